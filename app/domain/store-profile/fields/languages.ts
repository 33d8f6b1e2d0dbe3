/** Addresses of the first one have no prefix. */
export const LANGUAGES = ["en", "es"] as const;
/** Spec §4: the banner is in English and Spanish; here the whole site is. */
export type Language = (typeof LANGUAGES)[number];

/** What nobody speaks here is English. */
export function toLanguage(text: string): Language {
  return LANGUAGES.find((it) => it === text) ?? "en";
}

/** What `Intl` is asked for: English is American. */
export function toLocale(language: string): string {
  return language === "en" ? "en-US" : language;
}

export type LocalizedText = Readonly<Record<Language, string>>;
