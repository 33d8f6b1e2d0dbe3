import type { ConsentChoice } from "#app/domain/consent/consent-choice.ts";
import {
  type ConsentTier,
  COOKIE_CATEGORIES,
} from "#app/domain/consent/consent.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { listBannerSentences } from "./banner-words.ts";
import { consentCopy, type ConsentWord } from "./copy.ts";

/** It says where the visitor was asked. */
export type AskedOn = "banner" | "settings";

/** The text is everything that the visitor read before they chose, ending with the words of the button. */
export function formatConsentText(
  { texts, site }: StoreProfile,
  tier: ConsentTier,
  {
    language,
    view,
    choice,
  }: { language: Language; view: AskedOn; choice: ConsentChoice },
): string {
  const t = createTranslator(
    consentCopy[language],
    texts[site.defaultLanguage],
    language,
  );
  const words: readonly ConsentWord[] =
    view === "banner"
      ? ["title", ...listBannerSentences(tier)]
      : ["settingsTitle", "settingsText", ...listCategoryWords()];
  return `${words.map((word) => t(word)).join("\n")}\n[${t(tier < 2 ? "continue" : choice)}]`;
}

function listCategoryWords(): ConsentWord[] {
  return COOKIE_CATEGORIES.flatMap((it) => [it, `${it}Text`] as const);
}
