// Everything that native code did, done again in WebAssembly: tests/wasm writes it down and runs this.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Case, played } from './batch';
import { builtGames, companionsOf, rulesOf } from './builtRules';
import { loadWords } from './catalogues';
import type { ReviewFound } from '../net/protocol';
import type { Reason, Told } from './companions';
import type { Box, Level } from './facts';
import { Adviser, type Suggestion } from './hints';
import { LevelAgent } from './levelAgent';
import { Match, Refused } from './match';
import { type MatchFile, matchOf } from './matchFile';
import { SPECTATOR } from './record';
import { type Analysis, analysed, reviewOf } from './review';
import type { Outcome } from './rules';
import { SearchAgent } from './search';
import { fromHex } from './sha256';

type Log<Move> = { seats: number; secret: string; moves: Move[]; digests: string[] };
type Reference = {
  game: string;
  seed: number;
  /** Of a searched decision, at most. */
  playouts: number;
  cases: Case[];
  searched: {
    level: Record<string, number | boolean>;
    /** Playouts are -1 where nothing was searched. */
    matches: Log<[seat: number, action: number, playouts: number]>[];
  };
  levels: (Log<[seat: number, action: number]> & {
    levels: string[];
    language: string;
    statuses: string[][];
    hints: [number: number, seat: number, level: string, suggestions: Suggestion[]][];
  })[];
  reviews: {
    file: MatchFile;
    ended: Outcome;
    budget: number;
    language: string;
    seats: number[];
    found: Analysis;
    told: ReviewFound;
    stretches: Analysis['turns'];
    told_of_stretches: ReviewFound['turns'];
  }[];
  takeBacks: Log<[seat: number, action: number, wish: 'none' | 'free' | 'agreed', isTakenBack: boolean]>;
  companions: (Log<[seat: number, action: number]> & {
    options: Record<string, string>;
    boxes: Box[];
    language: string;
    /** Of each entry, for a spectator and for every seat. */
    events: (Told & { text: string })[][][];
    asked: {
      number: number;
      seat: number;
      refused: [action: number, reason: Reason][];
      advised: [action: number, worth: number, advised: number, advice: Told][];
    }[];
  })[];
  names: string[];
  /** What every action is called, by language. */
  texts: Record<string, string[]>;
};

const FOLDER = process.env.TENFOLD_REFERENCE!;
const MIN_MATCHES = 300;
const MIN_SEARCHED = 100;

const read = (game: string) => JSON.parse(readFileSync(join(FOLDER, `${game}.json`), 'utf8')) as Reference;

/** Python may say -0.0 where nothing was lost. */
const withoutMinusZero = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** How many of the matches of a case end with the same bytes. */
function identical(one: Uint8Array, other: Uint8Array, size: number): number {
  let found = 0;
  for (let at = 0; at < one.length; at += size)
    if (Buffer.compare(one.subarray(at, at + size), other.subarray(at, at + size)) === 0) found++;
  return found;
}

