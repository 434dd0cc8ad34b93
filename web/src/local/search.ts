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

/** What is tried, and from where: all that one who helps with a search needs, and no more than its bot sees. */
export type Trial = { state: Uint8Array; observer: number; seats: number; turns: number; seed: bigint };
/** Moves that are tried in the worlds from `first` to before `last`. */
export type Worlds = { moves: number[]; first: number; last: number };
/** What each move gained, added up. */
type Sums = { sums: number[]; squares: number[] };

/** Others who try moves: what each gained in each world, world after world. */
export type Helpers = {
  count: number;
  gains: (trial: Trial, part: Worlds, helper: number) => Promise<Float64Array>;
  close: () => void;
};

/** Parts of a search that someone else carries out. */
type Steps<T> = Generator<Worlds, T, Sums[]>;

export class SearchAgent {
  readonly #stream: number;

  constructor(
    readonly rules: Rules,
    seed: number,
  ) {
    this.#stream = rules.newStream(seed, SEARCH_STREAM);
  }

  decide(view: View, level: Level): Decision {
    const trials = this.#begin(view, level);
    return trials instanceof Trials ? trials.alone(trials.decision()) : trials;
  }

  /** The same decision, bit for bit, with others who try worlds meanwhile. */
  async decideWith(helpers: Helpers, view: View, level: Level): Promise<Decision> {
    const trials = this.#begin(view, level);
    return trials instanceof Trials ? trials.shared(trials.decision(), helpers) : trials;
  }

