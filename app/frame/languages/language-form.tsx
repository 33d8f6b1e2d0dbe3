import { type SubmitEvent, useEffect } from "react";
import { useLocation } from "react-router";
import { getReturnAddress } from "#app/domain/address/return-address.ts";
import { LANGUAGE_NAMES } from "#app/domain/store-profile/fields/languages.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Answers with the language cookie and a redirect to the same page in the chosen language. */
export const LANGUAGE_PATH = "/language";
export const LANGUAGE_FORM_ID = "language-form";

/** The form behind every button that chooses a language; none where the site speaks one alone. */
export function LanguageForm() {
  const { languages } = useSite();
  const { pathname, search } = useLocation();
  useKeptPlace();
  if (languages.length < 2) return null;
  return (
    <form
      id={LANGUAGE_FORM_ID}
      method="post"
      action={LANGUAGE_PATH}
      onSubmit={notePlace}
      hidden
    >
      <input
        type="hidden"
        name="returnTo"
        value={getReturnAddress(pathname, search)}
      />
      <input type="hidden" name="place" defaultValue="" />
    </form>
  );
}

const CLASSES = {
  head: "head-language",
  line: "nav-line",
  link: "foot-language",
};

/** A narrow header has room for a language's first letters alone; whoever hears them is told its name. */
export function LanguageButtons({
  look,
}: {
  readonly look: keyof typeof CLASSES;
}) {
  const { language: spoken, languages } = useSite();
  return languages
    .filter((it) => it !== spoken)
    .map((language) => (
      <button
        key={language}
        className={CLASSES[look]}
        form={LANGUAGE_FORM_ID}
        name="language"
        value={language}
        lang={language}
      >
        {look === "line" && <Icon name="globe" />}
        {look === "head" && (
          <span className="language-letters" aria-hidden="true">
            {language.toUpperCase()}
          </span>
        )}
        <span className="language-name">{LANGUAGE_NAMES[language]}</span>
      </button>
    ));
}

function notePlace({ currentTarget }: SubmitEvent<HTMLFormElement>): void {
  const place = currentTarget.elements.namedItem("place");
  if (place instanceof HTMLInputElement && scrollY > 0)
    place.value = String(Math.round(scrollY));
}

const PLACE = /^#at-(\d+)$/;

/** Whoever changes the language goes on reading where they were. */
function useKeptPlace(): void {
  useEffect(() => {
    const [, place] = PLACE.exec(location.hash) ?? [];
    if (place === undefined) return;
    history.replaceState(
      history.state,
      "",
      location.pathname + location.search,
    );
    scrollTo({ top: Number(place), behavior: "instant" });
  }, []);
}
