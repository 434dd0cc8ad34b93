/** The facts of the boards: tiles, places, who borders whom. No rule is here; the server decides. */

import type { ColourName } from '../../theme/colours';

export type Tile = {
  name: string;
  kind: 'place' | 'plane' | 'automobile';
  map: number;
  place: string | null;
  colour: ColourName | null;
};

type Reach = { walk: string[]; drive: Record<string, string[]> };

export type PlaceFact = {
  colour: ColourName;
  capitals: string[];
  area: number;
  population: number;
  tiles: number;
  shape: string;
  by_plane_only: boolean;
  ferries: string[];
  now: Reach;
  undivided_sudan?: Reach;
};

export type MapFacts = {
  name: string;
  title: string;
  years: { area: number; population: number };
  without_tile: string[];
  corners: string[][];
  places: Record<string, PlaceFact>;
};

export type Facts = { colours: string[]; days: number[]; tiles: Tile[]; maps: MapFacts[] };

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

  /** Where one can walk or take a ferry (D20, D21, D36). */
  walk(place: string): string[] {
    return this.reach(place).walk;
  }

  /** The third places between two, for an automobile; none if it cannot drive (D22). */
  ways(origin: string, goal: string): string[] {
    // To the country where it began, a ride goes by way of any neighbour (D35).
    if (origin === goal) return this.walk(origin);
    return this.reach(origin).drive[goal] ?? [];
  }

  drive(place: string): Record<string, string[]> {
    return this.reach(place).drive;
  }

  /** All places that a plane of its colour serves; to those reached by plane only every plane flies (D23, D26). */
  served(colour: ColourName): string[] {
    return this.places.filter((place) => this.isServed(place, colour));
  }

  isServed(place: string, colour: ColourName): boolean {
    const fact = this.place(place);
    return fact.colour === colour || fact.by_plane_only;
  }

  isCorner(one: string, other: string): boolean {
    return this.facts.maps[this.mapOfPlace(one)]!.corners.some((pair) => pair.includes(one) && pair.includes(other));
  }

  /** Borders that only the older printing has (D36). */
  isDivided(one: string, other: string): boolean {
    return (
      !this.options.undivided_sudan &&
      (this.place(one).undivided_sudan?.walk.includes(other) ?? false) &&
      !this.walk(one).includes(other)
    );
  }

  private reach(place: string): Reach {
    const fact = this.place(place);
    return (this.options.undivided_sudan && fact.undivided_sudan) || fact.now;
  }
}
