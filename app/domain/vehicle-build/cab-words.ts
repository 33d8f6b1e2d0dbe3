import { normalizeText } from "#app/domain/vehicle/normalize-text.ts";

export const CABS = ["regular", "extended", "crew"] as const;
export type Cab = (typeof CABS)[number];

export const BEDS = ["short", "standard", "long"] as const;
export type Bed = (typeof BEDS)[number];

/** What makers call their cabs; of two in one text the first row counts, because "Crew" is never said in passing. */
const CAB_PATTERNS: readonly (readonly [Cab, RegExp])[] = [
  ["crew", /\b(?:crew ?(?:cab|max)|super ?crew|mega ?cab)\b/i],
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

/** Behind these names GM and Ram have a short rear seat; everybody else, Toyota for one, has a whole one. */
const SHORT_CABS: Readonly<Record<string, RegExp>> = {
  chevrolet: /\bdouble ?cab\b/i,
  gmc: /\bdouble ?cab\b/i,
  dodge: /\bquad ?cab\b/i,
  ram: /\bquad ?cab\b/i,
};
const NAMED_CAB = /\b(?:quad|double) ?cab\b/i;

/** What a truck's text says of its cab, as its maker means it. */
export function findCab(
  text: string,
  { make, model }: { readonly make: string; readonly model: string },
): Cab | null {
  const found = CAB_PATTERNS.find(([, pattern]) => pattern.test(text))?.[0];
  if (found === "crew" || !NAMED_CAB.test(text)) return found ?? null;
  // The Dakota's Quad Cab was its crew cab.
  const isShort =
    SHORT_CABS[normalizeText(make)]?.test(text) && !/\bdakota\b/i.test(model);
  return isShort ? "extended" : "crew";
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
