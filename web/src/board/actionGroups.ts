/** Groups, narrows and searches long lists of legal actions. */

import type { LegalAction } from '../net/protocol';

export type Value = string | number;
/** A first choice that makes a long list short: the day of a swap, before the day it is swapped with. */
export type Facet = { name: string; values: Value[]; valuesOf: (action: LegalAction) => Value[] };
export type Group = { kinds: string[]; isTitled: boolean; actions: LegalAction[]; facet: Facet | null };

/** So many of a kind stand under a title of their own; fewer stand together with the kinds beside them. */
export const MIN_TITLED = 6;
/** More than so many are too many to read: they want a first choice, or words to look for. */
export const MIN_SEARCHABLE = 12;
/** No list is longer than this before somebody asks for more. */
export const MAX_SHOWN = 60;

/** The word of the notation, for kinds that no catalogue names. */
export const titleOf = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ');

export function groupsOf(legal: LegalAction[]): Group[] {
  const byKind = new Map<string, LegalAction[]>();
  for (const one of legal) byKind.set(one.kind, [...(byKind.get(one.kind) ?? []), one]);
  const groups: Group[] = [];
  for (const [kind, actions] of byKind) {
    const last = groups.at(-1);
    if (actions.length > MIN_TITLED) groups.push({ kinds: [kind], isTitled: true, actions, facet: facetOf(actions) });
    else if (last && !last.isTitled) {
      last.kinds.push(kind);
      last.actions.push(...actions);
    } else groups.push({ kinds: [kind], isTitled: false, actions: [...actions], facet: null });
  }
  return groups;
}

/** The first choice that a long list has, if its actions speak of two things. */
export function facetOf(actions: LegalAction[]): Facet | null {
  if (actions.length <= MIN_SEARCHABLE) return null;
  const names = Object.keys(actions[0]!.args).filter((name) => new Set(actions.map(({ args }) => args[name])).size > 1);
  const [name, other] = names;
  if (name === undefined || other === undefined || names.length > 2) return null;
  const isPair =
    actions.every(({ args }) => Number(args[name]) < Number(args[other])) && isEveryPair(actions, name, other);
  const named = isPair ? [name, other] : [name];
  const valuesOf = ({ args }: LegalAction) => named.map((one) => args[one] as Value);
  const values = [...new Set(actions.flatMap(valuesOf))].sort((one, another) => Number(one) - Number(another));
  return values.length * 2 <= actions.length ? { name, values, valuesOf } : null;
}

/** Whether every two of the values occur together, so that either of them may be named first. */
function isEveryPair(actions: LegalAction[], name: string, other: string): boolean {
  const values = new Set(actions.flatMap(({ args }) => [args[name], args[other]]));
  return (values.size * (values.size - 1)) / 2 === actions.length;
}

/** The actions that have all the words; a number is found whole, so that 7 is not 17. */
export function searchActions(legal: LegalAction[], wanted: string): LegalAction[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return legal.filter((one) => {
    const text = `${one.text} ${one.action}`.toLowerCase();
    const tokens = new Set(text.match(/[\p{L}\d]+/gu) ?? []);
    return words.every((word) => (/^\d+$/.test(word) ? tokens.has(word) : plain(text).includes(plain(word))));
  });
}

/** Without accents and dashes, as people type. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[–-]/g, '-');
}
