/** What decided a game, in one line: the turn that helped the winner most, and the one that cost the reader most. */

import type { ReviewFound, ReviewTurn } from '../net/protocol';

/** Anything smaller decides nothing. */
const LEAST = 0.1;

/** The largest turn for a winner, or against someone else; it's told with its own numbers, as everywhere. */
export const decisiveTurn = ({ turns }: Pick<ReviewFound, 'turns'>, winners: readonly number[]): ReviewTurn | null =>
  turns
    .filter(
      (turn) => sizeOf(turn) >= LEAST && winners.length > 0 && winners.includes(turn.seat) === turn.after > turn.before,
    )
    .reduce<ReviewTurn | null>((best, one) => (best && sizeOf(best) >= sizeOf(one) ? best : one), null);

const sizeOf = ({ before, after }: ReviewTurn): number => Math.abs(after - before);

/** The reader's mistake that cost most. */
export const costliestOf = ({ turns, yours }: Pick<ReviewFound, 'turns' | 'yours'>): ReviewTurn | null =>
  turns
    .filter(({ kind, actor }) => kind === 'mistake' && yours.includes(actor))
    .reduce<ReviewTurn | null>((most, turn) => (turn.loss > (most?.loss ?? 0) ? turn : most), null);
