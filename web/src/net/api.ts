/** HTTP requests to the server, and the messages to show when one fails. */

import type { Game, Review, NewTable, Puzzle, Replay, ReplayPage, Table, TableLine } from './protocol';
import { isLocal } from '../local/localId';
import { hasLocalTables } from '../local/hasLocalTables';
import type { Device } from '../local/device';
import { isSite } from '../state/site';
import { language } from '../text/language.svelte';
import { say } from '../text/say';

/** Whether these pages have a server: those of a static site have none. */
export const hasServer = !isSite;

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** `address` is where other devices reach the server. */
export type Me = {
  guest: string;
  name: string;
  return_path: string;
  address: string;
  avatar?: string;
  colour?: number | null;
};

/** `translated` says whether the rules are in the language of the page. */
export type Rulebook = { markdown: string; translated: boolean };

let greeting: Promise<Me> | null = null;

/** Who we are; the first answer also sets the cookie that everything else needs. */
export function me(): Promise<Me> {
  greeting ??= fetchMe().catch((error: unknown) => {
    greeting = null;
    throw error;
  });
  return greeting;
}

/** What has just changed about us. */
export function setMe(changed: Me): void {
  greeting = Promise.resolve(changed);
}

async function fetchMe(): Promise<Me> {
  return (await send('/api/me')).json() as Promise<Me>;
}

/** Who we are where we play: on the server, or on this device while there is none. */
export const meHere = (): Promise<Me> => orHere(me, (device) => device.me());

export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  await me();
  return send(path, init);
}

export const loadDevice = (): Promise<Device> => import('../local/device').then(({ device }) => device);

/** What the server answers; where there is none, what this device answers by itself. */
export async function orHere<T>(ask: () => Promise<T>, here: (device: Device) => T | Promise<T>): Promise<T> {
  if (!hasServer) return here(await loadDevice());
  try {
    return await ask();
  } catch (error) {
    const device = isUnreachable(error) ? await loadDevice().catch(() => null) : null;
    if (!device?.canPlay()) throw error;
    // What this device can't do either is what the server would be needed for: it can't be reached.
    return Promise.resolve(here(device)).catch((problem: unknown) => {
      throw isUnreachable(problem) ? error : problem;
    });
  }
}

const isUnreachable = (error: unknown): boolean => error instanceof Refused && error.status === 0;

/** Tables of this device are asked here, others of the server. */
const byHome = async <T>(table: string, ask: () => Promise<T>, here: (device: Device) => T | Promise<T>): Promise<T> =>
  isLocal(table) ? here(await loadDevice()) : ask();

async function send(path: string, init: RequestInit = {}): Promise<Response> {
  if (!hasServer) throw (await loadDevice()).needsServer();
  let response: Response;
  try {
    const headers = { ...init.headers, 'Accept-Language': language.current };
    response = await fetch(path, { credentials: 'same-origin', ...init, headers });
  } catch {
    throw new Refused(0, 'unreachable', say('shell-unreachable'));
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

async function refusal(response: Response): Promise<Refused> {
  const body: unknown = await response.json().catch(() => null);
  const { code, sentence } = (body ?? {}) as { code?: string; sentence?: string };
  const fallback = response.status === 404 ? say('shell-nothing-here') : say('shell-unreachable');
  return new Refused(response.status, code ?? String(response.status), sentence ?? fallback);
}

export async function get<T>(path: string): Promise<T> {
  return (await request(path)).json() as Promise<T>;
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await request(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return response.json() as Promise<T>;
}

/** What a code or a link opens: a table, or an evening and the key to come in. */
export type Joined = { table: string; evening?: undefined } | { evening: string; key: string };

export const addressOf = (found: Joined): string =>
  found.evening === undefined ? `/table/${found.table}` : `/evening/${found.evening}?key=${found.key}`;

async function allTables(): Promise<{ mine: TableLine[]; public: TableLine[] }> {
  const [there, here] = await Promise.all([
    orHere(
      () => get<{ mine: TableLine[]; public: TableLine[] }>('/api/tables'),
      () => ({ mine: [], public: [] }),
    ),
    hasLocalTables() ? loadDevice().then((device) => device.lines()) : [],
  ]);
  return { ...there, mine: [...here, ...there.mine].toSorted((one, other) => other.updated - one.updated) };
}

export const api = {
  rename: (name: string) =>
    orHere(
      async () => {
        await post('/api/me', { name });
        greeting = null;
        return me();
      },
      (device) => device.rename(name),
    ),
  comeBack: (key: string) => post<Me>('/api/return', { key }),
  handOver: () => post<{ code: string; path: string }>('/api/me/hand-over'),
  games: () =>
    orHere(
      async () => (await get<{ games: Game[] }>('/api/games')).games,
      (device) => device.games(),
    ),
  rules: (game: string) =>
    orHere(
      () => get<Rulebook>(`/api/games/${game}/rules`),
      (device) => device.rules(game),
    ),
  text: async (game: string) => (await request(`/api/games/${game}/text`)).text(),
  puzzle: (game: string, day: string) =>
    orHere(
      () => get<Puzzle>(`/api/games/${game}/puzzle?day=${day}`),
      (device) => device.puzzle(game, day),
    ),
  puzzleCounts: (game: string, day: string) =>
    get<{ people: number; solved: number }>(`/api/games/${game}/puzzle/counts?day=${day}`),
  puzzleAnswered: (game: string, day: string, solved: boolean) =>
    post<{ people: number; solved: number }>(`/api/games/${game}/puzzle`, { day, solved }),
  guide: (game: string) =>
    orHere(
      () => post<{ table: string }>(`/api/games/${game}/guide`),
      (device) => device.guide(game),
    ),
  make: (table: NewTable) =>
    orHere(
      () => post<{ table: string; code: string; path: string }>('/api/tables', table),
      (device) => device.make(table),
    ),
  tables: allTables,
  join: (key: string) => post<Joined>('/api/join', { key }),
  forget: (id: string) =>
    byHome(
      id,
      async () => void (await request(`/api/tables/${id}`, { method: 'DELETE' })),
      (device) => device.forget(id),
    ),
  table: (id: string) =>
    byHome(
      id,
      async () => void (await get<Table>(`/api/tables/${id}`)),
      (device) => device.table(id),
    ),
  replay: (id: string) =>
    byHome(
      id,
      () => get<Replay>(`/api/tables/${id}/replay`),
      (device) => device.replay(id),
    ),
  replayPage: (id: string, observer: string, page: number, draws: string[]) =>
    byHome(
      id,
      () => get<ReplayPage>(`/api/tables/${id}/replay/${observer}/${page}?draws=${draws.join(',')}`),
      (device) => device.replayPage(id, observer),
    ),
  review: (id: string) =>
    byHome(
      id,
      () => get<Review>(`/api/tables/${id}/look`),
      (device) => device.review(id),
    ),
  startReview: (id: string) =>
    byHome(
      id,
      () => post<Review>(`/api/tables/${id}/look`),
      (device) => device.startReview(id),
    ),
  fileAddress: (id: string) => `/api/tables/${id}/file`,
  qrAddress: (path: string) => `/api/qr?path=${encodeURIComponent(path)}`,
};

/** Whether there is nothing at an address, or nothing for us. */
export const isMissing = (error: unknown): boolean => error instanceof Refused && error.status === 404;

/** The sentence of anything that was thrown. */
export function sentenceOf(error: unknown): string {
  return error instanceof Refused ? error.message : say('shell-went-wrong');
}
