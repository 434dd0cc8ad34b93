/** A new table before it is created: its seats, options and settings. */

import type { Box } from '../local/facts';
import type { Learning, NewSeat, NewTable, Option, Pace, TimeControl } from '../net/protocol';
import { say } from '../text/say';

export const PACES: Pace[] = ['calm', 'normal', 'quick'];

export type SeatPlan = { kind: 'me' | 'here' | 'open' | 'bot'; name: string; agent: string };

export function seatPlan(kind: SeatPlan['kind'], agent = ''): SeatPlan {
  return { kind, name: '', agent };
}

/** As many seats as wanted: the first is mine, new ones are open. */
export function resized(seats: SeatPlan[], count: number): SeatPlan[] {
  return Array.from({ length: count }, (_, at) => seats[at] ?? seatPlan(at === 0 ? 'me' : 'open'));
}

export function seatOf(plan: SeatPlan, at: number): NewSeat {
  if (plan.kind === 'open') return { kind: 'open' };
  if (plan.kind === 'bot') return { kind: 'bot', agent: plan.agent };
  if (plan.kind === 'me') return { kind: 'me' };
  return { kind: 'me', name: plan.name.trim() || say('new-here-unnamed', { number: at + 1 }) };
}

type TableSettings = {
  isPublic: boolean;
  hints: boolean;
  chat?: boolean;
  help?: boolean;
  learning?: Learning;
  pace?: Pace;
  helper?: string;
  clock?: TimeControl | null;
  boxes?: Box[];
};

export function tableOf(
  game: string,
  seats: SeatPlan[],
  options: Record<string, string>,
  {
    isPublic,
    hints,
    chat = true,
    help = true,
    learning = 'off',
    pace = 'normal',
    helper = '',
    clock = null,
    boxes = [],
  }: TableSettings,
): NewTable {
  const start = seats.every((seat) => seat.kind !== 'open');
  return {
    game,
    seats: seats.map(seatOf),
    options,
    public: isPublic,
    hints,
    chat,
    help,
    learning,
    pace,
    helper,
    start,
    ...(clock ? { clock } : {}),
    ...(boxes.length > 0 ? { boxes } : {}),
  };
}

const RANDOM = 'lot';

/** Choices as people say them; a seat that is not at the table cannot be chosen. */
export function choicesOf(option: Option, seats: number): { value: string; text: string }[] {
  return option.choices
    .filter((choice) => !isSeat(option, choice) || Number(choice) <= seats)
    .map((choice) => ({ value: choice, text: choiceText(option, choice) }));
}

export function choiceText(option: Option, choice: string): string {
  if (choice === RANDOM) return say('new-option-lot');
  return isSeat(option, choice)
    ? say('new-option-seat', { number: choice })
    : say('new-option-choice', { choice: choice.replaceAll('-', ' ') });
}

/** Where the lot may decide, numbers are seats; elsewhere they are what they say. */
function isSeat(option: Option, choice: string): boolean {
  return option.choices.includes(RANDOM) && /^\d+$/.test(choice);
}

export function isSwitch(option: Option): boolean {
  return option.choices.length === 2 && option.choices.includes('on') && option.choices.includes('off');
}
