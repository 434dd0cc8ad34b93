import { expect, test } from 'vitest';
import { setLanguage } from '../text/language.svelte';
import { blocksOf, gridOf, markedOf, textOf } from './lines';
import type { TextLine } from '../net/protocol';

const soft = (text: string): TextLine => [[text, 'soft']];
const shown = (lines: TextLine[]) =>
  blocksOf(lines).map(({ head, columns, tail }) => ({
    head: head.map(({ cells }) => cells.map(textOf)),
    columns: columns.map((rows) => rows.map(({ cells }) => cells.map(textOf).join('|'))),
    tail: tail.map(({ cells }) => cells.map(textOf)),
  }));

test('empty lines part blocks', () => {
  expect(shown([soft('one'), [], soft('two'), soft('three')]).map(({ head }) => head)).toEqual([
    [['one']],
    [['two'], ['three']],
  ]);
});

test('a line that was broken for 80 columns is whole again', () => {
  const [block] = shown([
    soft('Ann has Douala–Nigeria,'),
    soft('    Mombasa–Ujiji,'),
    soft('    Zomba–Beira'),
    soft('Ben has none'),
  ]);

  expect(block?.head).toEqual([['Ann has Douala–Nigeria, Mombasa–Ujiji, Zomba–Beira'], ['Ben has none']]);
});

test('what stands after a wide gap is a remark about its line', () => {
  const day: TextLine = [
    [' ✗ ', 'danger'],
    ['  2  ', 'soft'],
    ['automobile', 'strong'],
    ['        ', ''],
    ['no place borders both (D22)', 'danger'],
  ];
  const [block] = shown([soft('Your journey'), day]);

  expect(block).toEqual({
    head: [['Your journey'], ['✗   2  automobile', 'no place borders both (D22)']],
    columns: [],
    tail: [],
  });
});

test('numbered things side by side are read downwards, even where a long name leaves no gap', () => {
  const pair = (mark: string, day: number, name: string, room: string): TextLine => [
    [mark, ''],
    [`${day}`.padStart(3) + '  ', 'soft'],
    [name, 'blue'],
    [room, ''],
    [' ✓ ', 'good'],
    [`${day + 2}`.padStart(3) + '  ', 'soft'],
    ['Utah', 'yellow'],
  ];
  const [block] = shown([
    soft('Your journey'),
    pair('   ', 1, 'Chad', '          '),
    pair(' ✓ ', 2, 'Central African Repu…', ' '),
    soft('The journey must visit Africa.'),
  ]);

  expect(block?.head).toEqual([['Your journey']]);
  expect(block?.columns).toEqual([
    ['1  Chad', '✓   2  Central African Repu…'],
    [' ✓   3  Utah', ' ✓   4  Utah'],
  ]);
  expect(block?.tail).toEqual([['The journey must visit Africa.']]);
});

test('indents are kept apart from the words', () => {
  expect(
    blocksOf([
      [
        ['    ', ''],
        ['5 Benin', 'soft'],
      ],
    ])[0]?.head,
  ).toEqual([{ indent: 4, cells: [[{ text: '5 Benin', style: 'soft' }]] }]);
});

test('words for game colours carry a mark, parts of words do not', () => {
  expect(markedOf('Pay red x2 loco x1')).toEqual([
    { text: 'Pay ', mark: null },
    { text: 'red', mark: 'red' },
    { text: ' x2 ', mark: null },
    { text: 'loco', mark: 'locomotive' },
    { text: ' x1', mark: null },
  ]);
  expect(markedOf('The covered Orange')).toEqual([{ text: 'The covered Orange', mark: null }]);
});

test('a number or a bracket before a colour goes with it to the next line', () => {
  expect(markedOf('with 4 green (red)')).toEqual([
    { text: 'with ', mark: null },
    { text: 'green', mark: 'green', lead: '4 ' },
    { text: ' ', mark: null },
    { text: 'red', mark: 'red', lead: '(' },
    { text: ')', mark: null },
  ]);
});

test.each([
  ['2 vertes', 'green'],
  ['une carte violette', 'purple'],
  ['un avion bleu', 'blue'],
  ['3 blanches', 'white'],
  ['1 Locomotive', 'locomotive'],
])('who reads French sees the marks of French words: %s', async (said, mark) => {
  await setLanguage('fr');
  expect(markedOf(said).find((part) => part.mark)?.mark).toBe(mark);
  await setLanguage('en');
});

test('a long paragraph begins with what it is about, in full ink', () => {
  const [block] = blocksOf([
    soft('Tchad–Port Florence (10) needs 8 spaces: Northwest junction–Tchad 2 yellow,'),
    soft('    Bondo–Bogoro 4 blue'),
  ]);

  expect(block?.head[0]?.cells[0]?.map(({ style }) => style)).toEqual(['', 'soft', '', 'soft']);
  expect(block?.head[0]?.cells[0]?.[0]?.text).toBe('Tchad–Port Florence (10) needs 8 spaces:');
  expect(blocksOf([soft('Decks: 3 cards')])[0]?.head[0]?.cells[0]).toEqual([{ text: 'Decks: 3 cards', style: 'soft' }]);
});

test('numbers under words are a table, and what follows them is not', () => {
  const lines: TextLine[] = [
    [['             points  trains  not done  total', 'soft']],
    [
      ['▸ ', 'accent'],
      ['Ann Lee    ', 'strong'],
      ['     12      39        −3     +9', ''],
    ],
    [
      ['  ', 'accent'],
      ['Bot Greedy ', ''],
      ['     19      38         0     19', ''],
    ],
    soft('Decks: 89 cards'),
  ];
  const grid = gridOf(blocksOf(lines)[0]!.head);

  expect(grid?.head).toEqual(['points', 'trains', 'not done', 'total']);
  expect(grid?.body).toEqual([
    { name: 'Ann Lee', isDue: true, values: ['12', '39', '−3', '+9'] },
    { name: 'Bot Greedy', isDue: false, values: ['19', '38', '0', '19'] },
  ]);
  expect(grid?.rest.map(({ cells }) => cells.map(textOf))).toEqual([['Decks: 89 cards']]);
  expect(gridOf(blocksOf([soft('Display  black  white')])[0]!.head)).toBeNull();
});
