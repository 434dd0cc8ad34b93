// What a game's companions tell about its moves; `core/javascript` translates them from Python.
import type { View as ShownView } from '../net/protocol';
import type { Argument, GameFacts, Numbers } from './facts';
import { Listed, Phrase } from './python';
import { rowsIn, rowsOf } from './record';
import type { View } from './rules';

/** Something with a sentence in the game's catalogue. */
export type Told = { code: string; args: Record<string, Argument> };
export type Reason = Told & { clause: string };
/** An entry as an observer sees it; the action is -1 if they may not know it. */
export type SeenEntry = { seat: number; action: number };

type Args = Map<string, unknown>;
/** The parts of core/search_model.py's `Solver` that aren't compiled. */
export type Solver = {
  prepare: (view: unknown) => (number | number[])[] | null;
  worths: (view: unknown, prepared: unknown, values: unknown) => Map<number, number>;
};
/** The parts of core/box.py's `BoxSupport` that a page needs to play. */
type BoxWords = {
  values: (boxes: Args[]) => Map<string, Numbers>;
  action_words: (
    values: Map<string, Numbers>,
  ) => [action: number, notation: string, told: { code: string; args: Args }][];
};
export type Translated = {
  solver?: Solver;
  box?: BoxWords;
  events: (before: unknown, entry: SeenEntry, after: unknown) => Iterable<{ code: string; args: Args }>;
  why: (view: unknown, action: number) => { code: string; clause: string; args: Args };
  advise?: (
    view: unknown,
    action: number,
    worth: number,
    advised: number,
    then: number[],
  ) => { code: string; args: Args };
};

export class Companions {
  constructor(
    readonly facts: GameFacts,
    private readonly translated: Translated,
  ) {}

  /** What an observer noticed of an entry, from its own views before and after it. */
  events(before: View, entry: SeenEntry, after: View): Told[] {
    const told = this.translated.events(this.#view(before), entry, this.#view(after));
    return Array.from(told, ({ code, args }) => ({ code, args: argumentsOf(args) }));
  }

  /** Why an action is not legal for the view's observer, who is due. */
  why(view: View, action: number): Reason {
    return this.#reason(this.#view(view), action);
  }

  /** The same from a view as it's shown: a server sends such ones. */
  whyShown(shown: ShownView, action: number): Reason {
    const numberOf = (wanted: string) => this.facts.actions.findIndex(([notation]) => notation === wanted);
    const legal = shown.legal.map((one) => numberOf(one.action));
    return this.#reason({ ...shown, ...this.#game, state: rowsIn(this.facts, shown.state), legal }, action);
  }

  /** What speaks for a legal action that the heuristic gives a worth, or against it beside the advised one; `then` completes it. */
  advise(view: View, action: number, worth: number, advised: number, then: number[] = []): Told | null {
    if (!this.translated.advise) return null;
    const { code, args } = this.translated.advise(this.#view(view), action, worth, advised, then);
    return { code, args: argumentsOf(args) };
  }

  #view(view: View) {
    return { ...view, ...this.#game, state: rowsOf(this.facts, view.state) };
  }

  #reason(view: unknown, action: number): Reason {
    const { code, clause, args } = this.translated.why(view, action);
    return { code, clause, args: argumentsOf(args) };
  }

  get #game() {
    return { game: { options: this.facts.options } };
  }
}

export const argumentsOf = (args: Args): Record<string, Argument> =>
  Object.fromEntries([...args].map(([name, value]) => [name, argumentOf(value)]));

function argumentOf(value: unknown): Argument {
  if (value instanceof Phrase) return { plain: value.plain, term: value.term, args: argumentsOf(value.args) };
  if (value instanceof Listed) return { plain: value.plain, items: value.items.map(argumentOf), join: value.join };
  return typeof value === 'string' ? value : Number(value);
}
