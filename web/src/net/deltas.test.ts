import { expect, test } from 'vitest';
import { digestOf, ViewDeltas } from './deltas';
import type { LegalAction, View, ViewFrame } from './protocol';
import vector from './deltas.vector.json' with { type: 'json' };

const action = (number: number): LegalAction => ({
  action: `play ${number}`,
  kind: 'play',
  args: {},
  text: '',
  number,
});
const views = vector.views.map((view) => ({ ...view, legal: view.legal.map(action) })) as unknown as View[];
const own = views[0]!;
const frame = (view: View): ViewFrame => ({ type: 'view', seq: 1, views: [view], events: [] });

function begun(view = own): ViewDeltas {
  const deltas = new ViewDeltas();
  deltas.remember(frame(view));
  return deltas;
}

test('the browser and the server agree about a digest', () => {
  expect(digestOf(views)).toBe(vector.digest);
});

test('a delta becomes a whole view', () => {
  const hand = [
    [3, 0, 1, 9],
    [-1, -1, -1, -1],
  ];
  const after = { ...own, count: 5, state: { ...own.state, turn: 0, hand }, legal: [action(2), action(17)] };
  const change = { count: 5, state: { turn: 0, hand: { 0: { 3: 9 } } }, legal: [2, 17] };
  const events = [{ number: 3, code: 'place', args: {}, text: 'Ann plays a 3.' }];
  const actions = [action(2), action(17)];
  const digest = digestOf([after]);

  const told = begun().apply({ type: 'delta', seq: 2, views: [change], events, actions, digest });

  expect(told).toEqual({ type: 'view', seq: 2, views: [after], events });
});

test('an action is known from an earlier frame', () => {
  const deltas = begun({ ...own, legal: [action(2)] });
  const after = { ...own, legal: [action(2)], count: 5 };
  deltas.apply({ type: 'delta', seq: 2, views: [{ legal: [] }], events: [], digest: digestOf([own]) });

  const change = { count: 5, legal: [2] };
  const told = deltas.apply({ type: 'delta', seq: 3, views: [change], events: [], digest: digestOf([after]) });

  expect(told?.views).toEqual([after]);
});

test('views of several seats and what all may see change together, each with its own events', () => {
  const deltas = new ViewDeltas();
  deltas.remember({ type: 'view', seq: 1, views: [{ ...own, events: [] }], common: views[1], events: [] });
  const digest = digestOf([
    { ...own, count: 5 },
    { ...views[1]!, due: [0] },
  ]);
  const events = [{ number: 1, code: 'draw', args: {}, text: '' }];

  const changes = { views: [{ count: 5, events }], common: { due: [0] } };
  const told = deltas.apply({ type: 'delta', seq: 2, ...changes, events: [], digest });

  expect(told?.views).toEqual([{ ...own, count: 5, events }]);
  expect(told?.common?.due).toEqual([0]);
});

test('a delta that leads elsewhere is refused', () => {
  const delta = { type: 'delta' as const, seq: 2, views: [{ count: 5 }], events: [], digest: '00000000' };

  expect(begun().apply(delta)).toBeNull();
  expect(new ViewDeltas().apply(delta)).toBeNull();
});
