// What this device answers by itself where there is no server, in the words of net/protocol.ts.
import type {
  Game,
  HistoryGame,
  NewSeat,
  NewTable,
  Puzzle,
  Replay,
  ReplayPage,
  Review,
  ReviewTurn,
  TableLine,
} from '../net/protocol';
import { api, me, Refused, request, type Me, type Rulebook } from '../net/api';
import { FIRST, language } from '../text/language.svelte';
import { say as sayInShell } from '../text/say';
import { localGames } from './games';
import { loadGuide } from './guides';
import { hasLocalTables, noteLocalTables } from './hasLocalTables';
import { isLocal, localIdOf, newLocalId } from './localId';
import { handOver as handOverInWorker, openWorker, position, puzzle, type WorkerLine } from './local';
import type { Box } from './facts';
import type { MatchFile } from './matchFile';
import { say } from './messages';
import type { Outcome } from './rules';
import type { Line, Player, Saved, Setup } from './setup';
import { storage } from './storage';
import { winsAfter } from './wins';

const NAME = 'tenfold.name';
const BEGINS = 'begins';
const MAX_NAME = 24;

type Texts = Record<string, () => Promise<string>>;
const baked = import.meta.glob<Game[]>('./baked/games.*.json', { import: 'default' });
const rulebooks: Texts = import.meta.glob<string>('../../../src/tenfold/games/*/RULES*.md', {
  query: '?raw',
  import: 'default',
});

const games = async (): Promise<Game[]> => {
  const known = await (baked[`./baked/games.${language.current}.json`] ?? baked[`./baked/games.${FIRST}.json`]!)();
  return known.filter(({ id }) => localGames().includes(id)).map(withoutPerfect);
};

/** The perfect bot needs gigabytes. */
const withoutPerfect = (game: Game): Game => ({ ...game, bots: game.bots.filter(({ level }) => level !== 'perfect') });

async function gameOf(id: string): Promise<Game> {
  const game = (await games()).find((one) => one.id === id);
  if (!game) throw missing();
  return game;
}

const missing = () => new Refused(404, 'missing', say('local-missing'));
const badFile = () => new Refused(400, 'bad-file', say('local-bad-file'));
const otherRules = () => new Refused(410, 'other-rules', say('local-other-rules'));
const notOver = () => new Refused(409, 'not-over', say('local-review-not-over'));
const notKept = () => new Refused(507, 'not-kept', say('local-stopped'));
const needsServer = () => new Refused(0, 'needs-server', say('local-needs-server'));

async function lineOf(table: string): Promise<Line> {
  const line = await storage.line(table);
  if (!line) throw missing();
  return line;
}

async function rules(game: string): Promise<Rulebook> {
  const path = `../../../src/tenfold/games/${game}/RULES`;
  const own = language.current === FIRST ? undefined : rulebooks[`${path}.${language.current}.md`];
  const translated = own !== undefined || language.current === FIRST;
  return { markdown: await (own ?? rulebooks[`${path}.md`]!)(), translated };
}

async function make(wanted: NewTable): Promise<{ table: string; code: string; path: string }> {
  if (wanted.seats.some(({ kind }) => kind === 'open')) throw needsServer();
  const game = await gameOf(wanted.game);
  const { options, boxes, pace = 'normal', help = true, learning = 'off' } = wanted;
  const players = playersOf(wanted.seats, game);
  // A page's own state can't be stored: this is a copy.
  const setup: Setup = {
    game: game.id,
    players,
    options: { ...options },
    ...(boxes?.length && { boxes: structuredClone(boxes) as Box[] }),
    pace,
    help,
    learning,
  };
  return { table: await add(setup), code: '', path: '' };
}

