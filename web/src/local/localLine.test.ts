// What a page does when the worker of its table fails.
import { beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '../net/protocol';
import { localLine } from './localLine';
import type { FromWorker } from './session';

type Opened = { receive: (message: FromWorker) => void; isClosed: boolean };
const workers: Opened[] = [];

vi.mock('./local', () => ({
  openWorker: (receive: Opened['receive']) => {
    const worker: Opened = { receive, isClosed: false };
    workers.push(worker);
    const silent = new Promise<Answer>(() => {});
    return { send: () => {}, command: () => silent, ask: () => silent, close: () => (worker.isClosed = true) };
  },
}));

const view = (seq: number) => ({ type: 'view', seq, views: [], events: [] }) as FromWorker;
const failure: FromWorker = { type: 'failed', message: 'QuotaExceededError' };

beforeEach(() => {
  workers.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

function open() {
  const told: string[] = [];
  const line = localLine('local-1')({ frame: () => {}, state: () => {}, failed: (sentence) => told.push(sentence) });
  line.connect();
  return { line, told };
}

test('a move that could not be kept is refused, and the table goes on from what was', async () => {
  const { line, told } = open();
  workers[0]!.receive(view(1));
  const answer = line.send({ type: 'act', seat: 0, action: 'turn', count: 0 });
  workers[0]!.receive(failure);

  expect(await answer).toMatchObject({ ok: false, code: 'failed', sentence: expect.stringMatching(/\w/) });
  expect(workers.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  expect(told).toEqual([]);
});

test('a table that fails again and again says so, and so does one that does not open', () => {
  const { told } = open();
  for (const seq of [1, 2]) workers[0]!.receive(view(seq));
  workers[0]!.receive(failure);
  workers[1]!.receive(view(1));
  workers[1]!.receive(failure);
  expect(told).toHaveLength(1);
  expect(workers).toHaveLength(2);

  const other = open();
  workers.at(-1)!.receive(failure);
  expect(other.told).toHaveLength(1);
  expect(workers.at(-1)!.isClosed).toBe(true);
});
