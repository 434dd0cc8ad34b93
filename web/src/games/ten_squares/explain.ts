/** Explains the revealed card in one short line. */

import { isShape, type Card } from './cards';
import { say } from './messages';

export type Turned = Card & { isWaiting: boolean; counts: boolean };
export type Player = { name: string; isYou: boolean };

/** `owner` plays the card's colour, `other` the other one. */
export function explain({ colour, face, isWaiting, counts }: Turned, owner: Player, other: Player): string {
  const you = owner.isYou;
  if (!counts) return say('board-uncounted', { colour, face });
  if (!isShape(face) && !isWaiting) return say('board-number', { colour, face });
  if (face === 'square')
    return say('board-square', { you, owner: owner.name, 'other-is-you': other.isYou, other: other.name });
  if (!isShape(face)) return say('board-direction', { you, owner: owner.name, colour });
  return say(face === 'triangle' ? 'board-triangle' : 'board-circle', { you, owner: owner.name, colour });
}
