const DEFAULT_LANGUAGE = "en";

export interface AddressOptions {
  /** The default language has no prefix: the addresses are `/contact-us` and `/es/contact-us`. */
  readonly language?: string;
}

export type QueryEntry = readonly [key: string, value: string];

/** Segments come decoded; the home page is `/`, or `/es`. */
export function printAddress(
  segments: readonly string[],
  { language = DEFAULT_LANGUAGE }: AddressOptions = {},
  query: readonly QueryEntry[] = [],
): string {
  const prefix = language === DEFAULT_LANGUAGE ? [] : [language];
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
