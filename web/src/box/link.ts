/** A box in the part of a link that no server sees: JSON, compressed, in letters for addresses. */

import type { Box } from '../local/facts';
import { sayOfBox } from './messages';
import { BadBoxFile } from './toml';

const MAX_LETTERS = 16_000;
const MAX_BYTES = 64 * 1024;

export async function encoded(box: Box): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(box));
  const packed = await bytesOf(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw')));
  return btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** What a link holds; what's in it isn't checked yet. */
export async function decoded(letters: string): Promise<unknown> {
  try {
    if (letters.length > MAX_LETTERS) throw new RangeError();
    const packed = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return JSON.parse(new TextDecoder().decode(await bytesOf(stream)));
  } catch {
    throw new BadBoxFile(sayOfBox('box-foreign'));
  }
}

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > MAX_BYTES) {
      await reader.cancel();
      throw new RangeError();
    }
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
