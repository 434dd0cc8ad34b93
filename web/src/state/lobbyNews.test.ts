import { expect, test } from 'vitest';
import { newsBetween } from './lobbyNews';
import type { Seat, Table } from '../net/protocol';

const seat = (kind: Seat['kind'], name = '', more: Partial<Seat> = {}): Omit<Seat, 'seat'> => ({
  kind,
  name,
  program: false,
  yours: false,
  ready: false,
  present: true,
  agent: null,
  character: null,
  avatar: null,
  tint: 0,
  stand_in: false,
  resigned: false,
  overdue: false,
  out_of_time: false,
  muted: false,
  ...more,
});
const ann = seat('person', 'Ann', { yours: true });
const open = seat('open');
const watchedBy = (spectators: number, found: Table): Table => ({ ...found, spectators });
const table = (...seats: Omit<Seat, 'seat'>[]) => ({ seats: seats.map((one, at) => ({ ...one, seat: at })) }) as Table;

test.each([
  ['somebody sits down', table(ann, open), table(ann, seat('person', 'Ben')), [{ what: 'sat', name: 'Ben' }]],
  [
    'and is ready',
    table(ann, seat('person', 'Ben')),
    table(ann, seat('person', 'Ben', { ready: true })),
    [{ what: 'ready', name: 'Ben' }],
  ],
  [
    'both at once',
    table(ann, open),
    table(ann, seat('person', 'Ben', { ready: true })),
    [{ what: 'ready', name: 'Ben' }],
  ],
  ['somebody goes', table(ann, seat('person', 'Ben')), table(ann, open), [{ what: 'left', name: 'Ben' }]],
  ['another name', table(ann, seat('person', 'Ben')), table(ann, seat('person', 'Benno')), []],
  ['a bot comes', table(ann, open), table(ann, seat('bot', 'Bot')), []],
  ['my own doing', table(open, seat('person', 'Ben')), table(ann, seat('person', 'Ben')), []],
  [
    'somebody comes to a full table',
    watchedBy(0, table(ann, seat('person', 'Ben'))),
    watchedBy(1, table(ann, seat('person', 'Ben'))),
    [{ what: 'waits', name: '' }],
  ],
  ['somebody looks at a free seat', watchedBy(0, table(ann, open)), watchedBy(1, table(ann, open)), []],
  ['one more chair', table(ann), table(ann, open), []],
])('%s', (_, before, now, news) => {
  expect(newsBetween(before, now)).toEqual(news);
});
