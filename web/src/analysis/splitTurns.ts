/** Divides turning points: the reader's own mistakes come first. Each keeps its number on the curve. */

import type { ReviewFound, ReviewTurn } from '../net/protocol';

export type NumberedTurn = { label: number; turn: ReviewTurn };

export function splitTurns({ turns, yours }: Pick<ReviewFound, 'turns' | 'yours'>): {
  own: NumberedTurn[];
  others: NumberedTurn[];
} {
  const numbered = turns.map((turn, at) => ({ label: at + 1, turn }));
  const isOwn = ({ turn }: NumberedTurn) => turn.kind === 'mistake' && yours.includes(turn.actor);
  return { own: numbered.filter(isOwn), others: numbered.filter((one) => !isOwn(one)) };
}
