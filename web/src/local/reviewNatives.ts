// What translated game reviews need beside Python's own: the bots, the heuristic and the words that pages have already.
// `tenfold/analysis/page_module.py` says what stands for what.
import { describedAction } from './describedAction';
import type { Level } from './facts';
import type { ReviewedGame, ReviewedView } from './reviewedMatch';
import * as bots from './search';

export * from './python';

export const SearchAgent = (seed: number) => ({
  decide: (view: ReviewedView, level: Level) => new bots.SearchAgent(view.game.rules, seed).decide(view, level),
});
export const compare = (view: ReviewedView, level: Level, moves: number[], worlds: number, seed: number) =>
  bots.compare(view.game.rules, view, level, moves, worlds, seed);
export const Playouts = (view: ReviewedView, turns: number, seed: number) =>
  new bots.Playouts(view.game.rules, view, turns, seed);
export const describe_action = ({ rules, words }: ReviewedGame, action: number) =>
  describedAction(rules, words, action);
export const rank_by_heuristic = (view: ReviewedView, action: number, most: number) =>
  view.game.adviser.ranked(view, action).slice(0, most);
export const text_of = ({ words }: ReviewedGame) => words;
