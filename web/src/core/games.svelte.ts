/** The games that this server has: asked for once. */

import { api } from './api';
import type { Game } from './types';

let asked: Promise<Game[]> | null = null;

export function games(): Promise<Game[]> {
  asked ??= api.games().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

export async function gameOf(id: string): Promise<Game | null> {
  return (await games()).find((game) => game.id === id) ?? null;
}
