// The worker of a local table: the match, its secret and the bots stay here.
import { loadSentences, loadWords } from './catalogues';
import { loadCompanions, loadRules } from './games';
import { loadGuide } from './guides';
import { helpersFor } from './helpers';
import { positionOf } from './position';
import { puzzleOf } from './puzzle';
import type { HandedGame } from '../net/protocol';
import { type HandedOver, Session, type ToWorker } from './session';
import { explained } from './whyHere';
import { storage } from './storage';

const session = new Session({
  loadRules,
  loadWords,
  loadCompanions,
  loadGuide,
  loadPuzzle: puzzleOf,
  loadPosition: positionOf,
  explain: explained,
  loadSentences,
  storage,
  handOver,
  helpersFor,
  post: (message) => postMessage(message),
  random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
  now: () => Date.now() / 1000,
});

async function handOver(game: HandedGame, language: string): Promise<HandedOver> {
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': language };
  const response = await fetch('/api/handed-over', { method: 'POST', headers, body: JSON.stringify(game) });
  const body = (await response.json()) as { table: string; code: string; sentence: string };
  return response.ok ? body : { status: response.status, ...body };
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void session.receive(data));
