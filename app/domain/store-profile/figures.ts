import { sayDay } from "#app/domain/day-words.ts";
import { LANGUAGES, type Language } from "./fields/languages.ts";
import type { StoreProfile } from "./store-profile.ts";

/** Texts of these parts may name figures of the profile; no other text is filled in (Assumption A272). */
const FILLED_PARTS = [
  "storeGroup",
  "faqs",
  "legal",
  "guides",
  "ownPages",
  "serviceCenter",
  "promotions",
  "warranty",
] as const satisfies readonly (keyof StoreProfile)[];

/** The parts whose texts may name figures, as they are written. */
export function pickFilledParts(
  profile: StoreProfile,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(FILLED_PARTS.map((it) => [it, profile[it]]));
}

/**
 * What `{documentFee}` and its kin stand for, so that no two texts differ about one (Assumption A155). What the profile
 * does not say is no figure.
 */
export function listFigures(
  {
    pricing,
    claims,
    estimator,
    trade,
    serviceCenter,
  }: Pick<
    StoreProfile,
    "pricing" | "claims" | "estimator" | "trade" | "serviceCenter"
  >,
  language: Language,
): ReadonlyMap<string, string> {
  const { oilChangeMiles } = serviceCenter;
  return new Map([
    ["documentFee", dollars.format(pricing.fees.documentFeeCents / 100)],
    [
      "advertisingMinimum",
      wholeDollars.format(pricing.disclaimerAdvertisingCost.minimumCents / 100),
    ],
    ["advertisingPercent", String(pricing.disclaimerAdvertisingCost.percent)],
    ["feeDate", sayDay(pricing.disclaimerDatedOn, "date", language)],
    ...(claims === null
      ? []
      : ([
          ["preApprovalSeconds", whole.format(claims.preApprovalSeconds)],
          ["valuationSeconds", whole.format(claims.valuationSeconds)],
        ] as const)),
    ["lowestScore", String(estimator.creditScore.min)],
    ["highestScore", String(estimator.creditScore.max)],
    ["offerValidDays", whole.format(trade.offerValidDays)],
    ["oilChangeMilesFrom", whole.format(oilChangeMiles.from)],
    ["oilChangeMilesTo", whole.format(oilChangeMiles.to)],
  ]);
}

/** Money and numbers are American in every language of the site. */
const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
});
const wholeDollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  trailingZeroDisplay: "stripIfInteger",
});
const whole = new Intl.NumberFormat("en-US");

/** The profile as the site says it: each part in braces that names a figure is that figure. */
export function fillFigures(written: StoreProfile): StoreProfile {
  const filled = structuredClone(written);
  const figures = new Map(
    LANGUAGES.map((it) => [it, listFigures(written, it)]),
  );
  for (const part of FILLED_PARTS) fillTexts(filled[part], "en", figures);
  return filled;
}

function fillTexts(
  holder: unknown,
  language: Language,
  figures: ReadonlyMap<Language, ReadonlyMap<string, string>>,
): void {
  if (typeof holder !== "object" || holder === null) return;
  for (const [key, value] of Object.entries(holder)) {
    const spoken = LANGUAGES.find((it) => it === key) ?? language;
    if (typeof value === "string")
      Reflect.set(holder, key, fillText(value, figures.get(spoken)));
    else fillTexts(value, spoken, figures);
  }
}

function fillText(
  text: string,
  figures: ReadonlyMap<string, string> | undefined,
): string {
  return text.replaceAll(
    /\{(\w+)\}/g,
    (all, name: string) => figures?.get(name) ?? all,
  );
}
