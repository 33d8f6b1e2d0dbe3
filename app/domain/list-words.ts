import { toLanguage, type Language } from "./store-profile/fields/languages.ts";

interface Joiner {
  readonly word: string;
  /** Before a word that begins with the same sound, as in "padres e hijos" and "siete u ocho". */
  readonly beforeSame?: { readonly word: string; readonly sound: RegExp };
}

const JOINERS: Readonly<
  Record<Language, Readonly<Record<"and" | "or", Joiner>>>
> = {
  en: { and: { word: "and" }, or: { word: "or" } },
  es: {
    and: {
      word: "y",
      beforeSame: { word: "e", sound: /^(?:i|hi(?![ae]))/i },
    },
    or: {
      word: "o",
      beforeSame: { word: "u", sound: /^(?:o|ho|8|11(?: |$))/i },
    },
  },
};

/**
 * It reads "Aurora, Joliet and Kankakee": house style puts no comma before "and". The first `Intl.ListFormat` of a page
 * takes its thread for 20 to 35 ms on a desktop before anything on it answers a tap, so that pages do without one.
 */
export function joinTexts(
  texts: readonly string[],
  joiner: "and" | "or",
  language: string,
): string {
  const last = texts.at(-1) ?? "";
  if (texts.length < 2) return last;
  const { word, beforeSame } = JOINERS[toLanguage(language)][joiner];
  const said = beforeSame?.sound.test(last) === true ? beforeSame.word : word;
  return `${texts.slice(0, -1).join(", ")} ${said} ${last}`;
}
