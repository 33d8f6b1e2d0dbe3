import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { formatCents } from "#app/site/page/format.ts";
import { priceNoteCopy } from "./price-note-copy.ts";

/** What prices hold, said so that it is true of a store that shows none to strangers: visitors share the page's foot. */
export function sayPriceNote(
  {
    conditions,
    pricing,
    restrictions,
    texts,
  }: Pick<StoreProfile, "conditions" | "pricing" | "restrictions" | "texts">,
  language: Language,
): string {
  const t = createTranslator(priceNoteCopy, texts[language], language);
  const hasFee = pricing.advertise === "total";
  const areAllPrivate = conditions.every((it) => restrictions[it].unlockPrice);
  const key = areAllPrivate
    ? (`privatePrice${hasFee ? "WithFee" : "WithoutFee"}` as const)
    : (`price${hasFee ? "WithFee" : "WithoutFee"}` as const);
  return t(key, { fee: formatCents(pricing.fees.documentFeeCents) });
}
