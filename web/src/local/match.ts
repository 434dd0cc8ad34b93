// One match in a page: a port of core/match.py, which explains it. Whoever holds it holds the secret.
import { digestOf, masked, maskOf } from './record';
import type { Rules, Status, View } from './rules';
import { hex, hmac, sha256 } from './sha256';

export const SECRET_BYTES = 32;

/** An action, or a take-back of everything since an earlier entry. */
export type Entry = {
  number: number;
  seat: number;
  action: number | null;
  takesBack: number | null;
  usedChance: boolean;
};

export type RefusalCode = 'over' | 'no-such-seat' | 'stale' | 'not-due' | 'illegal' | 'cannot-take-back';

/** The match refuses a submission; nothing has changed. */
export class Refused extends Error {
  /** `illegal`: the action that isn't legal, and what its seat could see then. */
  constructor(
    readonly code: RefusalCode,
    readonly illegal?: { view: View; action: number },
  ) {
    super(code);
  }
}

export const commitmentOf = (secret: Uint8Array): string => hex(sha256(secret));

export class Match {
  readonly options: Record<string, string>;
  readonly entries: Entry[] = [];
  /** The state after the deal and after each entry; none of them ever changes. */
  readonly #history: Uint8Array[];
  #counts: number[];
  #standing: number[] = [];
  readonly #undone = new Map<number, number[]>();

  constructor(
    readonly rules: Rules,
    readonly seats: number,
    readonly secret: Uint8Array,
    options?: Record<string, string>,
  ) {
    this.options = rules.settle(seats, options);
    const template = rules.template(seats, this.options);
    this.#reseed(template, 0);
    this.#history = [rules.deal(template, seats)];
    this.#counts = Array.from({ length: seats }, () => 0);
  }

  get due(): number[] {
    return this.#status().due;
  }

  get outcome(): Status['outcome'] {
    return this.#status().outcome;
  }

  /** How many entries a seat has made: what its next submission must name. */
  count(seat: number): number {
    return this.#counts[seat]!;
  }

