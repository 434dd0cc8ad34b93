/** One table as this browser knows it: what the server said last, and what we are about to do. */

import { api, me, Refused } from './api';
import { tell, toast } from './live.svelte';
import { outsideOf, TableSocket, type Line } from './socket';
import { hasMotion } from './settings.svelte';
import { ownView, needsCurtain, seatInFront } from './hotseat';
import type { Answer, Command, EventItem, Frame, LegalAction, Reaction, Table, View } from './types';
import { say } from '../text/say';

type ViewFrame = Extract<Frame, { type: 'view' }>;

/** How long one event may take to be seen before the next view comes. */
const EVENT_TIME = 340;
/** Who is so far behind sees the present at once. */
const MOST_BEHIND = 8;

export const REACTIONS: readonly Reaction[] = ['hello', 'well-played', 'oops', 'thinking', 'thanks', 'hurry'];

export class TableStore {
  table = $state.raw<Table | null>(null);
  views = $state.raw<View[]>([]);
  /** What happened between the view before and this one. */
  events = $state.raw<EventItem[]>([]);
  log = $state.raw<EventItem[]>([]);
  line = $state<Line>('connecting');
  /** Why there is no such table for us, or null. */
  gone = $state<string | null>(null);
  /** The seat whose hand may be on the screen; others wait behind the curtain. */
  shown = $state<number | null>(null);
  hint = $state.raw<{ action: string; text: string } | null>(null);
  /** An action that waits for its player to confirm it. */
  unconfirmed = $state.raw<LegalAction | null>(null);
  private sent = $state.raw<{ seat: number; count: number } | null>(null);
  private queue: ViewFrame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly socket: TableSocket;

  constructor(readonly id: string) {
    this.socket = new TableSocket(outsideOf(id), {
      frame: (frame) => this.receive(frame),
      line: (line) => this.lineChanged(line),
    });
    // A guest's cookie comes first: a socket without one is refused.
    void me().finally(() => this.socket.connect());
  }

  readonly inFront = $derived(seatInFront(this.views, this.shown));
  readonly curtain = $derived(needsCurtain(this.views, this.shown) ? this.inFront : null);
  readonly view = $derived(this.curtain === null ? ownView(this.views, this.inFront) : null);
  readonly names = $derived(this.table?.seats.map((seat) => seat.name) ?? []);
  readonly busy = $derived(this.sent !== null);
  readonly yourTurn = $derived(
    this.views.some((view) => view.observer >= 0 && view.outcome === null && view.due.includes(view.observer)),
  );
  readonly isSpectator = $derived(this.views.every((view) => view.observer < 0));

  close(): void {
    clearTimeout(this.timer);
    this.socket.close();
  }

  retryNow(): void {
    this.socket.probe();
  }

  /** Plays an action for the seat in front. */
  async act(action: string): Promise<void> {
    const view = this.view;
    if (!view || this.sent) return;
    this.unconfirmed = null;
    this.hint = null;
    this.sent = { seat: view.observer, count: view.count };
    const answer = await this.socket.send({ type: 'act', seat: view.observer, action, count: view.count });
    if (!answer.ok) {
      this.sent = null;
      complain(answer);
    }
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
    const answer = await this.send({ type: 'hint', seat: view.observer });
    if (!answer.ok || answer.action === undefined) return;
    this.hint = { action: answer.action, text: answer.text ?? answer.action };
    tell(say('table-hint', { hint: this.hint.text }));
  }

  why(action: string): Promise<Answer> {
    return this.socket.send({ type: 'why', seat: this.view?.observer ?? -1, action });
  }

  /** Sends any other command and says so if it was refused. */
  async send(command: Command): Promise<Answer> {
    const answer = await this.socket.send(command);
    if (!answer.ok) complain(answer);
    return answer;
  }

  private receive(frame: Frame): void {
    if (frame.type === 'table') this.table = frame.table;
    else if (frame.type === 'reaction') toast(say('table-says', { name: frame.name, reaction: frame.reaction }));
    else if (frame.type === 'notice') toast(frame.text);
    else this.enqueue(frame);
  }

  /** Views come one by one, so that what happens can be followed. */
  private enqueue(frame: ViewFrame): void {
    this.queue.push(frame);
    const isFollowed = hasMotion() && !document.hidden && this.views.length > 0;
    if (!isFollowed || this.queue.length > MOST_BEHIND) this.showAll();
    else if (this.timer === undefined) this.showNext();
  }

  private showAll(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const behind = this.queue;
    this.queue = [];
    for (const frame of behind) this.show(frame);
  }

  private showNext(): void {
    const frame = this.queue.shift();
    this.timer = undefined;
    if (!frame) return;
    this.show(frame);
    this.timer = setTimeout(() => this.showNext(), EVENT_TIME * Math.max(1, frame.events.length));
  }

  private show(frame: ViewFrame): void {
    const told = this.log.at(-1)?.number ?? -1;
    this.events = frame.events.filter((event) => event.number > told);
    this.log = [...this.log, ...this.events];
    const count = this.view?.count;
    this.views = frame.views;
    // What others do meanwhile does not take a hint or a question away, as long as it still fits.
    if (!this.mayStill(count, this.hint?.action)) this.hint = null;
    if (!this.mayStill(count, this.unconfirmed?.action)) this.unconfirmed = null;
    const sent = this.sent;
    if (sent && (ownView(frame.views, sent.seat)?.count ?? Infinity) > sent.count) this.sent = null;
  }

  private mayStill(count: number | undefined, action: string | undefined): boolean {
    return this.view?.count === count && (this.view?.legal.some((one) => one.action === action) ?? false);
  }

  private lineChanged(line: Line): void {
    this.line = line;
    if (line === 'refused' || (line === 'lost' && !this.table)) void this.checkWhetherGone();
  }

  /** A refused line may be a limit that passes, or a table that is not ours to see. */
  private async checkWhetherGone(): Promise<void> {
    try {
      await api.table(this.id);
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 404) return;
      this.gone = error.message;
      this.close();
    }
  }
}

function complain(answer: Answer): void {
  const sentence = answer.sentence ?? say('table-did-not-work');
  toast(answer.clause ? say('table-refused', { sentence, clause: answer.clause }) : sentence, 'danger');
}
