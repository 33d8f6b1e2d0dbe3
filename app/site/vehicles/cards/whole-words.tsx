import type { ReactNode } from "react";

/** What is longer than this may break wherever it has to. */
const LONGEST_WHOLE_WORD = 20;

/** A name breaks between its words, not at the hyphen of "Mercedes-Benz", nor before the letter of "Model Y". */
export function renderWholeWords(name: string): ReactNode {
  const parts: ReactNode[] = [];
  let plain = "";
  for (const [at, word] of holdLetters(name.split(" ")).entries()) {
    if (at > 0) plain += " ";
    if (/[- ]/.test(word) && word.length <= LONGEST_WHOLE_WORD) {
      const whole = (
        <span key={at} className="whole-word">
          {word}
        </span>
      );
      parts.push(plain, whole);
      plain = "";
    } else plain += word;
  }
  return parts.length === 0 ? plain : [...parts, plain];
}

/** "Model" and "Y" are one word here; the "4" of "up to 4 steps" is one of its own. */
function holdLetters(words: readonly string[]): readonly string[] {
  const held: string[] = [];
  for (const word of words) {
    const before = held.at(-1) ?? "";
    if (/^[A-Z0-9]$/.test(word) && /^[A-Z]/.test(before))
      held[held.length - 1] = `${before} ${word}`;
    else held.push(word);
  }
  return held;
}
