/** The facts of the boards: tiles and places. Who goes where, the rules know (`mapHelp.ts`). */

import type { ColourName } from '../../theme/colours';
import type { MapHelp, RuleOptions } from './mapHelp';

export type Tile = {
  name: string;
  kind: 'place' | 'plane' | 'automobile';
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

type Printed = { colours: string[]; days: number[]; tiles: Tile[]; maps: MapFacts[] };
export type Facts = Printed & { help: MapHelp };

/** The facts of a game with what its rules answer, when both are loaded. */
export async function boardFacts(
  printed: Promise<{ default: unknown }>,
  help: Promise<{ default: unknown }>,
): Promise<Facts> {
  const [{ default: known }, { default: answers }] = await Promise.all([printed, help]);
  return { ...(known as Printed), help: answers as MapHelp };
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
