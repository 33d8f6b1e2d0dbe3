import {
  isClickIdentifier,
  isKnownQueryKey,
} from "#app/domain/address/canonical-address.ts";
import { parseOwnAddress } from "#app/domain/address/return-address.ts";

/** An address as an event has it. */
export interface ReportedAddress {
  /** Filters stay. People type names and phone numbers into a search, so its words go. */
  readonly path: string;
  /** Advertisers' marks, as `gclid`, by their keys. */
  readonly clickIdentifiers: Readonly<Record<string, string>>;
  /** What a visitor typed is in the address, and thereby in the page's title. */
  readonly hasTypedWords: boolean;
}

/** Visitors type these values into a search. */
const TYPED: ReadonlySet<string> = new Set(["q", "words", "said"]);
/** No address of this site has an e-mail address or a phone number in it, but one that somebody made up may. */
const PERSONAL = /@|%40|^\+?[\d().-]{10,}$/i;
/** Whoever has such a key, or such a signed name, may do something in a visitor's name. */
const SECRET = /^(?:[0-9a-f]{32,}|[\w-]{16}\.[\w-]{22})$/;

/** A click identifier is letters, digits and a few marks; campaigns are named in words. */
const LONGEST_IDENTIFIER = 500;
const MOST_IDENTIFIERS = 12;

export function toReportedAddress(address: string): ReportedAddress {
  const url = parseOwnAddress(address);
  if (url === null)
    return { path: "/", clickIdentifiers: {}, hasTypedWords: false };
  const query = [...url.searchParams];
  const kept = query
    .filter(
      ([name, value]) =>
        isKnownQueryKey(name) &&
        !TYPED.has(name.toLowerCase()) &&
        !PERSONAL.test(value),
    )
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  const pathname = url.pathname
    .split("/")
    .map((segment) =>
      PERSONAL.test(segment) || SECRET.test(segment) ? "-" : segment,
    )
    .join("/");
  return {
    path: kept === "" ? pathname : `${pathname}?${kept}`,
    clickIdentifiers: Object.fromEntries(
      query
        .filter(
          ([name, value]) =>
            isClickIdentifier(name) &&
            value.length <= LONGEST_IDENTIFIER &&
            !PERSONAL.test(value),
        )
        .slice(0, MOST_IDENTIFIERS),
    ),
    hasTypedWords: query.some(
      ([name, value]) => TYPED.has(name.toLowerCase()) && value.trim() !== "",
    ),
  };
}

/** Of a page of ours its path stays, of another site its origin alone; null for anything else. */
export function toReportedReferrer(
  referrer: string,
  siteUrl: string,
): string | null {
  if (referrer.startsWith("/")) return toReportedAddress(referrer).path;
  const url = URL.parse(referrer);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  if (url.origin !== URL.parse(siteUrl)?.origin) return `${url.origin}/`;
  return toReportedAddress(url.pathname + url.search).path;
}

const LONGEST_TITLE = 300;

/** Null where it repeats what somebody typed, or looks as if it did. */
export function toReportedTitle(
  title: string,
  { hasTypedWords }: Pick<ReportedAddress, "hasTypedWords">,
): string | null {
  const said = title.trim().slice(0, LONGEST_TITLE);
  const isPersonal = /@|\d[\d\s().-]{8,}\d/.test(said);
  return said === "" || hasTypedWords || isPersonal ? null : said;
}
