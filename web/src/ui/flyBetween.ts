/** A transition between two places on the screen. */

import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

export type Flight = {
  /** The other end of the way; without one the thing only fades. */
  place: Element | null;
  duration: number;
  delay?: number;
  /** Turned by this many degrees at the other end. */
  turn?: number;
};

/** Use as `in:` to come from a place, as `out:` to go to it. */
export function flyBetween(node: Element, { place, duration, delay = 0, turn = 0 }: Flight): TransitionConfig {
  if (!place || duration === 0) return { duration: 0 };
  const here = node.getBoundingClientRect();
  const there = place.getBoundingClientRect();
  // A screen for all is drawn larger: what is measured there is larger than what is written.
  const zoom = node.currentCSSZoom ?? 1;
  const x = (there.left + there.width / 2 - (here.left + here.width / 2)) / zoom;
  const y = (there.top + there.height / 2 - (here.top + here.height / 2)) / zoom;
  const size = Math.min(1, Math.max(0.3, there.width / Math.max(1, here.width)));
  return {
    duration,
    delay,
    easing: cubicOut,
    css: (_t, away) =>
      `transform: translate(${x * away}px, ${y * away}px) scale(${1 - (1 - size) * away}) rotate(${turn * away}deg);` +
      `opacity: ${1 - Math.max(0, away - 0.8) * 4}; z-index: 5;`,
  };
}
