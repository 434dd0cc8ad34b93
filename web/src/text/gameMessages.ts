/** A game's messages, fetched from the server for games that this build does not know. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { language, localeOf } from './language.svelte';
import { api } from '../net/api';

export type GameMessages = {
  /** The sentence of a name, or null where the catalogue has none. */
  say: (name: string, args?: Record<string, FluentVariable>) => string | null;
};

export const NO_MESSAGES: GameMessages = { say: () => null };

export function parseMessages(catalogue: string): GameMessages {
  const bundle = new FluentBundle(localeOf(language.current), { useIsolating: false });
  // The game's own sentences come after those that all games share, and may replace them.
  bundle.addResource(new FluentResource(catalogue), { allowOverrides: true });
  return {
    say(name, args) {
      const pattern = bundle.getMessage(name)?.value;
      return pattern ? bundle.formatPattern(pattern, args, []) : null;
    },
  };
}

const known = new Map<string, Promise<GameMessages>>();

export function loadMessages(game: string): Promise<GameMessages> {
  const key = `${language.current} ${game}`;
  let sentences = known.get(key);
  if (!sentences) {
    sentences = api.text(game).then(parseMessages, () => {
      known.delete(key);
      return NO_MESSAGES;
    });
    known.set(key, sentences);
  }
  return sentences;
}
