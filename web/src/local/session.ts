// What the worker does with messages of the page: opens a table, answers commands, lets bots play, and keeps everything.
import type {
  Answer,
  Command,
  HandedGame,
  Learning,
  NewSeat,
  Puzzle,
  Replay,
  ReplayPage,
  ReviewFound,
  TableFrame,
  ViewFrame,
} from '../net/protocol';
import type { Sentences } from './catalogues';
import { Guide, type GuideFile } from './guide';
import { type LocalCommand, LocalTable, type Voice } from './localTable';
import { Match, SECRET_BYTES } from './match';
import { BadMatchFile, fileOf, type MatchFile, matchOf } from './matchFile';
import type { PositionWish } from './position';
import type { PuzzleWish } from './puzzle';
import { replayOf, replayPage, yoursOf } from './replay';
import { outcomeOf } from './resigning';
import { analysed, reviewOf } from './review';
import type { Rules } from './rules';
import type { Helpers } from './search';
import type { Line, Saved } from './setup';
import { tableOf } from './tableFrame';
import type { Companions } from './companions';
import type { Box } from './facts';
import type { Explained, WhyWish } from './whyHere';
import type { Words } from './words';

/** Opens a table that the page has made, and never learns the secret of. */
export type Open = { type: 'open'; table: string; language: string };
/** Lets a bot make its move, if one is due: the page asks when it has shown the move before. */
export type PlayBot = { type: 'bot' };
/** What a page can ask for when a match is over. */
export type Ask = { type: 'ask'; id: string } & (
  { what: 'file' } | { what: 'replay' } | { what: 'page'; observer: number } | { what: 'review' }
);
/** Reviews a finished match and keeps what it finds; a worker does nothing else meanwhile. */
export type Look = { type: 'look'; id: string; table: string };
/** Gives a game to the server, with its secret, which the page never learns. */
export type HandOver = { type: 'hand-over'; id: string; table: string; language: string };
/** The server's table, or why it refuses. */
export type HandedOver = { table: string } | { status: number; code: string; sentence: string };
/** Plays a saved game again and compares everything; no table needs to be open. */
export type Check = { type: 'check'; id: string; file: MatchFile };
/** Asks for the puzzle of a day. */
export type AskPuzzle = { type: 'puzzle'; id: string; wish: PuzzleWish };
/** Asks for a decision of a finished match, to decide it again. */
export type AskPosition = { type: 'position'; id: string; wish: PositionWish };
/** Asks why a move isn't legal at a server's table; no table needs to be open. */
export type AskWhy = { type: 'explain'; id: string; wish: WhyWish };
type SetPace = Extract<Command, { type: 'pace' }> & { id: string };
export type ToWorker =
  Open | PlayBot | Ask | Check | AskPuzzle | AskPosition | AskWhy | Look | HandOver | SetPace | LocalCommand;

/** Something went wrong that isn't a refused command. */
export type Failed = { type: 'failed'; message: string };
/** How a saved game was checked: what didn't agree, and the first move at which. */
export type Checked = { moves: number; wrong: 'none' | 'shuffle' | 'moves' | 'file'; number: number };
/** There is no such table on this device. */
export type Gone = { type: 'gone' };
/** How far a review is. */
export type Progress = { type: 'progress'; done: number; of: number };
type Value = HandedOver | MatchFile | Replay | ReplayPage | ReviewFound | Checked | Puzzle | Explained | null;
export type Told = { type: 'told'; id: string; value: Value };
export type FromWorker = TableFrame | ViewFrame | Answer | Told | Progress | Gone | Failed;

/** Of sentences that nobody will read. */
const FIRST = 'en';
/** Commands that change nothing. */
const QUESTIONS = ['why', 'hint'];

export type Environment = {
  loadRules: (game: string, boxes?: Box[]) => Promise<Rules>;
  loadWords: (facts: Rules['facts'], language: string, learning?: Learning) => Promise<Words>;
  loadCompanions: (facts: Rules['facts']) => Promise<Companions>;
  loadPuzzle: (wish: PuzzleWish) => Promise<Puzzle>;
  loadPosition: (wish: PositionWish) => Promise<Puzzle>;
  explain: (wish: WhyWish) => Promise<Explained | null>;
  loadGuide: (game: string) => Promise<GuideFile>;
  loadSentences: (facts: Rules['facts'], language: string) => Promise<Sentences>;
  storage: {
    line: (table: string) => Promise<Line | undefined>;
    saved: (table: string) => Promise<Saved | undefined>;
    save: (line: Line, saved?: Saved) => Promise<void>;
  };
  handOver: (game: HandedGame, language: string) => Promise<HandedOver>;
  post: (message: FromWorker) => void;
  /** Who helps bots that search for long, if anybody does. */
  helpersFor?: (rules: Rules) => Helpers | null;
  random: (bytes: number) => Uint8Array;
  now: () => number;
};

/** An open table: its line in the list, the match and what is known of its file. */
type Begun = { line: Line; table: LocalTable; botSeed: number; digests: string[]; saved?: Saved };
/** Who helps bots that search is gone with the table. */
type Opened = Begun & { helpers: Helpers | null };

