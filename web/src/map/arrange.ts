/** Chooses where each name stands, so that no two are in each other's way and all together stand as well as they can. */

import { cross, crosses, overlaps, type Rect } from './rects';
import type { Point } from './view';

/** One way to show a place; `box`: what nothing else may touch, `name`: what no leader may cross. */
export type Choice<Shown> = {
  cost: number;
  box: Rect | null;
  name: Rect | null;
  leader: { from: Point; to: Point } | null;
  shown: Shown;
};

/** What it costs when two touch, at first, and how much more in each round; when two leaders cross; when two are close. */
const TOUCHING = 40;
const MORE = 1.6;
const ROUNDS = 14;
const CROSSING = 90;
const CLOSE = 8;
const AIR = 3;
/** How often those who lost that much look again for room, and how many may step aside for one. */
const REPAIRS = 3;
const MIN_LOSS = 60;
const MAX_ASIDE = 3;

/** Whoever can wait has names try other places at random, at first for worse too: how often each, by which numbers. */
export type Chance = { tries: number; seed: number };
/** For how much when two touch, and how much worse. */
const TOUCHING_THEN = 1000;
const HOT = 200;
const COLD = 10;
const POLISHES = 4;

/** A choice for each place; the last choice of each must be in nobody's way. */
export function arrange<Shown>(all: Choice<Shown>[][], chance?: Chance): Choice<Shown>[] {
  const sorted = all.map((choices) => [...choices].sort((one, other) => one.cost - other.cost).map(withReach));
  const now = sorted.map((choices) => choices[0]!);
  let weight = TOUCHING;
  for (let round = 0; round < ROUNDS; round++, weight *= MORE)
    if (!improve(sorted, now, weight) && !now.some((one, at) => isInTheWay(one, at, now))) break;
  return settled(sorted, chance ? annealed(sorted, now, chance) : now);
}

/** Whoever is still in the way steps aside. */
function settled<Shown>(sorted: Reaching<Shown>[][], now: Reaching<Shown>[]): Reaching<Shown>[] {
  for (const [at, choices] of sorted.entries())
    if (isInTheWay(now[at]!, at, now)) now[at] = choices.find((one) => !isInTheWay(one, at, now))!;
  for (let round = 0; round < REPAIRS; round++) if (!repair(sorted, now)) break;
  return now;
}

/** Each takes what is best beside the others; whether any has changed. */
function improve<Shown>(sorted: Reaching<Shown>[][], now: Reaching<Shown>[], weight: number): boolean {
  let hasChanged = false;
  for (const [at, choices] of sorted.entries()) {
    const best = bestOf(choices, at, now, weight);
    if (best !== now[at]) [now[at], hasChanged] = [best, true];
  }
  return hasChanged;
}

/** The worst off take what they want if the few that are in the way can step aside for less; whether any could. */
function repair<Shown>(sorted: Reaching<Shown>[][], now: Reaching<Shown>[]): boolean {
  const wants = sorted.map((choices, at) => ({ at, loss: now[at]!.cost - choices[0]!.cost }));
  let hasRepaired = false;
  for (const { at } of wants.filter(({ loss }) => loss > MIN_LOSS).sort((one, other) => other.loss - one.loss))
    for (const choice of sorted[at]!) {
      if (choice.cost >= now[at]!.cost - MIN_LOSS) break;
      const next = withRoomFor(choice, at, sorted, now);
      if (!next) continue;
      now.splice(0, now.length, ...next);
      hasRepaired = true;
      break;
    }
  return hasRepaired;
}

function withRoomFor<Shown>(
  choice: Reaching<Shown>,
  at: number,
  sorted: Reaching<Shown>[][],
  now: Reaching<Shown>[],
): Reaching<Shown>[] | null {
  const aside: number[] = [];
  for (let place = 0; place < now.length && aside.length <= MAX_ASIDE; place++)
    if (place !== at && touch(now[place]!, choice)) aside.push(place);
  if (aside.length > MAX_ASIDE) return null;
  let gain = now[at]!.cost - choice.cost;
  const next = [...now];
  next[at] = choice;
  for (const place of aside) {
    const free = sorted[place]!.find((one) => one.cost < now[place]!.cost + gain && !isInTheWay(one, place, next));
    if (!free) return null;
    gain -= free.cost - now[place]!.cost;
    if (gain <= 0) return null;
    next[place] = free;
  }
  return next;
}

