// A table in a page: people and bots at one match. It answers commands and shows views as the server does, in the
// frames of net/protocol.ts, so that boards don't know where a match is played.
import type { Answer, Args, Command, LegalAction, View as ShownView, ViewFrame } from '../net/protocol';
import type { Argument } from './facts';
import { LevelAgent } from './levelAgent';
import { Match, Refused } from './match';
import { plain, SPECTATOR } from './record';
import type { Rules, View } from './rules';
import type { Words } from './words';

/** A person at this screen, or a bot of a level. */
export type Player = { name: string; level?: string };

export type LocalCommand = Extract<Command, { type: 'act' | 'act-all' }> & { id: string };

/**
 * What an observer noticed of the entries from a number on, in words. Games tell it in Python today, so pages have none
 * yet: without it a frame has no events.
 */
export type TellEvents = (observer: number, first: number) => ViewFrame['events'];

type Settings = {
  players: Player[];
  options?: Record<string, string>;
  secret: Uint8Array;
  /** Decides by lot what bots choose among equals. */
  botSeed: number;
};

export class LocalTable {
  readonly match: Match;
  readonly #players: Player[];
  readonly #bots: (LevelAgent | null)[];
  #seq = 0;
  #told = 0;

  constructor(
    readonly rules: Rules,
    readonly words: Words,
    { players, options, secret, botSeed }: Settings,
    readonly tellEvents: TellEvents = () => [],
  ) {
    this.match = new Match(rules, players.length, secret, options);
    this.#players = players;
    this.#bots = players.map(({ level }, seat) => (level ? new LevelAgent(rules, botSeed + seat, level) : null));
  }

  /** Plays what a person chose, all of it or nothing. */
  handle(command: LocalCommand): Answer {
    const answer = { type: 'answer', id: command.id } as const;
    const notations = command.type === 'act' ? [command.action] : command.actions;
    const actions = notations.map((notation) => this.rules.facts.actions.findIndex(([known]) => known === notation));
    if (actions.includes(-1)) return { ...answer, ok: false, code: 'bad-notation' };
    if (!this.#people().includes(command.seat)) return { ...answer, ok: false, code: 'not-your-seat' };
    try {
      const entries = this.match.submitAll(command.seat, actions, command.count);
      return { ...answer, ok: true, number: entries.at(-1)!.number };
    } catch (error) {
      if (error instanceof Refused) return { ...answer, ok: false, code: error.code };
      throw error;
    }
  }

  /** Lets a bot make one move; whether one was due. */
  playBot(): boolean {
    const seat = this.match.due.find((one) => this.#bots[one]);
    if (seat === undefined) return false;
    this.match.submit(seat, this.#bots[seat]!.act(this.match.view(seat)), this.match.count(seat));
    return true;
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
      can_take_back: false,
      outcome: view.outcome && { ...view.outcome, text: this.words.result(view, names) },
    };
  }

  #legalAction(action: number): LegalAction {
    const { actions, kinds } = this.rules.facts;
    const [notation, kind, , , args] = actions[action]!;
    return { action: notation, kind: kinds[kind]!, args: plainArgs(args), text: this.words.action(action) };
  }
}

/** Arguments as clients get them: numbers and plain words. */
const plainArgs = (args: Record<string, Argument>): Args =>
  Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, typeof arg === 'object' ? arg.plain : arg]));
