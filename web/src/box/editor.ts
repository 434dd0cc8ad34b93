/** The parts of the editor that are a game's own. */

import type { Component } from 'svelte';
import type { MapFacts, Tile } from '../families/ten_days/facts';
import type { Box } from '../local/facts';
import type { MapData } from '../map/data';

export type EditorProps = { box: Box; change: (box: Box) => void };
/** What the editor of a map is told besides. */
export type MapProps = { facts: { tiles: Tile[]; maps: MapFacts[] }; data: MapData };
// Each editor types its own properties; here they are only passed on.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Editor = { Part: Component<any>; props: object };

const EDITORS: Record<string, () => Promise<Editor>> = {
  heart_of_africa: async () => ({ Part: (await import('./DeckEditor.svelte')).default, props: {} }),
  ten_days_africa: () => mapEditor(import('../generated/ten_days_africa.facts.json'), import('atlas:africa')),
  ten_days_usa: () => mapEditor(import('../generated/ten_days_usa.facts.json'), import('atlas:usa')),
};

async function mapEditor(facts: Promise<{ default: unknown }>, data: Promise<{ default: MapData }>): Promise<Editor> {
  const [{ default: known }, { default: map }] = await Promise.all([facts, data]);
  return { Part: (await import('./ColourEditor.svelte')).default, props: { facts: known, data: map } };
}

export const editorOf = async (game: string): Promise<Editor | null> => (await EDITORS[game]?.()) ?? null;
