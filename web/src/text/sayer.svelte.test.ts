import { flushSync } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { language, listed } from './language.svelte';
import { sayer } from './sayer';

const say = sayer({
  en: [
    'free = { $count ->\n    [one] { $count } seat\n   *[other] { $count } seats\n}\nonly = Only here.',
    'you = { $you ->\n    [yes] You win\n   *[no] { $name } wins\n}.\nmade = <make>Make one</make>, { $name }.',
  ],
  fr: ['free = { $count ->\n    [one] { $count } place\n   *[other] { $count } places\n}'],
});

afterEach(() => {
  language.current = 'en';
});

test('numbers, and true or false, choose their form', () => {
  expect([1, 2, 0].map((count) => say('free', { count }))).toEqual(['1 seat', '2 seats', '0 seats']);
  expect(say('you', { you: true, name: 'Ann' })).toBe('You win.');
  expect(say('you', { you: false, name: 'Ann' })).toBe('Ann wins.');
});

test('a sentence that has been said follows the language; what a language lacks is said in English', () => {
  const heard: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      heard.push(say('free', { count: 0 }), say('only'));
    });
  });
  flushSync();
  language.current = 'fr';
  flushSync();
  stop();

  expect(heard).toEqual(['0 seats', 'Only here.', '0 place', 'Only here.']);
});

test('only the catalogue marks stretches, not what people are called', () => {
  expect(say.parts('made', { name: '<make>Ann</make>' })).toEqual([
    { text: 'Make one', mark: 'make' },
    { text: ', <make>Ann</make>.', mark: null },
  ]);
  expect(say('made', { name: 'Ann' })).toBe('Make one, Ann.');
});

test('lists are written as the language writes them', () => {
  expect(listed(['Ann', 'Ben', 'Cleo'], 'conjunction')).toBe('Ann, Ben and Cleo');
  expect(listed([3, 4, 5], 'unit')).toBe('3, 4, 5');
  language.current = 'fr';
  expect(listed(['Ann', 'Ben'], 'conjunction')).toBe('Ann et Ben');
});
