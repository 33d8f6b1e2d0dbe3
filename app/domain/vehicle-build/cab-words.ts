export const CABS = ["regular", "extended", "crew"] as const;
export type Cab = (typeof CABS)[number];

export const BEDS = ["short", "standard", "long"] as const;
export type Bed = (typeof BEDS)[number];

/** What makers call their cabs; of two in one text the first row counts, because "Crew" is never said in passing. */
const CAB_PATTERNS: readonly (readonly [Cab, RegExp])[] = [
  [
    "crew",
    /\b(?:crew ?(?:cab|max)|super ?crew|mega ?cab|quad ?cab|double ?cab)\b/i,
  ],
  [
    "extended",
    /\b(?:ext(?:ended|\.)? ?cab|super ?cab|king ?cab|access ?cab|club ?cab|x-?tra ?cab)\b/i,
  ],
  ["regular", /\b(?:reg(?:ular|\.)? ?cab|single ?cab|standard ?cab)\b/i],
];

/** "6.5' Box", "5 1/2 ft. bed", "8-foot bed". */
const BED_FEET =
  /\b(?<feet>[4-8])(?:\.(?<tenth>\d)\d?|[ -]1\/(?<half>2))? ?-?(?:'|’|ft\.?|feet|foot) ?(?:\w{2,9} )?(?:bed|box)\b/i;
const BED_WORDS: readonly (readonly [Bed, RegExp])[] = [
  ["short", /\b(?:short ?(?:bed|box)|swb)\b/i],
  ["long", /\b(?:long ?(?:bed|box)|lwb)\b/i],
  ["standard", /\b(?:standard|std\.?|regular) ?(?:bed|box)\b/i],
];

export function findCab(text: string): Cab | null {
  return CAB_PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** A bed is short below six feet and long from seven and a half. */
export function findBed(text: string): Bed | null {
  const { feet, tenth, half } = BED_FEET.exec(text)?.groups ?? {};
  if (feet !== undefined) {
    const length =
      Number(feet) + (half === undefined ? Number(tenth ?? 0) / 10 : 0.5);
    return length < 6 ? "short" : length < 7.5 ? "standard" : "long";
  }
  return BED_WORDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
