/** The two live regions: what changed (polite), and your turn and mistakes (at once). */

import { untrack } from 'svelte';

export const live = $state({ changed: '', urgent: '' });

/** A repeated sentence would not be read again: an invisible difference makes it a new one. */
function say(region: keyof typeof live, text: string): void {
  // Effects tell things; what was told before must not make them run again.
  const before = untrack(() => live[region]);
  live[region] = before === text ? `${text}\u00a0` : text;
}

export function tell(text: string): void {
  say('changed', text);
}

export function tellNow(text: string): void {
  say('urgent', text);
}

/** What was urgent is so no longer: whoever reads the page on must not find it there. */
export function hush(): void {
  live.urgent = '';
}

/** Short sentences that pass by at the edge of the screen. */
export type Toast = { id: number; text: string; tone: 'plain' | 'danger' };

let next = 0;
export const toasts = $state<Toast[]>([]);

export function toast(text: string, tone: Toast['tone'] = 'plain', lasts = 5_000): void {
  const id = next++;
  toasts.push({ id, text, tone });
  if (tone === 'danger') tellNow(text);
  else tell(text);
  setTimeout(() => dismiss(id), lasts);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((one) => one.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
