// The running score over rematches on this device: how many games each seat has won.
import type { Setup } from './setup';

/** After a game; a tutorial counts for no one. */
export function winsAfter({ players, wins, isGuide }: Setup, winners: readonly number[]): number[] {
  const before = wins ?? players.map(() => 0);
  return before.map((won, seat) => won + (!isGuide && winners.includes(seat) ? 1 : 0));
}
