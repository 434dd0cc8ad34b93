/** One table in this browser: the server's last messages, and the commands that a player sends. */

import { isLocal } from '../local/localId';
import { api, me, Refused } from '../net/api';
import { linesAfter, mutedAt, setMuted } from '../chat/lines';
import { announce } from '../ui/announce.svelte';
import { toast } from '../ui/toasts.svelte';
import type { Line, OpenLine } from '../net/line';
import { browserEnvironment, TableSocket, type ConnectionState, type WholeFrame } from '../net/socket';
import { hasMotion } from './settings.svelte';
import { ownView, needsCurtain, seatInFront } from './hotSeat';
import { screen } from './screen.svelte';
import { showTimeOf, ViewQueue, type ShowTime } from './viewQueue';
import type {
  Answer,
  Candidate,
  ChatFrame,
  ChatLine,
  Clocks,
  Command,
  EventItem,
  LegalAction,
  Reaction,
  Table,
  View,
  ViewFrame,
} from '../net/protocol';
import { language } from '../text/language.svelte';
import { say } from '../text/say';

/** How long the result of a move stays before the screen goes on to somebody else. */
const RESULT_TIME = 2_000;
/** How long somebody's word is seen at the seat. */
const REACTION_TIME = 5_000;
const THINKING_AFTER = 400;

/** Of more entries at once only the last is told: whoever comes back doesn't hear the whole match. */
const MAX_TOLD_ENTRIES = 3;

/** What happened, as far as it is worth hearing. */
export function lastTurn(events: EventItem[]): EventItem[] {
  const last = events.at(-1)?.number;
  const entries = new Set(events.map(({ number }) => number));
  return entries.size > MAX_TOLD_ENTRIES ? events.filter(({ number }) => number === last) : events;
}

export const REACTIONS: readonly Reaction[] = ['hello', 'well-played', 'oops', 'thinking', 'thanks', 'hurry'];

/** A connection to the server. A guest's cookie comes first: a socket without one is refused. */
const serverLine =
  (id: string, watches: boolean): OpenLine =>
  (handlers) => {
    const socket = new TableSocket(browserEnvironment(id, watches), handlers);
    return {
      connect: () => void me().finally(() => socket.connect()),
      send: (command) => socket.send(command),
      reconnect: () => socket.reconnect(),
      close: () => socket.close(),
    };
  };

export class TableStore {
  table = $state.raw<Table | null>(null);
  views = $state.raw<View[]>([]);
  /** What happened between the view before and this one. */
  events = $state.raw<EventItem[]>([]);
  log = $state.raw<EventItem[]>([]);
  connection = $state<ConnectionState>('connecting');
  /** Why the table can't be played on here, or null. */
  problem = $state<string | null>(null);
  /** Why there is no such table for us, or null. */
  gone = $state<string | null>(null);
  /** The seat whose hand may be on the screen; others wait behind the curtain. */
  shown = $state<number | null>(null);
  /** The seat that still looks at what its move brought, before it passes the screen on. */
  holding = $state<number | null>(null);
  /** Where several seats share the screen: what may lie open before all of them. */
  common = $state.raw<View | null>(null);
  /** What was said last, for a moment. */
  reaction = $state.raw<{ name: string; reaction: Reaction } | null>(null);
  /** What people wrote to each other. */
  chat = $state.raw<readonly ChatLine[]>([]);
  /** How many lines came since the chat was open last, and whether it's open. */
  unread = $state(0);
  private isOpen = false;
  /** Whose lines aren't shown on this device. */
  muted = $state.raw<readonly string[]>([]);
  /** What each seat had left, and when we heard it. */
  clocks = $state.raw<{ clocks: Clocks; heard: number } | null>(null);
  hint = $state.raw<{
    action: string;
    text: string;
    why: string;
    marks: readonly string[];
    others: Candidate[];
    /** How to complete the move: what is hinted next, once it's made. */
    then: readonly string[];
  } | null>(null);
  /** Whether a hint takes so long that it should be said. */
  isThinking = $state(false);
  /** Why the guide did not take the last move, or null. */
  misstep = $state<string | null>(null);
  /** An action that waits for its player to confirm it. */
  unconfirmed = $state.raw<LegalAction | null>(null);
  private sent = $state.raw<{ seat: number; count: number } | null>(null);
  /** How long the board takes to show some events. */
  showTime: ShowTime | undefined;
  private readonly queue = new ViewQueue(
    (frame) => this.show(frame),
    (events) => showTimeOf(events, this.showTime),
  );
  private holdTimer: ReturnType<typeof setTimeout> | undefined;
  private reactionTimer: ReturnType<typeof setTimeout> | undefined;
  private thinkingTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the next frame tells the whole story again. */
  private isReloading = false;
  private readonly line: Line;

  /** A screen that only watches is told what a spectator is told, whoever has opened it. */
  constructor(
    readonly id: string,
    { watches = false, openLine = serverLine(id, watches) }: { watches?: boolean; openLine?: OpenLine } = {},
  ) {
    this.muted = mutedAt(id);
    this.line = openLine({
      frame: (frame) => this.receive(frame),
      state: (state) => this.onConnection(state),
      failed: (sentence) => (this.problem = sentence),
    });
    this.line.connect();
  }

