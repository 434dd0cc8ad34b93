/** The connections of a rack, day by day, as the game's rules explain them. */

import type { Atlas } from './facts';
import type { Step } from './mapHelp';

/** What is between two days, or between two places with a ride between them; days count from 1. */
export type Link = {
  day: number;
  lastDay: number;
  code: string;
  clause: string;
  isLinked: boolean;
  from?: string;
  to?: string;
  /** The places that an automobile may pass. */
  ways?: string[];
  colour?: string;
  /** The places that have not the colour of the plane. */
  wrong?: string[];
  map?: string;
};

const link = ({ day, last_day, code, clause, is_linked }: Step): Link => ({
  day,
  lastDay: last_day,
  code,
  clause,
  isLinked: is_linked,
});

/** Every link and every gap of a rack, in the order of the days (D15). */
export function linksOf(atlas: Atlas, rack: number[]): Link[] {
  if (rack.length === 0) return [];
  return atlas.help.links(atlas.facts.box, atlas.ruleOptions, rack).map((told) => {
    const { ways, places, ...words } = Object.fromEntries(told.args);
    return { ...link(told), ...words, ...(ways && { ways: ways.items }), ...(places && { wrong: places.items }) };
  });
}

/** The same without words, for racks that are only thought of. */
export const stepsOf = (atlas: Atlas, rack: number[]): Link[] =>
  atlas.help.steps(atlas.facts.box, atlas.ruleOptions, rack).map(link);

/** How far a journey is: steps from day to day that are linked, of all steps. */
export type Progress = { linked: number; all: number };

export function progressOf(links: Link[], days: number): Progress {
  const linked = links.filter((link) => link.isLinked).reduce((sum, link) => sum + link.lastDay - link.day, 0);
  return { linked, all: days - 1 };
}
