/**
 * The line to one table. It comes back by itself, goes on after the last frame it saw, and sends
 * what was not acknowledged again under the same id: the server does each command once.
 */

import { language } from '../text/language.svelte';
import { drawnGames } from '../board/loadBoard';
import type { Answer, Command, Frame } from './protocol';

export type Line = 'connecting' | 'open' | 'lost' | 'refused';

export type Handlers = {
  frame: (frame: Frame) => void;
  line: (line: Line) => void;
};

/** What we use of a WebSocket; tests give one of their own. */
export type Wire = Pick<WebSocket, 'send' | 'close' | 'readyState'> & {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
};

export type Outside = {
  open: (after: number) => Wire;
  id: () => string;
  random: () => number;
  /** Whether nobody looks at the page: then the line is asked rarely, and a phone may sleep. */
  isHidden: () => boolean;
  /** Calls back when the network or the device may have changed; the answer ends that. */
  listen: (changed: () => void) => () => void;
};

type Pending = { command: Command; sent: string; resolve: (answer: Answer) => void; since: number };

const FIRST_WAIT = 250;
const LONGEST_WAIT = 4_000;
/** A command without an answer for so long means that the line is dead although it looks open. */
const PATIENCE = 8_000;
/** The heartbeat: a line that was silent for so long is asked, and one that does not answer is dead. */
const QUIET = 1_750;
const QUIET_WHILE_HIDDEN = 20_000;
const PONG = 3_000;
/** A line that is not there after so long is dialled anew. */
const DIAL = 6_000;
const TICK = 250;
/** A clock that stood still for so long slept: what it was waiting for must be asked again. */
const NAP = 5_000;
const OPEN = 1;
const NOT_ALLOWED = 1008;
/** A line that lived so long was a good one: the next try is at once again. */
const GOOD_LINE = 5_000;

export function waitBefore(attempt: number, random: number): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return longest / 2 + (longest / 2) * random;
}

export class TableSocket {
  private wire: Wire | null = null;
  private seq = 0;
  private attempt = 0;
  private opened = 0;
  private dialled = 0;
  private heard = 0;
  /** When the line was asked, as long as it has said nothing since. */
  private asked: number | null = null;
  private ticked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setInterval> | undefined;
  private readonly pending = new Map<string, Pending>();
  private closed = false;
  private readonly unlisten: () => void;

  constructor(
    private readonly outside: Outside,
    private readonly handlers: Handlers,
  ) {
    this.unlisten = outside.listen(() => this.probe());
  }

  connect(): void {
    if (this.closed || this.wire) return;
    clearTimeout(this.timer);
    this.handlers.line(this.attempt === 0 ? 'connecting' : 'lost');
    const wire = this.outside.open(this.seq);
    this.wire = wire;
    this.dialled = Date.now();
    this.asked = null;
    wire.onopen = () => {
      this.opened = this.heard = Date.now();
      this.handlers.line('open');
      for (const { sent } of this.pending.values()) wire.send(sent);
    };
    wire.onmessage = (event) => this.receive(JSON.parse(event.data) as Frame | Answer);
    wire.onclose = (event) => this.dropped(wire, event.code);
    this.ticked = Date.now();
    this.watch ??= setInterval(() => this.tick(), TICK);
  }

  /** Sends a command; the answer comes even if the line breaks in between. */
  send(command: Command): Promise<Answer> {
    const id = this.outside.id();
    const sent = JSON.stringify({ ...command, id });
    return new Promise((resolve) => {
      this.pending.set(id, { command, sent, resolve, since: Date.now() });
      if (this.wire?.readyState === OPEN) this.wire.send(sent);
      else if (!this.wire) this.connect();
    });
  }

  /** Something happened to the network or to the device: is the line still there? */
  probe(): void {
    if (this.closed || this.dialled === 0) return;
    if (!this.wire) this.connect();
    else if (this.wire.readyState === OPEN) this.ask(this.wire);
  }

  /** Hangs up and calls again, to hear the whole story once more: in another language, for example. */
  again(): void {
    if (this.closed || this.dialled === 0) return;
    const before = this.wire;
    this.wire = null;
    if (before) {
      // What it still has to say belongs to the old story.
      before.onmessage = null;
      before.close();
    }
    this.seq = 0;
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.unlisten();
    clearTimeout(this.timer);
    clearInterval(this.watch);
    this.wire?.close();
    this.wire = null;
  }

  private receive(message: Frame | Answer): void {
    this.heard = Date.now();
    this.asked = null;
    if (message.type === 'answer') {
      const pending = this.pending.get(message.id);
      this.pending.delete(message.id);
      pending?.resolve(message);
      return;
    }
    this.seq = message.seq;
    this.handlers.frame(message);
  }

  private dropped(wire: Wire, code: number): void {
    if (wire !== this.wire) return;
    this.wire = null;
    if (this.closed) return;
    if (this.opened && Date.now() - this.opened > GOOD_LINE) this.attempt = 0;
    this.opened = 0;
    for (const pending of this.pending.values()) pending.since = Date.now();
    this.handlers.line(code === NOT_ALLOWED ? 'refused' : 'lost');
    this.timer = setTimeout(() => this.connect(), waitBefore(this.attempt, this.outside.random()));
    this.attempt += 1;
  }

  /** Beats the heart: finds out whether a line that looks open, or is about to, is dead. */
  private tick(): void {
    const now = Date.now();
    const hasSlept = now - this.ticked > NAP;
    this.ticked = now;
    const wire = this.wire;
    if (!wire) return;
    if (wire.readyState !== OPEN) {
      if (now - this.dialled > DIAL) this.giveUp(wire);
    } else if (hasSlept) this.ask(wire);
    else if (this.isDead(now)) this.giveUp(wire);
    else if (this.asked === null && now - this.heard >= this.quiet()) this.ask(wire);
  }

  /** While the server does what we asked for, it may be silent a little longer. */
  private isDead(now: number): boolean {
    const oldest = Math.min(...[...this.pending.values()].map((pending) => pending.since));
    if (now - oldest > PATIENCE) return true;
    return this.pending.size === 0 && this.asked !== null && now - this.asked >= PONG;
  }

  private quiet(): number {
    return this.outside.isHidden() ? QUIET_WHILE_HIDDEN : QUIET;
  }

  private ask(wire: Wire): void {
    this.asked = Date.now();
    for (const pending of this.pending.values()) pending.since = Math.max(pending.since, this.asked - PATIENCE + PONG);
    wire.send(JSON.stringify({ type: 'ping', id: this.outside.id() }));
  }

  private giveUp(wire: Wire): void {
    wire.close();
    this.dropped(wire, 0);
  }
}

export function outsideOf(table: string, watches = false): Outside {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const address = `${scheme}//${location.host}/api/tables/${table}/socket?draws=${drawnGames().join(',')}${watches ? '&as=spectator' : ''}`;
  return {
    open: (after) => new WebSocket(`${address}&language=${language.current}&after=${after}`) as Wire,
    id: uuid,
    random: Math.random,
    isHidden: () => document.hidden,
    listen: (changed) => {
      const awake = () => {
        if (!document.hidden) changed();
      };
      const heard: [EventTarget, string[], () => void][] = [
        [window, ['online', 'offline', 'pageshow', 'focus'], changed],
        [document, ['visibilitychange', 'resume'], awake],
      ];
      for (const [target, names, act] of heard) for (const name of names) target.addEventListener(name, act);
      return () => {
        for (const [target, names, act] of heard) for (const name of names) target.removeEventListener(name, act);
      };
    },
  };
}

/** `crypto.randomUUID` is missing on pages without TLS, and people play over the house's own network. */
export function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
