/** Decides whose view is on a screen that several players share. */

import type { View } from '../net/protocol';

export function ownView(views: View[], seat: number | null): View | null {
  return views.find((view) => view.observer === seat) ?? null;
}

/** The seat that should sit before the screen: one that is due, else the one that sits there. */
export function seatInFront(views: View[], shown: number | null): number | null {
  const [only] = views;
  if (views.length <= 1) return only?.observer ?? null;
  const due = views.filter((view) => view.due.includes(view.observer)).map((view) => view.observer);
  if (shown !== null && (due.length === 0 || due.includes(shown))) return shown;
  return due[0] ?? only?.observer ?? null;
}

/** Views that differ hold secrets of their seats. */
export function haveSecrets(views: View[]): boolean {
  return new Set(views.map((view) => JSON.stringify(view.state))).size > 1;
}

/** Whether the seat in front must first take the screen over from another. */
export function needsCurtain(views: View[], shown: number | null): boolean {
  const isOver = views.some((view) => view.outcome !== null);
  if (views.length <= 1 || isOver || !haveSecrets(views)) return false;
  return seatInFront(views, shown) !== shown;
}

/** The seat at the near side of a board; where several sit before one screen, whoever has it now. */
export function nearSeat(view: View<unknown>, mine: number[]): number {
  return mine.length > 1 ? mine[0]! : Math.max(0, view.observer);
}

/** "You" says something only where one seat is ours. */
export function isYou(seat: number, view: View<unknown>, mine: number[]): boolean {
  return mine.length <= 1 && seat === view.observer;
}
