/** The facts of the boards: tiles and places. Who goes where, the rules know (`mapHelp.ts`). */

import type { ColourName } from '../../theme/colours';
import type { MapHelp, RuleOptions } from './mapHelp';

export type Tile = {
  name: string;
  /** A box of one's own can lack tiles: their numbers have no kind. */
  kind: 'place' | 'plane' | 'automobile' | 'none';
  map: number;
  place: string | null;
  colour: ColourName | null;
};

export type PlaceFact = {
  colour: ColourName;
  capitals: string[];
  area: number;
  population: number;
  tiles: number;
  shape: string;
  by_plane_only: boolean;
  ferries: string[];
};

export type MapFacts = {
  name: string;
  title: string;
  years: { area: number; population: number };
  without_tile: string[];
  places: Record<string, PlaceFact>;
};

/** What a box decides, as a state has it. */
export type BoxFields = { has_box: number; box_tiles: number[]; face: number[]; colour: number[] };

type Printed = { colours: ColourName[]; days: number[]; tiles: Tile[]; maps: MapFacts[]; box: BoxFields };
export type Facts = Printed & { help: MapHelp };

/** The facts of a game with what its rules answer, when both are loaded. */
export async function boardFacts(
  printed: Promise<{ default: unknown }>,
  help: Promise<{ default: unknown }>,
): Promise<Facts> {
  const [{ default: known }, { default: answers }] = await Promise.all([printed, help]);
  return { ...(known as Printed), help: answers as MapHelp };
}

/** Faces as families/ten_days/data.py numbers them: planes by their colours, automobiles, nothing, then places. */
const [AUTOMOBILE_FACE, FIRST_PLACE] = [5, 8];
const known = new WeakMap<Facts, { key: string; facts: Facts }>();

/** The facts as a state's box has them; the same object as long as the box is the same. */
export function inBox(facts: Facts, state: Partial<BoxFields>): Facts {
  if (!state.has_box) return facts;
  const key = [state.face, state.colour].join();
  if (known.get(facts)?.key !== key) known.set(facts, { key, facts: withBox(facts, state as BoxFields) });
  return known.get(facts)!.facts;
}

function withBox(facts: Facts, box: BoxFields): Facts {
  const names = facts.maps.flatMap(({ places }) => Object.keys(places));
  const colours = box.colour.map((colour) => facts.colours[colour] ?? null);
  const tiles = facts.tiles.map(({ map }, number) => tileOf(map, box.face[number]!, names, colours));
  const placeOf = (name: string, fact: PlaceFact): PlaceFact => ({
    ...fact,
    colour: colours[FIRST_PLACE + names.indexOf(name)]!,
    tiles: tiles.filter(({ place }) => place === name).length,
  });
  const maps = facts.maps.map((map) => ({
    ...map,
    places: Object.fromEntries(Object.entries(map.places).map(([name, fact]) => [name, placeOf(name, fact)])),
  }));
  return { ...facts, tiles, maps, box };
}

function tileOf(map: number, face: number, names: string[], colours: (ColourName | null)[]): Tile {
  const colour = colours[face] ?? null;
  if (face < AUTOMOBILE_FACE) return { name: [colour, 'plane'].join(' '), kind: 'plane', map, place: null, colour };
  if (face === AUTOMOBILE_FACE) return { name: 'automobile', kind: 'automobile', map, place: null, colour };
  const place = names[face - FIRST_PLACE];
  return place
    ? { name: place, kind: 'place', map, place, colour }
    : { name: '', kind: 'none', map, place: null, colour };
}

/** `capitals`: whether tiles show the capitals of their places instead of names. */
export type Options = { undivided_sudan: boolean; same_country: boolean; capitals?: boolean };

/** The boards as the options of a table have them. */
export class Atlas {
  private readonly mapOf = new Map<string, number>();

  constructor(
    readonly facts: Facts,
    readonly options: Options = { undivided_sudan: false, same_country: false },
  ) {
    facts.maps.forEach((map, number) => Object.keys(map.places).forEach((place) => this.mapOf.set(place, number)));
  }

  get places(): string[] {
    return [...this.mapOf.keys()];
  }

  /** The tile of a number; an empty day and a hidden tile have none. */
  tile(number: number): Tile | null {
    return this.facts.tiles[number] ?? null;
  }

  /** What stands for the name of a tile's place, where capitals are learned; the first one, where a place has several. */
  capitalOf(number: number): string | null {
    const place = this.options.capitals ? this.tile(number)?.place : null;
    return place ? (this.place(place).capitals[0] ?? null) : null;
  }

  /** What connections call a place: its name, or its capital where capitals are learned. */
  sayable(place: string): string {
    return (this.options.capitals ? this.place(place).capitals[0] : undefined) ?? place;
  }

  mapOfPlace(place: string): number {
    return this.mapOf.get(place) ?? 0;
  }

  place(name: string): PlaceFact {
    return this.facts.maps[this.mapOfPlace(name)]!.places[name]!;
  }

  placeOfShape(map: number, shape: string): string | null {
    return Object.entries(this.facts.maps[map]!.places).find(([, place]) => place.shape === shape)?.[0] ?? null;
  }

  get help(): MapHelp {
    return this.facts.help;
  }

  get ruleOptions(): RuleOptions {
    return [this.options.undivided_sudan, this.options.same_country];
  }

  /** Where one can walk from a place, and whether by ferry. */
  onFoot(place: string): [place: string, isFerry: boolean][] {
    return this.help.on_foot(this.ruleOptions, place);
  }

  /** Where an automobile goes, each with the third places on its way. */
  byAutomobile(place: string): Map<string, string[]> {
    return this.help.by_automobile(this.ruleOptions, place);
  }
}
