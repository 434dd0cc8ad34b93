/** What is kept about us: asked for, and taken away. */

import { request } from '../net/api';
import { takeNoMessages } from '../notices/notices';

/** Where everything is had as one file. */
export const FILE = '/api/me/data';
/** What this browser remembers of people, beside how the pages look. */
const NAMES = ['tenfold.made-up-name', 'tenfold.here'];

export type Kept = { name: string; tables: unknown[]; turn_notices: { kind: 'mail' | 'push'; address: string }[] };

export async function kept(): Promise<Kept> {
  return (await request(FILE)).json() as Promise<Kept>;
}

/** The server forgets us first: what it could not do, this browser must not forget either. */
export async function forgetMe(): Promise<void> {
  await request('/api/me', { method: 'DELETE' });
  await takeNoMessages().catch(() => {}); // the server sends none any more
  try {
    for (const name of NAMES) localStorage.removeItem(name);
  } catch {
    // Where storage is forbidden, nothing was remembered.
  }
}
