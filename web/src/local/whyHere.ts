// Why a move isn't legal at a server's table, from what its observer sees: the answer that the server would give.
import type { View as ShownView } from '../net/protocol';
import { loadWords } from './catalogues';
import type { Companions } from './companions';
import { loadCompanions, loadFacts } from './games';
import type { Words } from './words';

/** What a page asks: everything in it, it has been told. */
export type WhyWish = { game: string; view: ShownView; action: string; names: string[]; language: string };
export type Explained = { legal: boolean; code?: string; sentence: string; clause: string };
type Voice = { companions: Companions; words: Words };

/** The answer from a view; null where it takes the server to know: who isn't due, what no action is, other boxes. */
export function answerFrom(
  { companions, words }: Voice,
  view: ShownView,
  action: string,
  names: string[],
): Explained | null {
  const number = companions.facts.actions.findIndex(([known]) => known === action);
  if (number === -1 || 'has_box' in view.state || !view.due.includes(view.observer)) return null;
  if (view.legal.some((one) => one.action === action)) return { legal: true, sentence: '', clause: '' };
  const reason = companions.whyShown(view, number);
  const sentence = words.reason(reason, view.observer, names);
  return { legal: false, code: reason.code, sentence, clause: reason.clause };
}

/** What says it; the last one is kept, for whoever asks once asks again. */
let last: { key: string; voice: Promise<Voice> } | null = null;

async function loadVoice(game: string, language: string): Promise<Voice> {
  const facts = await loadFacts(game);
  const [companions, words] = await Promise.all([loadCompanions(facts), loadWords(facts, language)]);
  return { companions, words };
}

export async function explained({ game, view, action, names, language }: WhyWish): Promise<Explained | null> {
  const key = `${game} ${language}`;
  if (last?.key !== key) last = { key, voice: loadVoice(game, language) };
  return answerFrom(await last.voice, view, action, names);
}
