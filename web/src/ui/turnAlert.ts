/** Alerts a player whose turn it is: title, sound, vibration and a notification if it's allowed. */

import { afterFrame } from './afterFrame';
import { announceUrgent } from './announce.svelte';
import { settings } from '../state/settings.svelte';
import { playSounds } from './soundPlayer';
import { pulse } from './haptics';
import { say } from '../text/say';

let title = '';

export function setTitle(page: string, isYourTurn = false): void {
  title = page ? say(isYourTurn ? 'shell-title-your-turn' : 'shell-title', { page }) : say('shell-name');
  // To set it is dear, even to what it is: what is seen on the page comes first.
  afterFrame(() => {
    if (document.title !== title) document.title = title;
  });
}

export function alertTurn(title: string, sentence: string): void {
  announceUrgent(sentence);
  playSounds('bell');
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

export async function requestNotifications(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  return (await Notification.requestPermission()) === 'granted';
}
