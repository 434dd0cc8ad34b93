// A table in a page: people and bots at one match. It answers commands and shows views as the server does, in the
// frames of net/protocol.ts, so that boards don't know where a match is played.
import type { Answer, Args, Command, LegalAction, View as ShownView, ViewFrame } from '../net/protocol';
import type { Argument } from './facts';
import { LevelAgent } from './levelAgent';
import type { Guide } from './guide';
import { type Entry, Match, Refused } from './match';
import { plain, SPECTATOR } from './record';
import type { Rules, View } from './rules';
import type { Player } from './setup';
import type { Words } from './words';

export type LocalCommand = Extract<Command, { type: 'act' | 'act-all' | 'take-back' }> & { id: string };

/**
 * What an observer noticed of the entries from a number on, in words. Games tell it in Python today, so pages have none
 * yet: without it a frame has no events.
 */
export type TellEvents = (observer: number, first: number) => ViewFrame['events'];

type Result = Omit<Answer, 'type' | 'id'>;

type Seats = {
  players: Player[];
  /** Decides by lot what bots choose among equals. */
  botSeed: number;
  /** Entries that belong to the one before them. */
  joined?: number[];
  guide?: Guide | null;
};

export class LocalTable {
  /** Entries that belong to the one before them: they're taken back together. */
  readonly joined: number[];
  readonly #players: Player[];
  readonly #bots: (LevelAgent | null)[];
  readonly #guide: Guide | null;
  #seq = 0;
  #told = 0;

  constructor(
    readonly match: Match,
    readonly words: Words,
    { players, botSeed, joined = [], guide = null }: Seats,
    readonly tellEvents: TellEvents = () => [],
  ) {
    this.#players = players;
    this.#bots = players.map(({ level }, seat) => (level ? new LevelAgent(this.rules, botSeed + seat, level) : null));
    this.joined = joined;
    this.#guide = guide;
  }

  get rules(): Rules {
    return this.match.rules;
  }

  /** Whether nothing was shown yet. */
  get isFirst(): boolean {
    return this.#seq === 0;
  }

