// What an observer noticed of a match, in words: a port of what core/match.py and the server's frames say.
import type { EventItem } from '../net/protocol';
import type { Companions, Told } from './companions';
import { plainArgs } from './facts';
import type { Entry, Match } from './match';
import type { Words } from './words';

const TAKE_BACK = 'take-back';

export class EventTeller {
  /** For each observer the number of each entry among those that it noticed; 0 for the others. */
  readonly #numbers = new Map<number, number[]>();

  constructor(
    readonly match: Match,
    readonly companions: Companions,
    readonly words: Words,
    readonly names: string[],
  ) {}

  /** The events of all entries from a number on, with their sentences. */
  tell(observer: number, first: number): EventItem[] {
    const numbers = this.#numbersOf(observer);
    return this.match.entries.slice(first - 1).flatMap((entry) => {
      const number = numbers[entry.number - 1]!;
      return number === 0 ? [] : this.events(entry, observer).map((told) => this.#item(told, number, observer));
    });
  }

  #item(told: Told, number: number, observer: number): EventItem {
    const { code, args } = told;
    return { code, args: plainArgs(args), text: this.words.event(told, observer, this.names), number };
  }

  /** What an observer noticed of an entry. */
  events(entry: Entry, observer: number): Told[] {
    const { seat, action, number } = entry;
    if (action === null) return [{ code: TAKE_BACK, args: { seat } }];
    const [before, after] = [number - 1, number].map((one) => this.match.viewAfter(one, observer));
    return this.companions.events(before!, this.match.rules.seenEntry(seat, action, observer), after!);
  }

  #numbersOf(observer: number): number[] {
    const known = this.#numbers.get(observer) ?? [];
    this.#numbers.set(observer, known);
    let last = known.findLast((number) => number > 0) ?? 0;
    for (const entry of this.match.entries.slice(known.length))
      known.push(this.isNoticed(entry, observer) ? ++last : 0);
    return known;
  }

  /** Own and public entries, and what changed or told something; a take-back of any such. */
  isNoticed(entry: Entry, observer: number): boolean {
    if (observer === entry.seat) return true;
    if (entry.action === null)
      return this.match.undoneBy(entry.number).some((one) => this.isNoticed(this.match.entries[one - 1]!, observer));
    const isPublic = this.match.rules.facts.actions[entry.action]![2] === 0;
    return isPublic || this.match.changed(entry.number, observer) || this.events(entry, observer).length > 0;
  }
}
