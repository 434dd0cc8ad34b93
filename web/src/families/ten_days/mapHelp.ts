/** What the game's rules answer here: families/ten_days/map_help.py, translated with each game's boards. */

import type { BoxFields } from './facts';
import type { TenDaysState } from './knowledge';

export type Step = { day: number; last_day: number; code: string; clause: string; is_linked: boolean };

/** Names of places; some arguments are several of them. */
type Args = Map<string, string & { items: string[] }>;

/** Whether Sudan is undivided (D36), and whether a ride may end where it began (D35). */
export type RuleOptions = [undividedSudan: boolean, sameCountry: boolean];

export type MapHelp = {
  links: (box: BoxFields, options: RuleOptions, rack: number[]) => (Step & { args: Args })[];
  steps: (box: BoxFields, options: RuleOptions, rack: number[]) => Step[];
  on_foot: (options: RuleOptions, place: string) => [place: string, isFerry: boolean][];
  by_automobile: (options: RuleOptions, place: string) => Map<string, string[]>;
  by_plane: (box: BoxFields, place: string) => string[];
  served: (box: BoxFields, plane: number) => string[];
  left_of_share: (state: TenDaysState & BoxFields, seat: number, map: number) => number;
};
