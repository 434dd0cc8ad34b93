// A game's rules and heuristics, in one instance of its module: the counterpart of core/game.py.
import type { SeenEntry, Solver } from './companions';
import type { GameFacts } from './facts';
import { Kernel } from './kernel';
import { loadNetwork } from './network';
import { fieldOf, masked, maskOf, setBox, UNSEEN } from './record';

export type Outcome = {
  ending: string;
  clause: string;
  scores: number[];
  /** Rank of each seat: 1 is the best. */
  ranking: number[];
  winners: number[];
};

export type Status = { due: number[]; outcome: Outcome | null };

/** What an observer may know and do; its bytes have UNSEEN wherever it may not look. */
export type View = {
  observer: number;
  seats: number;
  state: Uint8Array;
  due: number[];
  legal: number[];
  outcome: Outcome | null;
};

export const STREAM_WORDS = 2;
const BEGINS = 'begins';

/** Seats or options that the game doesn't have, with the code of the server's error. */
export class BadSettings extends Error {
  constructor(readonly code: 'bad-seats' | 'bad-option') {
    super(code);
  }
}

export class Rules {
  readonly kernel: Kernel;
  readonly #state: number;
  readonly #actions: number;
  readonly #worths: number;
  readonly #isDue: number;
  readonly #scores: number;
  readonly #hidden = new Map<number, number>();
  readonly #streamAt: number;
  readonly #network: number[] | null;

  constructor(
    readonly facts: GameFacts,
    readonly module: WebAssembly.Module,
    readonly solver: Solver | null = null,
    network: Uint8Array | null = null,
  ) {
    const seats = facts.seats[1];
    this.kernel = new Kernel(module);
    this.#state = this.kernel.allocate(facts.recordBytes);
    this.#actions = this.kernel.allocate(8 * facts.maxLegal);
    this.#worths = this.kernel.allocate(8 * facts.maxLegal);
    this.#isDue = this.kernel.allocate(seats);
    this.#scores = this.kernel.allocate(8 * seats);
    this.#streamAt = fieldOf(facts, 'stream').offset;
    this.#network = network && loadNetwork(this.kernel, facts, network);
  }

  /** Every option with its choice; what doesn't fit the game is refused. */
  settle(seats: number, options: Record<string, string> = {}): Record<string, string> {
    const { facts } = this;
    if (seats < facts.seats[0] || seats > facts.seats[1]) throw new BadSettings('bad-seats');
    const settled = Object.fromEntries(facts.options.map((option) => [option.name, option.default]));
    for (const [name, choice] of Object.entries(options)) {
      const option = facts.options.find((one) => one.name === name);
      if (!option?.choices.includes(choice)) throw new BadSettings('bad-option');
      settled[name] = choice;
    }
    const isRefused = facts.conflicts.some(([count, name, choice]) => count === seats && settled[name] === choice);
    if (isRefused || Number(settled[BEGINS]) > seats) throw new BadSettings('bad-option');
    return settled;
  }

  /** A record in which only the options are set. */
  template(seats: number, options?: Record<string, string>): Uint8Array {
    const settled = this.settle(seats, options);
    const state = new Uint8Array(this.facts.recordBytes);
    setBox(this.facts, state);
    for (const { name, choices } of this.facts.options)
      state[fieldOf(this.facts, name).offset] = choices.indexOf(settled[name]!);
    return state;
  }

