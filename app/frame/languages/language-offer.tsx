import { useState } from "react";
import { CHOSEN_LANGUAGE } from "#app/domain/consent/stored-items.ts";
import {
  type Language,
  toLanguage,
} from "#app/domain/store-profile/fields/languages.ts";
import {
  findOfferedLanguage,
  parseChosenLanguage,
} from "#app/domain/visitor/chosen-language.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { readCookie } from "#app/site/visitor/browser-storage.ts";
import { LANGUAGE_FORM_ID, LANGUAGE_PATH } from "./language-form.tsx";
import "./language-offer.css";

/** In the language that is offered, because whoever needs it may not read the page's. */
const WORDS: Readonly<
  Record<Language, { text: string; accept: string; decline: string }>
> = {
  en: {
    text: "This page is in English, too.",
    accept: "See it in English",
    decline: "No, thanks",
  },
  es: {
    text: "Esta página también está en español.",
    accept: "Ver en español",
    decline: "No, gracias",
  },
};

/** Once, to a browser that asks for another language that the site speaks. */
export function LanguageOffer() {
  const { language, languages } = useSite();
  // No server renders it: it comes with the frame's late parts.
  const [offered, setOffered] = useState(() => {
    const page = { language, languages };
    return findOfferedLanguage(
      navigator.languages,
      parseChosenLanguage(readCookie(CHOSEN_LANGUAGE.name)),
      page,
    );
  });
  if (offered === null) return null;
  const { text, accept, decline } = WORDS[offered];
  return (
    <aside className="language-offer" lang={offered} aria-label={text}>
      <p>{text}</p>
      <button
        className="btn btn--s"
        form={LANGUAGE_FORM_ID}
        name="language"
        value={offered}
      >
        {accept}
      </button>
      <button
        className="text-btn"
        type="button"
        onClick={() => {
          setOffered(null);
          keepLanguage(toLanguage(language));
        }}
      >
        {decline}
      </button>
    </aside>
  );
}

/** The answer leads to this page; only its cookie is of use. */
function keepLanguage(language: Language): void {
  const body = new URLSearchParams({ language, returnTo: location.pathname });
  fetch(LANGUAGE_PATH, {
    method: "POST",
    body,
    keepalive: true,
    redirect: "manual",
  }).catch(() => {
    // It is offered again on the next page.
  });
}
