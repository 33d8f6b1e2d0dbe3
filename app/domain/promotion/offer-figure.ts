/** An offer's title as a card sets it: the figure that it claims, and the words on both sides of it. */
export interface SplitTitle {
  /** They lead up to a figure that the title does not begin with, as in "Drive home for as low as $7 down". */
  readonly before: string;
  /** It reads "$20", "15%", "2 years", "4 for 3" or "Free"; null means that the title has no figure. */
  readonly figure: string | null;
  /** They are the whole title where it has no figure. */
  readonly after: string;
}

const AMOUNT = String.raw`\$\d[\d,]*(?:\.\d\d)?`;
const BEGINNING = [
  AMOUNT,
  String.raw`\d+(?:\.\d+)?\s?%`,
  String.raw`\d+ (?:for|x) \d+`,
  String.raw`\d+ (?:days|months|years|días|meses|años)`,
  "free",
  "gratis",
].join("|");
const FIGURES = [
  // A down payment is one claim with its amount, wherever it stands.
  new RegExp(`(?<!\\S)${AMOUNT} (?:down|de enganche)(?!\\S)`, "i"),
  new RegExp(`^(?:${BEGINNING})(?=\\s)`, "i"),
  /(?<!\S)(?:lifetime|de por vida)(?!\S)/i,
  // "Delivered to your driveway, within 60 miles"
  /(?<=\b(?:within|hasta) )\d+ (?:miles|millas)$/i,
];

/** Nothing is reworded: the three are the whole title, in its order. */
export function splitOfferTitle(title: string): SplitTitle {
  for (const pattern of FIGURES) {
    const found = pattern.exec(title);
    if (found)
      return {
        before: title.slice(0, found.index).trimEnd(),
        figure: found[0],
        after: title.slice(found.index + found[0].length).trimStart(),
      };
  }
  return { before: "", figure: null, after: title };
}