async function add(setup: Setup): Promise<string> {
  const table = newLocalId();
  const line = { table, setup, isOver: false, isYourTurn: true, updated: Date.now() / 1000, results: [] };
  await storage.save(line).catch(() => {
    throw notKept();
  });
  noteLocalTables();
  // Without this, a browser that runs out of room may clear them; it decides by itself whether it promises more.
  void navigator.storage?.persist?.().catch(() => {});
  return table;
}

/** Who sits where: bots by the character or the level that was asked for, each name once. */
export function playersOf(seats: NewSeat[], game: Game): Player[] {
  const players: Player[] = [];
  for (const seat of seats) {
    const names = players.map(({ name }) => name);
    if (seat.kind !== 'bot')
      players.push({ name: distinct(seat.name?.trim() || nameHere() || sayInShell('guest'), names) });
    else players.push(botFor(seat.agent ?? '', game, players));
  }
  return players;
}

function botFor(asked: string, game: Game, present: Player[]): Player {
  const times = (id: string) => present.filter(({ character }) => character === id).length;
  const fitting = game.bots.filter(({ id, level }) => id === asked || level === asked);
  const [bot] = (fitting.length ? fitting : game.bots).toSorted((one, other) => times(one.id) - times(other.id));
  const names = present.map(({ name }) => name);
  return {
    name: distinct(sayInShell('bot-name', { character: bot!.id }), names),
    level: bot!.level,
    character: bot!.id,
  };
}

function distinct(name: string, taken: string[]): string {
  if (!taken.includes(name)) return name;
  const numbered = Array.from({ length: taken.length }, (_, at) => `${name.slice(0, MAX_NAME - 3)} ${at + 2}`);
  return numbered.find((one) => !taken.includes(one))!;
}

