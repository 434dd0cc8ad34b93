// A search that is shared decides as one alone, bit for bit.
import { describe, expect, test } from 'vitest';
import { isBuilt, rulesOf } from './builtRules';
import { Match } from './match';
import type { Rules } from './rules';
import { gainsOf, type Helpers, SearchAgent, type Trial, type Worlds } from './search';

const PLIES = 6;

/** Helpers with instances of their own; every other one fails, and its part is done by who asked. */
function helpersOf(game: string, count: number) {
  const asked: Worlds[] = [];
  const others = Array.from({ length: count }, (): Rules => rulesOf(game));
  const gains = async (trial: Trial, part: Worlds, helper: number) => {
    asked.push(part);
    // What is sent to a worker is copied.
    const sent = structuredClone({ trial, part });
    if (helper % 2 === 1) throw new Error('gone');
    return Promise.resolve(gainsOf(others[helper]!, sent.trial, sent.part));
  };
  return { asked, helpers: { count, gains, close: () => {} } satisfies Helpers };
}

describe.runIf(isBuilt)('a shared search', () => {
  test.each([
    ['ten_squares', 60_000, 2],
    ['ten_days_africa', 600, 3],
    ['tenzania', 20_000, 1],
  ] as const)('of %s decides as one alone', async (game, playouts, count) => {
    const rules = rulesOf(game);
    const level = { ...rules.facts.levels.expert!, playouts };
    const match = new Match(rules, 2, new Uint8Array(32).fill(7));
    const [alone, together] = [new SearchAgent(rules, 5), new SearchAgent(rules, 5)];
    const { asked, helpers } = helpersOf(game, count);
    for (let ply = 0; ply < PLIES; ply++) {
      const seat = match.due[0]!;
      const view = match.view(seat);
      const decision = alone.decide(view, level);
      expect(await together.decideWith(helpers, view, level)).toEqual(decision);
      match.submit(seat, decision.action, match.count(seat));
    }
    expect(asked.length).toBeGreaterThan(0);
    const [{ moves, first, last }] = asked as [Worlds];
    expect(last - first).toBeGreaterThan(1);
    expect(moves.length).toBeGreaterThan(1);
  });
});
