import {
  type Language,
  LANGUAGES,
} from "#app/domain/store-profile/fields/languages.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { InBothLanguages } from "./in-both-languages.tsx";

const NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  es: "Español",
};

/** Spec §4: the switch changes the words around it and nothing else, only through the stylesheet. */
export function LanguageSwitch() {
  const { language: pageLanguage } = useSite();
  return (
    <fieldset className="lang">
      <legend className="vh">
        <InBothLanguages say="language" />
      </legend>
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
