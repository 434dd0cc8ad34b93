// Decisions of the recorded matches can be decided again.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtGames, companionsOf, isBuilt, rulesOf } from './builtRules';
import { loadWords } from './catalogues';
import type { MatchFile } from './matchFile';
import { viewBefore } from './position';

const RECORDED = join(import.meta.dirname, '../../../tests/data');
const VERSION = readdirSync(RECORDED)[0]!;

describe.skipIf(!isBuilt)('a decision', () => {
  test.each(builtGames())('%s: whoever made it had its move and others, and saw no more', async (game) => {
    const file = JSON.parse(readFileSync(join(RECORDED, VERSION, 'saved', `${game}.tenfold`), 'utf8')) as MatchFile;
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
