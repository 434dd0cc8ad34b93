// Local tables: matches that are played in this page, without a server.
import type { LocalCommand } from './localTable';
import type { FromWorker, Open, ToWorker } from './session';

export { localGames } from './games';

export type LocalConnection = { send: (command: LocalCommand) => void; close: () => void };

/** Opens a table in a worker of its own; frames and answers come as from a server. */
export function openLocalTable(open: Omit<Open, 'type'>, receive: (message: FromWorker) => void): LocalConnection {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const send = (message: ToWorker) => worker.postMessage(message);
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => receive(data);
  worker.onerror = ({ message }) => receive({ type: 'failed', message });
  send({ type: 'open', ...open });
  return { send, close: () => worker.terminate() };
}
