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

/**
 * A number as every language here writes it, as in 31,204 and 9.9, with three places at most. The first
 * `Intl.NumberFormat` of a page takes its thread for 30 to 60 ms on a desktop, before anything on it answers a tap, so
 * that pages do without one; a test asks for the words of `Intl` in each language. Like `Intl` it rounds the digits
 * that are read, 1.0005 up to 1.001, and not the binary number that stands a little below them.
 */
export function writeNumber(value: number): string {
  const digits = String(value).replace(/(?<=\.\d{3})5$/, "6");
  return groupThousands(String(Number(Number(digits).toFixed(3))));
}

/** Digits with three places behind the point at most. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+(?!\d))/g, ",");
}

/** Each in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  es: "Español",
};

export type LocalizedText = Readonly<Record<Language, string>>;
