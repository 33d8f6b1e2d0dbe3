/** MurmurHash3 (x86, 32 bits, seed 0) of the UTF-8 bytes: small, even, and the same wherever it is computed. */
export function hashText(text: string): number {
  const bytes = new TextEncoder().encode(text);
  const view = new DataView(bytes.buffer);
  const blockEnd = bytes.length - (bytes.length % 4);
  let hash = 0;
  for (let at = 0; at < blockEnd; at += 4) {
    hash = rotate(hash ^ mixBlock(view.getUint32(at, true)), 13);
    hash = (Math.imul(hash, 5) + 0xe6546b64) >>> 0;
  }
  let tail = 0;
  for (let at = bytes.length - 1; at >= blockEnd; at--)
    tail = (tail << 8) | view.getUint8(at);
  return mixEnd(hash ^ mixBlock(tail) ^ bytes.length);
}

function mixBlock(block: number): number {
  return Math.imul(rotate(Math.imul(block, 0xcc9e2d51), 15), 0x1b873593);
}

function mixEnd(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

function rotate(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits));
}
