import { Fragment, type ReactNode } from "react";

/** What is longer than this may break wherever it has to. */
const LONGEST_WHOLE_WORD = 20;

/** A name breaks between its words, not at the hyphen of "Mercedes-Benz", nor before the letter of "Model Y". */
export function renderWholeWords(name: string): ReactNode {
  const words = name.split(/ (?!\S(?: |$))/);
  if (!words.some(isBreakable)) return name;
  return words.map((word, at) => (
    <Fragment key={at}>
      {at > 0 && " "}
      {isBreakable(word) && word.length <= LONGEST_WHOLE_WORD ? (
        <span className="whole-word">{word}</span>
      ) : (
        word
      )}
    </Fragment>
  ));
}

const isBreakable = (word: string) => /[- ]/.test(word);
