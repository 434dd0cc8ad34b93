// Decisions of the recorded matches can be decided again.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtGames, companionsOf, isBuilt, rulesOf } from './builtRules';
import { loadWords } from './catalogues';
import type { MatchFile } from './matchFile';
import { viewBefore } from './position';

const RECORDED = join(import.meta.dirname, '../../../tests/data');
const VERSION = readdirSync(RECORDED)[0]!;
const pathOf = (game: string): string => join(RECORDED, VERSION, 'saved', `${game}.tenfold`);
/** The games that version had. */
const recorded = builtGames().filter((game) => existsSync(pathOf(game)));

describe.skipIf(!isBuilt)('a decision', () => {
  test.each(recorded)('%s: whoever made it had its move and others, and saw no more', async (game) => {
    const file = JSON.parse(readFileSync(pathOf(game), 'utf8')) as MatchFile;
    const rules = rulesOf(game);
    const voice = { words: await loadWords(rules.facts, 'en'), companions: companionsOf(game) };
    const names = Array.from({ length: file.seats }, (_, seat) => `Player ${seat}`);
    for (const number of [1, 12, Math.floor(file.entries.length / 2)]) {
      const { seat, action } = file.entries[number - 1]!;
      const view = viewBefore({ file, number, seat, names }, rules, voice);

      expect(view.observer).toBe(seat);
      expect(view.outcome).toBeNull();
      if (action) expect(view.legal.map((one) => one.action)).toContain(action);
    }
  });
});