  /** The seats of this screen. */
  readonly mine = $derived(this.views.map((view) => view.observer).filter((seat) => seat >= 0));
  private readonly playing = $derived(this.views.filter((view) => !this.hasResigned(view.observer)));
  readonly inFront = $derived(seatInFront(this.playing.length ? this.playing : this.views, this.shown));
  private readonly mustPass = $derived(needsCurtain(this.playing, this.shown));
  readonly curtain = $derived(this.mustPass && this.holding === null ? this.inFront : null);
  /** The view on the screen; behind the curtain only what may lie open. */
  readonly view = $derived.by(() => {
    if (this.curtain !== null) return this.common;
    return ownView(this.views, this.holding ?? this.inFront);
  });
  readonly names = $derived(this.table?.seats.map((seat) => seat.name) ?? []);
  readonly busy = $derived(this.sent !== null);
  readonly yourTurn = $derived(
    this.playing.some((view) => view.observer >= 0 && view.outcome === null && view.due.includes(view.observer)),
  );
  readonly isSpectator = $derived(this.views.every((view) => view.observer < 0));

  hasResigned(seat: number): boolean {
    return this.table?.seats[seat]?.resigned ?? false;
  }

  close(): void {
    this.queue.close();
    clearTimeout(this.holdTimer);
    clearTimeout(this.reactionTimer);
    clearTimeout(this.thinkingTimer);
    this.line.close();
  }

  /** Everything that was said is said again, in the language of now; nothing happens on the table. */
  reload(): void {
    this.isReloading = true;
    this.hint = null;
    this.unconfirmed = null;
    this.line.reconnect();
  }

  /** The result of a move has been seen: the hand goes, the table stays. */
  releaseResult(): void {
    clearTimeout(this.holdTimer);
    this.holding = null;
  }

  /** What others have done meanwhile is shown at once; whether there was anything. */
  skipShow(): boolean {
    return this.queue.skip();
  }

  /** The next person has the screen. */
  raiseCurtain(): void {
    this.shown = this.curtain;
  }

  /** Plays an action for the seat in front. */
  act(action: string): Promise<void> {
    return this.play((seat, count) => ({ type: 'act', seat, action, count }));
  }

  /** Plays several actions as one: all of them are done, or none. */
  actAll(actions: string[]): Promise<void> {
    return this.play((seat, count) => ({ type: 'act-all', seat, actions, count }));
  }

  private async play(command: (seat: number, count: number) => Command): Promise<void> {
    const view = this.view;
    if (!view || view.observer < 0 || this.sent) return;
    this.unconfirmed = null;
    this.hint = this.nextStep(command(view.observer, view.count));
    this.misstep = null;
    this.sent = { seat: view.observer, count: view.count };
    const answer = await this.line.send(command(view.observer, view.count));
    if (answer.ok) return;
    this.sent = null;
    if (answer.code === 'not-the-step') this.misstep = answer.sentence ?? '';
    else showRefusal(answer);
  }

  /** The rest of a hint whose first step is made. */
  private nextStep(command: Command): TableStore['hint'] {
    const hint = this.hint;
    const [action, ...then] = hint?.then ?? [];
    if (!hint || action === undefined || command.type !== 'act' || command.action !== hint.action) return null;
    return { ...hint, action, then };
  }

  /** Lights a move that the guide asks for, as a hint does. */
  highlight(action: string): void {
    this.hint = {
      action,
      text: this.view?.legal.find((one) => one.action === action)?.text ?? action,
      why: '',
      marks: [],
      others: [],
      then: [],
    };
  }

  async takeBack(): Promise<void> {
    const view = this.view;
    if (!view) return;
    const answer = await this.send({ type: 'take-back', seat: view.observer, count: view.count });
    if (answer.ok && answer.asked) toast(say('table-back-asked'));
  }

  async askHint(): Promise<void> {
    const view = this.view;
    if (!view) return;
    clearTimeout(this.thinkingTimer);
    this.thinkingTimer = setTimeout(() => (this.isThinking = true), THINKING_AFTER);
    const answer = await this.send({ type: 'hint', seat: view.observer });
    clearTimeout(this.thinkingTimer);
    this.isThinking = false;
    // Whoever moves meanwhile wants it no more.
    if (!answer.ok || answer.action === undefined || this.view?.count !== view.count) return;
    this.hint = {
      action: answer.action,
      text: answer.text ?? answer.action,
      why: answer.why ?? '',
      marks: answer.marks ?? [],
      others: answer.others ?? [],
      then: answer.then ?? [],
    };
    announce(say('table-hint', { hint: this.hint.text, why: this.hint.why }));
  }