function nameHere(): string {
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

async function guide(game: string): Promise<{ table: string }> {
  const { players, options } = await loadGuide(game);
  const known = await gameOf(game);
  const seats = players.map((id): NewSeat => (id ? { kind: 'bot', agent: id } : { kind: 'me' }));
  const setup = {
    game,
    players: playersOf(seats, known),
    options,
    pace: 'normal',
    help: true,
    learning: 'off',
  } as const;
  return { table: await add({ ...setup, isGuide: true }) };
}

/** The same people and bots; the seat after the last beginner begins. */
async function rematch(table: string, beginner: number, winners: number[]): Promise<string> {
  const line = await lineOf(table);
  if (line.rematch) return line.rematch;
  const { setup } = line;
  const begins = { [BEGINS]: String(((beginner + 1) % setup.players.length) + 1) };
  const hasBegins = (await gameOf(setup.game)).options.some(({ name }) => name === BEGINS);
  const options = { ...setup.options, ...(hasBegins && begins) };
  const next = await add({ ...setup, isGuide: false, options, wins: winsAfter(setup, winners) });
  await storage.save({ ...line, rematch: next });
  return next;
}

/** A saved game, as a table that is over; what the file says is checked when it's opened. */
async function open(text: string): Promise<string> {
  const file = fileIn(text);
  const { game, options, boxes, players } = file;
  await gameOf(game).catch(() => {
    throw badFile();
  });
  const setup: Setup = {
    game,
    players: players.map((name) => ({ name: String(name) })),
    options,
    ...(boxes && { boxes }),
    pace: 'normal',
    help: true,
    learning: 'off',
    isFile: true,
  };
  return addSaved(setup, newLocalId(), { file, joined: [], botSeed: 0 });
}

async function addSaved(setup: Setup, table: string, saved: Saved): Promise<string> {
  const line: Line = { table, setup, isOver: true, isYourTurn: false, updated: Date.now() / 1000, results: [] };
  await storage.save(line, saved);
  try {
    await workerOf(table);
  } catch (error) {
    await storage.remove(table);
    throw error instanceof Refused ? error : badFile();
  }
  noteLocalTables();
  return table;
}

/** A finished game of the server, with its reader's seats and how it ended. */
async function keep(table: string): Promise<void> {
  const [replay, answer] = await Promise.all([api.replay(table), request(api.fileAddress(table))]);
  const file = fileIn(await answer.text());
  const { players, characters = [], yours, outcome, from_device: isFromDevice = false } = replay;
  const setup: Setup = {
    game: file.game,
    players: players.map((name, seat) => ({ name, ...(characters[seat] && { character: characters[seat] }) })),
    options: file.options,
    ...(file.boxes && { boxes: file.boxes }),
    pace: 'normal',
    help: true,
    learning: 'off',
    isFile: true,
    yours,
    isFromDevice,
  };
  await addSaved(setup, localIdOf(table), {
    file,
    joined: [],
    botSeed: 0,
    ...(outcome && { ended: endingOf(outcome) }),
  });
}

const endingOf = ({ ending, clause, scores, ranking, winners }: Outcome): Outcome => ({
  ending,
  clause,
  scores,
  ranking,
  winners,
});

/** Moves a table to the server: it's there before it's gone here. */
async function handOver(table: string): Promise<string> {
  await me();
  const answer = await handOverInWorker(table, language.current);
  if (!('table' in answer)) throw new Refused(answer.status, answer.code, answer.sentence);
  return answer.table;
}

function fileIn(text: string): MatchFile {
  try {
    const file = JSON.parse(text) as Partial<MatchFile> | null;
    const { seats, players, entries, digests, seed } = file ?? {};
    const isWhole = [players, entries, digests].every(Array.isArray) && players!.length === seats;
    if (isWhole && typeof seed === 'string') return file as MatchFile;
  } catch {
    // Not JSON.
  }
  throw badFile();
}

async function lines(): Promise<TableLine[]> {
  if (!hasLocalTables()) return [];
  const [all, known] = await Promise.all([storage.lines(), games()]);
  const titles = new Map(known.map(({ id, title }) => [id, title]));
  return all
    .filter(({ setup }) => !setup.isGuide)
    .map(({ table, setup, isOver, isYourTurn, updated, results }) => ({
      table,
      game: setup.game,
      title: titles.get(setup.game) ?? setup.game,
      status: isOver ? 'over' : 'playing',
      names: setup.players.map(({ name }) => name),
      open_seats: 0,
      your_turn: !isOver && isYourTurn,
      code: '',
      updated,
      results,
    }));
}

/** The finished games in which the reader had a seat. */
async function history(): Promise<HistoryGame[]> {
  const isOwn = ({ setup, results }: Line) => !setup.isGuide && results.some(({ yours }) => yours);
  return Promise.all((await storage.lines()).filter(isOwn).map(historyGame));
}

async function historyGame({ table, setup, updated, results, journey }: Line): Promise<HistoryGame> {
  const places = journey && (await placesOf(setup.game, journey));
  const seats = results.map(({ rank, score, yours }, seat) => {
    const { name, level = '', character } = setup.players[seat]!;
    const own = yours && places ? { journey: places } : {};
    return { name, yours, person: '', bot: character ?? level, rank, score, ...own };
  });
  return { table, game: setup.game, ended: updated, replay: true, seats };
}

/** The decisions before some turning points, to decide again; of a match on the server, too. */
async function positions(table: string, title: string, names: string[], turns: ReviewTurn[]): Promise<Puzzle[]> {
  if (!device.canPlay()) throw needsServer();
  const file = isLocal(table) ? await device.file(table) : fileIn(await (await request(api.fileAddress(table))).text());
  const found: Puzzle[] = [];
  for (const { number, actor, best, loss } of turns) {
    const wish = { title, language: language.current, file, number, seat: actor, names, answer: best!, margin: loss };
    found.push(await position(wish));
  }
  return found;
}

type Tiles = { tiles: { place?: string | null }[] };
const boards = import.meta.glob<Tiles>('../generated/*.facts.json', { import: 'default' });

/** The places of tiles; other tiles are ways to travel. */
async function placesOf(game: string, tiles: number[]): Promise<string[]> {
  const facts = await boards[`../generated/${game}.facts.json`]!();
  return tiles.flatMap((tile) => facts.tiles[tile]?.place ?? []);
}

/** The worker of the table that was asked about last, and the language in which it speaks. */
let asking: { table: string; language: string; worker: Promise<WorkerLine> } | null = null;

function workerOf(table: string): Promise<WorkerLine> {
  if (asking?.table === table && asking.language === language.current) return asking.worker;
  void asking?.worker.then(
    (worker) => worker.close(),
    () => {},
  );
  const worker = new Promise<WorkerLine>((resolve, reject) => {
    const opened = openWorker((message) => {
      if (message.type === 'view') resolve(opened);
      else if (message.type === 'table' && message.table.ended) reject(otherRules());
      else if (message.type === 'gone') reject(missing());
      else if (message.type === 'failed') reject(new Error(message.message));
    });
    opened.send({ type: 'open', table, language: language.current });
  });
  asking = { table, language: language.current, worker };
  return worker;
}

async function ask<T>(table: string, what: Parameters<WorkerLine['ask']>[0]): Promise<T> {
  const value = await (await workerOf(table)).ask(what);
  if (value === null) throw missing();
  return value as T;
}

/** The review that runs, or has failed: in a worker of its own, so that replays don't wait for it. */
let reviewing: { table: string; done: number; of: number; hasFailed: boolean; close: () => void } | null = null;

async function review(table: string): Promise<Review> {
  if (reviewing?.table === table) {
    const { done, of, hasFailed } = reviewing;
    return hasFailed ? { status: 'failed', sentence: say('local-review-failed') } : { status: 'working', done, of };
  }
  const found = await (await workerOf(table)).ask({ type: 'ask', what: 'review' });
  return (found as Review | null) ?? { status: 'none' };
}

async function startReview(table: string): Promise<Review> {
  const known = await review(table);
  if (known.status === 'found' || known.status === 'working') return known;
  if (!(await ask<Replay>(table, { type: 'ask', what: 'replay' })).outcome) throw notOver();
  reviewing?.close();
  const worker = openWorker((message) => {
    if (message.type === 'progress') Object.assign(mine, { done: message.done, of: message.of });
    else fail();
  });
  const mine = { table, done: 0, of: 0, hasFailed: false, close: worker.close };
  const fail = () => {
    mine.hasFailed = true;
    worker.close();
  };
  reviewing = mine;
  void worker.ask({ type: 'look', table }).then(() => {
    worker.close();
    if (reviewing === mine) reviewing = null;
  });
  return review(table);
}

export const device = {
  /** Whether these pages were built with rules: without a linker they have none. */
  canPlay: () => localGames().length > 0,
  needsServer,
  me: (): Me => ({ guest: '', name: nameHere(), return_path: '', address: location.origin }),
  rename: (name: string): Me => {
    localStorage.setItem(NAME, name);
    return device.me();
  },
  games,
  rules,
  guide,
  make,
  rematch,
  lines,
  history,
  positions,
  open,
  forget: (table: string) => storage.remove(table),
  /** Whether it's there: what it is, its page hears from the worker. */
  table: async (table: string) => void (await lineOf(table)),
  puzzle: async (game: string, day: string): Promise<Puzzle> =>
    puzzle({ title: (await gameOf(game)).title, game, day, language: language.current }),
  replay: (table: string) => ask<Replay>(table, { type: 'ask', what: 'replay' }),
  replayPage: (table: string, observer: string) =>
    ask<ReplayPage>(table, { type: 'ask', what: 'page', observer: Number(observer) }),
  keep,
  handOver,
  review,
  startReview,
  boxes: async (table: string): Promise<Box[]> => (await lineOf(table)).setup.boxes ?? [],
  file: (table: string) => ask<MatchFile>(table, { type: 'ask', what: 'file' }),
};

export type Device = typeof device;
