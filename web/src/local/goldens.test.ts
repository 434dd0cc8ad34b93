// Every golden log replays in WebAssembly, with its digests.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtGames, isBuilt, rulesOf } from './builtRules';
import { Match } from './match';
import { BadMatchFile, type MatchFile, matchOf } from './matchFile';
import { sha256 } from './sha256';

const ROOT = join(import.meta.dirname, '../../..');
const RECORDED = join(ROOT, 'tests/data');
const VERSIONS = readdirSync(RECORDED);

/** A game that's newer than a version has no match of it. */
const savedIn = (game: string): string[] =>
  VERSIONS.filter((version) => existsSync(join(RECORDED, version, 'saved', `${game}.tenfold`)));
const recorded = builtGames().filter((game) => savedIn(game).length > 0);

const saved = (game: string, version = savedIn(game)[0]!) =>
  JSON.parse(readFileSync(join(RECORDED, version, 'saved', `${game}.tenfold`), 'utf8')) as MatchFile;

/** The whole matches in a game's folder, as tools/goldens.py writes them. */
function playthroughs(game: string): { number: number; lines: string[] }[] {
  const folder = join(ROOT, 'src/tenfold/games', game, 'tests/playthroughs');
  return readdirSync(folder).map((name) => ({
    number: parseInt(name),
    lines: readFileSync(join(folder, name), 'utf8').split('\n'),
  }));
}

describe.skipIf(!isBuilt)('golden logs', () => {
  test('every game has been built', () => {
    const games = readdirSync(join(ROOT, 'src/tenfold/games')).filter((name) =>
      existsSync(join(ROOT, 'src/tenfold/games', name, 'rules.py')),
    );
    expect(builtGames()).toEqual(games);
  });

  test.each(recorded)('%s: the saved match of every version replays with all digests', (game) => {
    for (const version of savedIn(game)) {
      const file = saved(game, version);
      const match = matchOf(file, rulesOf(game));
      expect(match.entries).toHaveLength(file.entries.length);
      expect(match.outcome).not.toBeNull();
    }
  });

  test.each(recorded)('%s: a log that was tampered with is refused where it differs', (game) => {
    const file = saved(game);
    const rules = rulesOf(game);
    const digests = file.digests.with(3, file.digests[2]!);
    expect(() => matchOf({ ...file, digests }, rules)).toThrow(new BadMatchFile('replay-diverged', 3));
    const entries = file.entries.with(1, { seat: file.entries[1]!.seat, action: 'no such move' });
    expect(() => matchOf({ ...file, entries }, rules)).toThrow(new BadMatchFile('replay-diverged', 2));
    const seed = `${file.seed.slice(0, -1)}${file.seed.endsWith('0') ? '1' : '0'}`;
    expect(() => matchOf({ ...file, seed }, rules)).toThrow(new BadMatchFile('replay-diverged'));
  });

  test.each(builtGames())('%s: playthroughs end with their digest and their scores', (game) => {
    const rules = rulesOf(game);
    const found = playthroughs(game);
    expect(found).toHaveLength(3);
    for (const { number, lines } of found) {
      const [seats, ...options] = /, rules version \d+, (.+)$/.exec(lines[0]!)![1]!.split(', ');
      const secret = sha256(new TextEncoder().encode(`tenfold/${game}/goldens/${99 + number}`));
      const chosen = Object.fromEntries(options.map((option) => option.split(' ') as [string, string]));
      const match = new Match(rules, parseInt(seats!), secret, chosen);
      for (const line of lines) {
        const move = /^\d+\. \w+: (.+)$/.exec(line);
        if (!move) continue;
        const seat = match.due[0]!;
        const action = rules.facts.actions.findIndex(([notation]) => notation === move[1]);
        match.submit(seat, action, match.count(seat));
      }
      expect(lines).toContain(`digest ${match.digest(match.entries.length)}`);
      const { scores, ranking, ending, clause } = match.outcome!;
      expect(lines).toContain(`scores [${scores.join(', ')}], ranking [${ranking.join(', ')}]`);
      expect(lines).toContain(`ending ${ending} (${clause})`);
    }
  });
});
