// A worker that helps with searches: it has the rules of one game, and hears only what the searching bot sees.
import type { GameFacts } from './facts';
import { Rules } from './rules';
import { gainsOf, type Trial, type Worlds } from './search';

/** First the game, then what to try in which worlds. */
export type ToHelper =
  | { type: 'game'; facts: GameFacts; module: WebAssembly.Module }
  | { type: 'try'; id: number; trial: Trial; part: Worlds };
export type FromHelper = { id: number; gains: Float64Array };

let rules: Rules | null = null;

addEventListener('message', ({ data }: MessageEvent<ToHelper>) => {
  if (data.type === 'game') rules = new Rules(data.facts, data.module);
  else {
    const gains = gainsOf(rules!, data.trial, data.part);
    postMessage({ id: data.id, gains } satisfies FromHelper, { transfer: [gains.buffer] });
  }
});
