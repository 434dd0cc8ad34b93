/** For tests: the boards of every game of the family with what the rules answer about them. */

import type { Facts } from './facts';

const printed = import.meta.glob<object>('../../generated/ten_days_*.facts.json', { import: 'default', eager: true });
const help = import.meta.glob<object>('../../generated/ten_days_*.help.ts', { import: 'default', eager: true });

export const factsOf = (game: string): Facts =>
  ({
    ...printed[`../../generated/${game}.facts.json`],
    help: help[`../../generated/${game}.help.ts`],
  }) as unknown as Facts;
