import type { ReactNode } from "react";
import {
  type Language,
  LANGUAGES,
} from "#app/domain/store-profile/fields/languages.ts";
import { type Copy, createTranslator } from "#app/site/page/copy.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { consentCopy, type ConsentWord } from "./copy.ts";

/** The stylesheet shows the language that the switch names. */
export function InBothLanguages({ say }: { readonly say: ConsentWord }) {
  return <InEachLanguage copies={consentCopy} say={say} />;
}

interface InEachLanguageProps<Word extends string> {
  readonly copies: Readonly<Record<Language, Copy<Word>>>;
  readonly say: Word;
}

export function InEachLanguage<Word extends string>({
  copies,
  say,
}: InEachLanguageProps<Word>) {
  const { textOverrides, language: pageLanguage } = useSite();
  return LANGUAGES.map((language) => (
    <span
      key={language}
      className={`in-${language}`}
      lang={language === pageLanguage ? undefined : language}
    >
      {createTranslator(copies[language], textOverrides, language)(say)}
    </span>
  ));
}

const NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  es: "Español",
};

/** Spec §4: the switch, which its content names, changes the words around it and nothing else, only through the stylesheet. */
export function LanguageSwitch({ children }: { readonly children: ReactNode }) {
  const { language: pageLanguage } = useSite();
  return (
    <fieldset className="lang">
      <legend className="vh">{children}</legend>
      {LANGUAGES.map((language) => (
        <label key={language} lang={language}>
          <input
            className="vh"
            type="radio"
            name="language"
            value={language}
            defaultChecked={language === pageLanguage}
          />
          <span>{NAMES[language]}</span>
        </label>
      ))}
    </fieldset>
  );
}
