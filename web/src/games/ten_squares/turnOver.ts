/** A card is turned face up: it lifts, shows its edge, and lies down. */

import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

export function turnOver(_node: Element, { duration }: { duration: number }): TransitionConfig {
  return {
    duration,
    easing: cubicOut,
    css: (t, away) =>
      `transform: translate(${-46 * away}px, ${-14 * Math.sin(Math.PI * t)}px) rotateY(${-100 * away}deg);`,
  };
}
