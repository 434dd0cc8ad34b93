/** Toasts: short messages that appear at the edge of the screen and disappear by themselves. */

import { announce, announceUrgent } from './announce.svelte';

export type Toast = { id: number; text: string; tone: 'plain' | 'danger' };

const DURATION = 5_000;

let next = 0;
export const toasts = $state<Toast[]>([]);

export function toast(text: string, tone: Toast['tone'] = 'plain', duration = DURATION): void {
  const id = next++;
  toasts.push({ id, text, tone });
  if (tone === 'danger') announceUrgent(text);
  else announce(text);
  setTimeout(() => dismiss(id), duration);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((one) => one.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
