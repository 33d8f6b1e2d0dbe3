import type { Splice } from "./splice.server.ts";

/** Bits of added entries stay 0. `target` is all 0 before. */
export function spliceBits(
  target: Uint32Array,
  old: Uint32Array,
  { runs }: Splice,
): void {
  for (const { from, to, count } of runs)
    copyBits(target, to, old, from, count);
}

function copyBits(
  target: Uint32Array,
  to: number,
  source: Uint32Array,
  from: number,
  count: number,
): void {
  const last = to + count - 1;
  const firstWord = to >>> 5;
  const lastWord = last >>> 5;
  // Bits of word w of the target begin at bit `w * 32 + shift` of the source.
  const shift = from - to;
  const wordShift = shift >> 5;
  const right = shift & 31;
  const left = 32 - right;
  const read = (word: number): number => {
    const low = source[word + wordShift] ?? 0;
    return right === 0
      ? low
      : (low >>> right) | ((source[word + wordShift + 1] ?? 0) << left);
  };
  const firstMask = 0xffffffff << (to & 31);
  const lastMask = 0xffffffff >>> (31 - (last & 31));
  if (firstWord === lastWord) {
    target[firstWord] =
      (target[firstWord] ?? 0) | (read(firstWord) & firstMask & lastMask);
    return;
  }
  target[firstWord] = (target[firstWord] ?? 0) | (read(firstWord) & firstMask);
  if (right === 0)
    target.set(
      source.subarray(firstWord + 1 + wordShift, lastWord + wordShift),
      firstWord + 1,
    );
  else {
    // The hot loop: each word of the source is read once.
    let low = source[firstWord + 1 + wordShift] ?? 0;
    for (let word = firstWord + 1; word < lastWord; word++) {
      const high = source[word + wordShift + 1] ?? 0;
      target[word] = (low >>> right) | (high << left);
      low = high;
    }
  }
  target[lastWord] = (target[lastWord] ?? 0) | (read(lastWord) & lastMask);
}
