import { expect, test } from 'vitest';
import { dateLocale, signed } from './language.svelte';

test('dates are written as the browser’s region writes them, in the language of the page', () => {
  expect(dateLocale(['fr-CA', 'en-US', 'en'])).toBe('en-US');
  expect(dateLocale(['en-GB'])).toBe('en-GB');
  expect(dateLocale(['fr-FR'])).toBe('en-GB');
});

test('a loss has a minus sign, not a hyphen', () => {
  expect([signed(-0.134), signed(0), signed(12)]).toEqual(['−0.13', '0', '+12']);
});