  view(observer: number, ended: Status['outcome'] = null): View {
    return this.rules.view(this.#now(), this.seats, observer, ended);
  }

  /** What an observer knew after an entry, or after the deal (0). */
  viewAfter(number: number, observer: number): View {
    return this.rules.view(this.#history[number]!, this.seats, observer);
  }

  /** What each entry took back, the last one first. */
  undoneBy(number: number): number[] {
    return this.#undone.get(number) ?? [];
  }

  /** Whether an observer's view differs before and after an entry. */
  changed(number: number, observer: number): boolean {
    const [before, after] = [this.viewAfter(number - 1, observer), this.viewAfter(number, observer)];
    return before.state.some((byte, i) => byte !== after.state[i]);
  }

  /** The numbers of the actions that have not been taken back. */
  get standing(): readonly number[] {
    return this.#standing;
  }

  /** The digest of the state after an entry, or after the deal (0). */
  digest(number: number): string {
    return digestOf(this.rules.facts, this.#history[number]!);
  }

  submit(seat: number, action: number, count: number): Entry {
    this.#check(seat, count);
    if (!this.due.includes(seat)) throw new Refused('not-due');
    if (!this.rules.legal(this.#now(), seat).includes(action))
      throw new Refused('illegal', { view: this.view(seat), action });
    const before = this.#now().slice();
    const stream = this.#reseed(before, this.entries.length + 1).slice();
    const after = this.rules.apply(before, seat, action);
    const usedChance = this.rules.streamOf(after).some((byte, i) => byte !== stream[i]);
    return this.#append(after, { seat, action, takesBack: null, usedChance });
  }

  /** Several actions of a seat as one: all of them, or none. */
  submitAll(seat: number, actions: number[], count: number): Entry[] {
    const before = { entries: this.entries.length, counts: [...this.#counts], standing: [...this.#standing] };
    try {
      return actions.map((action, i) => this.submit(seat, action, count + i));
    } catch (error) {
      this.entries.length = before.entries;
      this.#history.length = before.entries + 1;
      this.#counts = before.counts;
      this.#standing = before.standing;
      throw error;
    }
  }

  /** Take back an own entry and all that followed it: free unless someone else's view changed. */
  takeBack(seat: number, number: number, count: number, consents: number[] = []): Entry {
    this.#checkTakeBack(seat, number, count, consents);
    return this.#takeBack(seat, number);
  }

  /** Whether a take-back would be allowed now. */
  canTakeBack(seat: number, number: number, consents: number[] = []): boolean {
    try {
      this.#checkTakeBack(seat, number, this.count(seat), consents);
      return true;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  }

  /** The same entry as in a log; what was taken back there was agreed to, whenever it was. */
  redo(seat: number, action: number | null, takesBack: number | null): Entry {
    if (takesBack === null) return this.submit(seat, action ?? -1, this.#counts[seat] ?? -1);
    this.#check(seat, this.#counts[seat] ?? -1);
    this.#checkStanding(seat, takesBack);
    this.#checkUndone(seat, takesBack, [...this.#counts.keys()]);
    return this.#takeBack(seat, takesBack);
  }

  #takeBack(seat: number, number: number): Entry {
    return this.#append(this.#history[number - 1]!, { seat, action: null, takesBack: number, usedChance: false });
  }

  #checkTakeBack(seat: number, number: number, count: number, consents: number[]): void {
    this.#check(seat, count);
    this.#checkStanding(seat, number);
    const moments = this.#history.slice(number - 1);
    const isTogether = moments.some((state) => this.rules.status(state, this.seats).due.length > 1);
    if (isTogether) throw new Refused('cannot-take-back');
    this.#checkUndone(seat, number, consents);
  }

  /** Nothing of it used chance, and nobody who doesn't agree saw any of it. */
  #checkUndone(seat: number, number: number, consents: number[]): void {
    const undone = this.#standing.filter((one) => one >= number);
    if (undone.some((one) => this.entries[one - 1]!.usedChance)) throw new Refused('cannot-take-back');
    const others = [...this.#counts.keys()].filter((other) => other !== seat && !consents.includes(other));
    if (others.some((other) => this.#hasChanged(number - 1, other))) throw new Refused('cannot-take-back');
  }

  #checkStanding(seat: number, number: number): void {
    if (!this.#standing.includes(number) || this.entries[number - 1]!.seat !== seat)
      throw new Refused('cannot-take-back');
  }

  #check(seat: number, count: number): void {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats) throw new Refused('no-such-seat');
    if (this.outcome) throw new Refused('over');
    if (count !== this.#counts[seat]) throw new Refused('stale');
  }

  /** Whether an observer's view differs between an earlier entry and now. */
  #hasChanged(earlier: number, observer: number): boolean {
    const then = masked(this.#history[earlier]!, maskOf(this.rules.facts, observer, false));
    const now = masked(this.#now(), maskOf(this.rules.facts, observer, this.outcome !== null));
    return then.some((byte, i) => byte !== now[i]);
  }

  #append(state: Uint8Array, what: Omit<Entry, 'number'>): Entry {
    const entry = { number: this.entries.length + 1, ...what };
    if (entry.takesBack === null) this.#standing.push(entry.number);
    else {
      const isUndone = (one: number) => one >= entry.takesBack!;
      this.#undone.set(entry.number, this.#standing.filter(isUndone).reverse());
      this.#standing = this.#standing.filter((one) => !isUndone(one));
    }
    this.#history.push(state);
    this.#counts[entry.seat]!++;
    this.entries.push(entry);
    return entry;
  }

  /** Set a state's stream for one entry: HMAC-SHA256 of the entry's number. Returns the stream. */
  #reseed(state: Uint8Array, number: number): Uint8Array {
    const message = new Uint8Array(8);
    new DataView(message.buffer).setBigUint64(0, BigInt(number), true);
    const stream = this.rules.streamOf(state);
    stream.set(hmac(this.secret, message).subarray(0, stream.length));
    stream[8]! |= 1;
    return stream;
  }

  #now(): Uint8Array {
    return this.#history.at(-1)!;
  }

  #status(): Status {
    return this.rules.status(this.#now(), this.seats);
  }
}
