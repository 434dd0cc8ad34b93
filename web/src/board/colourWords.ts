/** Finds the words for game colours in a text, so that each can be shown with the colour's swatch. */

import { COLOURS, type ColourName } from '../theme/colours';
import { language } from '../text/language.svelte';
import { say } from '../text/say';

/** A part of a text; a word for a colour keeps the number or bracket before it on the same line. */
export type Part = { text: string; colour: ColourName | null; lead?: string };

type Vocabulary = { colours: Map<string, ColourName>; pattern: RegExp };

const LEAD = /(?:\b\d+\s|\()$/;
const vocabularies = new Map<string, Vocabulary>();

/** The words for colours in the current language, and the codes that notation has for them. */
function vocabulary(): Vocabulary {
  const key = `${language.current} ${language.loadedCount}`;
  let found = vocabularies.get(key);
  if (!found) {
    const wordsFor = (colour: ColourName): string[] =>
      say('table-mark-words', { mark: colour }).match(/\p{L}+/gu) ?? [];
    const colours = new Map(
      (Object.keys(COLOURS) as ColourName[]).flatMap((colour) =>
        [colour, ...wordsFor(colour)].map((word): [string, ColourName] => [word, colour]),
      ),
    );
    found = { colours, pattern: new RegExp(`\\b(${[...colours.keys()].join('|')})\\b`) };
    vocabularies.set(key, found);
  }
  return found;
}

export function splitColours(text: string): Part[] {
  const { colours, pattern } = vocabulary();
  const parts = text.split(pattern);
  return parts
    .map((part, at): Part => {
      if (at % 2 === 0) return { text: at + 1 < parts.length ? part.replace(LEAD, '') : part, colour: null };
      const lead = LEAD.exec(parts[at - 1]!)?.[0];
      return { text: part, colour: colours.get(part)!, ...(lead ? { lead } : {}) };
    })
    .filter((part) => part.text !== '');
}
