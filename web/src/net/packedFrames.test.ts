import { deflateRawSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { inflate } from './inflate';
import { knownDictionaries, PackedFrames } from './packedFrames';
import vector from './packedFrames.vector.json' with { type: 'json' };

const bytes = (text: string) => new TextEncoder().encode(text);
const packed = Uint8Array.from(atob(vector.packed), (letter) => letter.charCodeAt(0));
const dictionary = { type: 'dictionary', id: '1f0c9a7e', text: vector.dictionary } as const;

test('the browser unpacks what the server packed', () => {
  const frames = new PackedFrames();
  frames.use(dictionary);

  expect(frames.textOf(packed.buffer)).toBe(vector.text);
  expect(frames.textOf('{"type":"answer"}')).toBe('{"type":"answer"}');
});

test('a dictionary is kept for the next connection', () => {
  new PackedFrames().use(dictionary);
  const next = new PackedFrames();
  next.use({ type: 'dictionary', id: dictionary.id });

  expect(knownDictionaries()).toContain(dictionary.id);
  expect(next.textOf(packed.buffer)).toBe(vector.text);
});

test.each([
  ['stored', { level: 0 }],
  ['with fixed codes', { strategy: constants.Z_FIXED }],
  ['with codes of its own', { level: 9 }],
  ['without references', { strategy: constants.Z_HUFFMAN_ONLY }],
])('everything is unpacked: %s', (_, options) => {
  let state = 7;
  const noise = Uint8Array.from({ length: 5_000 }, () => (state = (state * 16807) % 2147483647) & 255);
  const texts = [bytes(''), bytes('“é”'.repeat(100)), bytes(vector.text.repeat(4)), noise];

  for (const text of texts) {
    const own = bytes(vector.dictionary);
    expect(inflate(deflateRawSync(text, { ...options, dictionary: Buffer.from(own) }), own)).toEqual(text);
  }
});

test('bytes that are no packed frame are refused', () => {
  expect(() => inflate(new Uint8Array([6, 0]), new Uint8Array())).toThrow();
  expect(() => inflate(packed.subarray(0, 20), bytes(vector.dictionary))).toThrow();
});
