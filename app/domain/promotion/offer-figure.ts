/** An offer's title as a card sets it: the figure that it begins with, and the words after it. */
export interface SplitTitle {
  /** It reads "$20", "15%" or "Free"; null means that the title begins with no figure. */
  readonly figure: string | null;
  readonly words: string;
}

const FIGURE =
  /^(?:\$\d[\d,]*(?:\.\d\d)?|\d+(?:\.\d+)?\s?%|free|gratis)(?=\s)/i;

/** Nothing is reworded: figure and words are the whole title, in its order. */
export function splitOfferTitle(title: string): SplitTitle {
  const figure = FIGURE.exec(title)?.[0] ?? null;
  return {
    figure,
    words: figure === null ? title : title.slice(figure.length).trimStart(),
  };
}
