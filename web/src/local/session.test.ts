// A whole table as the worker has it, in Node.
import { describe, expect, test } from 'vitest';
import type { Answer, HandedGame, Learning, Replay, ReplayPage, ReviewFound, ViewFrame } from '../net/protocol';
import { builtGames, companionsOf, factsOf, isBuilt, moduleOf, rulesOf } from './builtRules';
import WORLD from '../generated/ten_days_world.facts.json';
import { loadSentences, loadWords } from './catalogues';
import { loadGuide } from './guides';
import { type MatchFile, matchOf } from './matchFile';
import { SPECTATOR } from './record';
import { Rules } from './rules';
import { Playouts } from './search';
import { type Ask, type FromWorker, Session } from './session';
import type { Line, Player, Saved } from './setup';
import { sha256 } from './sha256';
import { answerFrom } from './whyHere';

type Wanted = {
  game: string;
  players: Player[];
  options?: Record<string, string>;
  isGuide?: boolean;
  learning?: Learning;
  rules?: (posted: FromWorker[]) => Rules;
};

/** What the browser's database is for the page. */
function memory() {
  const lines = new Map<string, Line>();
  const matches = new Map<string, Saved>();
  return {
    lines,
    line: (table: string) => Promise.resolve(lines.get(table)),
    saved: (table: string) => Promise.resolve(structuredClone(matches.get(table))),
    save: (line: Line, saved?: Saved) => {
      lines.set(line.table, structuredClone(line));
      if (saved) matches.set(line.table, structuredClone(saved));
      return Promise.resolve();
    },
  };
}

const TABLE = 'local-1';

/**
 * Rules under which one move leads to another world, which the first seat can't tell from the true one.
 * It's a move of another seat: had the first seat just moved, what it can take back would follow from the swap.
 */
class OtherWorld extends Rules {
  isOther = false;
  #isSwapped = false;
  #moves = 0;

  constructor(
    game: string,
    readonly at: number,
    readonly swapped: () => void,
  ) {
    super(factsOf(game), moduleOf(game));
  }