  /** Does what a person asked for, all of it or nothing. */
  handle(command: LocalCommand): Answer {
    const answer = { type: 'answer', id: command.id } as const;
    if (!this.#people().includes(command.seat)) return { ...answer, ok: false, code: 'not-your-seat' };
    try {
      return { ...answer, ...(command.type === 'take-back' ? this.#takeBack(command) : this.#act(command)) };
    } catch (error) {
      if (error instanceof Refused) return { ...answer, ok: false, code: error.code };
      throw error;
    }
  }

  #act(command: Exclude<LocalCommand, { type: 'take-back' }>): Result {
    const notations = command.type === 'act' ? [command.action] : command.actions;
    const actions = notations.map((notation) => this.rules.facts.actions.findIndex(([known]) => known === notation));
    if (actions.includes(-1)) return { ok: false, code: 'bad-notation' };
    const misstep = this.#guide?.refusal(this.match, notations);
    if (misstep) return { ok: false, code: 'not-the-step', sentence: misstep };
    const entries = this.match.submitAll(command.seat, actions, command.count);
    this.joined.push(...entries.slice(1).map(({ number }) => number));
    return { ok: true, number: entries.at(-1)!.number };
  }

  #takeBack({ seat, count }: Extract<LocalCommand, { type: 'take-back' }>): Result {
    const number = this.#takeBackNumber(seat);
    if (number === null) throw new Refused('cannot-take-back');
    return { ok: true, number: this.match.takeBack(seat, number, count, this.#people()).number };
  }

  /** What a seat could take back: its last step, all of it; the match still decides whether it can. */
  #takeBackNumber(seat: number): number | null {
    const standing = standingOf(this.match.entries);
    let number = standing.findLast((one) => this.match.entries[one - 1]!.seat === seat) ?? null;
    while (number !== null && this.joined.includes(number)) number--;
    const isUncertain = ({ usedChance, seat: actor }: Entry) => usedChance || this.#bots[actor] !== null;
    const undone = standing.filter((one) => one >= (number ?? Infinity)).map((one) => this.match.entries[one - 1]!);
    return this.#guide || undone.some(isUncertain) ? null : number;
  }

  /** Whether a take-back would be allowed, tried on a copy of the match. */
  #canTakeBack(seat: number): boolean {
    const number = this.match.outcome ? null : this.#takeBackNumber(seat);
    if (number === null) return false;
    try {
      copyOf(this.match).takeBack(seat, number, this.match.count(seat), this.#people());
      return true;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  }

  /** Lets a bot make one move; whether one was due. */
  playBot(): boolean {
    const seat = this.match.due.find((one) => this.#bots[one] && this.#allowed(one) !== null);
    if (seat === undefined) return false;
    const allowed = this.#allowed(seat);
    const action =
      allowed === 'any'
        ? this.#bots[seat]!.act(this.match.view(seat))
        : this.rules.facts.actions.findIndex(([notation]) => notation === allowed![0]);
    this.match.submit(seat, action, this.match.count(seat));
    return true;
  }

  #allowed(seat: number): string[] | 'any' | null {
    return this.#guide ? this.#guide.allowed(this.match, seat) : 'any';
  }

  /** What the people at this screen know now: a view for each of them, and what all of them may see. */
  frame(): ViewFrame {
    const people = this.#people();
    const observers = people.length > 0 ? people : [SPECTATOR];
    const events = this.tellEvents(observers.length === 1 ? observers[0]! : SPECTATOR, this.#told + 1);
    this.#told = this.match.entries.length;
    return {
      type: 'view',
      seq: ++this.#seq,
      views: observers.map((observer) => this.#shown(this.match.view(observer))),
      ...(people.length > 1 && { common: this.#shown(this.match.view(SPECTATOR)) }),
      events,
    };
  }

  /** What somebody sees who can do nothing: in a replay. */
  watched(observer: number): ShownView {
    return { ...this.#shown(this.match.view(observer)), legal: [], can_take_back: false };
  }

  #people(): number[] {
    return this.#players.flatMap(({ level }, seat) => (level ? [] : [seat]));
  }

  #shown(view: View): ShownView {
    const names = this.#players.map(({ name }) => name);
    return {
      observer: view.observer,
      seats: view.seats,
      state: plain(this.rules.facts, view.state),
      due: view.due,
      count: view.observer === SPECTATOR ? 0 : this.match.count(view.observer),
      legal: view.legal.map((action) => this.#legalAction(action)),
      status: this.words.status(view, names),
      can_take_back: this.#people().includes(view.observer) && this.#canTakeBack(view.observer),
      outcome: view.outcome && { ...view.outcome, text: this.words.result(view, names) },
      ...(this.#guide?.learner === view.observer && { guide: this.#guide.shown(this.match) }),
    };
  }

  #legalAction(action: number): LegalAction {
    const { actions, kinds } = this.rules.facts;
    const [notation, kind, , , args] = actions[action]!;
    return { action: notation, kind: kinds[kind]!, args: plainArgs(args), text: this.words.action(action) };
  }
}

/** The entries that no take-back undid. */
const standingOf = (entries: readonly Entry[]): number[] =>
  entries.reduce<number[]>(
    (standing, { number, takesBack }) =>
      takesBack === null ? [...standing, number] : standing.filter((one) => one < takesBack),
    [],
  );

/** The same match once more. */
export function copyOf(match: Match): Match {
  const copy = new Match(match.rules, match.seats, match.secret, match.options);
  for (const { seat, action, takesBack } of match.entries) copy.redo(seat, action, takesBack);
  return copy;
}

/** Arguments as clients get them: numbers and plain words. */
const plainArgs = (args: Record<string, Argument>): Args =>
  Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, typeof arg === 'object' ? arg.plain : arg]));