describe.each(builtGames())('%s', (game) => {
  const reference = read(game);
  const blob = readFileSync(join(FOLDER, `${game}.bin`));
  const rules = rulesOf(game);
  const size = rules.facts.recordBytes;
  const rulesWith = (boxes: Box[]) => (boxes.length === 0 ? rules : rulesOf(game, boxes));

  test('whole matches end with the same bytes, and with others from another seed', () => {
    let at = 0;
    const total = { uniform: 0, greedy: 0 };
    for (const one of reference.cases) {
      const wanted = blob.subarray(at, (at += one.count * size));
      const own = rulesWith(one.boxes ?? []);
      const { states, plies } = played(own, one, BigInt(reference.seed));
      expect(identical(states, wanted, size), JSON.stringify(one)).toBe(one.count);
      expect(plies).toBe(one.plies);
      const other = played(own, { ...one, count: 1 }, BigInt(reference.seed + 1));
      expect(identical(other.states, wanted.subarray(0, size), size)).toBe(0);
      total[one.policy] += one.count;
    }
    expect(at).toBe(blob.length);
    expect(total.uniform).toBeGreaterThanOrEqual(MIN_MATCHES);
  });

  test('searching bots choose the same, and digests are the same after each move', () => {
    const { level, matches } = reference.searched;
    const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    const chosen = Object.fromEntries(Object.entries(level).map(([name, value]) => [camel(name), value])) as Level;
    let searched = 0;
    matches.forEach((log, number) => {
      const match = new Match(rules, log.seats, fromHex(log.secret));
      const agents = Array.from({ length: log.seats }, (_, seat) => new SearchAgent(rules, 1000 * number + seat));
      log.moves.forEach(([seat, action, playouts], i) => {
        expect(match.digest(i)).toBe(log.digests[i]);
        if (playouts >= 0)
          expect(agents[seat]!.decide(match.view(seat), chosen), `match ${number}, move ${i}`).toMatchObject({
            action,
            playouts,
          });
        match.submit(seat, action, match.count(seat));
        if (playouts > 0) searched++;
      });
      expect(match.digest(log.moves.length)).toBe(log.digests.at(-1));
    });
    expect(searched).toBeGreaterThanOrEqual(MIN_SEARCHED);
  });

  test('the same moves can be taken back', () => {
    const { seats, secret, moves, digests } = reference.takeBacks;
    const match = new Match(rules, seats, fromHex(secret));
    const everyone = Array.from({ length: seats }, (_, seat) => seat);
    const takesBack = (seat: number, consents: number[]) => {
      try {
        match.takeBack(seat, match.entries.length, match.count(seat), consents);
        return true;
      } catch (error) {
        if (error instanceof Refused && !match.outcome) expect(error.code).toBe('cannot-take-back');
        return false;
      }
    };
    for (const [seat, action, wish, isTakenBack] of moves) {
      match.submit(seat, action, match.count(seat));
      if (wish !== 'none') expect(takesBack(seat, wish === 'agreed' ? everyone : [])).toBe(isTakenBack);
    }
    expect(digests.map((_, number) => match.digest(number))).toEqual(digests);
  });

  test('every observer is told the same events, reasons and advice', async () => {
    let told = 0;
    for (const log of reference.companions) {
      const own = rulesWith(log.boxes);
      const companions = companionsOf(game, own.facts);
      const match = new Match(own, log.seats, fromHex(log.secret), log.options);
      const words = await loadWords(own.facts, log.language);
      const observers = Array.from({ length: log.seats + 1 }, (_, i) => SPECTATOR + i);
      log.moves.forEach(([seat, action], i) => {
        for (const { refused, advised } of log.asked.filter(({ number }) => number === i)) {
          const view = match.view(log.asked.find(({ number }) => number === i)!.seat);
          expect(refused.map(([one]) => companions.why(view, one))).toEqual(refused.map(([, reason]) => reason));
          expect(advised.map(([one, worth, best]) => companions.advise(view, one, worth, best))).toEqual(
            advised.map(([, , , advice]) => advice),
          );
        }
        const before = observers.map((observer) => match.view(observer));
        match.submit(seat, action, match.count(seat));
        observers.forEach((observer, at) => {
          const seen = rules.seenEntry(seat, action, observer);
          const events = companions.events(before[at]!, seen, match.view(observer));
          const read = events.map((one) => ({ ...one, text: words.event(one, observer, reference.names) }));
          expect(read, `${i + 1}, observer ${observer}`).toEqual(log.events[i]![at]);
          told += events.length;
        });
      });
      expect(match.digest(log.moves.length)).toBe(log.digests.at(-1));
    }
    expect(told).toBeGreaterThan(100);
  });

  test('reviews find and say the same, to the last bit of every chance', async () => {
    let turns = 0;
    for (const { file, ended, budget, language, seats, found, told, ...more } of reference.reviews) {
      const match = matchOf(file, rules);
      const voice = { words: await loadWords(rules.facts, language), companions: companionsOf(game) };
      const steps: number[] = [];
      const mine = await analysed(match, voice, ended, (done) => steps.push(done), budget);
      expect(mine).toEqual(withoutMinusZero(found));
      expect(await reviewOf(match, voice, mine, file.players, seats)).toEqual(withoutMinusZero(told));
      const stretches = { ...mine, turns: more.stretches };
      const ofStretches = await reviewOf(match, voice, stretches, file.players, seats);
      expect(ofStretches.turns).toEqual(more.told_of_stretches);
      expect(steps).toEqual([0, ...match.standing.map((_, i) => i + 1)]);
      turns += told.turns.length;
    }
    expect(turns).toBeGreaterThan(0);
  });

  test('actions are called the same', async () => {
    for (const [language, texts] of Object.entries(reference.texts)) {
      const words = await loadWords(rules.facts, language);
      expect(rules.facts.actions.map((_, action) => words.action(action))).toEqual(texts);
    }
  });

  test('bots of every level choose and advise the same, and status lines say the same', async () => {
    const levels = new Set<string>();
    for (const [number, log] of reference.levels.entries()) {
      const words = await loadWords(rules.facts, log.language);
      const match = new Match(rules, log.seats, fromHex(log.secret));
      const agents = log.levels.map(
        (level, seat) => new LevelAgent(rules, 10 * number + seat, level, reference.playouts),
      );
      const statuses = () =>
        Array.from({ length: log.seats + 1 }, (_, i) => words.status(match.view(SPECTATOR + i), reference.names));
      const adviser = new Adviser(rules, companionsOf(game), words);
      log.moves.forEach(([seat, action], i) => {
        expect(statuses()).toEqual(log.statuses[i]);
        for (const [, asking, level, suggestions] of log.hints.filter(([number]) => number === i))
          expect(adviser.suggest(level, match.view(asking), reference.seed)).toEqual(suggestions);
        expect(agents[seat]!.act(match.view(seat)), `match ${number}, move ${i}`).toBe(action);
        match.submit(seat, action, match.count(seat));
      });
      expect(statuses()).toEqual(log.statuses.at(-1));
      expect(match.digest(log.moves.length)).toBe(log.digests.at(-1));
      log.levels.forEach((level) => levels.add(level));
    }
    expect([...levels].sort()).toEqual(Object.keys(rules.facts.levels).sort());
  });
});

test('exp gives the same bits a million times', () => {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(join(FOLDER, 'exponential.wasm'))));
  const { exp_many, memory, __heap_base } = exports as unknown as {
    exp_many: (numbers: number, count: number, results: number, room: number) => void;
    memory: WebAssembly.Memory;
    __heap_base: WebAssembly.Global<'i32'>;
  };
  const blob = readFileSync(join(FOLDER, 'exponential.bin'));
  const half = blob.length / 2;
  const at = Math.ceil(__heap_base.value / 8) * 8;
  memory.grow(Math.ceil(blob.length / 65536));
  new Uint8Array(memory.buffer, at, half).set(blob.subarray(0, half));
  exp_many(at, half / 8, at + half, half / 8);
  expect(half / 8).toBe(1_000_000);
  expect(Buffer.compare(new Uint8Array(memory.buffer, at + half, half), blob.subarray(half))).toBe(0);
});
