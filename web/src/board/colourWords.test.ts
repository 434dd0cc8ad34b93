import { expect, test } from 'vitest';
import { setLanguage } from '../text/language.svelte';
import { splitColours } from './colourWords';

test('words for game colours are found, parts of words are not', () => {
  expect(splitColours('Pay red x2 loco x1')).toEqual([
    { text: 'Pay ', colour: null },
    { text: 'red', colour: 'red' },
    { text: ' x2 ', colour: null },
    { text: 'loco', colour: 'locomotive' },
    { text: ' x1', colour: null },
  ]);
  expect(splitColours('The covered Orange')).toEqual([{ text: 'The covered Orange', colour: null }]);
});

test('a number or a bracket before a colour goes with it to the next line', () => {
  expect(splitColours('with 4 green (red)')).toEqual([
    { text: 'with ', colour: null },
    { text: 'green', colour: 'green', lead: '4 ' },
    { text: ' ', colour: null },
    { text: 'red', colour: 'red', lead: '(' },
    { text: ')', colour: null },
  ]);
});

test.each([
  ['2 vertes', 'green'],
  ['une carte violette', 'purple'],
  ['un avion bleu', 'blue'],
  ['3 blanches', 'white'],
  ['1 Locomotive', 'locomotive'],
])('French words for colours are found: %s', async (said, colour) => {
  await setLanguage('fr');
  expect(splitColours(said).find((part) => part.colour)?.colour).toBe(colour);
  await setLanguage('en');
});
