import { Fragment, type ReactNode } from "react";

/** What is longer than this may break wherever it has to. */
const LONGEST_WHOLE_WORD = 20;

/** A name breaks between its words, not at the hyphen of "Mercedes-Benz". */
export function renderWholeWords(name: string): ReactNode {
  if (!name.includes("-")) return name;
  return name.split(" ").map((word, at) => (
    <Fragment key={at}>
      {at > 0 && " "}
      {word.includes("-") && word.length <= LONGEST_WHOLE_WORD ? (
        <span className="whole-word">{word}</span>
      ) : (
        word
      )}
    </Fragment>
  ));
}
