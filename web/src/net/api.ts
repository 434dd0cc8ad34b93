/** HTTP requests to the server, and the messages to show when one fails. */

import type { Game, Review, NewTable, Puzzle, Replay, ReplayPage, Table, TableLine } from './protocol';
import { language } from '../text/language.svelte';
import { say } from '../text/say';

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
export type Me = { guest: string; name: string; return_path: string; address: string };

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

async function fetchMe(): Promise<Me> {
  return (await send('/api/me')).json() as Promise<Me>;
}

export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  await me();
  return send(path, init);
}

async function send(path: string, init: RequestInit = {}): Promise<Response> {
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

export const api = {
  rename: async (name: string) => {
    await post('/api/me', { name });
    greeting = null;
    return me();
  },
  comeBack: (key: string) => post<Me>('/api/return', { key }),
  handOver: () => post<{ code: string; path: string }>('/api/me/hand-over'),
  games: async () => (await get<{ games: Game[] }>('/api/games')).games,
  rules: (game: string) => get<Rulebook>(`/api/games/${game}/rules`),
  text: async (game: string) => (await request(`/api/games/${game}/text`)).text(),
  puzzle: (game: string, day: string) => get<Puzzle>(`/api/games/${game}/puzzle?day=${day}`),
  guide: (game: string) => post<{ table: string }>(`/api/games/${game}/guide`),
  make: (table: NewTable) => post<{ table: string; code: string; path: string }>('/api/tables', table),
  tables: () => get<{ mine: TableLine[]; public: TableLine[] }>('/api/tables'),
  join: (key: string) => post<Joined>('/api/join', { key }),
  forget: async (id: string) => void (await request(`/api/tables/${id}`, { method: 'DELETE' })),
  table: (id: string) => get<Table>(`/api/tables/${id}`),
  replay: (id: string) => get<Replay>(`/api/tables/${id}/replay`),
  replayPage: (id: string, observer: string, page: number, draws: string[]) =>
    get<ReplayPage>(`/api/tables/${id}/replay/${observer}/${page}?draws=${draws.join(',')}`),
  review: (id: string) => get<Review>(`/api/tables/${id}/look`),
  startReview: (id: string) => post<Review>(`/api/tables/${id}/look`),
  fileAddress: (id: string) => `/api/tables/${id}/file`,
  qrAddress: (path: string) => `/api/qr?path=${encodeURIComponent(path)}`,
};

/** Whether there is nothing at an address, or nothing for us. */
export const isMissing = (error: unknown): boolean => error instanceof Refused && error.status === 404;

/** The sentence of anything that was thrown. */
export function sentenceOf(error: unknown): string {
  return error instanceof Refused ? error.message : say('shell-went-wrong');
}
