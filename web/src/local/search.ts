// The bot that searches: a port of agents/search_agent.py, which explains it. The same seed gives the same moves.
import type { Level } from './facts';
import type { Pointer, Search } from './kernel';
import { solved } from './solved';
import { type Outcome, type Rules, STREAM_WORDS, type View } from './rules';

const ROWS = 4;
const TRIAL = 2;
const DRAWS = 3;
const CHUNK = 512;
const MIN_CANDIDATES = 2;
const SEARCH_STREAM = 2;

/** A move that was tried, its gain against the heuristic's choice, and the standard error. */
export type Candidate = { action: number; gain: number; error: number };
/** A decision with all candidates that were tried, the best first. */
export type Decision = { action: number; candidates: Candidate[]; playouts: number };

type Tries = { sum: number; squares: number; worlds: number };

export class SearchAgent {
  readonly #stream: number;

  constructor(
    readonly rules: Rules,
    seed: number,
  ) {
    this.#stream = rules.newStream(seed, SEARCH_STREAM);
  }

  decide(view: View, level: Level): Decision {
    const worths = level.solves ? solved(this.rules, view) : null;
    if (worths) return best(worths);
    const seed = BigInt.asUintN(64, this.rules.kernel.call.draw(this.#stream, STREAM_WORDS)) >> 1n;
    const trials = new Trials(this.rules, view, level, seed);
    return trials.isSettled ? { action: trials.order[0]!, candidates: [], playouts: 0 } : trials.decision();
  }
}

/** The best action by exact values; of equals the first. Gains are told against it. */
function best(worths: Map<number, number>): Decision {
  const ranked = [...worths].sort(([, one], [, other]) => other - one);
  const [action, most] = ranked[0]!;
  return {
    action,
    candidates: ranked.map(([action, worth]) => ({ action, gain: worth - most, error: 0 })),
    playouts: 0,
  };
}

/** What moves gain against the first of them, all tried in the same worlds. */
export const compare = (rules: Rules, view: View, level: Level, moves: number[], worlds: number, seed: number) =>
  new Trials(rules, view, level, BigInt(seed)).compared(moves, worlds);

/** One decision in progress: the candidates and their results so far. */
class Trials {
  readonly order: number[];
  readonly isSettled: boolean;
  readonly #turns: number;
  readonly #tries = new Map<number, Tries>();
  #worlds = 0;
  #played = 0;

  constructor(
    readonly rules: Rules,
    readonly view: View,
    readonly level: Level,
    readonly seed: bigint,
  ) {
    const { search } = rules.facts;
    const isTogether = view.due.length > 1;
    const worths = rules.scores(view, true);
    const ranked = view.legal.map((_, i) => i).sort((a, b) => worths[b]! - worths[a]!);
    this.order = ranked.map((i) => view.legal[i]!);
    this.isSettled =
      this.order.length < MIN_CANDIDATES ||
      search === null ||
      level.playouts === 0 ||
      (isTogether && !search.searchesSimultaneous);
    this.#turns = isTogether ? 1 : level.turns + level.rounds * view.seats;
  }

  /** Rounds of tries, the worse half of the candidates leaving after each. */
  decision(): Decision {
    const [own, ...others] = this.order.slice(0, this.level.width) as [number, ...number[]];
    const rounds = Math.max(1, 32 - Math.clz32(others.length));
    for (;;) {
      const share = Math.floor(this.level.playouts / (rounds * (1 + others.length)));
      this.#tryAll([own, ...others], Math.max(1, share));
      others.sort((a, b) => this.#gain(b) - this.#gain(a));
      if (others.length < MIN_CANDIDATES) break;
      others.length = Math.floor(others.length / 2);
    }
    const best = others[0]!;
    const isBetter = this.#gain(best) > Math.max(0, this.level.minStandardErrors * this.#error(best));
    const worlds = (one: Candidate) => this.#tries.get(one.action)!.worlds;
    const tried = [...this.#tries.keys()].map((action) => this.#candidate(action));
    const candidates = tried.sort((a, b) => worlds(b) - worlds(a) || b.gain - a.gain);
    return { action: isBetter ? best : own, candidates, playouts: this.#played };
  }

  /** What moves gain against the first of them, all tried in the same worlds. */
  compared(moves: number[], worlds: number): Candidate[] {
    this.#tryAll(moves, worlds);
    return moves.map((action) => this.#candidate(action));
  }

  #candidate = (action: number): Candidate => ({ action, gain: this.#gain(action), error: this.#error(action) });

  #gain(action: number): number {
    const { sum, worlds } = this.#tries.get(action)!;
    return sum / worlds;
  }

  #error(action: number): number {
    const { squares, worlds } = this.#tries.get(action)!;
    const gain = this.#gain(action);
    return Math.sqrt(Math.max(0, squares / worlds - gain * gain) / worlds);
  }

  /** Try moves in so many new worlds, and add up what they gain. */
  #tryAll(moves: number[], worlds: number): void {
    const end = this.#worlds + worlds;
    const tries = moves.map((move) => this.#tries.get(move) ?? { sum: 0, squares: 0, worlds: 0 });
    for (let first = this.#worlds; first < end; first += CHUNK) {
      const { sums, squares } = this.#tryChunk(moves, first, Math.min(first + CHUNK, end));
      tries.forEach((one, i) => {
        one.sum += sums[i]!;
        one.squares += squares[i]!;
      });
    }
    moves.forEach((move, i) => this.#tries.set(move, { ...tries[i]!, worlds: tries[i]!.worlds + worlds }));
    this.#worlds = end;
    this.#played += worlds * moves.length;
  }

  #tryChunk(moves: number[], first: number, last: number): { sums: number[]; squares: number[] } {
    const { rules, view } = this;
    const { kernel } = rules;
    const hidden = rules.hidden(view.seats);
    return kernel.scoped(() => {
      const { search } = layOut(rules, hidden, view, this.#turns, this.seed);
      const tried = kernel.allocate(8 * moves.length);
      kernel.integers(tried, moves.length).set(moves.map(BigInt));
      const sums = kernel.allocate(8 * moves.length);
      const squares = kernel.allocate(8 * moves.length);
      // prettier-ignore
      kernel.call.try_worlds!(
        ...search, tried, moves.length, first, last, sums, moves.length, squares, moves.length,
      );
      return {
        sums: Array.from(kernel.doubles(sums, moves.length)),
        squares: Array.from(kernel.doubles(squares, moves.length)),
      };
    });
  }
}

type Laid = { search: Search; trial: Pointer; values: Pointer };

/** Lays out what a search from a view works in. */
function layOut(rules: Rules, hidden: Pointer, view: View, turns: number, seed: bigint): Laid {
  const { kernel, facts } = rules;
  const { recordBytes, maxLegal } = facts;
  const words = recordBytes / 8;
  const records = kernel.allocate(ROWS * recordBytes);
  kernel.bytes(records, recordBytes).set(view.state);
  const streams = kernel.allocate(8 * DRAWS * STREAM_WORDS);
  const actions = kernel.allocate(8 * maxLegal);
  const worths = kernel.allocate(8 * maxLegal);
  const values = kernel.allocate(8 * view.seats);
  // prettier-ignore
  const search: Search = [
    records, ROWS, records, ROWS, words, hidden, view.seats, words, streams, DRAWS, STREAM_WORDS,
    actions, maxLegal, worths, maxLegal, values, view.seats,
    view.observer, view.seats, turns, facts.search!.opponentWeight, seed,
  ];
  return { search, trial: records + TRIAL * recordBytes, values };
}

/** Worlds of a view in which all seats go on by the heuristic: analysis/expectation.py asks for them. */
export class Playouts {
  #trial = new Uint8Array();

  constructor(
    readonly rules: Rules,
    readonly view: View,
    readonly turns: number,
    readonly seed: number,
  ) {}

  /** Plays one of the worlds; what the evaluation gives each seat in the end. */
  play(world: number): number[] {
    const { kernel, facts } = this.rules;
    const hidden = this.rules.hidden(this.view.seats);
    return kernel.scoped(() => {
      const { search, trial, values } = layOut(this.rules, hidden, this.view, this.turns, BigInt(this.seed));
      kernel.call.play_world!(...search, world);
      this.#trial = kernel.bytes(trial, facts.recordBytes).slice();
      return Array.from(kernel.doubles(values, this.view.seats));
    });
  }

  /** How the world that was played last has ended, if it has. */
  outcome(): Outcome | null {
    return this.rules.status(this.#trial, this.view.seats).outcome;
  }
}
