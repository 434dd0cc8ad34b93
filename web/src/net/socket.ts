/**
 * A WebSocket to one table that reconnects by itself. It continues after the last frame it saw, and resends commands
 * without an answer under the same id: the server runs each command once.
 */

import { language } from '../text/language.svelte';
import { drawnGames } from '../board/loadBoard';
import { ViewDeltas } from './deltas';
import { knownDictionaries, PackedFrames } from './packedFrames';
import type { Answer, Command, DeltaFrame, Dictionary, Frame } from './protocol';

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'refused';

/** A frame as the page gets it: deltas have become whole views. */
export type WholeFrame = Exclude<Frame, DeltaFrame>;

export type Handlers = {
  frame: (frame: WholeFrame) => void;
  state: (state: ConnectionState) => void;
  /** Nothing more comes, for this reason. */
  failed?: (sentence: string) => void;
};

/** What we use of a WebSocket; tests give one of their own. */
export type SocketLike = Pick<WebSocket, 'send' | 'close' | 'readyState'> & {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string | ArrayBuffer>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
};

export type Environment = {
  open: (after: number) => SocketLike;
  id: () => string;
  random: () => number;
  /** Whether nobody looks at the page: then it pings rarely, and a phone may sleep. */
  isHidden: () => boolean;
  /** Calls back when the network or the device may have changed; the answer ends that. */
  listen: (changed: () => void) => () => void;
};

type Pending = { command: Command; sent: string; resolve: (answer: Answer) => void; since: number };

const MIN_BACKOFF = 250;
const MAX_BACKOFF = 4_000;
/** A command without an answer for so long means that the connection is dead although it looks open. */
const ANSWER_TIMEOUT = 8_000;
/** The heartbeat: a silent connection is pinged, and one that does not answer in time is dead. */
const PING_AFTER = 1_750;
const PING_AFTER_HIDDEN = 20_000;
const PONG_TIMEOUT = 3_000;
/** A connection that is not open after so long is tried again. */
const CONNECT_TIMEOUT = 6_000;
const CHECK_INTERVAL = 250;
/** About how long to wait before a command is sent again to a server that is busy. */
const BUSY_RETRY = 1_000;
/** A timer that was late by so much means that the device slept: the connection is pinged. */
const SLEEP_GAP = 5_000;
const OPEN = 1;
const POLICY_VIOLATION = 1008;
/** After a connection that lasted so long, the next try is at once again. */
const STABLE_AFTER = 5_000;

export function backoff(attempt: number, random: number): number {
  const longest = Math.min(MAX_BACKOFF, MIN_BACKOFF * 2 ** attempt);
  return longest / 2 + (longest / 2) * random;
}

export class TableSocket {
  private socket: SocketLike | null = null;
  private deltas = new ViewDeltas();
  private packed = new PackedFrames();
  private seq = 0;
  private attempt = 0;
  private connectedAt = 0;
  private openedAt = 0;
  private lastHeard = 0;
  /** When the last ping was sent, until something is heard. */
  private pingedAt: number | null = null;
  private lastCheck = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setInterval> | undefined;
  private readonly pending = new Map<string, Pending>();
  private closed = false;
  private readonly unlisten: () => void;

  constructor(
    private readonly environment: Environment,
    private readonly handlers: Handlers,
  ) {
    this.unlisten = environment.listen(() => this.probe());
  }

  connect(): void {
    if (this.closed || this.socket) return;
    clearTimeout(this.timer);
    this.handlers.state(this.attempt === 0 ? 'connecting' : 'lost');
    const socket = this.environment.open(this.seq);
    this.socket = socket;
    this.deltas = new ViewDeltas();
    this.packed = new PackedFrames();
    this.openedAt = Date.now();
    this.pingedAt = null;
    socket.onopen = () => {
      this.connectedAt = this.lastHeard = Date.now();
      this.handlers.state('open');
      for (const { sent } of this.pending.values()) socket.send(sent);
    };
    socket.onmessage = (event) =>
      this.receive(JSON.parse(this.packed.textOf(event.data)) as Frame | Answer | Dictionary);
    socket.onclose = (event) => this.onDropped(socket, event.code);
    this.lastCheck = Date.now();
    this.watch ??= setInterval(() => this.check(), CHECK_INTERVAL);
  }

  /** Sends a command; the answer comes even if the connection breaks in between. */
  send(command: Command): Promise<Answer> {
    const id = this.environment.id();
    const sent = JSON.stringify({ ...command, id });
    return new Promise((resolve) => {
      this.pending.set(id, { command, sent, resolve, since: Date.now() });
      if (this.socket?.readyState === OPEN) this.socket.send(sent);
      else if (!this.socket) this.connect();
    });
  }

