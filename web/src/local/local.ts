// Local tables: matches that are played in this page, without a server.
import type { Answer, Command, Puzzle } from '../net/protocol';
import { localGames } from './games';
import type {
  Ask,
  AskPosition,
  AskPuzzle,
  AskWhy,
  Check,
  Checked,
  FromWorker,
  HandedOver,
  HandOver,
  Look,
  Told,
  ToWorker,
} from './session';
import type { Explained } from './whyHere';

export { localGames } from './games';

/** What somebody asks for, before it has a number. */
type Numbered<T> = T extends unknown ? Omit<T, 'id'> : never;

export type WorkerLine = {
  send: (message: ToWorker) => void;
  command: (command: Command) => Promise<Answer>;
  ask: (ask: Numbered<Ask | Check | AskPuzzle | AskPosition | AskWhy | Look | HandOver>) => Promise<Told['value']>;
  close: () => void;
};

/** A worker of its own for one table; frames come as from a server. */
export function openWorker(receive: (message: FromWorker) => void): WorkerLine {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<string, (message: Answer & Told) => void>();
  let asked = 0;
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.type !== 'answer' && data.type !== 'told') return receive(data);
    waiting.get(data.id)?.(data as Answer & Told);
    waiting.delete(data.id);
  };
  worker.onerror = ({ message }) => receive({ type: 'failed', message });
  const ask = <T>(message: object): Promise<T> => {
    const id = String(++asked);
    worker.postMessage({ ...message, id });
    return new Promise((resolve) => waiting.set(id, resolve as (message: unknown) => void));
  };
  return {
    send: (message) => worker.postMessage(message),
    command: (command) => ask<Answer>(command),
    ask: async (what) => (await ask<Told>(what)).value,
    close: () => worker.terminate(),
  };
}

/** Asks a worker that is there for one question only. */
async function askOnce<T extends Told['value']>(
  what: Numbered<Check | AskPuzzle | AskPosition | HandOver>,
): Promise<T> {
  let fail: (error: Error) => void;
  const failure = new Promise<never>((_, reject) => (fail = reject));
  const worker = openWorker((message) => {
    if (message.type === 'failed') fail(new Error(message.message));
  });
  try {
    return (await Promise.race([worker.ask(what), failure])) as T;
  } finally {
    worker.close();
  }
}

/** Plays a saved game again, and says whether everything agrees. */
export const check = (file: Check['file']) => askOnce<Checked>({ type: 'check', file });

export const handOver = (table: string, language: string) =>
  askOnce<HandedOver>({ type: 'hand-over', table, language });

export const position = (wish: AskPosition['wish']) => askOnce<Puzzle>({ type: 'position', wish });

export const puzzle = (wish: AskPuzzle['wish']) => askOnce<Puzzle>({ type: 'puzzle', wish });

type Explainer = { worker: WorkerLine; failed: Promise<null> };

/** Whom the page asks why: whoever asks once asks again. */
let explainer: Explainer | null = null;

function openExplainer(): Explainer {
  let fail = (): void => {};
  const failed = new Promise<null>((resolve) => {
    fail = () => {
      worker.close();
      resolve((explainer = null));
    };
  });
  const worker = openWorker((message) => {
    if (message.type === 'failed') fail();
  });
  return { worker, failed };
}

/** Why a move isn't legal at a server's table; null where these pages have no rules, or can't tell. */
export async function explain(wish: AskWhy['wish']): Promise<Explained | null> {
  if (!localGames().includes(wish.game)) return null;
  const { worker, failed } = (explainer ??= openExplainer());
  return Promise.race([worker.ask({ type: 'explain', wish }) as Promise<Explained | null>, failed]);
}
