import { expect, test } from 'vitest';
import { bytesOf } from './notices';

test('a key in base64url becomes the bytes that it stands for', () => {
  expect([...bytesOf('BP4z-_8')]).toEqual([4, 254, 51, 251, 255]);
});
