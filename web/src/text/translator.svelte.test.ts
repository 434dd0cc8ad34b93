import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { language, listed, setLanguage, chooseLanguage } from './language.svelte';
import { placeNames } from './placeNames';
import { translator } from './translator';

const say = translator({
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

test('a sentence that a language says of something else is said in English', () => {
  const wrong = translator({ en: ['free = { $count } seats'], fr: ['free = { $number } places'] });
  language.current = 'fr';
  expect(wrong('free', { count: 2 })).toBe('2 seats');
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

test('catalogues of another language come when it is spoken, and only those', async () => {
  const asked: string[] = [];
  const later = (path: string, text: string) => ({ [path]: () => (asked.push(path), Promise.resolve(text)) });
  const lazily = translator(
    { en: ['hello = Hello\nonly = Only here.'] },
    { ...later('./fr.ftl', 'hello = Bonjour'), ...later('./de/area.ftl', 'hello = Hallo') },
  );

  expect(lazily('hello')).toBe('Hello');
  await setLanguage('fr');
  expect([lazily('hello'), lazily('only')]).toEqual(['Bonjour', 'Only here.']);
  await setLanguage('de');
  expect(lazily('hello')).toBe('Hallo');
  await setLanguage('fr');
  expect(asked).toEqual(['./fr.ftl', './de/area.ftl']);
});

test('a part of the page that is loaded later says everything in the language that was chosen before', async () => {
  await setLanguage('fr');
  const late = translator({ en: ['hello = Hello'] }, { './fr.ftl': () => Promise.resolve('hello = Bonjour') });
  await vi.waitFor(() => expect(late('hello')).toBe('Bonjour'));
});

test('the chosen language comes first, then those of the browser, then English', () => {
  expect(chooseLanguage('fr', ['en-GB'])).toBe('fr');
  expect(chooseLanguage('system', ['xx', 'fr-CH', 'en'])).toBe('fr');
  expect(chooseLanguage('system', ['xx'])).toBe('en');
  expect(chooseLanguage('tlh', [])).toBe('en');
});

test('places are called as their language calls them', async () => {
  const called = placeNames({ './fr.names.json': () => Promise.resolve({ Chad: 'Tchad' }) });

  expect(called('Chad')).toBe('Chad');
  await setLanguage('fr');
  expect([called('Chad'), called('Kenya')]).toEqual(['Tchad', 'Kenya']);
});
