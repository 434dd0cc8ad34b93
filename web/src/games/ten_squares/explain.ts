/** One short line about the card that was turned. */

import { isShape, type Card } from './cards';

export type Turned = Card & { isWaiting: boolean; counts: boolean };

/** `owner` plays the card's colour, `other` the other one; "You" speaks to the player before the screen. */
export function explain({ colour, face, isWaiting, counts }: Turned, owner: string, other: string): string {
  const verb = owner === 'You' ? '' : 's';
  const whose = other === 'You' ? 'your' : `${other}’s`;
  if (!counts) return `Before the ${colour} marker has reached J, a ${face} does not count: it goes back into the pile.`;
  if (!isShape(face)) {
    if (!isWaiting) return `A ${colour} ${face} moves the ${colour} marker ${face} ${face === 1 ? 'square' : 'squares'}.`;
    return `${owner} choose${verb} the direction of the ${colour} marker.`;
  }
  if (face === 'triangle') return `${owner} may move the ${colour} marker to any square but A.`;
  if (face === 'square') return `${owner} may move ${whose} marker to any square but A.`;
  return `${owner} may shuffle three ${colour} numbers back into the pile.`;
}
