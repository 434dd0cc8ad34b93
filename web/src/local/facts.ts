/** What `python -m tenfold.core.wasm` writes about a game, beside its module. */
export type GameFacts = {
  id: string;
  rulesVersion: number;
  /** The smallest and the largest number of seats. */
  seats: [number, number];
  /** No seat has more legal actions than this. */
  maxLegal: number;
  /** No match has more entries than this, take-backs aside. */
  maxEntries: number;
  recordBytes: number;
  fields: Field[];
  options: Option[];
  /** The boxes that it's played with, and what they put into the fields of a record; none if it's the standard one. */
  boxes?: Box[];
  boxValues?: Record<string, Numbers>;
  /** Choices that don't go with a number of seats. */
  conflicts: [seats: number, option: string, choice: string][];
  /** Folders of sentences in the package; a later one may replace those of an earlier one. */
  catalogues: string[];
  /** Ending n of the rules is number n - 1 here. */
  endings: { code: string; clause: string; hasWinners: boolean }[];
  kinds: string[];
  /** The kinds by which a seat completes a move that it has begun. */
  completing: Record<string, string[]>;
  actions: Action[];
  levels: Record<string, Level>;
  /** How many numbers an observation has, and which of them are names: where, how many, times what, and of how many. */
  encoder: { size: number; categories: [start: number, length: number, factor: number, count: number][] };
  /** How bots search; null for a game without search. */
  search: {
    opponentWeight: number;
    searchesSimultaneous: boolean;
    logitScale: number;
    oddsRoot: number;
    curveWorlds: number;
  } | null;
};

export type NumberType = 'i1' | 'u1' | 'i2' | 'u2' | 'i4' | 'u4' | 'i8' | 'u8';

/** A field of the record; one that its owner sees has a row for each seat. */
export type Field = {
  name: string;
  offset: number;
  type: NumberType;
  shape: number[];
  seenBy: 'all' | 'owner' | 'nobody';
  /** It follows from the others: digests and views leave it out. */
  isDerived: boolean;
  /** The field that says how long its rows are in this match; what's beyond is told to nobody. */
  length?: string;
  /** What it says with the standard box, where a box decides; such fields are told only of matches with another. */
  standard?: Numbers;
};

/** A number, or rows of them. */
export type Numbers = number | Numbers[];

/** What's printed on somebody's copy of a game, as docs/boxes.md describes it. */
export type Box = { format: number; game: string; name: string; source?: string; [part: string]: unknown };

export type Option = { name: string; choices: string[]; default: string };

/** An argument of a sentence: a number, a word, or a phrase or list that every language words itself. */
export type Argument =
  | number
  | string
  | { plain: string; term: string; args: Record<string, Argument> }
  | { plain: string; items: Argument[]; join: string };

/** An action by its number: its notation, its kind, whether only its actor may know it, and its message. */
export type Action = [notation: string, kind: number, isSecret: 0 | 1, message: string, args: Record<string, Argument>];

/** How a bot chooses, as in core/levels.py. */
export type Level = {
  temperature: number;
  temperaturePerSeat: number;
  playouts: number;
  width: number;
  turns: number;
  rounds: number;
  minStandardErrors: number;
  solves: boolean;
  usesTunedWeights: boolean;
  usesNetwork: boolean;
};

/** Arguments as clients get them: numbers and plain words. */
export const plainArgs = (args: Record<string, Argument>): Record<string, number | string> =>
  Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, typeof arg === 'object' ? arg.plain : arg]));
