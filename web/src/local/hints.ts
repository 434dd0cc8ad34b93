// Hints: a port of agents/hints.py, which explains them. The same seed gives the same moves, worths and chances.
import type { Companions } from './companions';
import type { GameFacts, Level } from './facts';
import { LevelAgent } from './levelAgent';
import { exp } from './python';
import type { Rules, View } from './rules';
import { compare, type Decision, SearchAgent } from './search';
import type { Words } from './words';

const MAX_SUGGESTIONS = 3;
const WORLDS = 48;
const MAX_PLAINER = 2;
const PLAIN_WORLDS = 128;
const MAX_PLAIN_LOSS = 0.01;
const EVEN = 0.5;
const MAX_LOGIT = 50;

/** A suggested move; its worth and its chance are told beside the advised one. */
export type Suggestion = {
  action: number;
  worth: number;
  why: string;
  marks: string[];
  chance: number | null;
  then: number[];
};
type Found = { action: number; chances: Map<number, number> };

export class Adviser {
  constructor(
    readonly rules: Rules,
    readonly companions: Companions,
    readonly words: Words,
  ) {}

  /** What a level would do first, then the best others: by what it tried, where it tries moves. */
  suggest(name: string, view: View, seed: number): Suggestion[] {
    const found = this.#found(name, view, seed);
    const action = found?.action ?? new LevelAgent(this.rules, seed, name).act(view);
    const then = this.#completion(name, view, action, seed);
    if (!found) return this.#told(view, [action, ...this.#nextBest(view, action)], then);
    const { chances } = found;
    const others = byWorth(chances, action).slice(0, MAX_SUGGESTIONS - 1);
    return this.#told(view, [action, ...others], then).map((one) => ({
      ...one,
      chance: Math.min(0, chances.get(one.action)! - chances.get(action)!),
    }));
  }

  /** The moves by which a move is completed: the same that hints after it will advise, by the same seed. */
  #completion(name: string, view: View, begun: number, seed: number): number[] {
    const { rules } = this;
    const { kinds, completing, actions } = rules.facts;
    const then: number[] = [];
    let action = begun;
    let { state } = view;
    const kindOf = (one: number): string => kinds[actions[one]![1]]!;
    for (let wanted = completing[kindOf(action)]; wanted; wanted = completing[kindOf(action)]) {
      const those = wanted;
      state = rules.apply(state, view.observer, action);
      const after = rules.view(state, view.seats, view.observer);
      const completes = after.legal.every((one) => those.includes(kindOf(one)));
      if (after.legal.length === 0 || !completes) break;
      action = this.#found(name, after, seed)?.action ?? new LevelAgent(rules, seed, name).act(after);
      then.push(action);
    }
    return then;
  }

  #found(name: string, view: View, seed: number): Found | null {
    const { rules } = this;
    const level = rules.facts.levels[name]!;
    if (!rules.facts.search || (level.playouts === 0 && !level.solves && !level.usesTunedWeights)) return null;
    if (level.playouts === 0 && !level.solves) return this.#compared(name, view, level, seed);
    const decision = new SearchAgent(rules, seed).decide(view, level);
    if (decision.candidates.length === 0) return null;
    // Exact values go from a sure loss, -1, to 1.
    if (decision.playouts === 0)
      return {
        action: decision.action,
        chances: new Map(decision.candidates.map(({ action, gain }) => [action, gain / 2])),
      };
    const advised = this.#plainest(view, decision, level, seed);
    const told = decision.candidates.slice(0, MAX_SUGGESTIONS);
    const own = decision.candidates.filter(({ action }) => action === advised);
    return { action: advised, chances: chancesOf(rules.facts, view.seats, [...told, ...own]) };
  }

  /** The best move, or one as good as it as far as can be told whose gain is easier to see. */
  #plainest(view: View, { action: best, candidates }: Decision, level: Level, seed: number): number {
    const gains = new Map(candidates.map(({ action }) => [action, this.#visibleGain(view, action)]));
    const plainer = byWorth(gains, best).filter((action) => gains.get(action)! > gains.get(best)!);
    for (const action of plainer.slice(0, MAX_PLAINER)) {
      const { gain, error } = compare(this.rules, view, level, [best, action], PLAIN_WORLDS, seed)[1]!;
      const loss = -gainInChance(this.rules.facts, view.seats, gain);
      const isAsGood = gain + 2 * error >= 0 || gains.get(best)! < 0;
      if (isAsGood && loss <= MAX_PLAIN_LOSS) return action;
    }
    return best;
  }

  #visibleGain(view: View, action: number): number {
    return Number(this.companions.advise(view, action, 0, action)?.args.visible ?? 0);
  }

  /** The move of a level with the tuned heuristic, compared with that heuristic's other best moves. */
  #compared(name: string, view: View, level: Level, seed: number): Found | null {
    const { rules } = this;
    if (view.legal.length === 1 || (view.due.length > 1 && !rules.facts.search!.searchesSimultaneous)) return null;
    // Of equally good moves the review takes the first, so hints do too: it must not call them mistakes.
    const first = new SearchAgent(rules, seed).decide(view, level).action;
    const action = level.temperature === 0 ? first : new LevelAgent(rules, seed, name).act(view);
    const others = byWorth(this.#worths(view, true), action).slice(0, MAX_SUGGESTIONS - 1);
    const tried = compare(rules, view, level, [action, ...others], WORLDS, seed);
    return { action, chances: chancesOf(rules.facts, view.seats, tried) };
  }

  /** The move that is advised, and the best others by the heuristic. */
  ranked(view: View, action: number): Suggestion[] {
    return this.#told(view, [action, ...this.#nextBest(view, action)]);
  }

  #nextBest(view: View, action: number): number[] {
    return byWorth(this.#worths(view, false), action).slice(0, MAX_SUGGESTIONS - 1);
  }

  /** `then`: what completes the first of these moves. */
  #told(view: View, actions: number[], then: number[] = []): Suggestion[] {
    const worths = this.#worths(view, false);
    return actions.map((action, at) => {
      const worth = worths.get(action)!;
      const completion = at === 0 ? then : [];
      const advice = this.companions.advise(view, action, worth, actions[0]!, completion);
      return {
        action,
        worth: worth - worths.get(actions[0]!)!,
        why: advice ? this.words.advice(advice) : '',
        marks: String(advice?.args.marks ?? '')
          .split(' ')
          .filter(Boolean),
        chance: null,
        then: completion,
      };
    });
  }

  #worths(view: View, isOfSearch: boolean): Map<number, number> {
    const worths = this.rules.scores(view, isOfSearch);
    return new Map(view.legal.map((action, i) => [action, worths[i]!]));
  }
}

/** The other actions, those of the greatest worth first. */
const byWorth = (worths: Map<number, number>, except: number): number[] =>
  [...worths.keys()].filter((one) => one !== except).sort((a, b) => worths.get(b)! - worths.get(a)!);

const chancesOf = (facts: GameFacts, seats: number, tried: { action: number; gain: number }[]) =>
  new Map(tried.map(({ action, gain }) => [action, gainInChance(facts, seats, gain)]));

/** A gain in the evaluation's units as win chance in an even match: agents/win_probability.py. */
function gainInChance({ search }: GameFacts, seats: number, gain: number): number {
  const { logitScale, opponentWeight } = search!;
  if (logitScale === 0) return gain / (1 + opponentWeight / (seats - 1));
  const odds = EVEN * exp(Math.max(-MAX_LOGIT, Math.min(gain / logitScale, MAX_LOGIT)));
  return odds / (odds + 1 - EVEN) - EVEN;
}