  /** Why a move isn't legal: answered here from the own view where that's possible, else by whoever holds the match. */
  async why(action: string): Promise<Answer> {
    const { view, table } = this;
    const here = view && table && !isLocal(this.id) ? await this.whyHere(table.game, view, action) : null;
    return here ?? this.line.send({ type: 'why', seat: view?.observer ?? -1, action });
  }

  private async whyHere(game: string, view: View, action: string): Promise<Answer | null> {
    const wish = { game, view: $state.snapshot(view) as View, action, names: this.names, language: language.current };
    const answer = await import('../local/local').then(({ explain }) => explain(wish)).catch(() => null);
    return answer && { type: 'answer', id: '', ok: true, ...answer };
  }

  /** Sends any other command and says so if it was refused. */
  async send(command: Command): Promise<Answer> {
    const answer = await this.line.send(command);
    if (!answer.ok) showRefusal(answer);
    return answer;
  }

  private receive(frame: WholeFrame): void {
    const clocks = frame.type === 'table' ? frame.table.clocks : frame.type === 'view' ? frame.clocks : null;
    if (clocks) this.clocks = { clocks, heard: performance.now() };
    if (frame.type === 'table') this.setTable(frame.table);
    else if (frame.type === 'reaction') this.showReaction(frame.name, frame.reaction);
    else if (frame.type === 'chat') this.readChat(frame);
    else if (frame.type === 'notice') toast(frame.text);
    else this.enqueue(frame);
  }

  private showReaction(name: string, reaction: Reaction): void {
    clearTimeout(this.reactionTimer);
    this.reaction = { name, reaction };
    this.reactionTimer = setTimeout(() => (this.reaction = null), REACTION_TIME);
    const said = say('table-says', { name, reaction });
    if (screen.isWide) announce(said);
    else toast(said);
  }

  private readChat(frame: ChatFrame): void {
    this.chat = linesAfter(this.chat, frame);
    if (!frame.news) return;
    const heard = frame.lines.filter(({ text, yours, name }) => text && !yours && !this.muted.includes(name));
    for (const { name, text } of heard) {
      const said = say('table-writes', { name, text });
      if (this.isOpen) announce(said);
      else toast(said);
    }
    if (!this.isOpen) this.unread += heard.length;
  }

  set isTalking(yes: boolean) {
    this.isOpen = yes;
    this.unread = 0;
  }

  mute(name: string, yes: boolean): void {
    this.muted = setMuted(this.id, name, yes);
  }

  private setTable(table: Table): void {
    const isHeir = this.table?.host === false && table.host;
    this.table = table;
    if (isHeir) toast(say('table-host-now'));
  }

  private enqueue(frame: ViewFrame): void {
    // A reload tells everything again, also what was still to be shown.
    if (this.isReloading) this.queue.clear();
    this.queue.add(frame, hasMotion() && !document.hidden && this.views.length > 0);
  }

  private show(frame: ViewFrame): void {
    const told = this.log.at(-1)?.number ?? -1;
    this.events = frame.events.filter((event) => event.number > told);
    this.log = this.isReloading ? frame.events : [...this.log, ...this.events];
    this.isReloading = false;
    const count = this.view?.count;
    const isNextStep = this.sent !== null && this.hint !== null;
    const wasPassing = this.mustPass;
    this.views = frame.views;
    this.common = frame.common ?? null;
    this.holdResult(wasPassing);
    // What others do meanwhile does not take a hint or a question away, as long as it still fits.
    if (!this.isStillLegal(isNextStep ? this.view?.count : count, this.hint?.action)) this.hint = null;
    if (!this.isStillLegal(count, this.unconfirmed?.action)) this.unconfirmed = null;
    const sent = this.sent;
    if (sent && (ownView(frame.views, sent.seat)?.count ?? Infinity) > sent.count) this.sent = null;
    this.line.shown?.(hasMotion() ? showTimeOf(this.events, this.showTime) : 0);
  }

  /** Whoever has just acted sees what came of it before the screen goes on. */
  private holdResult(wasPassing: boolean): void {
    if (!this.mustPass) this.releaseResult();
    else if (!wasPassing && this.shown !== null) {
      this.holding = this.shown;
      this.holdTimer = setTimeout(
        () => this.releaseResult(),
        RESULT_TIME + (hasMotion() ? showTimeOf(this.events, this.showTime) : 0),
      );
    }
  }

  private isStillLegal(count: number | undefined, action: string | undefined): boolean {
    return this.view?.count === count && (this.view?.legal.some((one) => one.action === action) ?? false);
  }

  private onConnection(state: ConnectionState): void {
    this.connection = state;
    if (state === 'refused' || (state === 'lost' && !this.table)) void this.checkIfGone();
  }

  /** A refused line may be a limit that passes, or a table that is not ours to see. */
  private async checkIfGone(): Promise<void> {
    try {
      await api.table(this.id);
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 404) return;
      this.gone = error.message;
      this.close();
    }
  }
}

function showRefusal(answer: Answer): void {
  const sentence = answer.sentence ?? say('table-did-not-work');
  toast(answer.clause ? say('table-refused', { sentence, clause: answer.clause }) : sentence, 'danger');
}
