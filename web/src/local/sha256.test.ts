import { createHash, createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { fromHex, hex, hmac, sha256 } from './sha256';

const lengths = [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000];

test('SHA-256 is that of the standard, whatever the length', () => {
  for (const length of lengths) {
    const message = randomBytes(length);
    expect(hex(sha256(message)), `${length} bytes`).toBe(createHash('sha256').update(message).digest('hex'));
  }
});

test('HMAC is that of the standard, for short and long keys', () => {
  for (const length of lengths) {
    const [key, message] = [randomBytes(length), randomBytes(8)];
    expect(hex(hmac(key, message)), `${length} bytes`).toBe(createHmac('sha256', key).update(message).digest('hex'));
  }
});

test('hexadecimal text is read as it is written', () => {
  expect(fromHex('00ff10')).toEqual(new Uint8Array([0, 255, 16]));
});
