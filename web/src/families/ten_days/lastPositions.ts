/** Remembers where each tile was, so that it can fly from there. */

import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { flyBetween } from '../../ui/flyBetween';
import { isTile, type TenDaysState } from './knowledge';

const ARRIVES = 300;

/** The name of the spot of every tile in sight. */
export function spotsOf(
  state: TenDaysState,
  observer: number,
  rack: number[],
  hand: number | null,
): Map<number, string> {
  const spots = new Map<number, string>();
  state.seen.slice(0, state.seats).forEach((days, seat) => {
    if (seat === observer) return;
    for (const tile of [...days, state.seen_in_hand[seat]]) if (isTile(tile)) spots.set(tile, `seat-${seat}`);
  });
  state.pile.forEach((pile, number) =>
    pile.slice(0, state.pile_size[number]).forEach((tile) => spots.set(tile, `pile-${number + 1}`)),
  );
  rack.forEach((tile, at) => {
    if (isTile(tile)) spots.set(tile, `day-${at + 1}`);
  });
  if (isTile(hand ?? undefined)) spots.set(hand!, 'hand');
  return spots;
}

/** A tile comes from where it lay; a new one is turned up where it lands. */
export function arrival(
  board: Element | undefined,
  spot: string | undefined,
  motion: boolean,
): (node: Element) => TransitionConfig {
  return (node) => {
    if (!motion) return { duration: 0 };
    const place = spot ? (board?.querySelector(`[data-spot="${spot}"]`) ?? null) : null;
    if (place && !place.contains(node)) return flyBetween(node, { place, duration: ARRIVES });
    return {
      duration: ARRIVES,
      easing: cubicOut,
      css: (t) => `transform: rotateY(${(1 - t) * 90}deg); opacity: ${t};`,
    };
  };
}
