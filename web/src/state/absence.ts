/** Finds the seats whose players are away, replaced by a bot, or have resigned. */

import type { Absence, Absences } from '../board/props';
import type { Seat } from '../net/protocol';

function absenceOf(seat: Seat): Absence | null {
  if (seat.resigned) return 'resigned';
  if (seat.stand_in) return 'stand-in';
  return seat.kind === 'person' && !seat.present ? 'away' : null;
}

export function absencesOf(seats: Seat[]): Absences {
  return Object.fromEntries(
    seats.flatMap((seat) => {
      const absence = absenceOf(seat);
      return absence ? [[seat.seat, absence]] : [];
    }),
  );
}
