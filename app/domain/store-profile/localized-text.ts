import * as v from "valibot";
import { text } from "./fields.ts";

export const LANGUAGES = ["en", "es"] as const;
/** Spec §4: the banner speaks English and Spanish; here the whole site does. */
export type Language = (typeof LANGUAGES)[number];

/** Words for the visitor in every language. */
export type LocalizedText = Readonly<Record<Language, string>>;

/** Written as one text for both languages, or as `{ "en": …, "es": … }`. */
export const localizedText = v.pipe(
  v.union(
    [text, v.strictObject({ en: text, es: text })],
    'must be text, or { "en": text, "es": text }',
  ),
  v.transform((value): LocalizedText =>
    typeof value === "string" ? { en: value, es: value } : value,
  ),
);
