// The worker of a local table: the match, its secret and the bots stay here.
import { loadSentences, loadWords } from './catalogues';
import { loadCompanions, loadRules } from './games';
import { loadGuide } from './guides';
import { puzzleOf } from './puzzle';
import { Session, type ToWorker } from './session';
import { storage } from './storage';

const session = new Session({
  loadRules,
  loadWords,
  loadCompanions,
  loadGuide,
  loadPuzzle: puzzleOf,
  loadSentences,
  storage,
  post: (message) => postMessage(message),
  random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
  now: () => Date.now() / 1000,
});

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void session.receive(data));
