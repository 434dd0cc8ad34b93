/** Shows the cards on the table event by event, so that players can follow. */

import type { State } from '../../generated/tenzania';
import type { EventItem, View } from '../../net/protocol';

export type PlacedCard = { key: string; card: number; from: number | null };
export type Shout = { code: 'tenzania' | 'over'; text: string; number: number };

/** Times in milliseconds: a card lands, a full pile is looked at, the shout stays and fades. */
const LAND_TIME = 260;
const PILE_TIME = 380;
const SHOUT_TIME = 760;
export const FADE_TIME = 140;
/** A card that wins nothing. */
const CARD_TIME = 640;

const isWon = (event: EventItem): boolean => event.code === 'tenzania' || event.code === 'over';

/** How long a move is seen: the next one is not covered by what is shouted. */
export const showTime = (events: EventItem[]): number =>
  events.some(isWon) ? LAND_TIME + SHOUT_TIME + FADE_TIME : CARD_TIME;

export class PileAnimation {
  cards = $state.raw<PlacedCard[]>([]);
  value = $state(0);
  won = $state.raw<number[]>([]);
  shout = $state.raw<Shout | null>(null);
  /** To whom the cards go that leave the table just now. */
  winner: number | null = null;

  private pile = 0;
  private view: View<State> | null = null;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private shoutTimer: ReturnType<typeof setTimeout> | undefined;

  /** Shows a new view: at once, or in the order of what happened. */
  follow(view: View<State>, events: EventItem[], motion: boolean): void {
    if (view === this.view) return;
    const isFirst = this.view === null;
    const places = events.filter((event) => event.code === 'place');
    this.finish();
    this.hush();
    this.view = view;
    const won = isFirst ? undefined : events.find(isWon);
    // Where the pile does not fit what happened (a step back in a replay), nothing is played.
    const fits = places.length === 1 && (!won || Number(won.args.cards) === this.cards.length + 1);
    if (isFirst || !motion || !fits) {
      if (won) this.announce(won);
      this.settle();
      return;
    }
    this.place(places[0]!);
    if (!won) {
      this.settle();
      return;
    }
    this.later(LAND_TIME, () => this.announce(won));
    this.later(LAND_TIME + PILE_TIME, () => {
      this.winner = Number(won.code === 'over' ? won.args.other : won.args.seat);
      this.settle();
    });
  }

  /** Stops the clocks of a board that goes away. */
  close(): void {
    this.timers.forEach(clearTimeout);
    clearTimeout(this.shoutTimer);
  }

  private place(event: EventItem): void {
    const from = Number(event.args.seat);
    this.winner = null;
    this.cards = [...this.cards, { key: this.keyOf(this.cards.length), card: Number(event.args.card), from }];
    this.value = Number(event.args.value);
  }

  private announce(event: EventItem): void {
    this.hush();
    this.shout = { code: event.code as Shout['code'], text: event.text, number: event.number };
    this.shoutTimer = setTimeout(() => this.hush(), SHOUT_TIME);
  }

  private hush(): void {
    clearTimeout(this.shoutTimer);
    this.shout = null;
  }

  /** What the view says, with the cards that stay keeping their keys. */
  private settle(): void {
    const state = this.view?.state;
    if (!state) return;
    if (state.table_size < this.cards.length) this.pile += 1;
    const table = state.table.slice(0, state.table_size);
    this.cards = table.map((card, at) => ({ key: this.keyOf(at), card, from: this.cards[at]?.from ?? null }));
    this.value = state.value;
    this.won = state.won;
  }

  /** What was still to be shown of the view before is shown now. */
  private finish(): void {
    if (this.timers.length === 0) return;
    this.timers.forEach(clearTimeout);
    this.timers = [];
    this.settle();
  }

  private later(time: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.timers = this.timers.filter((other) => other !== timer);
      what();
    }, time);
    this.timers.push(timer);
  }

  private keyOf(at: number): string {
    return `${this.pile}-${at}`;
  }
}
