/** Somebody who reads to decide something takes in about this many words a minute. */
const WORDS_A_MINUTE = 200;

/** A minute that has begun counts, so that nobody finds the text longer than it was said to be. */
export function countReadingMinutes(text: string): number {
  const words = text.match(/\p{L}[\p{L}\p{N}’'-]*|\p{N}+/gu) ?? [];
  return Math.max(1, Math.ceil(words.length / WORDS_A_MINUTE));
}
