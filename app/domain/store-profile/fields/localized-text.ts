import * as v from "valibot";
import { text } from "./fields.ts";
import type { LocalizedText } from "./languages.ts";

/** It is written as one text for both languages, or as `{ "en": …, "es": … }`. */
export const localizedText = v.pipe(
  v.union(
    [text, v.strictObject({ en: text, es: text })],
    'must be text, or { "en": text, "es": text }',
  ),
  v.transform((value): LocalizedText =>
    typeof value === "string" ? { en: value, es: value } : value,
  ),
);