export class Session {
  #opened: Opened | null = null;
  /** One message after the other: nothing is shown before it's kept. */
  #last: Promise<void> = Promise.resolve();

  constructor(private readonly environment: Environment) {}

  receive(message: ToWorker): Promise<void> {
    this.#last = this.#last
      .then(() => this.#answer(message))
      .catch((error: unknown) => this.environment.post({ type: 'failed', message: String(error) }));
    return this.#last;
  }

  async #answer(message: ToWorker): Promise<void> {
    if (message.type === 'open') return this.#open(message);
    if (message.type === 'check') return this.#check(message);
    if (message.type === 'look') return this.#look(message);
    if (message.type === 'hand-over') return this.#handOver(message);
    if (message.type === 'puzzle' || message.type === 'position' || message.type === 'explain')
      return this.environment.post({ type: 'told', id: message.id, value: await this.#asked(message) });
    const opened = this.#opened;
    if (!opened) throw new Error('No table is open.');
    if (message.type === 'bot') return (await opened.table.playBot(opened.helpers)) ? this.#show(opened) : undefined;
    if (message.type === 'ask') {
      const value = message.what === 'review' ? await this.#review(opened) : told(opened, message);
      return this.environment.post({ type: 'told', id: message.id, value });
    }
    if (message.type === 'pace') return this.#setPace(opened, message);
    const answer = opened.table.handle(message);
    const isMove = answer.ok && !QUESTIONS.includes(message.type);
    if (isMove) await this.#keep(opened);
    this.environment.post(answer);
    if (isMove) this.#post(opened);
  }

  /** What needs no open table. */
  #asked(message: AskPuzzle | AskPosition | AskWhy): Promise<Puzzle | Explained | null> {
    const { loadPuzzle, loadPosition, explain } = this.environment;
    if (message.type === 'puzzle') return loadPuzzle(message.wish);
    return message.type === 'position' ? loadPosition(message.wish) : explain(message.wish);
  }

  async #open({ table, language }: Open): Promise<void> {
    const { storage, post } = this.environment;
    const line = await storage.line(table);
    if (!line) return post({ type: 'gone' });
    const rules = await this.environment.loadRules(line.setup.game, line.setup.boxes);
    const { loadWords, loadCompanions } = this.environment;
    const words = await loadWords(rules.facts, language, line.setup.learning);
    const voice = { words, companions: await loadCompanions(rules.facts) };
    const guide = line.setup.isGuide ? await this.#guideOf(line, rules, language) : null;
    const saved = await storage.saved(table);
    try {
      const opened = saved ? this.#resumed(line, saved, rules, voice, guide) : this.#begun(line, rules, voice, guide);
      this.#opened?.helpers?.close();
      this.#opened = { ...opened, helpers: this.environment.helpersFor?.(rules) ?? null };
    } catch (error) {
      // After an update the rules may have another version; the page says so.
      if (!(error instanceof BadMatchFile)) throw error;
      return post({ type: 'table', seq: 0, table: { ...tableOf(line, null), ended: { text: '', replay: false } } });
    }
    // Whoever won a saved game is known only now.
    if (!saved || (line.setup.isFile && line.results.length === 0)) await this.#keep(this.#opened);
    this.#post(this.#opened);
  }

