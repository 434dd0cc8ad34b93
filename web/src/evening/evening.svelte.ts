/** One evening in this browser, polled from the server. */

import { get, post, Refused, sentenceOf } from '../net/api';
import { noteEvent } from '../state/currentEvent';
import { toast } from '../ui/toasts.svelte';
import type { Pace, TimeControl } from '../net/protocol';

export type Plan = {
  game: string;
  size: number;
  options?: Record<string, string>;
  hints: boolean;
  pace: Pace;
  bots: string;
  chat?: boolean;
  pairing?: 'mixed' | 'swiss';
  clock?: TimeControl | null;
};

export type Sitter = {
  name: string;
  kind: 'person' | 'bot' | 'open';
  character: string | null;
  due: boolean;
  leads: boolean;
  score: number | null;
  away: boolean;
  stand_in: boolean;
  resigned: boolean;
};
export type Glance = { table: string; status: 'waiting' | 'playing' | 'over'; line: string; seats: Sitter[] };
export type EveningGuest = { guest: number; name: string; gone: boolean; waits: boolean; away: boolean };
export type Finish = { place: number; score: number } | null;
export type Row = { guest: number; name: string; place: number; points: number; wins: number; rounds: Finish[] };
/** What somebody won on all dates of a series; null where they weren't there. */
export type SeriesRow = { name: string; place: number; points: number; wins: number; dates: (number | null)[] };
export type Own = {
  guest: number;
  gone: boolean;
  table: string | null;
  number: number | null;
  over: boolean;
  place: number | null;
};

export type Evening = {
  evening: string;
  version: number;
  code: string;
  path: string;
  plan: Plan;
  title: string;
  round: number;
  between: boolean;
  paused: boolean;
  ended: boolean;
  host: boolean;
  me: Own | null;
  tables: Glance[];
  guests: EveningGuest[];
  results: Row[];
  series: SeriesRow[];
};

export type EveningLine = {
  evening: string;
  code: string;
  title: string;
  guests: number;
  round: number;
  ended: boolean;
};

export type Wish =
  | { type: 'enter' | 'leave' | 'end' }
  | { type: 'round'; after: number }
  | { type: 'pause' | 'hints'; yes: boolean }
  | { type: 'send-home'; guest: number }
  | { type: 'plan'; plan: Plan };

/** `after` is an event of one's own that is over: the new one is the next date of its series. */
export const makeEvening = (plan: Plan, after = '') =>
  post<{ evening: string }>(`/api/evenings${after ? `?after=${encodeURIComponent(after)}` : ''}`, plan);
export const myEvenings = async () => (await get<{ mine: EveningLine[] }>('/api/evenings')).mine;
export const resultsAddress = (id: string) => `/api/evenings/${id}/results.csv`;

/** So few tables are shown large. */
export const FEW_TABLES = 6;

/** Whether any match has been played to its end. */
export const hasResults = (evening: Evening) =>
  evening.results.some(({ rounds }) => rounds.some((finish) => finish !== null));

const NOT_FOUND = 404;
/** Whoever does not look need not hear of everything at once. */
const HIDDEN_TIMES = 4;

export class EveningStore {
  evening = $state.raw<Evening | null>(null);
  /** Whether there is no such evening for us. */
  isShut = $state(false);
  isLost = $state(false);
  isBusy = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isStopped = false;

  constructor(
    readonly id: string,
    private readonly key: string,
    private readonly wait: () => number,
  ) {
    void this.ask();
  }

  private address(rest = ''): string {
    return `/api/evenings/${this.id}${rest}${this.key ? `?key=${encodeURIComponent(this.key)}` : ''}`;
  }

  async ask(): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.take(await get<Evening>(this.address()));
      this.isLost = false;
    } catch (error) {
      this.isShut = error instanceof Refused && error.status === NOT_FOUND;
      this.isLost = !this.isShut;
    }
    if (!this.isStopped && !this.isShut)
      this.timer = setTimeout(() => void this.ask(), this.wait() * (document.hidden ? HIDDEN_TIMES : 1));
  }

  /** An answer that was under way while something newer came is old. */
  private take(found: Evening): void {
    if (this.evening && found.version < this.evening.version) return;
    this.evening = found;
    noteEvent(found);
  }

  async wish(wish: Wish): Promise<boolean> {
    this.isBusy = true;
    try {
      this.take(await post<Evening>(this.address('/commands'), wish));
      return true;
    } catch (error) {
      toast(sentenceOf(error), 'danger');
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }
}
