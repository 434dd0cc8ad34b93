/** Quick games: who waits for which, and one's own place, asked for again and again while there is one. */

import { get, post, request } from '../net/api';

export type QuickWish = { game: string; seats: number; turns: boolean };
export type Place = QuickWish & { left: number | null; table: string | null };
export type QuickGames = { mine: Place | null; waiting: (QuickWish & { people: number })[] };

const POLL_MS = 1000;

export const quickGames = () => get<QuickGames>('/api/quick');

const isSame = (one: QuickWish, other: QuickWish) =>
  one.game === other.game && one.seats === other.seats && one.turns === other.turns;

export class QuickStore {
  games = $state.raw<QuickGames>({ mine: null, waiting: [] });
  isBusy = $state(false);
  #asked: (QuickWish & { wait: number }) | null = null;
  #isLooking = false;
  #timer: ReturnType<typeof setInterval>;

  constructor() {
    this.#timer = setInterval(() => void this.look().catch(() => {}), POLL_MS);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** Asks where we are. A place that was lost, because this device slept, is asked for again. */
  async look(): Promise<void> {
    if (this.isBusy || this.#isLooking) return;
    this.#isLooking = true;
    try {
      const found = await quickGames();
      if (this.isBusy) return;
      this.games = found;
      if (found.mine === null && this.#asked !== null) await this.ask(this.#asked);
    } finally {
      this.#isLooking = false;
    }
  }

  ask(wanted: QuickWish & { wait: number }): Promise<void> {
    this.#asked = wanted;
    return this.#change(() => post<QuickGames>('/api/quick', wanted));
  }

  cancel(): Promise<void> {
    this.#asked = null;
    return this.#change(async () => (await request('/api/quick', { method: 'DELETE' })).json() as Promise<QuickGames>);
  }

  people(wish: QuickWish): number {
    return this.games.waiting.find((line) => isSame(line, wish))?.people ?? 0;
  }

  async #change(wish: () => Promise<QuickGames>): Promise<void> {
    this.isBusy = true;
    try {
      this.games = await wish();
    } finally {
      this.isBusy = false;
    }
  }
}
