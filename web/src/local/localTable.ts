// A table in a page: people and bots at one match. It answers commands and shows views as the server does, in the
// frames of net/protocol.ts, so that boards don't know where a match is played.
import type { Answer, Candidate, Command, EventItem, LegalAction, View as ShownView, ViewFrame } from '../net/protocol';
import type { Companions } from './companions';
import { EventTeller } from './eventTeller';
import { describedAction } from './describedAction';
import { LevelAgent } from './levelAgent';
import type { Guide } from './guide';
import { Adviser, type Suggestion } from './hints';
import { type Entry, Match, Refused } from './match';
import { plain, SPECTATOR } from './record';
import { outcomeOf, RESIGNED } from './resigning';
import type { Outcome, Rules, View } from './rules';
import type { Helpers } from './search';
import type { Player } from './setup';
import type { Words } from './words';

export type LocalCommand = Extract<Command, { type: 'act' | 'act-all' | 'take-back' | 'why' | 'hint' | 'resign' }> & {
  id: string;
};

/** What says in words what happens at a table. */
export type Voice = { words: Words; companions: Companions };

/** The level that gives hints. */
const ADVISER = 'expert';
/** The level that plays on for whoever has resigned. */
const STAND_IN = 'strong';

type Result = Omit<Answer, 'type' | 'id'>;

type Seats = {
  players: Player[];
  /** Decides by lot what bots choose among equals. */
  botSeed: number;
  /** Entries that belong to the one before them. */
  joined?: number[];
  resigned?: number[];
  /** How the match ended elsewhere. */
  ended?: Outcome | undefined;
  guide?: Guide | null;
};

export class LocalTable {
  /** Entries that belong to the one before them: they're taken back together. */
  readonly joined: number[];
  /** The seats that have resigned. */
  readonly resigned: number[];
  readonly #players: Player[];
  readonly #bots: (LevelAgent | null)[];
  readonly #guide: Guide | null;
  readonly #ended: Outcome | null;
  readonly #teller: EventTeller;
  readonly #adviser: Adviser;
  readonly #botSeed: number;
  #seq = 0;
  #told = 0;

  constructor(
    readonly match: Match,
    readonly voice: Voice,
    { players, botSeed, joined = [], resigned = [], ended, guide = null }: Seats,
  ) {
    const { words, companions } = voice;
    this.#teller = new EventTeller(match, companions, words, namesOf(players));
    this.#adviser = new Adviser(match.rules, companions, words);
    this.#botSeed = botSeed;
    this.#players = players;
    this.#bots = players.map(({ level }, seat) => (level ? this.#bot(seat, level) : null));
    this.joined = joined;
    this.resigned = resigned;
    this.#ended = ended ?? null;
    for (const seat of resigned) this.#bots[seat] = this.#bot(seat, STAND_IN);
    this.#guide = guide;
  }

  #bot(seat: number, level: string): LevelAgent {
    return new LevelAgent(this.match.rules, this.#botSeed + seat, level);
  }

  /** How the match has ended, by its rules or by resigning. */
  get outcome(): Outcome | null {
    return this.#ended ?? outcomeOf(this.match.outcome, this.#players, this.resigned);
  }

  /** The seats that may act now. */
  get due(): number[] {
    return this.outcome ? [] : this.match.due;
  }

