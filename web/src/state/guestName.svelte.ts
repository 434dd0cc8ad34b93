/** This guest's name; a guest without one gets a friendly made-up name. */

import { api, meHere } from '../net/api';
import { say } from '../text/say';

const KEY = 'tenfold.made-up-name';
/** How many words the catalogue has for each half of a name. */
export const ADJECTIVES = 24;
export const ANIMALS = 24;

/** `name` is how others see us; `isMadeUp`, that we did not choose it. Empty until the server has said it. */
export const guest = $state({ name: '', isMadeUp: false });

let madeUp = '';

export const nameOf = (adjective: number, animal: number): string => say('name-made-up', { adjective, animal });

/** The same on this device every time. */
export function madeUpName(): string {
  madeUp ||= stored() ?? nameOf(Math.floor(Math.random() * ADJECTIVES), Math.floor(Math.random() * ANIMALS));
  try {
    localStorage.setItem(KEY, madeUp);
  } catch {
    // A browser may forbid storage: then the name lasts as long as the page, or as the server remembers it.
  }
  return madeUp;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export async function loadName(): Promise<void> {
  remember((await meHere()).name || madeUpName());
}

function remember(name: string): void {
  guest.name = name;
  guest.isMadeUp = name === madeUpName();
}

/** Takes a name; nothing means that any friendly one will do. */
export async function setName(name: string): Promise<void> {
  const wanted = name.trim() || madeUpName();
  if (wanted === (await meHere()).name) return remember(wanted);
  remember((await api.rename(wanted)).name);
}

/** Nobody sits at a table without a name. */
export async function ensureName(): Promise<void> {
  const { name } = await meHere();
  if (name) remember(name);
  else await setName('');
}