  /** Something happened to the network or to the device: is the connection still there? */
  probe(): void {
    if (this.closed || this.openedAt === 0) return;
    if (!this.socket) this.connect();
    else if (this.socket.readyState === OPEN) this.ping(this.socket);
  }

  /** Closes and connects again from the first frame: to get everything in another language, for example. */
  reconnect(): void {
    if (this.closed || this.openedAt === 0) return;
    const before = this.socket;
    this.socket = null;
    if (before) {
      // What it still sends belongs to the old stream.
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
    this.socket?.close();
    this.socket = null;
  }

  private receive(message: Frame | Answer | Dictionary): void {
    this.lastHeard = Date.now();
    this.pingedAt = null;
    if (message.type === 'answer') {
      const pending = this.pending.get(message.id);
      if (pending && message.code === 'busy') return this.sendAgain(message.id, pending);
      this.pending.delete(message.id);
      pending?.resolve(message);
      return;
    }
    if (message.type === 'dictionary') return this.packed.use(message);
    const frame = message.type === 'delta' ? this.deltas.apply(message) : message;
    if (frame === null) {
      // We have something else than the server. It sends everything again from the last frame that was right.
      if (this.socket) this.giveUp(this.socket);
      return;
    }
    if (message.type === 'view') this.deltas.remember(message);
    this.seq = message.seq;
    this.handlers.frame(frame);
  }

  /** The server has too much to do: the same command again, after a moment that is different for everyone. */
  private sendAgain(id: string, pending: Pending): void {
    pending.since = Date.now();
    setTimeout(
      () => {
        if (this.pending.get(id) === pending && this.socket?.readyState === OPEN) this.socket.send(pending.sent);
      },
      BUSY_RETRY * (0.5 + this.environment.random()),
    );
  }

  private onDropped(socket: SocketLike, code: number): void {
    if (socket !== this.socket) return;
    this.socket = null;
    if (this.closed) return;
    if (this.connectedAt && Date.now() - this.connectedAt > STABLE_AFTER) this.attempt = 0;
    this.connectedAt = 0;
    for (const pending of this.pending.values()) pending.since = Date.now();
    this.handlers.state(code === POLICY_VIOLATION ? 'refused' : 'lost');
    this.timer = setTimeout(() => this.connect(), backoff(this.attempt, this.environment.random()));
    this.attempt += 1;
  }

  /** Finds out whether a connection that looks open, or is being opened, is dead. */
  private check(): void {
    const now = Date.now();
    const hasSlept = now - this.lastCheck > SLEEP_GAP;
    this.lastCheck = now;
    const socket = this.socket;
    if (!socket) return;
    if (socket.readyState !== OPEN) {
      if (now - this.openedAt > CONNECT_TIMEOUT) this.giveUp(socket);
    } else if (hasSlept) this.ping(socket);
    else if (this.isDead(now)) this.giveUp(socket);
    else if (this.pingedAt === null && now - this.lastHeard >= this.pingAfter()) this.ping(socket);
  }

  /** While the server does what we asked for, it may be silent a little longer. */
  private isDead(now: number): boolean {
    const oldest = Math.min(...[...this.pending.values()].map((pending) => pending.since));
    if (now - oldest > ANSWER_TIMEOUT) return true;
    return this.pending.size === 0 && this.pingedAt !== null && now - this.pingedAt >= PONG_TIMEOUT;
  }

  private pingAfter(): number {
    return this.environment.isHidden() ? PING_AFTER_HIDDEN : PING_AFTER;
  }

  private ping(socket: SocketLike): void {
    this.pingedAt = Date.now();
    for (const pending of this.pending.values())
      pending.since = Math.max(pending.since, this.pingedAt - ANSWER_TIMEOUT + PONG_TIMEOUT);
    socket.send(JSON.stringify({ type: 'ping', id: this.environment.id() }));
  }

  private giveUp(socket: SocketLike): void {
    socket.close();
    this.onDropped(socket, 0);
  }
}

export function browserEnvironment(table: string, watches = false): Environment {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const address = `${scheme}//${location.host}/api/tables/${table}/socket?deltas=1&draws=${drawnGames().join(',')}${watches ? '&as=spectator' : ''}`;
  return {
    open: (after) => {
      const query = `&language=${language.current}&after=${after}&packed=${knownDictionaries().join(',')}`;
      const socket = new WebSocket(address + query);
      socket.binaryType = 'arraybuffer';
      return socket as SocketLike;
    },
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