  streamOf(state: Uint8Array): Uint8Array {
    return state.subarray(this.#streamAt, this.#streamAt + 8 * STREAM_WORDS);
  }

  deal(state: Uint8Array, seats: number): Uint8Array {
    return this.#changed(state, () => this.kernel.call.deal_at(this.#state, 1, 0, seats));
  }

  apply(state: Uint8Array, seat: number, action: number): Uint8Array {
    return this.#changed(state, () => this.kernel.call.apply_at(this.#state, 1, 0, seat, action));
  }

  /** The legal actions of a seat, ascending. */
  legal(state: Uint8Array, seat: number): number[] {
    this.#load(state);
    const count = this.kernel.call.legal_at(this.#state, 1, 0, seat, this.#actions, this.facts.maxLegal);
    return Array.from(this.kernel.integers(this.#actions, count), Number);
  }

  status(state: Uint8Array, seats: number): Status {
    this.#load(state);
    const { call } = this.kernel;
    const ending = call.status_at(this.#state, 1, 0, seats, this.#isDue, seats, this.#scores, seats);
    const due = [...this.kernel.bytes(this.#isDue, seats)].flatMap((isDue, seat) => (isDue ? [seat] : []));
    return { due, outcome: ending === 0 ? null : this.#outcome(ending, seats) };
  }

  #outcome(number: number, seats: number): Outcome {
    const { code, clause, hasWinners } = this.facts.endings[number - 1]!;
    const scores = this.#numbers(seats);
    this.kernel.integers(this.#scores, seats).fill(0n);
    this.kernel.call.ties?.(this.#state, this.#scores, seats);
    const breaks = this.#numbers(seats);
    const isBetter = (a: number, b: number) =>
      scores[a]! > scores[b]! || (scores[a] === scores[b] && breaks[a]! > breaks[b]!);
    const ranking = scores.map((_, seat) => 1 + scores.filter((_, other) => isBetter(other, seat)).length);
    const winners = hasWinners ? ranking.flatMap((rank, seat) => (rank === 1 ? [seat] : [])) : [];
    return { ending: code, clause, scores, ranking, winners };
  }

  #numbers(seats: number): number[] {
    return Array.from(this.kernel.integers(this.#scores, seats), Number);
  }

  /** A match that has ended other than by its rules, as by resigning, is over like any other. */
  view(state: Uint8Array, seats: number, observer: number, ended: Outcome | null = null): View {
    const { due, outcome } = ended ? { due: [], outcome: ended } : this.status(state, seats);
    const legal = due.includes(observer) ? this.legal(state, observer) : [];
    return {
      observer,
      seats,
      state: masked(state, maskOf(this.facts, observer, outcome !== null)),
      due,
      legal,
      outcome,
    };
  }

  /** An entry as an observer sees it; a secret action is -1 for all but its actor. */
  seenEntry(seat: number, action: number, observer: number): SeenEntry {
    const isHidden = observer !== seat && this.facts.actions[action]![2] === 1;
    return { seat, action: isHidden ? -1 : action };
  }

  /** What each legal action is worth by a heuristic: the baseline's, or that of search. */
  scores(view: View, isOfSearch: boolean): number[] {
    const { call } = this.kernel;
    const count = view.legal.length;
    const score = (isOfSearch && call.search_score_actions_at) || call.score_actions_at;
    this.#load(view.state);
    this.kernel.integers(this.#actions, count).set(view.legal.map(BigInt));
    score(this.#state, 1, 0, view.observer, this.#actions, count, count, this.#worths, count);
    return Array.from(this.kernel.doubles(this.#worths, count));
  }

  /** What each legal action is worth by the game's network. */
  networkScores(view: View): number[] {
    const count = view.legal.length;
    this.#load(view.state);
    this.kernel.integers(this.#actions, count).set(view.legal.map(BigInt));
    // prettier-ignore
    this.kernel.call.score_by_network_at!(
      this.#state, 1, 0, view.observer, this.#actions, count, count, this.#worths, count, ...this.#network!,
    );
    return Array.from(this.kernel.doubles(this.#worths, count));
  }

  /** The action of the greatest worth; equals by lot. */
  chooseBest(actions: number[], worths: number[], stream: number): number {
    const count = actions.length;
    this.kernel.integers(this.#actions, count).set(actions.map(BigInt));
    this.kernel.doubles(this.#worths, count).set(worths);
    return this.kernel.call.choose_best_at(this.#actions, count, count, this.#worths, count, stream, STREAM_WORDS);
  }

  /** An action by lot: one whose worth is less by the temperature is e times less likely. */
  chooseLikely(actions: number[], worths: number[], temperature: number, stream: number): number {
    const count = actions.length;
    this.kernel.integers(this.#actions, count).set(actions.map(BigInt));
    this.kernel.doubles(this.#worths, count).set(worths);
    // prettier-ignore
    return this.kernel.call.choose_likely_at(
      this.#actions, count, count, this.#worths, count, temperature, stream, STREAM_WORDS,
    );
  }

  /** Where a new random stream is kept, which a seed and an index decide. */
  newStream(seed: number, index: number): number {
    const stream = this.kernel.allocate(8 * STREAM_WORDS);
    this.kernel.call.seed_stream(stream, STREAM_WORDS, BigInt(seed), index);
    return stream;
  }

  /** For each seat the bytes of a record, all bits set where it may not look during a match. */
  hidden(seats: number): number {
    const known = this.#hidden.get(seats);
    if (known !== undefined) return known;
    const rows = Array.from({ length: seats }, (_, seat) =>
      maskOf(this.facts, seat, false).map((isSeen) => (isSeen ? 0 : UNSEEN)),
    );
    const at = this.kernel.allocate(seats * this.facts.recordBytes);
    rows.forEach((row, seat) => this.kernel.bytes(at + seat * row.length, row.length).set(row));
    this.#hidden.set(seats, at);
    return at;
  }

  #load(state: Uint8Array): void {
    this.kernel.bytes(this.#state, this.facts.recordBytes).set(state);
  }

  #changed(state: Uint8Array, change: () => void): Uint8Array {
    this.#load(state);
    change();
    return this.kernel.bytes(this.#state, this.facts.recordBytes).slice();
  }
}
