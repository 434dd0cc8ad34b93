import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableSocket, uuid, backoff, type ConnectionState, type SocketLike } from './socket';
import type { Frame } from './protocol';

class FakeSocket implements SocketLike {
  readyState: SocketLike['readyState'] = 0;
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;
  sent: { id: string; type: string }[] = [];

  constructor(readonly after: number) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.drop(1000);
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.(new Event('open'));
  }

  says(message: unknown): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code } as CloseEvent);
  }
}

let sockets: FakeSocket[];
let frames: Frame[];
let states: ConnectionState[];
let socket: TableSocket;
let isHidden: boolean;
let changed: () => void;
const last = () => sockets.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  frames = [];
  states = [];
  isHidden = false;
  let id = 0;
  socket = new TableSocket(
    {
      open: (after) => {
        sockets.push(new FakeSocket(after));
        return last();
      },
      id: () => `id-${id++}`,
      random: () => 1,
      isHidden: () => isHidden,
      listen: (call) => {
        changed = call;
        return () => (changed = () => {});
      },
    },
    { frame: (frame) => frames.push(frame), state: (state) => states.push(state) },
  );
  socket.connect();
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

const notice = (seq: number) => ({ type: 'notice', seq, code: 'x', text: `${seq}` });

test('it goes on after the last frame that it saw', () => {
  last().opens();
  last().says(notice(7));
  last().drop();
  vi.advanceTimersByTime(60_000);

  expect(sockets[1]?.after).toBe(7);
});

test('a command that was not acknowledged is sent again with the same id', async () => {
  last().opens();
  const answer = socket.send({ type: 'start' });
  last().drop();
  vi.advanceTimersByTime(60_000);
  last().opens();

  expect(last().sent).toEqual(sockets[0]?.sent);
  last().says({ type: 'answer', id: 'id-0', ok: true });
  expect(await answer).toMatchObject({ ok: true });
});

test('what was acknowledged is not sent again', async () => {
  last().opens();
  const answer = socket.send({ type: 'start' });
  last().says({ type: 'answer', id: 'id-0', ok: true });
  await answer;
  last().drop();
  vi.advanceTimersByTime(60_000);
  last().opens();

  expect(last().sent).toEqual([]);
});

test('a command that is given while the line is down waits for it', () => {
  void socket.send({ type: 'start' });
  expect(last().sent).toEqual([]);
  last().opens();

  expect(last().sent).toHaveLength(1);
});

test('a silent line is given up when a command waits too long', () => {
  last().opens();
  void socket.send({ type: 'start' });
  vi.advanceTimersByTime(10_000);

  expect(sockets.length).toBeGreaterThan(1);
  expect(last().after).toBe(0);
});

test('the waits grow to a limit and differ between clients', () => {
  expect([0, 1, 2, 20].map((attempt) => backoff(attempt, 1))).toEqual([250, 500, 1_000, 4_000]);
  expect(backoff(2, 0)).toBe(500);
});

test('a line that drops at once is tried more and more slowly', () => {
  for (let at = 0; at < 6; at++) {
    last().opens();
    last().drop();
    vi.advanceTimersByTime(16_000);
  }
  const before = sockets.length;
  last().drop();
  vi.advanceTimersByTime(1_900);

  expect(sockets.length).toBe(before);
});

test('the network being back ends the wait', () => {
  last().drop();
  changed();

  expect(sockets).toHaveLength(2);
});

/** A line that answers every ping until it is cut without a word. */
function answering(): { swallow: () => void } {
  let isCut = false;
  const send = FakeSocket.prototype.send;
  last().send = function (text) {
    send.call(this, text);
    const { type, id } = JSON.parse(text) as { type: string; id: string };
    if (type === 'ping' && !isCut) this.says({ type: 'answer', id, ok: true });
  };
  return { swallow: () => (isCut = true) };
}

test('a silent line is asked, and stays as long as it answers', () => {
  last().opens();
  answering();
  vi.advanceTimersByTime(60_000);

  expect(sockets).toHaveLength(1);
  expect(last().sent.every(({ type }) => type === 'ping')).toBe(true);
  expect(states).toEqual(['connecting', 'open']);
});

test('a line that died without a word is noticed within five seconds and replaced', () => {
  last().opens();
  const line = answering();
  vi.advanceTimersByTime(30_000);
  line.swallow();
  vi.advanceTimersByTime(5_000);
  expect(states.at(-1)).toBe('lost');

  vi.advanceTimersByTime(1_000);
  expect(sockets).toHaveLength(2);
  last().opens();
  expect(states.at(-1)).toBe('open');
});

test('a page in the background asks rarely', () => {
  isHidden = true;
  last().opens();
  answering();
  vi.advanceTimersByTime(60_000);

  expect(last().sent.length).toBeLessThanOrEqual(3);
});

test('a phone that wakes up with a dead line notices it within five seconds', () => {
  isHidden = true;
  last().opens();
  answering().swallow();
  vi.setSystemTime(Date.now() + 3_600_000);
  isHidden = false;
  changed();
  expect(last().sent.at(-1)?.type).toBe('ping');
  vi.advanceTimersByTime(5_000);

  expect(sockets).toHaveLength(2);
});

test('a clock that stood still asks before it gives a good line up', () => {
  last().opens();
  const line = answering();
  vi.advanceTimersByTime(1_900);
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(1_000);
  expect(sockets).toHaveLength(1);

  line.swallow();
  vi.advanceTimersByTime(5_000);
  expect(sockets).toHaveLength(2);
});

test('the word that the network is gone is checked at once: a server on this machine is still there', () => {
  last().opens();
  answering();
  changed();

  expect(last().sent.map(({ type }) => type)).toEqual(['ping']);
  vi.advanceTimersByTime(5_000);
  expect(sockets).toHaveLength(1);
});

test('a line that never opens is dialled anew', () => {
  vi.advanceTimersByTime(7_000);

  expect(sockets).toHaveLength(2);
});

test('a closed socket stays closed', () => {
  socket.close();
  vi.advanceTimersByTime(60_000);

  expect(sockets).toHaveLength(1);
});

test('the line says how it is', () => {
  last().opens();
  last().drop();
  vi.advanceTimersByTime(300);
  last().drop(1008);

  expect(states).toEqual(['connecting', 'open', 'lost', 'lost', 'refused']);
});

test('ids are version 4 UUIDs', () => {
  expect(uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('a delta that leads to other views than the server has starts again from the last right frame', () => {
  socket.connect();
  last().opens();
  const view = { observer: -1, seats: 2, state: {}, due: [], count: 0, legal: [], status: '' };
  last().says({ type: 'view', seq: 10_001, views: [{ ...view, can_take_back: false, outcome: null }], events: [] });
  last().says({ type: 'delta', seq: 20_001, views: [{ count: 1 }], events: [], digest: '00000000' });
  vi.advanceTimersByTime(5_000);

  expect(frames.map(({ seq }) => seq)).toEqual([10_001]);
  expect(sockets.map(({ after }) => after)).toEqual([0, 10_001]);
});

test('a command is sent again to a busy server, and answered once', async () => {
  socket.connect();
  last().opens();
  const answered = socket.send({ type: 'start' });
  const { id } = last().sent[0]!;
  last().says({ type: 'answer', id, ok: false, code: 'busy', sentence: '' });
  vi.advanceTimersByTime(1_500);

  expect(last().sent).toEqual([
    { type: 'start', id },
    { type: 'start', id },
  ]);
  last().says({ type: 'answer', id, ok: true });
  expect((await answered).ok).toBe(true);
});
