import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { buildFault, type ProfileFault } from "./profile-fault.ts";
import { listTexts } from "./profile-strings.ts";

/** An answer may name these figures of the profile (Assumption A155). */
const ANSWER_FIGURES = [
  "documentFee",
  "preApprovalSeconds",
  "valuationSeconds",
  "lowestScore",
  "highestScore",
  "offerValidDays",
  "oilChangeMilesFrom",
  "oilChangeMilesTo",
] as const;
/** The code's own lists stand in legal texts. */
const LEGAL_FIGURES: readonly string[] = [
  "documentFee",
  "feeDate",
  "keptData",
  "storedItems",
];

/** Parts of which the texts have their figures filled in. */
const FILLED: readonly string[] = ["faqs", "legal", "serviceCenter"];

const FEE =
  /\b(?:document(?:ation|ary)?|doc) fees?\b|cargo de documentaci[oó]n/i;
const AMOUNT = /\$ ?(\d[\d,]*(?:\.\d\d)?)/g;

/** Figures in texts are the profile's: an amount of the document fee, and a part in braces that nobody fills. */
export function* listAmountFaults(
  profile: StoreProfile,
): Iterable<ProfileFault> {
  const { faqs, legal, guides, ownPages, serviceCenter } = profile;
  const { promotions, warranty, storeGroup } = profile;
  const cents = profile.pricing.fees.documentFeeCents;
  const parts = {
    faqs,
    legal,
    guides,
    ownPages,
    serviceCenter,
    promotions,
    warranty,
    storeGroup,
  };
  for (const { key, text } of listTexts(parts)) {
    for (const sentence of text.split(/(?<=[.!?])\s/)) {
      if (!FEE.test(sentence)) continue;
      for (const [said, dollars = ""] of sentence.matchAll(AMOUNT))
        if (Math.round(Number(dollars.replaceAll(",", "")) * 100) !== cents)
          yield buildFault(
            key,
            `says ${said} of the document fee, which is $${(cents / 100).toFixed(2)} in pricing.json; write {documentFee}`,
            said,
          );
    }
    const known = key[0] === "legal" ? LEGAL_FIGURES : ANSWER_FIGURES;
    if (FILLED.includes(String(key[0])))
      yield* listUnknownFigures(key, text, known);
  }
}

function* listUnknownFigures(
  key: readonly (string | number)[],
  text: string,
  known: readonly string[],
): Iterable<ProfileFault> {
  for (const [, name = ""] of text.matchAll(/(?<!\$)\{(\w+)\}/g))
    if (!known.includes(name))
      yield buildFault(
        key,
        `has an unknown part {${name}}; it knows ${known.map((it) => `{${it}}`).join(", ")}`,
        `{${name}}`,
      );
}
