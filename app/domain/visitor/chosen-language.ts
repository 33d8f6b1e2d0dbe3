import { formatEssentialCookie } from "#app/domain/consent/storage-gate.ts";
import { CHOSEN_LANGUAGE } from "#app/domain/consent/stored-items.ts";
import {
  type Language,
  LANGUAGES,
} from "#app/domain/store-profile/fields/languages.ts";

/** The cookie is readable and unsealed, as the store's is, and kept for as many days. */
export function formatLanguageCookie(
  language: Language,
  { storeCookieDays, hasTls }: { storeCookieDays: number; hasTls: boolean },
): string {
  return formatEssentialCookie(
    getChosenLanguageItem(storeCookieDays),
    language,
    hasTls,
  );
}

export function getChosenLanguageItem(storeCookieDays: number) {
  return {
    ...CHOSEN_LANGUAGE,
    lasts: { unit: "days", count: storeCookieDays },
  } as const;
}

/** Null means that nothing was chosen. */
export function parseChosenLanguage(
  value: string | undefined,
): Language | null {
  return LANGUAGES.find((it) => it === value) ?? null;
}

/**
 * Where a visitor of the home page without a language in its address goes on: to the language that they chose, else to
 * the site's own; null means that they stay (Assumption A304).
 */
export function findHomeLanguage(
  chosen: Language | null,
  {
    languages,
    defaultLanguage,
  }: {
    readonly languages: readonly Language[];
    readonly defaultLanguage: Language;
  },
): Language | null {
  const wanted =
    chosen !== null && languages.includes(chosen) ? chosen : defaultLanguage;
  return wanted === LANGUAGES[0] ? null : wanted;
}

/**
 * The language to offer on a page in another one: what the visitor's browser asks for first, of those that the site
 * speaks. Null where that is the page's own, or something was chosen before.
 */
export function findOfferedLanguage(
  wanted: readonly string[],
  chosen: Language | null,
  {
    language,
    languages,
  }: { readonly language: string; readonly languages: readonly Language[] },
): Language | null {
  if (chosen !== null) return null;
  for (const asked of wanted) {
    const [name = ""] = asked.toLowerCase().split("-");
    const spoken = languages.find((it) => it === name);
    if (spoken !== undefined) return spoken === language ? null : spoken;
  }
  return null;
}
