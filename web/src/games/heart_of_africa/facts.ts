/** The facts of the board by number, and its things in words. What follows from them, the rules know (`mapHelp.ts`). */

import type { ColourName } from '../../theme/colours';
import facts from '../../generated/heart_of_africa.facts.json';
import type { State } from '../../generated/heart_of_africa';
import type { Doubling } from './mapHelp';
import { localName, say } from './messages';

export type Track = (typeof facts.tracks)[number];

export const TRACKS = facts.tracks;
export const STOPS = facts.stops;
export const PLACES = facts.places;
/** The standard deck, as a state has it: a state names its tickets only if its table plays with others. */
export const STANDARD_BOX = facts.box;
export const TERRAINS = facts.terrains.map(({ name }) => name);
/** The kinds of train cards, in the order of the state; the last is the locomotive. */
export const KINDS = facts.cards;
export const LOCO = KINDS.indexOf('loco');
export const POINTS = facts.points;
export const DOUBLING_COST = facts.doubling_cost;
export const TRAINS = facts.trains;

export const colourOf = (kind: string): ColourName => (kind === 'loco' ? 'locomotive' : (kind as ColourName));
/** An action as the server writes it. */
export const notation = (...words: string[]): string => words.join(' ');
export const claimOf = (track: number): string => notation('claim', TRACKS[track]!.claim);

/** A stop as people read it; a junction has no name on the board (H34). */
export function stopName(stop: number): string {
  const place = PLACES[STOPS[stop]!.place]!;
  return localName(place.name) || say('board-junction', { where: place.id.replace('junction-', '') });
}

export const placeName = (place: number): string => localName(PLACES[place]!.name);
/** A name on the map in as many lines as there is room for. */
export function labelLines(place: number, lines: string[]): string[] {
  const name = placeName(place);
  if (name === PLACES[place]!.name) return lines;
  return lines.length === 1 ? [name] : name.split(/ |(?<=-)/);
}
/** A state with its tickets, those of the standard deck if it names none. */
export const withBox = (state: State): State => ({ ...STANDARD_BOX, ...state });

type Deck = Pick<State, 'ticket_places' | 'ticket_points'>;
export const ticketEnds = (deck: Deck, ticket: number): [number, number] => [
  deck.ticket_places[0]![ticket]!,
  deck.ticket_places[1]![ticket]!,
];
export const ticketPoints = (deck: Deck, ticket: number): number => deck.ticket_points[ticket]!;
/** A ticket as moves name it. */
export const ticketId = (deck: Deck, ticket: number): string =>
  ticketEnds(deck, ticket)
    .map((place) => PLACES[place]!.id)
    .join('-');
export function ticketName(deck: Deck, ticket: number): string {
  const [one, other] = ticketEnds(deck, ticket).map(placeName) as [string, string];
  return say('board-between', { one, other });
}
/** A route as the game's own sentences name it. */
export function routeName(track: number): string {
  const [one, other] = TRACKS[track]!.between.map(stopName) as [string, string];
  return one === other ? say('term-along', { place: one }) : say('board-between', { one, other });
}
export const colourName = (colour: string): string => say('board-colour', { colour });

/** The tracks on which a kind of card can be played: a locomotive on all, any colour on grey ones. */
export function tracksFor(kind: string): Set<number> {
  return new Set(TRACKS.flatMap(({ colour }, track) => (colour === kind || kind === 'loco' ? [track] : [])));
}

/** To leave a claim as it is. */
export const SINGLE = 'single';

/** A doubling of a track as the rules write it. */
export const doublingOf = (track: number, [cards, locos]: Doubling): string =>
  notation(
    'double',
    ...(cards > 0 ? [TRACKS[track]!.terrain, `x${cards}`] : []),
    ...(locos > 0 ? ['loco', `x${locos}`] : []),
  );