  override apply(state: Uint8Array, seat: number, action: number): Uint8Array {
    const next = super.apply(state, seat, action);
    if (++this.#moves < this.at || seat === 0 || this.#isSwapped) return next;
    this.#isSwapped = true;
    this.swapped();
    const view = this.view(next, 2, 0);
    if (view.outcome) return next;
    const world = new Playouts(this, view, 0, this.at);
    world.play(0);
    this.streamOf(world.state).set(this.streamOf(next));
    this.isOther = world.state.some((byte, at) => byte !== next[at]);
    return world.state;
  }
}

/** Opens a table; the same every time, for chance follows from its number. */
async function opened(
  { game, players, options, isGuide, learning = 'off', rules }: Wanted,
  number = 0,
  storage = memory(),
) {
  const posted: FromWorker[] = [];
  const handed: HandedGame[] = [];
  let drawn = 0;
  const session = new Session({
    loadRules: (id) => Promise.resolve(rules?.(posted) ?? rulesOf(id)),
    loadWords,
    loadCompanions: (facts) => Promise.resolve(companionsOf(facts.id)),
    loadGuide,
    loadPuzzle: () => Promise.reject(new Error('unused')),
    loadPosition: () => Promise.reject(new Error('unused')),
    explain: () => Promise.reject(new Error('unused')),
    loadSentences,
    storage,
    handOver: (game) => {
      handed.push(game);
      return Promise.resolve({ table: 'there' });
    },
    post: (message) => posted.push(message),
    random: (bytes) => sha256(new Uint8Array([number, drawn++])).slice(0, bytes),
    now: () => 1000 + posted.length,
  });
  const setup = { game, players, options, isGuide, pace: 'normal', help: true, learning } as const;
  if (!storage.lines.has(TABLE))
    await storage.save({ table: TABLE, setup, isOver: false, isYourTurn: true, updated: 0, results: [] });
  await session.receive({ type: 'open', table: TABLE, language: 'en' });
  const last = (): ViewFrame => posted.filter((message) => message.type === 'view').at(-1)!;
  /** As the page does: bots move one after the other, until a person is due. */
  const letBotsPlay = async () => {
    for (let seen = -1; seen !== posted.length && posted.at(-1)!.type !== 'failed';) {
      seen = posted.length;
      await session.receive({ type: 'bot' });
    }
  };
  await letBotsPlay();
  /** Plays the first legal action of the first person who is due, and says what was answered. */
  const move = async () => {
    const view = last().views.find(({ legal }) => legal.length > 0)!;
    const { action } = view.legal[0]!;
    await session.receive({ type: 'act', id: 'x', seat: view.observer, action, count: view.count });
    const answer = posted.findLast((message) => message.type === 'answer')!;
    await letBotsPlay();
    return answer;
  };
  return { posted, handed, session, last, move, storage, letBotsPlay };
}

const person = { name: 'Ada' };
const bot = { name: 'Rook', level: 'casual' };

describe.skipIf(!isBuilt)('a local table', () => {
  test.each(builtGames())('%s: a person plays a bot to the end', async (game) => {
    const { posted, last, move } = await opened({ game, players: [person, bot] });
    while (!last().views[0]!.outcome) expect((await move()).ok).toBe(true);
    expect(posted.some((message) => message.type === 'failed')).toBe(false);
    const { outcome, status, observer } = last().views[0]!;
    expect(observer).toBe(0);
    expect(outcome!.scores).toHaveLength(2);
    expect(status).toBe(outcome!.text);
  });

  test('where capitals are learned, nothing that is told names a place', async () => {
    const game = 'ten_days_world';
    const { session, posted, last, move } = await opened({ game, players: [person, bot], learning: 'capitals' });
    const told: string[] = [];
    for (let moves = 0; moves < 50 && !last().views[0]!.outcome; moves++) await move();
    await session.receive({ type: 'hint', id: 'h', seat: 0 });
    told.push(JSON.stringify(posted.findLast((message) => message.type === 'answer')));
    for (const message of posted)
      if (message.type === 'view') told.push(...(message.events ?? []).map(({ text }) => text));
    const capitals = WORLD.maps.flatMap((map) => Object.values(map.places).map(({ capitals: [first] }) => first!));
    const hidden = WORLD.maps
      .flatMap((map) => Object.keys(map.places))
      .filter((place) => !capitals.some((capital) => capital.includes(place)));
    const named = new RegExp(`\\b(${hidden.join('|')})\\b`);
    expect(told.filter((text) => capitals.some((capital) => text.includes(capital))).length).toBeGreaterThan(20);
    expect(told.filter((text) => named.test(text))).toEqual([]);
  });

  test.each(builtGames())('%s: frames hide what a person may not know', async (game) => {
    const { posted, last, move } = await opened({ game, players: [person, person] });
    const { fields } = rulesOf(game).facts;
    for (let moves = 0; moves < 30 && !last().views[0]!.outcome; moves++) await move();
    for (const frame of posted.filter((message): message is ViewFrame => message.type === 'view')) {
      expect(frame.common!.observer).toBe(SPECTATOR);
      expect(frame.common!.legal).toEqual([]);
      for (const view of [...frame.views, frame.common!]) {
        if (view.outcome) continue;
        const state = view.state as Record<string, unknown[]>;
        for (const { name, seenBy, isDerived } of fields) {
          if (isDerived || seenBy === 'all') continue;
          const rows = seenBy === 'owner' ? state[name]!.filter((_, seat) => seat !== view.observer) : state[name];
          const numbers = new Set([rows].flat(Infinity));
          // All bits are set, whatever the width of the number.
          expect(
            [...numbers].every((number) => [-1, 255, 65535, 2 ** 32 - 1, 2 ** 64].includes(number as number)),
            name,
          ).toBe(true);
        }
      }
    }
  });

  test.each(builtGames())('%s: no message differs where only hidden cards do', async (game) => {
    const players = [person, bot];
    const play = async (wanted: Wanted, isEnough: (posted: FromWorker[]) => boolean) => {
      const { posted, last, move } = await opened(wanted);
      while (!isEnough(posted) && !last().views[0]!.outcome) await move();
      return posted;
    };
    let worlds = 0;
    for (const at of [2, 9, 30, 93]) {
      let [mark, isOther] = [Infinity, () => false];
      const rules = (posted: FromWorker[]) => {
        const other = new OtherWorld(game, at, () => (mark = posted.length));
        isOther = () => other.isOther;
        return other;
      };
      const there = await play({ game, players, rules }, () => mark < Infinity);
      if (!isOther()) continue;
      worlds++;
      const until = 1 + there.findIndex(({ type }, i) => i >= mark && type === 'view');
      const here = await play({ game, players }, ({ length }) => length >= until);
      expect(here.slice(0, until)).toEqual(there.slice(0, until));
    }
    const hidden = rulesOf(game).facts.fields.filter(({ seenBy, name }) => seenBy !== 'all' && name !== 'stream');
    if (hidden.length > 0) expect(worlds).toBeGreaterThan(0);
  });

  test('what is refused changes nothing and has the code of the server', async () => {
    const { session, posted, last } = await opened({ game: 'tenzania', players: [person, person] });
    const before = last();
    const due = before.views.find(({ legal }) => legal.length > 0)!;
    const other = before.views.find(({ legal }) => legal.length === 0)!;
    const { action } = due.legal[0]!;
    const send = async (seat: number, text: string, count: number) => {
      await session.receive({ type: 'act', id: 'x', seat, action: text, count });
      return posted.at(-1);
    };
    expect(await send(due.observer, 'play nothing', 0)).toMatchObject({ ok: false, code: 'bad-notation' });
    expect(await send(other.observer, action, 0)).toMatchObject({ ok: false, code: 'not-due' });
    expect(await send(due.observer, action, 1)).toMatchObject({ ok: false, code: 'stale' });
    expect(await send(due.observer, 'play 10 say 19', 0)).toMatchObject({
      ok: false,
      clause: expect.stringMatching(/^Z\d+$/),
    });
    expect(last()).toBe(before);
  });

  test.each(builtGames())('%s: says what happens, why a move is refused, and what it would do', async (game) => {
    const { session, posted, last, move } = await opened({ game, players: [person, person] });
    const told = () => posted.flatMap((message) => (message.type === 'view' ? message.events : []));
    while (told().length < 3) await move();
    const [frame, events] = [last(), told()];
    for (const { text, number } of events) {
      expect(text).toMatch(/\w/);
      expect(number).toBeGreaterThan(0);
    }
    const { observer: seat, legal } = frame.views.find((view) => view.legal.length > 0)!;
    const allowed = legal.map(({ action }) => action);
    const [other] = rulesOf(game).facts.actions.find(([notation]) => !allowed.includes(notation))!;
    await session.receive({ type: 'why', id: 'w', seat, action: other });
    expect(posted.at(-1)).toMatchObject({
      id: 'w',
      ok: true,
      legal: false,
      clause: expect.stringMatching(/^[A-Z]\d+$/),
    });
    await session.receive({ type: 'why', id: 'y', seat, action: allowed[0]! });
    expect(posted.at(-1)).toMatchObject({ id: 'y', ok: true, legal: true });
    await session.receive({ type: 'hint', id: 'h', seat });
    const hint = posted.at(-1) as Answer;
    expect(allowed).toContain(hint.action);
    expect(hint.why).toMatch(/\w/);
    expect(last()).toBe(frame);
  });

  test.each(builtGames())('%s: a view is enough to say why a move is refused', async (game) => {
    const { session, posted, last, move } = await opened({ game, players: [person, person] });
    const { facts } = rulesOf(game);
    const voice = { companions: companionsOf(game), words: await loadWords(facts, 'en') };
    const names = [person.name, person.name];
    const step = Math.ceil(facts.actions.length / 60);
    for (let moves = 0; moves < 24 && !last().views[0]!.outcome; moves++) {
      const view = last().views.find((one) => one.due.includes(one.observer))!;
      for (let at = moves % step; at < facts.actions.length; at += step) {
        const [action] = facts.actions[at]!;
        await session.receive({ type: 'why', id: 'w', seat: view.observer, action });
        const { type: _type, id: _id, ok: _ok, ...answer } = posted.at(-1) as Answer;
        expect(answerFrom(voice, structuredClone(view), action, names), action).toEqual(answer);
      }
      const waiting = last().views.find((one) => !one.due.includes(one.observer));
      if (waiting) expect(answerFrom(voice, waiting, facts.actions[0]![0], names)).toBeNull();
      await move();
    }
    expect(answerFrom(voice, last().views[0]!, 'nothing', names)).toBeNull();
  });

  test('several actions are played all or not at all', async () => {
    const { session, posted, last } = await opened({
      game: 'ten_days_africa',
      players: [person, person],
    });
    const view = last().views[0]!;
    const [first, second] = view.legal.map(({ action }) => action) as [string, string];
    const actAll = async (actions: string[]) => {
      await session.receive({ type: 'act-all', id: 'x', seat: 0, actions, count: view.count });
      return posted.findLast((message) => message.type === 'answer');
    };
    expect(await actAll([first, first])).toMatchObject({ ok: false, sentence: expect.stringMatching(/\w/) });
    expect(last().views[0]!.count).toBe(0);
    expect(await actAll([first, second])).toMatchObject({ ok: true });
    expect(last().views[0]!.count).toBe(2);
  });

  test.each(['tenzania', 'heart_of_africa'])('%s: a table that is opened again is where it was', async (game) => {
    const before = await opened({ game, players: [person, bot] });
    for (let moves = 0; moves < 5; moves++) await before.move();
    const after = await opened({ game, players: [person, bot] }, 1, before.storage);
    expect(after.last().views).toEqual(before.last().views);
    expect((await after.move()).ok).toBe(true);
  });

  test('a table that was deleted is gone', async () => {
    const { session, posted, storage } = await opened({ game: 'tenzania', players: [person, bot] });
    storage.lines.clear();
    await session.receive({ type: 'open', table: TABLE, language: 'en' });
    expect(posted.at(-1)).toEqual({ type: 'gone' });
  });

  test('a move is taken back while no bot has moved and chance was not asked', async () => {
    const { session, posted, last, move } = await opened({ game: 'heart_of_africa', players: [person, person] });
    const takeBack = async (seat: number) => {
      const { count } = last().views[seat]!;
      await session.receive({ type: 'take-back', id: 'x', seat, count });
      return posted.findLast((message) => message.type === 'answer')!;
    };
    expect(await takeBack(0)).toMatchObject({ ok: false, code: 'cannot-take-back' });
    for (let moves = 0; moves < 60; moves++) {
      const before = last().views;
      await move();
      const seat = last().views.findIndex((view) => view.can_take_back);
      if (seat < 0) continue;
      expect(await takeBack(seat)).toMatchObject({ ok: true });
      expect(last().views[seat]!.state).toEqual(before[seat]!.state);
      return;
    }
    expect.unreachable('no move could be taken back');
  });

  test('a replay is there when the game is over, and not before', async () => {
    const { session, posted, last, move } = await opened({ game: 'ten_squares', players: [person, bot] });
    const ask = async (what: Omit<Ask, 'type' | 'id'>) => {
      await session.receive({ type: 'ask', id: 'r', ...what } as Ask);
      return posted.findLast((message) => message.type === 'told')!.value;
    };
    for (const what of ['file', 'replay'] as const) expect(await ask({ what })).toBeNull();
    while (!last().views[0]!.outcome) await move();
    const replay = (await ask({ what: 'replay' })) as Replay;
    const { steps } = (await ask({ what: 'page', observer: 0 } as Ask)) as ReplayPage;
    expect(steps).toHaveLength(replay.length);
    expect(steps.at(-1)!.view!.outcome).toEqual(last().views[0]!.outcome);
    const file = (await ask({ what: 'file' })) as MatchFile;
    expect(matchOf(file, rulesOf('ten_squares')).outcome).toEqual(file.outcome);
  });

  test('resigning against bots ends the game, shows all cards and is kept', async () => {
    const { session, posted, last, move, storage } = await opened({ game: 'tenzania', players: [person, bot, bot] });
    for (let moves = 0; moves < 3; moves++) await move();
    const send = (type: 'resign' | 'hint') => session.receive({ type, id: 'x', seat: 0 });
    await send('resign');
    const ended = { ending: 'only-bots', ranking: [3, 1, 1], winners: [1, 2], scores: [0, 0, 0] };
    expect(last().views[0]).toMatchObject({ observer: 0, due: [], legal: [], outcome: ended });
    expect([last().views[0]!.state.hand].flat(Infinity)).not.toContain(255);
    const table = posted.findLast((message) => message.type === 'table')!.table;
    expect(table).toMatchObject({ status: 'over', seats: [{ resigned: true }, { resigned: false }, {}] });
    await send('hint');
    expect(posted.at(-1)).toMatchObject({ ok: false, code: 'over' });
    expect(storage.lines.get(TABLE)).toMatchObject({ isOver: true, isYourTurn: false, results: [{ rank: 3 }, {}, {}] });

    const again = await opened({ game: 'tenzania', players: [] }, 1, storage);
    expect(again.last().views).toEqual(last().views);
    await again.session.receive({ type: 'ask', id: 'r', what: 'page', observer: 1 });
    const { steps } = (again.posted.at(-1) as { value: ReplayPage }).value;
    expect(steps.map(({ view }) => view?.outcome?.ending ?? null)).toEqual([
      ...Array.from({ length: steps.length - 1 }, () => null),
      'only-bots',
    ]);
    await again.session.receive({ type: 'look', id: 'l', table: TABLE });
    await again.session.receive({ type: 'ask', id: 'r', what: 'review' });
    const { moments } = (again.posted.at(-1) as { value: ReviewFound }).value;
    expect(moments.at(-1)!.chances).toEqual([0, 0.5, 0.5]);
  });

  test('on one screen a bot plays on for whoever has resigned, and they can’t win', async () => {
    const players = [person, { name: 'Ben' }, { name: 'Cleo' }];
    const { session, last, move, letBotsPlay } = await opened({ game: 'tenzania', players });
    await session.receive({ type: 'resign', id: 'x', seat: 1 });
    await letBotsPlay();
    const views = () => last().views;
    expect(views().map(({ observer }) => observer)).toEqual([0, 1, 2]);
    while (!views()[0]!.outcome) {
      expect(views()[1]!.legal).toEqual([]);
      expect((await move()).ok).toBe(true);
    }
    const { ranking, winners, text } = views()[0]!.outcome!;
    expect(ranking[1]).toBe(3);
    expect(winners).not.toContain(1);
    expect(text).toContain('Ben resigned and can’t win.');
  });

  test('a game is handed to the server with its secret, which the page never learns', async () => {
    const players = [person, { ...bot, character: 'rook' }];
    const { session, posted, handed, move, storage } = await opened({ game: 'heart_of_africa', players });
    for (let moves = 0; moves < 4; moves++) await move();
    await session.receive({ type: 'hand-over', id: 'h', table: TABLE, language: 'en' });
    expect(posted.at(-1)).toEqual({ type: 'told', id: 'h', value: { table: 'there' } });
    const { file, joined } = (await storage.saved(TABLE))!;
    const seats = [
      { kind: 'me', name: 'Ada' },
      { kind: 'bot', agent: 'rook' },
    ];
    const rest = { resigned: [], pace: 'normal', help: true, learning: 'off' };
    expect(handed).toEqual([{ file, seats, joined, ...rest }]);
    expect(JSON.stringify(posted)).not.toContain(file.seed);
  });

  test('a game that was kept from a server has its end, its reader’s seats and its review', async () => {
    const { move, storage } = await opened({ game: 'tenzania', players: [person, person] });
    for (let moves = 0; moves < 6; moves++) await move();
    const { file } = (await storage.saved(TABLE))!;
    const ended = { ending: 'resigned', clause: '', scores: [0, 0], ranking: [2, 1], winners: [1] };
    const line = storage.lines.get(TABLE)!;
    const setup = { ...line.setup, isFile: true, yours: [1], isFromDevice: true };
    await storage.save({ ...line, setup, results: [] }, { file, joined: [], botSeed: 0, ended });
    const { session, posted, last } = await opened({ game: 'tenzania', players: [] }, 0, storage);
    expect(last().views[0]!.outcome).toMatchObject(ended);
    const { seats } = posted.findLast((message) => message.type === 'table')!.table;
    expect(seats.map(({ yours }) => yours)).toEqual([false, false]);
    expect(storage.lines.get(TABLE)!.results).toEqual([
      { rank: 2, score: 0, yours: false },
      { rank: 1, score: 0, yours: true },
    ]);
    const ask = async (what: 'replay' | 'review') => {
      await session.receive({ type: 'ask', id: 'r', what });
      return (posted.at(-1) as { value: unknown }).value;
    };
    expect(await ask('replay')).toMatchObject({ yours: [1], from_device: true, outcome: ended, member: false });
    await session.receive({ type: 'look', id: 'l', table: TABLE });
    expect(await ask('review')).toMatchObject({ status: 'found', yours: [1] });
    expect((await storage.saved(TABLE))!.ended).toEqual(ended);
  });

  test('a review is made when the game is over, kept, and told in any language', async () => {
    const { session, posted, last, move, storage } = await opened({ game: 'ten_squares', players: [person, bot] });
    const ask = async () => {
      await session.receive({ type: 'ask', id: 'r', what: 'review' });
      return posted.findLast((message) => message.type === 'told')!.value as ReviewFound | null;
    };
    await session.receive({ type: 'look', id: 'l', table: TABLE });
    expect(await ask()).toBeNull();
    while (!last().views[0]!.outcome) await move();
    expect(await ask()).toBeNull();
    await session.receive({ type: 'look', id: 'l', table: TABLE });
    const { entries } = (await storage.saved(TABLE))!.file;
    const progress = posted.filter((message) => message.type === 'progress');
    expect(progress.at(-1)).toEqual({ type: 'progress', done: entries.length, of: entries.length });
    const english = (await ask())!;
    expect(english).toMatchObject({ status: 'found', yours: [0], players: ['Ada', 'Rook'] });
    expect(english.moments.at(-1)!.chances[last().views[0]!.outcome!.winners[0]!]).toBe(1);
    await session.receive({ type: 'open', table: TABLE, language: 'fr' });
    const french = (await ask())!;
    expect(french.moments).toEqual(english.moments);
    expect(french.turns.map(({ happened }) => happened)).not.toEqual(english.turns.map(({ happened }) => happened));
  });

  test.each(builtGames())('%s: the tutorial is done by the moves it asks for', async (game) => {
    const { players, options } = await loadGuide(game);
    const seats = players.map((id) => (id ? { name: id, level: 'beginner', character: id } : person));
    const { session, posted, last, letBotsPlay } = await opened({ game, players: seats, options, isGuide: true });
    const mine = players.indexOf('');
    const shown = () => last().views[0]!.guide!;
    let moves = 0;
    for (let step = -1; shown().step < shown().steps; await letBotsPlay()) {
      expect(shown().step).toBeGreaterThanOrEqual(step);
      step = shown().step;
      expect(++moves).toBeLessThan(40);
      expect(shown().text).not.toContain('guide-');
      const { legal, count } = last().views[0]!;
      const act = (action: string) => session.receive({ type: 'act', id: 'x', seat: mine, action, count });
      const wrong = legal.find(({ action }) => !shown().plays.includes(action));
      if (wrong) {
        await act(wrong.action);
        expect(posted.at(-1)).toMatchObject({ ok: false, code: 'not-the-step' });
      }
      await act(shown().plays[0]!);
    }
    expect(shown().text).not.toContain('guide-');
  });

  test('seats and options that the game does not have are refused', async () => {
    const one = await opened({ game: 'ten_squares', players: [person] });
    expect(one.posted).toEqual([{ type: 'failed', message: expect.stringContaining('bad-seats') as string }]);
    const options = { days: '40' };
    const many = await opened({ game: 'ten_days_world', players: [person, bot, bot, bot], options });
    expect(many.posted).toEqual([{ type: 'failed', message: expect.stringContaining('bad-option') as string }]);
  });

  test('a saved game is checked: who changed a move or the shuffle is found out', async () => {
    const { session, posted, last, move, storage } = await opened({ game: 'tenzania', players: [person, bot] });
    while (!last().views[0]!.outcome) await move();
    const { file } = (await storage.saved(TABLE))!;
    const check = async (changed: Partial<MatchFile>) => {
      await session.receive({ type: 'check', id: 'c', file: { ...file, ...changed } });
      return (posted.at(-1) as { value: unknown }).value;
    };
    const moves = file.entries.length;
    expect(await check({})).toEqual({ moves, wrong: 'none', number: 0 });
    expect(await check({ digests: file.digests.with(3, file.digests[2]!) })).toEqual({
      moves,
      wrong: 'moves',
      number: 3,
    });
    expect(await check({ seed: file.seed.split('').reverse().join('') })).toEqual({
      moves,
      wrong: 'shuffle',
      number: 0,
    });
    expect(await check({ rules_version: 0 })).toEqual({ moves, wrong: 'file', number: 0 });
  });
});
