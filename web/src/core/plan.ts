/** A table that is being planned: who sits where, before the server hears of it. */

import type { NewSeat, NewTable, Option } from './types';

export type Planned = { kind: 'me' | 'here' | 'open' | 'bot'; name: string; agent: string };

export const AGENTS = [
  { id: 'greedy', label: 'Bot', about: 'plays well' },
  { id: 'random', label: 'Playful bot', about: 'plays anything' },
] as const;

export function planned(kind: Planned['kind'], agent: string = AGENTS[0].id): Planned {
  return { kind, name: '', agent };
}

/** As many seats as wanted: the first is mine, new ones are open. */
export function resized(seats: Planned[], count: number): Planned[] {
  return Array.from({ length: count }, (_, at) => seats[at] ?? planned(at === 0 ? 'me' : 'open'));
}

export function seatOf(plan: Planned, at: number): NewSeat {
  if (plan.kind === 'open') return { kind: 'open' };
  if (plan.kind === 'bot') return { kind: 'bot', agent: plan.agent };
  if (plan.kind === 'me') return { kind: 'me' };
  return { kind: 'me', name: plan.name.trim() || `Player ${at + 1}` };
}

export function tableOf(
  game: string,
  seats: Planned[],
  options: Record<string, string>,
  { isPublic, hints }: { isPublic: boolean; hints: boolean },
): NewTable {
  const start = seats.every((seat) => seat.kind !== 'open');
  return { game, seats: seats.map(seatOf), options, public: isPublic, hints, start };
}

/** Choices as people say them; a seat that is not at the table cannot be chosen. */
export function choicesOf(option: Option, seats: number): { value: string; text: string }[] {
  return option.choices
    .filter((choice) => !/^\d+$/.test(choice) || Number(choice) <= seats)
    .map((choice) => ({ value: choice, text: choiceText(choice) }));
}

export function choiceText(choice: string): string {
  if (choice === 'lot') return 'by lot';
  return /^\d+$/.test(choice) ? `seat ${choice}` : choice.replaceAll('-', ' ');
}

export function isSwitch(option: Option): boolean {
  return option.choices.length === 2 && option.choices.includes('on') && option.choices.includes('off');
}
