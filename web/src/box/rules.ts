/** What the rules say of boxes: core/box.py and each game's box.py, translated. */

import { asPython } from '../local/boxes';
import type { Box } from '../local/facts';
import { sayOfBox } from './messages';

type Note = { code: string; args: Map<string, string | number>; is_fault: boolean };
type Support = { notes_on: (box: unknown) => Note[]; standard: () => unknown };

/** What's said about a box; nobody can play with it while anything is a fault. */
export type BoxNote = { sentence: string; isFault: boolean };

const supports = import.meta.glob<Support>('../generated/*.box.ts', { import: 'default' });
/** Around the world, each map has a box. */
const MADE_OF: Record<string, string[]> = { ten_days_world: ['ten_days_africa', 'ten_days_usa'] };
const pathOf = (game: string): string => `../generated/${game}.box.ts`;

/** The games whose boxes a game takes. */
export const boxGamesOf = (game: string): string[] => MADE_OF[game] ?? (supports[pathOf(game)] ? [game] : []);

export class BoxRules {
  private constructor(private readonly support: Support) {}

  /** The rules for boxes of a game; null for a game without any. */
  static async of(game: string): Promise<BoxRules | null> {
    const load = supports[pathOf(game)];
    return load ? new BoxRules(await load()) : null;
  }

  standard(): Box {
    return plainOf(this.support.standard()) as Box;
  }

  notesOn(box: unknown): BoxNote[] {
    return this.support.notes_on(asPython(box)).map(({ code, args, is_fault: isFault }) => ({
      sentence: sayOfBox(`box-${code}`, Object.fromEntries(args)),
      isFault,
    }));
  }
}

function plainOf(value: unknown): unknown {
  if (value instanceof Map) return Object.fromEntries([...value].map(([name, one]) => [name, plainOf(one)]));
  return Array.isArray(value) ? Array.from(value, plainOf) : value;
}
