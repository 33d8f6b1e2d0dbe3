import {
  listFigures,
  pickFilledParts,
} from "#app/domain/store-profile/figures.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { buildFault, type ProfileFault } from "./profile-fault.ts";
import { listTexts } from "./profile-strings.ts";

/** The code's own lists stand in legal texts. */
const LEGAL_LISTS: readonly string[] = ["keptData", "storedItems"];

const FEE =
  /\b(?:document(?:ation|ary)?|doc) fees?\b|cargo de documentaci[oó]n/i;
const AMOUNT = /\$ ?(\d[\d,]*(?:\.\d\d)?)/g;

/** Figures in texts are the profile's: an amount of the document fee, and a part in braces that nobody fills. */
export function* listAmountFaults(
  profile: StoreProfile,
): Iterable<ProfileFault> {
  const cents = profile.pricing.fees.documentFeeCents;
  const figures = [...listFigures(profile, "en").keys()];
  for (const { key, text } of listTexts(pickFilledParts(profile))) {
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
    for (const [said] of text.matchAll(/\$ ?\{documentFee\}/g))
      yield buildFault(key, "{documentFee} brings its own $", said);
    yield* listUnknownFigures(
      key,
      text,
      key[0] === "legal" ? [...figures, ...LEGAL_LISTS] : figures,
    );
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
