/** The maps that we bake: which shapes of which atlas, by which projection, how fine. */

import { geoAlbers, geoAzimuthalEqualArea, geoConicEqualArea, type GeoProjection } from 'd3-geo';
import { HEIGHT, madagascar, mainland, WIDTH } from './heart.ts';
import { AFRICAN_LAKES, NORTH_AMERICAN_LAKES, type Ring } from './lakes.ts';

/** A part of a map with a projection of its own; an inset has a frame. */
export type Part = {
  /** Which shapes it holds, by the atlas's ids; the first part holds what no other does. */
  ids?: string[];
  projection: GeoProjection;
  /** Where it lies on the sheet: left, top, right, bottom in units of the map. */
  box: [number, number, number, number];
  hasFrame?: boolean;
  /** Its projection already has the units of the map: nothing is fitted into the box. */
  isPinned?: boolean;
};

export type MapPlan = {
  atlas: string;
  object: string;
  /** Shapes without an id of their own, by the name that the atlas gives them: to which id they belong. */
  joined?: Record<string, string>;
  places: string[];
  width: number;
  height: number;
  parts: Part[];
  /** Islands outside of these longitudes and latitudes belong to a place, but not on its map. */
  within?: { west: number; south: number; east: number; north: number };
  /** Small places beside each other on a coast, from top to bottom: their names stand in a column in the sea. */
  column?: string[];
  /** Shapes that were part of another on older maps: to which id they belonged. */
  older?: Record<string, string>;
  /** Land around the places, without names; how far beyond the sheet it is kept, in widths and heights of it. */
  around: { atlas: string; object: string; ids: string[]; reach?: number };
  /** Lakes inside the places, and lakes beside them, which only the land around would fill. */
  lakes?: Ring[];
  waters?: Ring[];
  /** Corners of smaller area, in square units, are smoothed away; so are islands. */
  finest: number;
  smallestIsland: number;
};

const AFRICA = [
  '012',
  '024',
  '072',
  '108',
  '120',
  '140',
  '148',
  '178',
  '180',
  '204',
  '226',
  '231',
  '232',
  '262',
  '266',
  '270',
  '288',
  '324',
  '384',
  '404',
  '426',
  '430',
  '434',
  '450',
  '454',
  '466',
  '478',
  '504',
  '508',
  '516',
  '562',
  '566',
  '624',
  '646',
  '686',
  '694',
  '706',
  '710',
  '716',
  '728',
  '729',
  '732',
  '748',
  '768',
  '788',
  '800',
  '818',
  '834',
  '854',
  '894',
];
const AROUND_AFRICA = [
  '724',
  '620',
  '380',
  '300',
  '792',
  '196',
  '760',
  '422',
  '376',
  '275',
  '400',
  '682',
  '887',
  '512',
  '784',
  '364',
  '368',
  '414',
  '470',
  '132',
  '174',
  '678',
  '690',
  '480',
  '634',
  '048',
  '008',
  '250',
];
const HEART = [
  '024',
  '072',
  '108',
  '120',
  '140',
  '148',
  '178',
  '180',
  '226',
  '231',
  '262',
  '266',
  '404',
  '426',
  '450',
  '454',
  '508',
  '516',
  '566',
  '646',
  '706',
  '710',
  '716',
  '728',
  '729',
  '748',
  '800',
  '834',
  '894',
];
/** Land around the board of The Heart of Africa, as far as a wide window shows it: no country ends in nothing. */
const HEART_AROUND = [
  '562',
  '204',
  '768',
  '288',
  '384',
  '854',
  '466',
  '232',
  '887',
  '682',
  '430',
  '324',
  '694',
  '624',
  '686',
  '270',
  '478',
  '012',
  '434',
  '818',
  '512',
];
const STATES = Array.from({ length: 56 }, (_, at) => String(at + 1).padStart(2, '0')).filter(
  (id) => !['03', '07', '14', '43', '52'].includes(id),
);

export const MAPS: Record<string, MapPlan> = {
  africa: {
    atlas: 'world-atlas/countries-50m.json',
    object: 'countries',
    joined: { Somaliland: '706' },
    // South Sudan, within an undivided Sudan (D36).
    older: { '728': '729' },
    places: AFRICA,
    within: { west: -26, south: -37, east: 60, north: 40 },
    width: 1000,
    height: 1020,
    parts: [{ projection: geoAzimuthalEqualArea().rotate([-17.5, -1.5]), box: [30, 24, 970, 996] }],
    around: { atlas: 'world-atlas/countries-50m.json', object: 'countries', ids: AROUND_AFRICA },
    lakes: AFRICAN_LAKES,
    finest: 1.6,
    smallestIsland: 9,
  },
  usa: {
    atlas: 'us-atlas/states-10m.json',
    object: 'states',
    places: STATES,
    // From Massachusetts to Maryland.
    column: ['25', '44', '09', '34', '10', '24'],
    width: 1000,
    height: 660,
    parts: [
      { projection: geoAlbers(), box: [14, 14, 934, 600] },
      {
        ids: ['02'],
        projection: geoConicEqualArea().rotate([154, 0]).center([-2, 58.5]).parallels([55, 65]),
        box: [22, 500, 212, 644],
        hasFrame: true,
      },
      {
        ids: ['15'],
        projection: geoConicEqualArea().rotate([157, 0]).center([-3, 19.9]).parallels([8, 18]),
        box: [238, 548, 368, 644],
        hasFrame: true,
      },
    ],
    around: { atlas: 'world-atlas/countries-50m.json', object: 'countries', ids: ['124', '484', '192', '044'] },
    waters: NORTH_AMERICAN_LAKES,
    finest: 1.2,
    smallestIsland: 5,
  },
  heart: {
    atlas: 'world-atlas/countries-50m.json',
    object: 'countries',
    joined: { Somaliland: '706' },
    places: HEART,
    within: { west: -26, south: -37, east: 60, north: 40 },
    width: WIDTH,
    height: HEIGHT,
    parts: [
      { projection: mainland(), box: [0, 0, WIDTH, HEIGHT], isPinned: true },
      {
        ids: ['450'],
        projection: madagascar(),
        box: [0.85 * WIDTH, 0.68 * HEIGHT, WIDTH, 0.97 * HEIGHT],
        isPinned: true,
      },
    ],
    around: { atlas: 'world-atlas/countries-50m.json', object: 'countries', ids: HEART_AROUND, reach: 1 },
    lakes: AFRICAN_LAKES,
    finest: 2.4,
    smallestIsland: 40,
  },
};
