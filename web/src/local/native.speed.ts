// How fast WebAssembly does what native code did: bench/wasm.py writes the work down and runs this.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Case, played } from './batch';
import { builtGames, rulesOf } from './builtRules';
import type { Level } from './facts';
import { Match } from './match';
import { SearchAgent } from './search';
import { fromHex } from './sha256';

type Work = {
  seed: number;
  rounds: number;
  cases: Case[];
  search: {
    seats: number;
    secret: string;
    moves: [seat: number, action: number][];
    positions: number[];
    playouts: number;
  };
};

const FOLDER = process.env.TENFOLD_REFERENCE!;

/** The shortest processor time of several rounds, in seconds; the first ones also warm up. */
function shortest(rounds: number, run: () => void): number {
  const times = Array.from({ length: rounds }, () => {
    const start = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  });
  return Math.min(...times);
}

test.each(builtGames())('%s', (game) => {
  const { seed, rounds, cases, search } = JSON.parse(readFileSync(join(FOLDER, `${game}.json`), 'utf8')) as Work;
  const rules = rulesOf(game);
  const results: Record<string, number> = {};
  for (const one of cases) {
    expect(played(rules, one, BigInt(seed)).plies).toBe(one.plies);
    results[one.policy] = one.plies / shortest(rounds, () => void played(rules, one, BigInt(seed)));
  }
  const match = new Match(rules, search.seats, fromHex(search.secret));
  const seen = search.moves.map(([seat, action]) => {
    const view = match.view(seat);
    match.submit(seat, action, match.count(seat));
    return view;
  });
  const views = search.positions.map((number) => seen[number]!);
  const level: Level = { ...rules.facts.levels.expert!, playouts: search.playouts };
  let playouts = 0;
  const decideAll = () => {
    const agent = new SearchAgent(rules, 1);
    playouts = views.reduce((sum, view) => sum + agent.decide(view, level).playouts, 0);
  };
  results.search = 1 / (shortest(rounds, decideAll) / playouts);
  writeFileSync(join(FOLDER, `${game}.result.json`), JSON.stringify(results));
});
