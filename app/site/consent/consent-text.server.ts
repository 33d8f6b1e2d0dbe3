import type { ConsentChoice } from "#app/domain/consent/consent-choice.ts";
import {
  type ConsentTier,
  COOKIE_CATEGORIES,
} from "#app/domain/consent/consent.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { translator } from "#app/site/page/copy.ts";
import { bannerSentences } from "./banner-words.ts";
import { consentCopy, type ConsentWord } from "./copy.ts";

/** Where the visitor was asked. */
export type AskedOn = "banner" | "settings";

/** Everything that the visitor read before they chose, ending with the words of the button. */
export function consentText(
  { texts, site }: StoreProfile,
  tier: ConsentTier,
  {
    language,
    view,
    choice,
  }: { language: Language; view: AskedOn; choice: ConsentChoice },
): string {
  const t = translator(
    consentCopy[language],
    texts[site.defaultLanguage],
    language,
  );
  const words: readonly ConsentWord[] =
    view === "banner"
      ? ["title", ...bannerSentences(tier)]
      : ["settingsTitle", "settingsText", ...categoryWords()];
  return `${words.map((word) => t(word)).join("\n")}\n[${t(tier < 2 ? "continue" : choice)}]`;
}

function categoryWords(): ConsentWord[] {
  return COOKIE_CATEGORIES.flatMap((it) => [it, `${it}Text`] as const);
}
