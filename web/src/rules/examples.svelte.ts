/** Worked examples: positions played by the real rules, with every legal action. */

import type { Args, LegalAction } from '../net/protocol';
import { FIRST, language } from '../text/language.svelte';

/** A sentence in every language. */
export type Said = Record<string, string>;

export type Try = { action: string; kind: string; args: Args; text: Said; to: number };

/** A moment of an example: who is due, what lies there, what is legal, and what has just happened. */
export type Moment<Now> = { seat: number; now: Now; legal: Try[]; told: Said[]; winners?: number[] };

export type Cited = { id: string; clauses: string[] };

/** What examples are called, and what they show, by their ids. */
export type Words = Record<string, () => [title: string, text: string]>;

export type Refused = { action: string; code: string; clause: string; sentence: Said };

export type Played<Now> = Cited & { names: string[]; nodes: Moment<Now>[]; refused?: Refused[] };

export const said = (words: Said): string => words[language.current] ?? words[FIRST] ?? '';

/** Which example a clause leads to. */
export const exampleOf = (examples: readonly Cited[]): Record<string, string> =>
  Object.fromEntries(examples.flatMap(({ id, clauses }) => clauses.map((clause) => [clause, id])));

/** One reader's way through an example. */
export class Walk<Now> {
  private at = $state(0);

  constructor(private readonly example: Played<Now>) {}

  get moment(): Moment<Now> {
    return this.example.nodes[this.at]!;
  }

  get isAtStart(): boolean {
    return this.at === 0;
  }

  get isAtEnd(): boolean {
    return this.moment.legal.length === 0;
  }

  get legal(): LegalAction[] {
    return this.moment.legal.map(({ text, action, kind, args }) => ({ action, kind, args, text: said(text) }));
  }

  act(action: string): void {
    this.at = this.moment.legal.find((one) => one.action === action)?.to ?? this.at;
  }

  again(): void {
    this.at = 0;
  }
}
