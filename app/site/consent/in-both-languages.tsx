import { LANGUAGES } from "#app/domain/store-profile/fields/languages.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { consentCopy, type ConsentWord } from "./copy.ts";

/** The markup holds the words in every language; the stylesheet shows those that the language switch names. */
export function InBothLanguages({ say }: { readonly say: ConsentWord }) {
  const { textOverrides, language: pageLanguage } = useSite();
  return LANGUAGES.map((language) => (
    <span
      key={language}
      className={`in-${language}`}
      lang={language === pageLanguage ? undefined : language}
    >
      {createTranslator(consentCopy[language], textOverrides, language)(say)}
    </span>
  ));
}