  get words(): Words {
    return this.voice.words;
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
    if (this.outcome) return { ...answer, ok: false, code: 'over' };
    if (!this.#active().includes(command.seat)) return { ...answer, ok: false, code: 'not-your-seat' };
    try {
      return { ...answer, ...this.#done(command) };
    } catch (error) {
      if (error instanceof Refused) return { ...answer, ok: false, ...this.#refusal(error) };
      throw error;
    }
  }

  #done(command: LocalCommand): Result {
    switch (command.type) {
      case 'take-back':
        return this.#takeBack(command);
      case 'why':
        return this.#whyNot(command);
      case 'hint':
        return this.#hint(command.seat);
      case 'resign':
        return this.#resign(command.seat);
      default:
        return this.#act(command);
    }
  }

  /** The reason of a refusal: a code, and a sentence and the clause if a rule is the reason. */
  #refusal({ code, illegal }: Refused): Pick<Answer, 'code' | 'sentence' | 'clause'> {
    return illegal ? this.#reason(illegal.view, illegal.action) : { code };
  }

  #reason(view: View, action: number): Pick<Answer, 'code' | 'sentence' | 'clause'> {
    const reason = this.voice.companions.why(view, action);
    const sentence = this.words.reason(reason, view.observer, namesOf(this.#players));
    return { code: reason.code, sentence, clause: reason.clause };
  }

  #resign(seat: number): Result {
    if (this.#guide) return { ok: false, code: 'guided' };
    this.resigned.push(seat);
    this.#bots[seat] = this.#bot(seat, STAND_IN);
    return { ok: true };
  }

  #whyNot({ seat, action }: Extract<LocalCommand, { type: 'why' }>): Result {
    const number = this.rules.facts.actions.findIndex(([known]) => known === action);
    if (number === -1) return { ok: false, code: 'bad-notation' };
    if (!this.match.due.includes(seat)) throw new Refused('not-due');
    const view = this.match.view(seat);
    if (view.legal.includes(number)) return { ok: true, legal: true, sentence: '', clause: '' };
    return { ok: true, legal: false, ...this.#reason(view, number) };
  }

  /** What the expert would do and the best others; in a tutorial, what is asked for. */
  #hint(seat: number): Result {
    if (!this.match.due.includes(seat)) throw new Refused('not-due');
    const view = this.match.view(seat);
    const [asked] = this.#guide?.allowed(this.match, seat) ?? [];
    const wanted = this.rules.facts.actions.findIndex(([notation]) => notation === asked);
    const found =
      wanted === -1 ? this.#adviser.suggest(ADVISER, view, this.#botSeed) : this.#adviser.ranked(view, wanted);
    const [best, ...others] = found.map((one) => this.#candidate(one));
    const then = found[0]!.then.map((action) => this.rules.facts.actions[action]![0]);
    return { ok: true, ...best!, then, others };
  }

  #candidate({ action, worth, why, marks, chance }: Suggestion): Candidate {
    const [notation] = this.rules.facts.actions[action]!;
    return { action: notation, text: this.words.action(action), worth, why, marks, chance };
  }

  #act(command: Extract<LocalCommand, { type: 'act' | 'act-all' }>): Result {
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
    const { standing } = this.match;
    let number = standing.findLast((one) => this.match.entries[one - 1]!.seat === seat) ?? null;
    while (number !== null && this.joined.includes(number)) number--;
    const isUncertain = ({ usedChance, seat: actor }: Entry) => usedChance || this.#bots[actor] !== null;
    const undone = standing.filter((one) => one >= (number ?? Infinity)).map((one) => this.match.entries[one - 1]!);
    return this.#guide || undone.some(isUncertain) ? null : number;
  }

  /** Whether a take-back would be allowed, tried on a copy of the match. */
  #canTakeBack(seat: number): boolean {
    const number = this.outcome ? null : this.#takeBackNumber(seat);
    return number !== null && this.match.canTakeBack(seat, number, this.#people());
  }

  /** Lets a bot make one move; whether one was due. */
  async playBot(helpers: Helpers | null = null): Promise<boolean> {
    const seat = this.due.find((one) => this.#bots[one] && this.#allowed(one) !== null);
    if (seat === undefined) return false;
    const allowed = this.#allowed(seat);
    const action =
      allowed === 'any'
        ? await this.#bots[seat]!.actWith(helpers, this.match.view(seat))
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
    const events = this.events(observers.length === 1 ? observers[0]! : SPECTATOR, this.#told + 1);
    this.#told = this.match.entries.length;
    return {
      type: 'view',
      seq: ++this.#seq,
      views: observers.map((observer) => this.#shown(this.#view(observer))),
      ...(people.length > 1 && { common: this.#shown(this.#view(SPECTATOR)) }),
      events,
    };
  }

  /** What an observer noticed of the entries from a number on. */
  events(observer: number, first: number): EventItem[] {
    return this.#teller.tell(observer, first);
  }

  /** What somebody sees who can do nothing: in a replay. */
  watched(observer: number): ShownView {
    return { ...this.#shown(this.#view(observer)), legal: [], can_take_back: false };
  }

  #view(observer: number): View {
    return this.match.view(observer, this.outcome);
  }

  #people(): number[] {
    return this.#players.flatMap(({ level }, seat) => (level ? [] : [seat]));
  }

  /** The people who haven't resigned. */
  #active(): number[] {
    return this.#people().filter((seat) => !this.resigned.includes(seat));
  }

  #shown(view: View): ShownView {
    const names = namesOf(this.#players);
    return {
      observer: view.observer,
      seats: view.seats,
      state: plain(this.rules.facts, view.state),
      due: view.due,
      count: view.observer === SPECTATOR ? 0 : this.match.count(view.observer),
      legal: this.resigned.includes(view.observer) ? [] : view.legal.map((action) => this.#legalAction(action)),
      status: this.words.status(view, names),
      can_take_back: this.#active().includes(view.observer) && this.#canTakeBack(view.observer),
      outcome: view.outcome && { ...view.outcome, text: this.#result(view) },
      ...(this.#guide?.learner === view.observer && { guide: this.#guide.shown(this.match) }),
    };
  }

  #result(view: View): string {
    const names = namesOf(this.#players);
    const text = this.words.result(view, names);
    const isSaid = this.resigned.length === 0 || view.outcome!.ending === RESIGNED;
    return isSaid ? text : `${text} ${this.words.resigned(this.resigned.map((seat) => names[seat]!))}`;
  }

  #legalAction(action: number): LegalAction {
    return describedAction(this.rules, this.words, action);
  }
}

const namesOf = (players: Player[]): string[] => players.map(({ name }) => name);
