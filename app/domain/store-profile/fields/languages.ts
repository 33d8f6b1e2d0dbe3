export const LANGUAGES = ["en", "es"] as const;
/** Spec §4: the banner speaks English and Spanish; here the whole site does. */
export type Language = (typeof LANGUAGES)[number];

/** Words for the visitor in every language. */
export type LocalizedText = Readonly<Record<Language, string>>;
