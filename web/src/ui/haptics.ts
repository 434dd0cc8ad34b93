/** Short vibrations on phones that allow them. */

import { hasTouch, settings } from '../state/settings.svelte';

export type Pulse = 'made' | 'turn' | 'end';

/** Milliseconds on, off, on. */
const PULSES: Record<Pulse, number[]> = { made: [12], turn: [30, 60, 30], end: [20, 50, 20, 50, 60] };

export const canPulse = (): boolean =>
  typeof navigator !== 'undefined' && typeof navigator.vibrate === 'function' && hasTouch();

/** Nothing before a gesture: browsers forbid it. */
export function pulse(kind: Pulse): void {
  if (settings.touch && canPulse() && navigator.userActivation?.hasBeenActive) navigator.vibrate(PULSES[kind]);
}
