import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawnGames } from '../board/loadBoard';
import { toasts } from '../ui/toasts.svelte';
import { language } from '../text/language.svelte';
import { lastTurn, TableStore } from './tableStore.svelte';
import { knownDictionaries } from '../net/packedFrames';
import type { Frame, View } from '../net/protocol';

class FakeWebSocket {
  static last: FakeWebSocket;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];

  constructor(readonly address: string) {
    FakeWebSocket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {}
}

const wire = () => FakeWebSocket.last;
const says = (frame: Frame | Record<string, unknown>) => wire().onmessage?.({ data: JSON.stringify(frame) });
const settled = () => vi.advanceTimersByTimeAsync(0);
let store: TableStore;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeWebSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: true }));
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async () => new Response('{"guest":"g","name":"Ann"}'));
  toasts.length = 0;
  store = new TableStore('t1');
  await settled();
  wire().onopen?.();
});
afterEach(() => {
  store.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function view(observer: number, { due = [observer], count = 0, secret = 0 } = {}): View {
  const state = { hand: [observer === 0 ? secret : -1, observer === 1 ? secret : -1] };
  const legal = due.includes(observer) ? [{ action: 'a', kind: 'k', args: {}, text: 'A' }] : [];
  return { observer, seats: 2, state, due, count, legal, status: '', can_take_back: false, outcome: null };
}

const event = (number: number) => ({ number, code: 'x', args: {}, text: `event ${number}` });

test('it asks for the table of its address, and says which games it draws', () => {
  expect(drawnGames()).toContain('tenzania');
  expect(wire().address).toBe(
    `ws://here/api/tables/t1/socket?deltas=1&draws=${drawnGames().join(',')}&language=en&after=0&packed=${knownDictionaries().join(',')}`,
  );
});

test('what was told before is not told again after a reconnection', () => {
  says({ type: 'view', seq: 1, views: [view(0)], events: [event(1), event(2)] });
  says({ type: 'view', seq: 2, views: [view(0)], events: [event(1), event(2), event(3), event(3)] });

  expect(store.log.map((one) => one.number)).toEqual([1, 2, 3, 3]);
  expect(store.events.map((one) => one.number)).toEqual([3, 3]);
});

test('after a reload only the last turn is heard, not the whole match', () => {
  const all = [1, 2, 3, 4, 5, 5].map(event);

  expect(lastTurn(all).map((one) => one.text)).toEqual(['event 5', 'event 5']);
  expect(lastTurn(all.slice(0, 2))).toHaveLength(2);
  expect(lastTurn([])).toEqual([]);
});

test('a player is busy from an action until the view that has it', async () => {
  says({ type: 'view', seq: 1, views: [view(0, { count: 4 })], events: [] });
  void store.act('a');

  expect(wire().sent.at(-1)).toMatchObject({ type: 'act', seat: 0, action: 'a', count: 4 });
  expect(store.busy).toBe(true);
  says({ type: 'answer', id: wire().sent.at(-1)!.id, ok: true });
  await settled();
  expect(store.busy).toBe(true);
  says({ type: 'view', seq: 2, views: [view(0, { count: 5 })], events: [] });
  expect(store.busy).toBe(false);
});

test('a refused action says why, and the player may try another', async () => {
  says({ type: 'view', seq: 1, views: [view(0)], events: [] });
  void store.act('a');
  says({ type: 'answer', id: wire().sent.at(-1)!.id, ok: false, sentence: 'Not so.', clause: 'Z5' });
  await settled();

  expect(store.busy).toBe(false);
  expect(toasts.map((toast) => toast.text)).toEqual(['Not so. (Z5)']);
});

test('a second press while busy sends nothing', () => {
  says({ type: 'view', seq: 1, views: [view(0)], events: [] });
  void store.act('a');
  void store.act('a');

  expect(wire().sent.filter((command) => command.type === 'act')).toHaveLength(1);
});

/** A frame for two people before one screen: whose turn it is, and what each has done. */
function shared(
  seq: number,
  due: number[],
  counts: [number, number] = [0, 0],
  events = [] as ReturnType<typeof event>[],
): Frame {
  const views = [view(0, { due, secret: 3, count: counts[0] }), view(1, { due, secret: 7, count: counts[1] })];
  return { type: 'view', seq, views, common: view(-1, { due }), events };
}

test('two seats before one screen: without lifting the curtain only what may lie open', () => {
  says(shared(1, [1]));
  expect(store.curtain).toBe(1);
  expect(store.view?.observer).toBe(-1);
  expect(JSON.stringify(store.view)).not.toMatch(/[37]/);

  store.raiseCurtain();
  expect(store.curtain).toBeNull();
  expect(store.view?.observer).toBe(1);
});

test('after a move its result is seen for about two seconds, then the hand goes and the table stays', () => {
  says(shared(1, [0]));
  store.raiseCurtain();
  says(shared(2, [1], [1, 0], [event(1)]));

  vi.advanceTimersByTime(1_500);
  expect(store.holding).toBe(0);
  expect(store.curtain).toBeNull();
  expect(store.view).toMatchObject({ observer: 0, count: 1 });
  vi.advanceTimersByTime(1_000);
  expect(store.curtain).toBe(1);
  expect(store.view?.observer).toBe(-1);
});

test('whoever is done sooner passes the screen on at once', () => {
  says(shared(1, [0]));
  store.raiseCurtain();
  says(shared(2, [1], [1, 0]));
  store.releaseResult();

  expect(store.curtain).toBe(1);
});

test('a move after which the same seat goes on hides nothing', () => {
  says(shared(1, [0]));
  store.raiseCurtain();
  says(shared(2, [0], [1, 0]));

  expect(store.holding).toBeNull();
  expect(store.view?.observer).toBe(0);
});

test('seats that are due at once come one after the other', () => {
  says(shared(1, [0, 1]));
  expect(store.curtain).toBe(0);
  store.raiseCurtain();
  says(shared(2, [0, 1], [1, 0]));
  expect(store.curtain).toBeNull();
  expect(store.view?.observer).toBe(0);

  says(shared(3, [1], [2, 0]));
  store.releaseResult();
  expect(store.curtain).toBe(1);
});

test('a seat that has resigned is not called to the screen, and has no turn', () => {
  const seats = [0, 1].map((seat) => ({ seat, kind: 'person', name: `P${seat}`, yours: true, resigned: seat === 1 }));
  says({ type: 'table', seq: 1, table: { seats } });
  says(shared(2, [1]));

  expect(store.curtain).toBeNull();
  expect(store.yourTurn).toBe(false);
});

test('a spectator has no turn', () => {
  says({ type: 'view', seq: 1, views: [view(-1, { due: [0] })], events: [] });

  expect(store.isSpectator).toBe(true);
  expect(store.yourTurn).toBe(false);
});

test('a hint goes on with how to complete its move', async () => {
  says({ type: 'view', seq: 1, views: [view(0)], events: [] });
  void store.askHint();
  const hint = { action: 'a', text: 'A', why: 'It wins.', then: ['b'] };
  says({ type: 'answer', id: wire().sent.at(-1)!.id, ok: true, ...hint });
  await settled();
  void store.act('a');
  expect(store.hint).toMatchObject({ action: 'b', text: 'A', then: [] });

  const legal = [{ action: 'b', kind: 'k', args: {}, text: 'B' }];
  says({ type: 'view', seq: 2, views: [{ ...view(0, { count: 1 }), legal }], events: [event(1)] });
  expect(store.hint).toMatchObject({ action: 'b' });
  says({ type: 'view', seq: 3, views: [view(0, { count: 2 })], events: [] });
  expect(store.hint).toBeNull();
});

test('a hint stays while others move, and is forgotten with the own move', async () => {
  says({ type: 'view', seq: 1, views: [view(0)], events: [] });
  void store.askHint();
  says({
    type: 'answer',
    id: wire().sent.at(-1)!.id,
    ok: true,
    action: 'a',
    text: 'A',
    why: 'It wins.',
    others: [{ action: 'b', text: 'B', worth: -2, why: 'It does not.' }],
  });
  await settled();
  expect(store.hint).toMatchObject({ action: 'a', text: 'A', why: 'It wins.', others: [{ action: 'b', worth: -2 }] });

  says({ type: 'view', seq: 2, views: [view(0)], events: [event(1)] });
  expect(store.hint).not.toBeNull();
  says({ type: 'view', seq: 3, views: [view(0, { count: 1 })], events: [] });
  expect(store.hint).toBeNull();
});

test('a hint that comes after the own move is dropped, and one that takes long says so', async () => {
  says({ type: 'view', seq: 1, views: [view(0)], events: [] });
  void store.askHint();
  const id = wire().sent.at(-1)!.id;
  expect(store.isThinking).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(store.isThinking).toBe(true);

  says({ type: 'view', seq: 2, views: [view(0, { count: 1 })], events: [] });
  says({ type: 'answer', id, ok: true, action: 'a', text: 'A', why: 'It wins.' });
  await vi.advanceTimersByTimeAsync(10);
  expect([store.hint, store.isThinking]).toEqual([null, false]);
});

test('in another language the whole story is told again, and nothing happens twice', async () => {
  says({ type: 'view', seq: 4, views: [view(0)], events: [event(1), event(2)] });
  await settled();
  const before = wire();
  language.current = 'fr';
  store.reload();

  expect(wire()).not.toBe(before);
  expect(wire().address).toContain('language=fr&after=0');
  wire().onopen?.();
  const retold = [event(1), event(2)].map((one) => ({ ...one, text: `en français ${one.number}` }));
  says({ type: 'view', seq: 1, views: [view(0)], events: retold });
  await settled();
  expect(store.log).toEqual(retold);
  expect(store.events).toEqual([]);
  // A line that was given up says nothing any more.
  before.onclose?.({ code: 1000 });
  expect(store.connection).toBe('open');
  says({ type: 'view', seq: 2, views: [view(0)], events: [event(3)] });
  await settled();
  expect(store.log.map(({ number }) => number)).toEqual([1, 2, 3]);
  language.current = 'en';
});
