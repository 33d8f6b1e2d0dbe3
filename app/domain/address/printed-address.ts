import {
  type Language,
  LANGUAGES,
} from "#app/domain/store-profile/fields/languages.ts";

const [UNPREFIXED, ...PREFIXED] = LANGUAGES;

export interface AddressOptions {
  /** English has no prefix: the addresses are `/contact-us` and `/es/contact-us`. */
  readonly language?: string;
}

/** Of the page in every language: each printed address of it, English first. */
export function listTranslatedAddresses(address: string): readonly string[] {
  return LANGUAGES.map((language) => addLanguage(address, language));
}

/** An address of this site, printed without a language, in one. */
export function addLanguage(address: string, language: string): string {
  if (language === UNPREFIXED) return address;
  const rest = address === "/" ? "" : address.replace(/^\/(?=[?#])/, "");
  return `/${language}${rest}`;
}

/** The page's address without its language is what parts of the site ask about. */
export function splitLanguage(address: string): {
  readonly language: Language;
  readonly address: string;
} {
  for (const language of PREFIXED) {
    const prefix = `/${language}`;
    if (!address.startsWith(prefix)) continue;
    const rest = address.slice(prefix.length);
    // The router's name for what the home page shows.
    if (rest === ".data") return { language, address: "/_.data" };
    if (rest === "") return { language, address: "/" };
    if (rest.startsWith("/")) return { language, address: rest };
    if (/^[?#]/.test(rest)) return { language, address: `/${rest}` };
  }
  return { language: UNPREFIXED, address };
}

export type QueryEntry = readonly [key: string, value: string];

/** Segments come decoded; the home page is `/`, or `/es`. */
export function printAddress(
  segments: readonly string[],
  { language = UNPREFIXED }: AddressOptions = {},
  query: readonly QueryEntry[] = [],
): string {
  const prefix = language === UNPREFIXED ? [] : [language];
  const path = [...prefix, ...segments]
    .map((segment) => encodeURIComponent(segment.toWellFormed()))
    .join("/");
  return `/${path}${printQuery(query)}`;
}

/** It begins with the question mark; without entries it is empty. */
export function printQuery(query: readonly QueryEntry[]): string {
  const search = query
    .map(([key, value]) => `${encodeQuery(key)}=${encodeQuery(value)}`)
    .join("&");
  return search === "" ? "" : `?${search}`;
}

/** The query is encoded as a form sends it (a space is a plus), but commas stay readable. */
export function encodeQuery(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replaceAll("%20", "+")
    .replaceAll("%2C", ",");
}
