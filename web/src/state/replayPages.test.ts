import { expect, test, vi } from 'vitest';
import { ReplayPages, unfoldSteps } from './replayPages';
import type { ReplayPage, View } from '../net/protocol';

const first = { observer: -1, due: [0], count: 0, state: { value: 1, hand: [1, 2] } } as unknown as View;

function page(number: number): ReplayPage {
  const steps = [
    { number: number * 2, events: [], view: { ...first, state: { value: number * 2, hand: [1, 2] } } },
    { number: number * 2 + 1, events: [], change: { due: [1], state: { value: number * 2 + 1 } } },
  ];
  return { observer: '-1', page: number, steps } as unknown as ReplayPage;
}

test('differences add up to whole views, and leave earlier ones alone', () => {
  const [before, after] = unfoldSteps(page(0));

  expect(after?.view).toMatchObject({ observer: -1, due: [1], state: { value: 1, hand: [1, 2] } });
  expect(before?.view).toMatchObject({ due: [0], state: { value: 0 } });
});

test('a page is fetched once, when it is wanted, and the next one before that', async () => {
  const fetchPage = vi.fn((_: string, number: number) => Promise.resolve(page(number)));
  const pages = new ReplayPages(fetchPage, 2, 6);

  expect((await pages.step('-1', 1))?.view.state).toMatchObject({ value: 1 });
  expect(fetchPage.mock.calls).toEqual([
    ['-1', 0],
    ['-1', 1],
  ]);
  expect((await pages.step('-1', 5))?.view.state).toMatchObject({ value: 5 });
  expect((await pages.step('-1', 0))?.view.state).toMatchObject({ value: 0 });
  expect(fetchPage.mock.calls).toEqual([
    ['-1', 0],
    ['-1', 1],
    ['-1', 2],
  ]);
});

test('a page that did not come is asked for again', async () => {
  const fetchPage = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(page(0));
  const pages = new ReplayPages(fetchPage, 2, 2);

  await expect(pages.step('-1', 0)).rejects.toThrow('gone');
  expect((await pages.step('-1', 0))?.view.due).toEqual([0]);
});
