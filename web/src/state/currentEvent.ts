/** The event that this device is part of: the way back to it after a look elsewhere. */

import { get, Refused } from '../net/api';

export const EVENT_KEY = 'tenfold.event';

/** What a line about an event says. */
export type EventSummary = {
  evening: string;
  title: string;
  round: number;
  ended: boolean;
  host: boolean;
  me: { gone: boolean } | null;
};

/** Whether somebody still has a place in an event. */
const isPartOf = ({ ended, host, me }: EventSummary): boolean => !ended && (host || (me !== null && !me.gone));

function stored(): string | null {
  try {
    return localStorage.getItem(EVENT_KEY);
  } catch {
    return null;
  }
}

/** The latest event that we lead or play in is remembered; one that is over for us is forgotten. */
export function noteEvent(event: EventSummary): void {
  try {
    if (isPartOf(event)) localStorage.setItem(EVENT_KEY, event.evening);
    else if (stored() === event.evening) localStorage.removeItem(EVENT_KEY);
  } catch {
    // Without storage the code leads back.
  }
}

export async function currentEvent(): Promise<EventSummary | null> {
  const id = stored();
  if (!id) return null;
  try {
    const event = await get<EventSummary>(`/api/evenings/${id}`);
    noteEvent(event);
    return isPartOf(event) ? event : null;
  } catch (error) {
    if (error instanceof Refused && error.status === 404) localStorage.removeItem(EVENT_KEY);
    return null;
  }
}