  async #check({ id, file }: Check): Promise<void> {
    const value = checkOf(file, await this.environment.loadRules(file.game, file.boxes));
    this.environment.post({ type: 'told', id, value });
  }

  async #look({ id, table }: Look): Promise<void> {
    const { storage, post, loadRules, loadWords, loadCompanions } = this.environment;
    const [line, saved] = await Promise.all([storage.line(table), storage.saved(table)]);
    if (!line || !saved) return post({ type: 'gone' });
    const rules = await loadRules(line.setup.game, line.setup.boxes);
    const voice = { words: await loadWords(rules.facts, FIRST), companions: await loadCompanions(rules.facts) };
    const match = matchOf(saved.file, rules);
    const outcome = saved.ended ?? outcomeOf(match.outcome, line.setup.players, saved.resigned ?? []);
    if (!outcome) return post({ type: 'told', id, value: null });
    const review = await analysed(match, voice, outcome, (done, of) => post({ type: 'progress', done, of }));
    const now = await storage.line(table);
    if (now) await storage.save(now, { ...saved, review });
    post({ type: 'told', id, value: null });
  }

  async #handOver({ id, table, language }: HandOver): Promise<void> {
    const { storage, post, handOver } = this.environment;
    const [line, saved] = await Promise.all([storage.line(table), storage.saved(table)]);
    if (!line || !saved) return post({ type: 'gone' });
    const { players, pace, help, learning } = line.setup;
    const { file, joined, resigned = [] } = saved;
    const seats = players.map(({ name, level, character }): NewSeat =>
      level ? { kind: 'bot', agent: character ?? level } : { kind: 'me', name },
    );
    const value = await handOver({ file, seats, joined, resigned, pace, help, learning }, language);
    post({ type: 'told', id, value });
  }

  /** What a review has found, in the reader's words; null if nobody has asked for one. */
  async #review({ line, table: { match, outcome, voice } }: Opened): Promise<ReviewFound | null> {
    const { review } = (await this.environment.storage.saved(line.table)) ?? {};
    const { players } = line.setup;
    const names = players.map(({ name }) => name);
    return review && outcome ? reviewOf(match, voice, review, names, yoursOf(line.setup)) : null;
  }

  async #guideOf({ setup: { game, players } }: Line, rules: Rules, language: string): Promise<Guide> {
    const { loadGuide, loadSentences } = this.environment;
    const names = players.map(({ name }) => name);
    return new Guide(game, await loadGuide(game), await loadSentences(rules.facts, language), names);
  }

  #begun(line: Line, rules: Rules, voice: Voice, guide: Guide | null): Begun {
    const { players, options } = line.setup;
    const { random } = this.environment;
    const match = new Match(rules, players.length, guide?.secret ?? random(SECRET_BYTES), options);
    for (const { seat, plays } of guide?.opening ?? [])
      match.redo(
        seat,
        rules.facts.actions.findIndex(([notation]) => notation === plays[0]),
        null,
      );
    const botSeed = new DataView(random(4).buffer).getUint32(0);
    return { line, table: new LocalTable(match, voice, { players, botSeed, guide }), botSeed, digests: [] };
  }

  #resumed(line: Line, saved: Saved, rules: Rules, voice: Voice, guide: Guide | null): Begun {
    const { botSeed, joined, resigned = [], ended, file } = saved;
    const { players } = line.setup;
    const seats = { players, botSeed, joined: [...joined], resigned: [...resigned], ended, guide };
    const table = new LocalTable(matchOf(file, rules), voice, seats);
    return { line, table, botSeed, digests: [...file.digests], saved };
  }

  async #setPace(opened: Opened, { id, pace }: SetPace): Promise<void> {
    opened.line = { ...opened.line, setup: { ...opened.line.setup, pace } };
    await this.environment.storage.save(opened.line);
    this.environment.post({ type: 'answer', id, ok: true });
    this.#postTable(opened);
  }

  async #show(opened: Opened): Promise<void> {
    await this.#keep(opened);
    this.#post(opened);
  }

  async #keep(opened: Opened): Promise<void> {
    const { match, outcome, due, joined, resigned } = opened.table;
    const { players, isFile = false } = opened.line.setup;
    const yours = yoursOf(opened.line.setup);
    const file = fileOf(
      match,
      players.map(({ name }) => name),
      opened.digests,
    );
    opened.digests = file.digests;
    opened.line = {
      ...opened.line,
      isOver: isFile || outcome !== null,
      isYourTurn: due.some((seat) => !players[seat]!.level && !resigned.includes(seat)),
      updated: this.environment.now(),
      results: players.flatMap((_, seat) =>
        outcome ? [{ rank: outcome.ranking[seat]!, score: outcome.scores[seat]!, yours: yours.includes(seat) }] : [],
      ),
    };
    const journey = outcome && journeyOf(opened.table, yours);
    if (journey) opened.line = { ...opened.line, journey };
    await this.environment.storage.save(opened.line, {
      ...opened.saved,
      file,
      joined,
      resigned,
      botSeed: opened.botSeed,
    });
  }

  #post(opened: Opened): void {
    const { isFirst, outcome, resigned } = opened.table;
    if (isFirst || outcome || resigned.length > 0) this.#postTable(opened);
    this.environment.post(opened.table.frame());
  }

  #postTable({ line, table }: Opened): void {
    this.environment.post({ type: 'table', seq: 0, table: tableOf(line, table) });
  }
}

/** The tiles of the reader's completed journey, where a game has journeys. */
function journeyOf(table: LocalTable, yours: number[]): number[] | undefined {
  const seat = yours.length === 1 ? yours[0]! : -1;
  const { winner, rack } = seat < 0 ? {} : table.watched(seat).state;
  return Array.isArray(rack) && winner === seat ? (rack[seat] as number[]) : undefined;
}

function checkOf(file: MatchFile, rules: Rules): Checked {
  const moves = file.entries.length;
  try {
    matchOf(file, rules);
    return { moves, wrong: 'none', number: 0 };
  } catch (error) {
    if (!(error instanceof BadMatchFile)) throw error;
    if (error.code === 'bad-file') return { moves, wrong: 'file', number: 0 };
    return { moves, wrong: error.number === 0 ? 'shuffle' : 'moves', number: error.number };
  }
}

/** What nobody may know while a match is on; null then. */
function told({ line, table }: Opened, ask: Exclude<Ask, { what: 'review' }>): Value {
  const { players } = line.setup;
  if (!table.outcome && !line.setup.isFile) return null;
  if (ask.what === 'replay') return replayOf(line, table);
  if (ask.what === 'page') return replayPage(table, ask.observer, players);
  return fileOf(
    table.match,
    players.map(({ name }) => name),
  );
}