/** The same names always come to the same places. */
function* randomNumbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** Simulated annealing: where each only ever improves, all stay where nobody can move alone. */
function annealed<Shown>(
  sorted: Reaching<Shown>[][],
  begin: readonly Reaching<Shown>[],
  { tries, seed }: Chance,
): Reaching<Shown>[] {
  const now = [...begin];
  const numbers = randomNumbers(seed);
  const random = (): number => numbers.next().value;
  const steps = tries * sorted.length;
  for (let step = 0; step < steps; step++) {
    const heat = HOT * (COLD / HOT) ** (step / steps);
    const at = Math.floor(random() * sorted.length);
    const choices = sorted[at]!;
    // The better a choice is, the sooner it is tried.
    const choice = choices[Math.floor(random() ** 2 * choices.length)]!;
    const before = now[at]!;
    const more = -heat * Math.log(random() + Number.EPSILON);
    const most = before.cost + more + clashes(before, at, now, TOUCHING_THEN, Infinity);
    if (choice.cost < most && choice.cost + clashes(choice, at, now, TOUCHING_THEN, most - choice.cost) < most)
      now[at] = choice;
  }
  // What chance has left a little aside comes to its best spot.
  for (let round = 0; round < POLISHES; round++) if (!improve(sorted, now, TOUCHING_THEN)) break;
  return now;
}

/** All that a choice has against others; as soon as it is more than `most`, how much does not matter. */
function clashes<Shown>(
  choice: Reaching<Shown>,
  at: number,
  now: Reaching<Shown>[],
  weight: number,
  most: number,
): number {
  let cost = 0;
  for (let other = 0; other < now.length && cost < most; other++)
    if (other !== at) cost += clash(choice, now[other]!, weight);
  return cost;
}

type Reaching<Shown> = Choice<Shown> & { reach: Rect | null };

/** All that a choice touches, and some air. */
function withReach<Shown>(choice: Choice<Shown>): Reaching<Shown> {
  const { box, leader } = choice;
  if (!box) return { ...choice, reach: null };
  const { x, y } = leader?.from ?? { x: box.left, y: box.top };
  const reach = {
    left: Math.min(box.left, x) - AIR,
    right: Math.max(box.right, x) + AIR,
    top: Math.min(box.top, y) - AIR,
    bottom: Math.max(box.bottom, y) + AIR,
  };
  return { ...choice, reach };
}

function bestOf<Shown>(
  choices: Reaching<Shown>[],
  at: number,
  now: Reaching<Shown>[],
  weight: number,
): Reaching<Shown> {
  let best = choices[0]!;
  let least = Infinity;
  for (const choice of choices) {
    if (choice.cost >= least) break;
    const cost = choice.cost + clashes(choice, at, now, weight, least - choice.cost);
    if (cost < least) [best, least] = [choice, cost];
  }
  return best;
}

const isInTheWay = <Shown>(one: Reaching<Shown>, at: number, now: Reaching<Shown>[]): boolean =>
  now.some((other, place) => place !== at && touch(one, other));

function clash<Shown>(one: Reaching<Shown>, other: Reaching<Shown>, weight: number): number {
  if (!one.reach || !other.reach || !overlaps(one.reach, other.reach)) return 0;
  if (touch(one, other)) return weight;
  const [here, there] = [one.leader, other.leader];
  if (here && there && cross(here.from, here.to, there.from, there.to)) return CROSSING;
  const { left, right, top, bottom } = one.box!;
  return overlaps({ left: left - AIR, right: right + AIR, top, bottom }, other.box!) ? CLOSE : 0;
}

const touch = <Shown>(one: Reaching<Shown>, other: Reaching<Shown>): boolean =>
  one.reach !== null &&
  other.reach !== null &&
  overlaps(one.reach, other.reach) &&
  (overlaps(one.box!, other.box!) || runsThrough(one, other) || runsThrough(other, one));

const runsThrough = <Shown>({ leader }: Choice<Shown>, { name }: Choice<Shown>): boolean =>
  leader !== null && name !== null && crosses(name, leader.from, leader.to);
