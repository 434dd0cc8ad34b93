/** The sentences of a game, from the same catalogue that the terminal uses. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { api } from './api';

export type Sentences = {
  /** The sentence of a name, or null where the catalogue has none. */
  say: (name: string, args?: Record<string, FluentVariable>) => string | null;
};

export const NO_SENTENCES: Sentences = { say: () => null };

export function sentencesOf(catalogue: string): Sentences {
  const bundle = new FluentBundle('en', { useIsolating: false });
  // The game's own sentences come after those that all games share, and may replace them.
  bundle.addResource(new FluentResource(catalogue), { allowOverrides: true });
  return {
    say(name, args) {
      const pattern = bundle.getMessage(name)?.value;
      return pattern ? bundle.formatPattern(pattern, args, []) : null;
    },
  };
}

const known = new Map<string, Promise<Sentences>>();

export function sentencesFor(game: string): Promise<Sentences> {
  let sentences = known.get(game);
  if (!sentences) {
    sentences = api.text(game).then(sentencesOf, () => {
      known.delete(game);
      return NO_SENTENCES;
    });
    known.set(game, sentences);
  }
  return sentences;
}
