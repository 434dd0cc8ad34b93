/** What screen readers announce: a polite live region, and an assertive one for turns and errors. */

import { untrack } from 'svelte';

export const announced = $state({ polite: '', urgent: '' });

function put(region: keyof typeof announced, text: string): void {
  // Effects announce things; what was announced before must not make them run again.
  const before = untrack(() => announced[region]);
  // A repeated sentence would not be read again: an invisible difference makes it a new one.
  announced[region] = before === text ? `${text}\u00a0` : text;
}

export function announce(text: string): void {
  put('polite', text);
}

export function announceUrgent(text: string): void {
  put('urgent', text);
}

/** Empties the assertive region, so that somebody who reads the page does not find outdated text there. */
export function clearUrgent(): void {
  announced.urgent = '';
}
