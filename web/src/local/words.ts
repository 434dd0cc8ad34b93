// The sentences of a game: a port of what core/text.py says about moves and results.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Told } from './companions';
import type { Argument, GameFacts } from './facts';
import type { View } from './rules';

/** Arguments that are seats, as in core/text.py. */
const SEAT_ARGS = ['seat', 'other'];

type Args = Record<string, Argument>;

/** Catalogues of one language in order; a later one may replace sentences of an earlier one. */
export type Catalogues = { language: string; texts: string[]; placeNames?: Record<string, string> };

export class Words {
  readonly #bundles: FluentBundle[];
  readonly #placeNames: Record<string, string>;

  /** The reader's language first; what it lacks is said in the next one. `instead`: what stands for names of places. */
  constructor(
    readonly facts: GameFacts,
    catalogues: Catalogues[],
    private readonly instead: Record<string, string> = {},
  ) {
    this.#bundles = catalogues.map(({ language, texts }) => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
      return bundle;
    });
    this.#placeNames = catalogues[0]?.placeNames ?? {};
  }

  /** An action, as a player would choose it. */
  action(action: number): string {
    const [, , , message, args] = this.facts.actions[action]!;
    return this.#say(`action-${message}`, this.#localized(args));
  }

  /** What happened, told to an observer. */
  event({ code, args }: Told, observer: number, names: string[]): string {
    return this.#say(`event-${code}`, this.#told(args, observer, names));
  }

  /** Why an action is not legal. */
  reason({ code, args }: Told, observer: number, names: string[]): string {
    return this.#say(`why-${code}`, this.#told(args, observer, names));
  }

  /** What speaks for an action. */
  advice({ code, args }: Told): string {
    return this.#say(`advice-${code}`, this.#localized(args));
  }

  /** Names for seats, who the reader is, own words for things. */
  #told(args: Args, observer: number, names: string[]): Record<string, FluentVariable> {
    const told = this.#localized(args);
    for (const name of SEAT_ARGS) {
      const seat = args[name];
      if (typeof seat !== 'number') continue;
      told[name === 'seat' ? 'you' : `${name}-is-you`] = seat === observer ? 'yes' : 'no';
      told[name] = names[seat] ?? this.#say('seat-name', { number: seat + 1 });
    }
    return told;
  }

  /** Whose turn it is and what to do, or who won, in one line. */
  status(view: View, names: string[]): string {
    if (view.outcome) return this.result(view, names);
    if (view.due.includes(view.observer)) return this.#whatToDo(view);
    const others = view.due.map((seat) => names[seat]!);
    return this.#say('status-waiting', { names: this.#listed(others, 'and'), count: others.length });
  }

  /** Who won, in one line. */
  result({ outcome, observer }: View, names: string[]): string {
    const { winners, ending } = outcome!;
    const told = this.#listed(
      winners.map((seat) => names[seat]!),
      'and',
    );
    const you = winners.length === 1 && winners[0] === observer ? 'yes' : 'no';
    const why = this.#say(`ending-${ending}`, { winner: told, you });
    return this.#say('result', { names: told, count: winners.length, ending: why, you });
  }

  /** Who can't win anymore. */
  resigned(names: string[]): string {
    return this.#say('result-resigned', { names: this.#listed(names, 'and') });
  }

  #whatToDo(view: View): string {
    const { actions, kinds } = this.facts;
    const open = new Set(view.legal.map((action) => actions[action]![1]));
    const may = Object.fromEntries(kinds.map((kind, at) => [`may-${kind}`, open.has(at) ? 'yes' : 'no']));
    const [, kind, , message] = actions[view.legal[0]!]!;
    const name = [`todo-${message}`, `todo-${kinds[kind]}`].find((one) => this.#bundleOf(one));
    return name ? this.#say(name, may) : this.#say('status-your-turn');
  }

  #localized(args: Args): Record<string, FluentVariable> {
    return Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, this.#argument(arg)]));
  }

  #argument(arg: Argument): string | number {
    if (typeof arg === 'number') return arg;
    if (typeof arg === 'string') return this.#nameOf(this.instead[arg] ?? arg);
    if ('term' in arg) return this.#say(`term-${arg.term}`, this.#localized(arg.args));
    return this.#listed(
      arg.items.map((item) => String(this.#argument(item))),
      arg.join,
    );
  }

  #nameOf(name: string): string {
    return this.#placeNames[name] ?? name;
  }

  #listed(things: string[], join: string): string {
    if (things.length < 2) return things.join('');
    return this.#say(`list-${join}`, { first: things.slice(0, -1).join(', '), last: things.at(-1)! });
  }

  #bundleOf(name: string): FluentBundle | undefined {
    return this.#bundles.find((bundle) => bundle.getMessage(name)?.value);
  }

  #say(name: string, args: Record<string, FluentVariable> = {}): string {
    const bundle = this.#bundleOf(name);
    if (!bundle) throw new Error(`${this.facts.id} has no sentence ${name}`);
    return bundle.formatPattern(bundle.getMessage(name)!.value!, args);
  }
}
