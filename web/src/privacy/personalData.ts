/** Loads and deletes what is stored about a guest. */

import { request } from '../net/api';
import { disablePush } from '../notices/notices';
import { MUTED_KEY } from '../chat/lines';
import { MISTAKES_KEY } from '../puzzle/schedule';
import { EVENT_KEY } from '../state/currentEvent';

/** Where everything is had as one file. */
export const DATA_URL = '/api/me/data';
/** What this browser remembers of people, beside how the pages look. */
const STORED_NAMES = ['tenfold.made-up-name', 'tenfold.here', EVENT_KEY, MISTAKES_KEY, MUTED_KEY];

export type PersonalData = {
  name: string;
  avatar: string;
  colour: number | null;
  tables: unknown[];
  history: { table: string }[];
  evenings: unknown[];
  open_hand_over_codes: number;
  imported: boolean;
  removed_companions: string[];
  listed_as_companion: boolean;
  notified_of_invitations: boolean;
  on_ladder_since: number | null;
  chat: unknown[];
  waiting_for: unknown;
  turn_notices: { kind: 'mail' | 'push'; address: string }[];
};

export async function loadPersonalData(): Promise<PersonalData> {
  return (await request(DATA_URL)).json() as Promise<PersonalData>;
}

/** The server forgets us first: what it could not do, this browser must not forget either. */
export async function eraseMe(): Promise<void> {
  await request('/api/me', { method: 'DELETE' });
  await disablePush().catch(() => {}); // the server sends none any more
  try {
    for (const name of STORED_NAMES) localStorage.removeItem(name);
  } catch {
    // Where storage is forbidden, nothing was remembered.
  }
}
