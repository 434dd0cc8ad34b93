// One instance of a game's module: its exports, and its memory, in which arrays are laid out once.

export type Pointer = number;

/**
 * What core/wasm/exports.py exports. An array is a pointer and its lengths, a named tuple all of its members;
 * seeds and random bits are BigInt.
 */
export type Exports = {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global<'i32'>;
  seed_stream(stream: Pointer, words: number, seed: bigint, index: number): void;
  draw(stream: Pointer, words: number): bigint;
  below(stream: Pointer, words: number, limit: number): number;
  deal_at(states: Pointer, count: number, at: number, seats: number): void;
  legal_at(states: Pointer, count: number, at: number, seat: number, actions: Pointer, room: number): number;
  apply_at(states: Pointer, count: number, at: number, seat: number, action: number): void;
  // prettier-ignore
  status_at(states: Pointer, count: number, at: number, seats: number, isDue: Pointer, dues: number, scores: Pointer, room: number): number;
  score_actions_at: ScoreActions;
  choose_best_at(
    actions: Pointer,
    room: number,
    count: number,
    worths: Pointer,
    worthsRoom: number,
    stream: Pointer,
    words: number,
  ): number;
  choose_likely_at(
    actions: Pointer,
    room: number,
    count: number,
    worths: Pointer,
    worthsRoom: number,
    temperature: number,
    stream: Pointer,
    words: number,
  ): number;
  ties?(state: Pointer, breaks: Pointer, room: number): void;
  search_score_actions_at?: ScoreActions;
  // prettier-ignore
  try_worlds?(
    ...search: [
      ...Search, moves: Pointer, moveCount: number, first: number, last: number,
      sums: Pointer, sumRoom: number, squares: Pointer, squareRoom: number,
    ]
  ): void;
  /** A game's solver, where it has one: what was prepared, then the values and their shape. */
  fill?(...prepared: number[]): void;
  // prettier-ignore
  score_by_network_at?: (
    ...scored: [
      states: Pointer, count: number, at: number, seat: number, actions: Pointer, room: number, actionCount: number,
      worths: Pointer, worthRoom: number, ...network: number[],
    ]
  ) => void;
  play_world?(...search: [...Search, world: number]): void;
  // prettier-ignore
  play_many(
    template: Pointer, templates: number, states: Pointer, count: number, seats: number, seed: bigint, first: number,
    maxPlies: number, chooser: Pointer, words: number, actions: Pointer, room: number,
  ): number;
  // prettier-ignore
  play_by_policies(
    template: Pointer, templateWords: number, hidden: Pointer, hiddenRows: number, hiddenWords: number,
    policies: Pointer, policyCount: number, scores: Pointer, scoreRows: number, scoreSeats: number,
    endings: Pointer, endingCount: number, plies: Pointer, plyCount: number,
    seats: number, seed: bigint, first: number, maxPlies: number,
    records: Pointer, recordCount: number, words: Pointer, wordRows: number, wordsPerRow: number,
    scratch: Pointer, scratchRows: number, scratchRoom: number, worths: Pointer, worthRows: number, worthRoom: number,
    botPolicies: Pointer, botPolicyCount: number, choices: Pointer, choiceRows: number, choiceRoom: number,
    offered: Pointer, offeredCount: number, stream: Pointer, streamWords: number,
  ): void;
};

/** Where and how it's searched: `SearchMemory` and `SearchSettings` of core/search_kernels.py. */
// prettier-ignore
export type Search = [
  records: Pointer, rows: number, words: Pointer, wordRows: number, wordsPerRow: number,
  hidden: Pointer, hiddenRows: number, hiddenWords: number, streams: Pointer, draws: number, streamWords: number,
  actions: Pointer, actionRoom: number, worths: Pointer, worthRoom: number, values: Pointer, valueRoom: number,
  observer: number, seats: number, turns: number, opponentWeight: number, seed: bigint,
];

// prettier-ignore
type ScoreActions = (
  states: Pointer, count: number, at: number, seat: number, actions: Pointer, room: number, actionCount: number,
  worths: Pointer, worthRoom: number,
) => void;

const ALIGNMENT = 64;
const PAGE = 65536;

export class Kernel {
  readonly call: Exports;
  #top: number;

  constructor(module: WebAssembly.Module) {
    this.call = new WebAssembly.Instance(module).exports as unknown as Exports;
    this.#top = this.call.__heap_base.value;
  }

  /** Room for so many bytes, all zero, for as long as the instance lives or until `release`. */
  allocate(bytes: number): Pointer {
    const at = Math.ceil(this.#top / ALIGNMENT) * ALIGNMENT;
    this.#top = at + bytes;
    const missing = this.#top - this.call.memory.buffer.byteLength;
    if (missing > 0) this.call.memory.grow(Math.ceil(missing / PAGE));
    this.bytes(at, bytes).fill(0);
    return at;
  }

  put(bytes: Uint8Array): Pointer {
    const at = this.allocate(bytes.length);
    this.bytes(at, bytes.length).set(bytes);
    return at;
  }

  /** Runs something, and takes back what it allocated. */
  scoped<T>(run: () => T): T {
    const top = this.#top;
    try {
      return run();
    } finally {
      this.#top = top;
    }
  }

  // Growing memory detaches arrays, so they are made anew for each use.
  bytes = (at: Pointer, count: number): Uint8Array => new Uint8Array(this.call.memory.buffer, at, count);
  integers = (at: Pointer, count: number): BigInt64Array => new BigInt64Array(this.call.memory.buffer, at, count);
  doubles = (at: Pointer, count: number): Float64Array => new Float64Array(this.call.memory.buffer, at, count);
}
