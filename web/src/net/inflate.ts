/** Unpacks raw DEFLATE (RFC 1951) that refers back to a dictionary, which the browser's own decompression can't do. */

/** What a code adds to a length or distance, and how many more bits say the rest. */
type Steps = { base: number[]; extra: number[] };

const LENGTHS = steps(3, 28, 4);
LENGTHS.base[28] = 258;
LENGTHS.extra[28] = 0;
const DISTANCES = steps(1, 30, 2);
/** The order in which the lengths of code lengths come. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const END = 256;

/** `every` codes share a number of extra bits; the first two groups have none. */
function steps(first: number, codes: number, every: number): Steps {
  const extra = Array.from({ length: codes }, (_, code) => Math.max(0, Math.floor(code / every) - 1));
  const base: number[] = [];
  extra.reduce((at, bits) => (base.push(at), at + (1 << bits)), first);
  return { base, extra };
}

/** The symbols of a canonical Huffman code in the order of their codes, and how many codes have each length. */
type Huffman = { counts: number[]; symbols: number[] };

function huffman(lengths: number[]): Huffman {
  const counts = Array<number>(16).fill(0);
  for (const length of lengths) counts[length]! += length ? 1 : 0;
  const symbols = lengths.flatMap((length, symbol) => (length ? [symbol] : []));
  symbols.sort((one, other) => lengths[one]! - lengths[other]! || one - other);
  return { counts, symbols };
}

const range = (count: number, length: number) => Array<number>(count).fill(length);
const FIXED_LITERALS = huffman([...range(144, 8), ...range(112, 9), ...range(24, 7), ...range(8, 8)]);
const FIXED_DISTANCES = huffman(range(30, 5));

/** The bytes that some packed ones stand for. */
export function inflate(packed: Uint8Array, dictionary: Uint8Array): Uint8Array {
  const out = [...dictionary];
  let bit = 0;

  function bits(count: number): number {
    let value = 0;
    if (bit + count > packed.length << 3) throw new Error('not-packed');
    for (let at = 0; at < count; at++, bit++) value |= ((packed[bit >> 3]! >> (bit & 7)) & 1) << at;
    return value;
  }

  function symbol({ counts, symbols }: Huffman): number {
    for (let length = 1, code = 0, first = 0, index = 0; length < 16; length++) {
      code |= bits(1);
      const count = counts[length]!;
      if (code - first < count) return symbols[index + code - first]!;
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    throw new Error('not-packed');
  }

  function codes(): [Huffman, Huffman] {
    const [literals, distances, count] = [bits(5) + 257, bits(5) + 1, bits(4) + 4];
    const first = range(19, 0);
    for (const at of ORDER.slice(0, count)) first[at] = bits(3);
    const code = huffman(first);
    const lengths: number[] = [];
    while (lengths.length < literals + distances) {
      const next = symbol(code);
      if (next < 16) lengths.push(next);
      else if (next === 16) lengths.push(...range(bits(2) + 3, lengths.at(-1)!));
      else lengths.push(...range(next === 17 ? bits(3) + 3 : bits(7) + 11, 0));
    }
    return [huffman(lengths.slice(0, literals)), huffman(lengths.slice(literals))];
  }

  function copy(length: number, distance: number): void {
    for (let left = length; left > 0; left--) out.push(out[out.length - distance]!);
  }

  function block([literals, distances]: [Huffman, Huffman]): void {
    for (let next = symbol(literals); next !== END; next = symbol(literals)) {
      if (next < END) {
        out.push(next);
        continue;
      }
      const length = LENGTHS.base[next - 257]! + bits(LENGTHS.extra[next - 257]!);
      const far = symbol(distances);
      copy(length, DISTANCES.base[far]! + bits(DISTANCES.extra[far]!));
    }
  }

  function stored(): void {
    const start = (bit + 7) >> 3;
    const length = packed[start]! | (packed[start + 1]! << 8);
    out.push(...packed.subarray(start + 4, start + 4 + length));
    bit = (start + 4 + length) << 3;
  }

  for (let isLast = false; !isLast;) {
    isLast = bits(1) === 1;
    const kind = bits(2);
    if (kind === 0) stored();
    else block(kind === 1 ? [FIXED_LITERALS, FIXED_DISTANCES] : codes());
  }
  return Uint8Array.from(out.slice(dictionary.length));
}
