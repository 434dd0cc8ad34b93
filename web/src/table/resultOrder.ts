/** In which order the result lists the seats. */

import type { EndNote } from '../board/props';

/** By rank; seats that share one by what the board says of them, else by their numbers. */
export const resultOrder = (ranking: readonly number[], notes: readonly EndNote[] = []): number[] =>
  ranking
    .map((_, seat) => seat)
    .sort((one, other) => ranking[one]! - ranking[other]! || (notes[other]?.order ?? 0) - (notes[one]?.order ?? 0));
