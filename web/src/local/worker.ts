// The worker of a local table: the match, its secret and the bots stay here.
import { loadWords } from './catalogues';
import { loadRules } from './games';
import { Session, type ToWorker } from './session';

const session = new Session({
  loadRules,
  loadWords,
  post: (message) => postMessage(message),
  random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
});

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void session.receive(data));
