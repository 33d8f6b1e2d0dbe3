import { LANGUAGES } from "#app/domain/store-profile/fields/languages.ts";

const [UNPREFIXED, ...PREFIXED] = LANGUAGES;

/** The route table begins its pages' paths with it, as in `es?/contact-us`: a browser that knows the table knows every language. */
export const LANGUAGE_PATTERN = PREFIXED.map((it) => `${it}?/`).join("");

/** A page's path in one language alone: `contact-us` and `es/contact-us`. What programs read has the same in all. */
export function printPattern(path: string, language: string): string {
  if (!`${path}/`.startsWith(LANGUAGE_PATTERN)) return path;
  const rest = path.slice(LANGUAGE_PATTERN.length);
  if (language === UNPREFIXED) return rest;
  return rest === "" ? language : `${language}/${rest}`;
}
