// A match as the translated reviews of tenfold.analysis ask it, by Python's names.
import { EventTeller } from './eventTeller';
import { Adviser } from './hints';
import type { Voice } from './localTable';
import type { Match } from './match';
import type { Rules, View } from './rules';
import type { Words } from './words';

export type ReviewedGame = { rules: Rules; words: Words; adviser: Adviser };
export type ReviewedView = View & { game: ReviewedGame };

export class ReviewedMatch {
  readonly game;
  readonly seats: number;
  readonly is_over: boolean;
  readonly entries: { seat: number; action: number | null; used_chance: boolean }[];
  readonly #teller: EventTeller;

  constructor(
    readonly match: Match,
    { words, companions }: Voice,
    names: string[],
  ) {
    const { rules } = match;
    const { facts } = rules;
    const { opponentWeight, searchesSimultaneous, logitScale, oddsRoot, curveWorlds } = facts.search!;
    this.game = {
      id: facts.id,
      rules,
      words,
      adviser: new Adviser(rules, companions, words),
      search_model: {
        levels: facts.levels,
        opponent_weight: opponentWeight,
        searches_simultaneous: searchesSimultaneous,
        logit_scale: logitScale,
        odds_root: oddsRoot,
        curve_worlds: curveWorlds,
      },
      actions: {
        notation: (action: number) => facts.actions[action]![0],
        parse: (notation: string) => facts.actions.findIndex(([known]) => known === notation),
      },
      action_message: (action: number) => action,
    };
    this.seats = match.seats;
    this.is_over = match.outcome !== null;
    this.entries = match.entries.map(({ seat, action, usedChance }) => ({ seat, action, used_chance: usedChance }));
    this.#teller = new EventTeller(match, companions, words, names);
  }

  standing = (): readonly number[] => this.match.standing;
  view_after = (number: number, observer: number): ReviewedView => ({
    ...this.match.viewAfter(number, observer),
    game: this.game,
  });
  is_noticed = (number: number, observer: number) => this.#teller.isNoticed(this.match.entries[number - 1]!, observer);
  events = (number: number, observer: number) => this.#teller.events(this.match.entries[number - 1]!, observer);
}
