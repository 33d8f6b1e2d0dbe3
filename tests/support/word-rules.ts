/** A sentence that visitors read, and where it stands. */
export interface VisitorSentence {
  readonly key: string;
  readonly sentence: string;
}

interface WordRule {
  readonly name: string;
  readonly isBroken: (sentence: string) => boolean;
}

/** The style sheet for words in CONTRIBUTING.md, as far as a machine can hold it. */
const WORD_RULES: readonly WordRule[] = [
  { name: "straight apostrophe", isBroken: (it) => /\p{L}'\p{L}/u.test(it) },
  { name: "straight quotation mark", isBroken: (it) => it.includes('"') },
  { name: "email without a hyphen", isBroken: (it) => /\be-mail/i.test(it) },
  { name: "one space", isBroken: (it) => / {2}|^ | $/.test(it) },
  {
    name: "one character for three dots",
    isBroken: (it) => it.includes("..."),
  },
  {
    name: "a link says where it leads",
    isBroken: (it) => /\bclick here\b/i.test(it),
  },
  {
    name: "someone, anyone, no one, everyone",
    isBroken: (it) => /\b(?:some|any|no|every)body\b/i.test(it),
  },
  {
    name: "American spelling",
    isBroken: (it) =>
      /\b(?:any more|cheques?|colours?|dialling|advisers?|tyres?|whilst|favourite|licence)\b/i.test(
        it,
      ),
  },
  {
    name: "phone as (630) 555-0142",
    isBroken: (it) => /(?<![\d)] ?)\b\d{3}[-. ]\d{3}[-. ]\d{4}\b/.test(it),
  },
  { name: "sentence case", isBroken: isTitleCase },
  {
    name: "no period after a short error",
    // Spec §5 ends those that begin with "Enter your", and one list of errors may hold several.
    isBroken: (it) =>
      /^(?!Enter your )(?:Enter|Choose|Type|Pick|Check|Tick|Use) [^.?!:;“”]{1,40}\.$/.test(
        it,
      ),
  },
];

/** Names keep their capitals wherever they stand. */
const NAMES =
  /\b(?:Apple CarPlay|Prairie|Auto|Group|Google|Facebook|Meta|Ads|Analytics|Word|OpenDocument|JavaScript|National|Highway|Traffic|Safety|Administration|Illinois|Indiana|Wi-Fi|Spanish|Thanksgiving|Christmas|Eve|Day|New Year’s|Northfield|Square|Kankakee|Value|Cars|LLC|Farnsworth|Ave|Aurora|Lake|Michigan)\b/g;

/** Spec §2 writes these labels of offers so, wherever they stand. */
const OFFER_LABELS: readonly string[] = [
  "Schedule Service",
  "Shop Inventory",
  "View Offer",
  "See More Offers",
];

/** All the words of a first sentence that count have a capital. */
function isTitleCase(sentence: string): boolean {
  if (OFFER_LABELS.includes(sentence)) return false;
  const words = sentence
    .replaceAll(/\{\w+\}/g, "")
    .replaceAll(NAMES, "")
    .replaceAll(/[“”"(][^“”")]*[“”")]/g, "")
    .split(/[.?!:·]/)[0]
    ?.trim()
    .split(/[\s/]+/)
    .filter(
      (it) => /^\p{L}[\p{L}’-]{3,}/u.test(it) || /^\p{Lu}\p{Ll}+/u.test(it),
    );
  if (words === undefined || words.length < 2) return false;
  return words.every((it) => /^\p{Lu}\p{Ll}/u.test(it));
}

/** What breaks the style sheet, except the keys that the specification words itself. */
export function findWordFaults(
  sentences: readonly VisitorSentence[],
  exceptions: ReadonlySet<string>,
): readonly string[] {
  return sentences.flatMap(({ key, sentence }) =>
    exceptions.has(key)
      ? []
      : WORD_RULES.filter(({ isBroken }) => isBroken(sentence)).map(
          ({ name }) => `${key}: ${name}: ${sentence}`,
        ),
  );
}
