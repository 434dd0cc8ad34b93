/** A turn that is being put together; all of it can be undone until it is sent. */

import { choicesOf, type Choices } from './choices';
import { CHOOSING, FILLING, PLACING } from './knowledge';
import type { LegalAction } from '../../net/protocol';

/** Which kind of thing the next number means. */
export type Asked = 'day' | 'map' | 'take' | 'draw' | 'discard';

/** What a touch on a day does. */
export type Does = 'fill' | 'put' | 'swap' | 'nothing';

export class Turn {
  /** The day that was touched first, and the one that it is swapped with. */
  day = $state<number | null>(null);
  second = $state<number | null>(null);
  asked = $state<Asked>('day');
  /** The first digit of a day, where days have two. */
  tens = $state<number | null>(null);
  choices = $state.raw<Choices>(choicesOf([]));
  private phase = $state(FILLING);
  private count = -1;
  /** The day that a tile was carried to before it was taken, and whether its face was seen. */
  private goal: { day: number; isSeen: boolean } | null = null;

  constructor(private readonly act: (action: string) => void) {}

  /** A new view: what does not fit any more is forgotten. Whether the player has moved since. */
  follow(phase: number, count: number, legal: LegalAction[]): boolean {
    const hasMoved = phase !== this.phase || count !== this.count;
    if (hasMoved) this.back();
    [this.phase, this.count] = [phase, count];
    this.choices = choicesOf(legal);
    if (phase === PLACING && legal.length > 0) this.placeCarried();
    return hasMoved;
  }

  /** A tile that nobody had seen is shown on its day before anything is sent. */
  private placeCarried(): void {
    const { goal } = this;
    this.goal = null;
    if (goal && (goal.isSeen || (this.choices.put.get(goal.day)?.size ?? 0) > 1)) this.touchDay(goal.day);
  }

  /** Takes a tile from a pile, or puts one there. */
  touchPile(action: string): void {
    this.goal = null;
    this.act(action);
  }

  /** Whether a thing can be carried now: `hand`, `day-4`, `pile-2`, `draw-1`. */
  canCarry(thing: string): boolean {
    const { draw, take } = this.choices;
    if (thing.startsWith('pile')) return take.has(numberIn(thing));
    if (thing.startsWith('draw')) return draw.has(numberIn(thing));
    return thing === 'hand' || this.phase !== FILLING;
  }

  back(): void {
    [this.day, this.second, this.asked, this.tens] = [null, null, 'day', null];
  }

  /** Whether anything has been chosen that can be taken back. */
  get isBegun(): boolean {
    return this.day !== null || this.asked !== 'day' || this.tens !== null;
  }

  does(day: number): Does {
    const { fill, put, swap } = this.choices;
    if (fill.has(day)) return 'fill';
    if (put.has(day)) return 'put';
    return this.day !== null && this.second === null && swap.get(this.day)?.has(day) ? 'swap' : 'nothing';
  }

  /** A day is touched: it is filled, chosen for the tile in hand, or for a swap. */
  touchDay(day: number): void {
    const { fill, put, swap } = this.choices;
    const filling = fill.get(day);
    if (filling) return this.act(filling);
    const piles = put.get(day);
    // Where the discard can go on one pile only, there is nothing left to choose (D12).
    if (this.phase === PLACING && piles?.size === 1) return this.act([...piles.values()][0]!);
    if (this.phase === PLACING && piles) this.day = this.day === day ? null : day;
    else if (this.phase === CHOOSING && swap.has(day)) this.touchForSwap(day);
  }

  private touchForSwap(day: number): void {
    if (this.day === day) this.back();
    else if (this.day !== null && this.second === null && this.choices.swap.get(this.day)?.has(day)) this.second = day;
    else [this.day, this.second] = [day, null];
  }

