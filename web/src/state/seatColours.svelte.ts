/** The colours of the seats of the table on this page, for everything that is drawn in them. */

import type { Seat } from '../net/protocol';

/** Lets the colours of seats be those that their people chose, as long as the component is there. */
export function useSeatColours(seats: () => readonly Pick<Seat, 'seat' | 'tint'>[]): void {
  // A text changes only if a colour does, and a table comes with each frame.
  const chosen = $derived(
    seats()
      .map(({ tint }) => tint)
      .join(','),
  );
  $effect(() => {
    const { style } = document.documentElement;
    const names = (chosen ? chosen.split(',') : []).map((colour, seat): [string, string] => [`--seat-${seat}`, colour]);
    for (const [name, colour] of names) style.setProperty(name, `var(--tint-${colour})`);
    return () => {
      for (const [name] of names) style.removeProperty(name);
    };
  });
}
