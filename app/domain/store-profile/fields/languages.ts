/** Addresses of the first one have no prefix. */
export const LANGUAGES = ["en", "es"] as const;
/** Spec §4: the banner is in English and Spanish; here the whole site is. */
export type Language = (typeof LANGUAGES)[number];

/** What nobody speaks here is English. */
export function toLanguage(text: string): Language {
  return LANGUAGES.find((it) => it === text) ?? "en";
}

/** What `Intl` is asked for: both are American, with $1,412, 9.9% and 6 PM. */
const LOCALES: Readonly<Record<Language, string>> = {
  en: "en-US",
  es: "es-US",
};

export function toLocale(language: string): string {
  return LOCALES[toLanguage(language)];
}

/** Each in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  es: "Español",
};

export type LocalizedText = Readonly<Record<Language, string>>;