  /** What a touch on each pile would discard, by pile: the tile of the chosen day, or the drawn one. */
  get discards(): ReadonlyMap<number, string> {
    return this.day === null ? this.choices.discard : (this.choices.put.get(this.day) ?? new Map());
  }

  /** The pile that has lost its last tile: what is discarded goes there (D12). */
  get onlyPile(): number | null {
    const { discards } = this;
    const piles = discards.size > 0 ? discards : this.choices.discard;
    return this.phase === PLACING && piles.size === 1 ? [...piles.keys()][0]! : null;
  }

  get swapAction(): string | null {
    if (this.phase !== CHOOSING || this.day === null || this.second === null) return null;
    return this.choices.swap.get(this.day)?.get(this.second) ?? null;
  }

  swap(): void {
    if (this.swapAction) this.act(this.swapAction);
  }

  /** Carried from one spot to another: `hand`, `day-4`, `pile-2`, `draw-1`. */
  drop(thing: string, goal: string): void {
    const [from, to] = [numberIn(thing), numberIn(goal)];
    if (thing.startsWith('pile') || thing.startsWith('draw')) return this.carryFromPile(thing, goal);
    const action = this.dropAction(thing, goal, from, to);
    if (action) this.act(action);
    else if (thing === 'hand' && goal.startsWith('day') && this.choices.put.has(to)) this.touchDay(to);
  }

  private carryFromPile(thing: string, goal: string): void {
    const { draw, take } = this.choices;
    const isSeen = thing.startsWith('pile');
    const action = (isSeen ? take : draw).get(numberIn(thing));
    if (!action || !goal.startsWith('day')) return;
    this.goal = { day: numberIn(goal), isSeen };
    this.act(action);
  }

  private dropAction(thing: string, goal: string, from: number, to: number): string | undefined {
    const { fill, discard, put, swap } = this.choices;
    if (thing === 'hand')
      return goal.startsWith('day') ? fill.get(to) : (this.day === null ? discard : put.get(this.day))?.get(to);
    if (goal.startsWith('pile')) return put.get(from)?.get(to);
    return swap.get(from)?.get(to);
  }

  /** A key: a digit, or a letter that says what the next digit means. Whether it was one of ours. */
  press(key: string, days: number): boolean {
    const { draw, maps, take, discard } = this.choices;
    if (/^\d$/.test(key)) return this.pressDigit(Number(key), days);
    if (key === 'd' && draw.size === 1) this.act([...draw.values()][0]!);
    else if (key === 'd' && draw.size > 1) this.asked = 'draw';
    else if (key === 'd' && maps.size > 0) this.asked = 'map';
    else if (key === 't' && take.size > 0) this.asked = 'take';
    else if (key === 'x' && discard.size > 0) [this.asked, this.day] = ['discard', null];
    else if (key === 'escape' && this.isBegun) this.back();
    else return false;
    return true;
  }

  private pressDigit(digit: number, days: number): boolean {
    const { draw, maps, take } = this.choices;
    const isPile = this.asked === 'discard' || (this.phase === PLACING && this.day !== null);
    if (this.asked === 'day' && !isPile) return this.pressDay(digit, days);
    if (this.asked === 'map') return this.send([...maps.values()][digit - 1]);
    return this.send((this.asked === 'draw' ? draw : this.asked === 'take' ? take : this.discards).get(digit));
  }

  /** Whether there was anything to send. */
  private send(action: string | undefined): boolean {
    if (action !== undefined) this.act(action);
    return action !== undefined;
  }

  /** Up to ten days a digit is a day, 0 the tenth; more days have two digits each. */
  private pressDay(digit: number, days: number): boolean {
    if (days > 10 && this.tens === null) {
      this.tens = digit;
      return true;
    }
    const day = days > 10 ? (this.tens ?? 0) * 10 + digit : digit || 10;
    this.tens = null;
    if (day >= 1 && day <= days) this.touchDay(day);
    return true;
  }
}

const numberIn = (spot: string): number => Number(spot.split('-')[1]);