  /** What there is to try; or the decision, where exact values or the heuristic alone make it. */
  #begin(view: View, level: Level): Trials | Decision {
    const worths = level.solves ? solved(this.rules, view) : null;
    if (worths) return best(worths);
    const seed = BigInt.asUintN(64, this.rules.kernel.call.draw(this.#stream, STREAM_WORDS)) >> 1n;
    const trials = new Trials(this.rules, view, level, seed);
    return trials.isSettled ? { action: trials.order[0]!, candidates: [], playouts: 0 } : trials;
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

/** What each move gains in each world, in an instance of its own: the searcher's, or a helper's. */
export function gainsOf(rules: Rules, trial: Trial, { moves, first, last }: Worlds): Float64Array {
  const gains = new Float64Array(moves.length * (last - first));
  onTrial(rules, trial, moves, (tryWorlds) => {
    for (let world = first; world < last; world++)
      gains.set(tryWorlds(world, world + 1).sums, moves.length * (world - first));
  });
  return gains;
}

/** Adds gains up as compiled code does: world after world, so that the last bit is the same. */
function addedUp(gains: Float64Array, count: number, from: number, to: number): Sums {
  const sums = Array.from({ length: count }, () => 0);
  const squares = [...sums];
  for (let at = from * count; at < to * count; at++) {
    const [move, gain] = [at % count, gains[at]!];
    sums[move]! += gain;
    squares[move]! += gain * gain;
  }
  return { sums, squares };
}

/** Chunks of worlds as agents/search_agent.py adds them up. */
const chunksOf = ({ moves, first, last }: Worlds): Worlds[] =>
  Array.from({ length: Math.ceil((last - first) / CHUNK) }, (_, i) => {
    const start = first + i * CHUNK;
    return { moves, first: start, last: Math.min(start + CHUNK, last) };
  });

/** Even parts of the worlds, one for each who tries them. */
function partsOf({ moves, first, last }: Worlds, count: number): Worlds[] {
  const at = (part: number) => first + Math.floor(((last - first) * part) / count);
  return Array.from({ length: count }, (_, part) => ({ moves, first: at(part), last: at(part + 1) }));
}

/** Lays out in memory what is tried, and tries it in worlds as long as it's there. */
function onTrial<T>(
  rules: Rules,
  trial: Trial,
  moves: number[],
  run: (tryWorlds: (first: number, last: number) => { sums: Float64Array; squares: Float64Array }) => T,
): T {
  const { kernel } = rules;
  const hidden = rules.hidden(trial.seats);
  return kernel.scoped(() => {
    const { search } = layOut(rules, hidden, trial);
    const tried = kernel.allocate(8 * moves.length);
    kernel.integers(tried, moves.length).set(moves.map(BigInt));
    const sums = kernel.allocate(8 * moves.length);
    const squares = kernel.allocate(8 * moves.length);
    return run((first, last) => {
      const results = { sums: kernel.doubles(sums, moves.length), squares: kernel.doubles(squares, moves.length) };
      results.sums.fill(0);
      results.squares.fill(0);
      // prettier-ignore
      kernel.call.try_worlds!(
        ...search, tried, moves.length, first, last, sums, moves.length, squares, moves.length,
      );
      return results;
    });
  });
}

/** One decision in progress: the candidates and their results so far. */
class Trials {
  readonly order: number[];
  readonly isSettled: boolean;
  readonly #trial: Trial;
  readonly #tries = new Map<number, Tries>();
  #worlds = 0;
  #played = 0;

  constructor(
    readonly rules: Rules,
    view: View,
    readonly level: Level,
    seed: bigint,
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
    const turns = isTogether ? 1 : level.turns + level.rounds * view.seats;
    this.#trial = { state: view.state, observer: view.observer, seats: view.seats, turns, seed };
  }

  /** Carries steps out by itself. */
  alone<T>(steps: Steps<T>): T {
    for (let step = steps.next(); ;) {
      if (step.done) return step.value;
      step = steps.next(chunksOf(step.value).map((chunk) => this.#tryChunk(chunk)));
    }
  }

  /** Carries steps out together with others; the sums are those of one alone. */
  async shared<T>(steps: Steps<T>, helpers: Helpers): Promise<T> {
    for (let step = steps.next(); ;) {
      if (step.done) return step.value;
      const { value: worlds } = step;
      const gains = await this.#gainsWith(helpers, worlds);
      const sums = chunksOf(worlds).map(({ first, last }) =>
        addedUp(gains, worlds.moves.length, first - worlds.first, last - worlds.first),
      );
      step = steps.next(sums);
    }
  }

  /** Rounds of tries, the worse half of the candidates leaving after each. */
  *decision(): Steps<Decision> {
    const [own, ...others] = this.order.slice(0, this.level.width) as [number, ...number[]];
    const rounds = Math.max(1, 32 - Math.clz32(others.length));
    for (;;) {
      const share = Math.floor(this.level.playouts / (rounds * (1 + others.length)));
      yield* this.#tryAll([own, ...others], Math.max(1, share));
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
    this.alone(this.#tryAll(moves, worlds));
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
  *#tryAll(moves: number[], worlds: number): Steps<void> {
    const first = this.#worlds;
    this.#worlds += worlds;
    const tries = moves.map((move) => this.#tries.get(move) ?? { sum: 0, squares: 0, worlds: 0 });
    for (const { sums, squares } of yield { moves, first, last: this.#worlds }) {
      tries.forEach((one, i) => {
        one.sum += sums[i]!;
        one.squares += squares[i]!;
      });
    }
    moves.forEach((move, i) => this.#tries.set(move, { ...tries[i]!, worlds: tries[i]!.worlds + worlds }));
    this.#played += worlds * moves.length;
  }

  #tryChunk({ moves, first, last }: Worlds): Sums {
    return onTrial(this.rules, this.#trial, moves, (tryWorlds) => {
      const { sums, squares } = tryWorlds(first, last);
      return { sums: Array.from(sums), squares: Array.from(squares) };
    });
  }

  /** What every move gains in every world, tried by all at once; what a helper can't do is done here. */
  async #gainsWith(helpers: Helpers, worlds: Worlds): Promise<Float64Array> {
    const [own, ...parts] = partsOf(worlds, helpers.count + 1);
    const { rules } = this;
    const asked = parts.map((part, i) =>
      helpers.gains(this.#trial, part, i).catch(() => gainsOf(rules, this.#trial, part)),
    );
    const gains = new Float64Array(worlds.moves.length * (worlds.last - worlds.first));
    gains.set(gainsOf(rules, this.#trial, own!));
    const found = await Promise.all(asked);
    found.forEach((some, i) => gains.set(some, worlds.moves.length * (parts[i]!.first - worlds.first)));
    return gains;
  }
}

type Laid = { search: Search; trial: Pointer; values: Pointer };

/** Lays out what a search from a view works in. */
function layOut(rules: Rules, hidden: Pointer, { state, observer, seats, turns, seed }: Trial): Laid {
  const { kernel, facts } = rules;
  const { recordBytes, maxLegal } = facts;
  const words = recordBytes / 8;
  const records = kernel.allocate(ROWS * recordBytes);
  kernel.bytes(records, recordBytes).set(state);
  const streams = kernel.allocate(8 * DRAWS * STREAM_WORDS);
  const actions = kernel.allocate(8 * maxLegal);
  const worths = kernel.allocate(8 * maxLegal);
  const values = kernel.allocate(8 * seats);
  // prettier-ignore
  const search: Search = [
    records, ROWS, records, ROWS, words, hidden, seats, words, streams, DRAWS, STREAM_WORDS,
    actions, maxLegal, worths, maxLegal, values, seats,
    observer, seats, turns, facts.search!.opponentWeight, seed,
  ];
  return { search, trial: records + TRIAL * recordBytes, values };
}

/** Worlds of a view in which all seats go on by the heuristic: analysis/expectation.py asks for them. */
export class Playouts {
  /** The state to which the world led that was played last. */
  state = new Uint8Array();

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
      const { search, trial, values } = layOut(this.rules, hidden, {
        ...this.view,
        turns: this.turns,
        seed: BigInt(this.seed),
      });
      kernel.call.play_world!(...search, world);
      this.state = kernel.bytes(trial, facts.recordBytes).slice();
      return Array.from(kernel.doubles(values, this.view.seats));
    });
  }

  /** How the world that was played last has ended, if it has. */
  outcome(): Outcome | null {
    return this.rules.status(this.state, this.view.seats).outcome;
  }
}
