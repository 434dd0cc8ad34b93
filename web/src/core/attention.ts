/** Calls a player back: the title, the bell, and a notification if they allowed it. */

import { tellNow } from './live.svelte';
import { settings } from './settings.svelte';
import { play } from './sound';
import { pulse } from './touch';
import { say } from '../text/say';

export function setTitle(page: string, isYourTurn = false): void {
  const title = page ? say(isYourTurn ? 'shell-title-your-turn' : 'shell-title', { page }) : say('shell-name');
  // To set it is dear, even to what it is.
  if (document.title !== title) document.title = title;
}

export function callToTable(title: string, sentence: string): void {
  tellNow(sentence);
  play('bell');
  pulse('turn');
  if (!document.hidden || !settings.notify || !mayNotify()) return;
  const note = new Notification(title, { body: sentence, tag: location.pathname, icon: '/favicon.svg' });
  note.onclick = () => {
    focus();
    note.close();
  };
}

function mayNotify(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'granted';
}

export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  return (await Notification.requestPermission()) === 'granted';
}
