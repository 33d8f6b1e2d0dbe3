import { splitLanguage } from "#app/domain/address/printed-address.ts";
import { PAGE_PATHS } from "#app/domain/store-profile/fields/page-paths.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import {
  LENDER_PAGE_KEYS,
  LENDER_PAGES,
  type LenderPage,
} from "./lender-page.ts";

/** Nothing that the frame may know beforehand says who the visitor is. */
export interface FrameContext {
  readonly identifiers: readonly FrameIdentifier[];
  readonly vin: string | null;
  /** The visitor's own terms; a credit score is never sent. */
  readonly terms: FramedTerms | null;
}

/** What is not known is null. */
export interface FramedTerms {
  readonly downPaymentDollars: number | null;
  readonly tradeEquityDollars: number | null;
  readonly kind: "finance" | "lease" | null;
  readonly termMonths: number | null;
  readonly milesPerYear: number | null;
}

/** It is null without a lender in the profile and without a stand-in. */
export function findFrameBase(
  { autoFinancing }: Pick<StoreProfile, "autoFinancing">,
  page: LenderPage,
  standInOrigin: string | null,
): URL | null {
  const { urlKey, standInPath } = LENDER_PAGES[page];
  const url = autoFinancing[urlKey];
  if (url !== null) return new URL(url);
  return standInOrigin === null ? null : new URL(standInPath, standInOrigin);
}

/** The profile's own parts of the address stay unchanged; the context is added as far as the profile allows it. */
export function getFrameAddress(
  { autoFinancing }: Pick<StoreProfile, "autoFinancing">,
  base: URL,
  { identifiers, vin, terms }: FrameContext,
): string {
  const { frameContext } = autoFinancing;
  const url = new URL(base);
  const add = (name: string, value: string | number | null) => {
    if (value === null || url.searchParams.has(name)) return;
    url.searchParams.append(name, String(value));
  };
  for (const { name, value } of identifiers) add(name, value);
  if (frameContext.vehicle) add("vin", vin);
  if (frameContext.terms && terms !== null) {
    add("down_payment", terms.downPaymentDollars);
    add("trade_equity", terms.tradeEquityDollars);
    add("finance_type", terms.kind);
    add("term_months", terms.termMonths);
    add("miles_per_year", terms.milesPerYear);
  }
  return url.href;
}

/** Only a lender's own pages frame its origin. */
export function listFrameOrigins(
  profile: Pick<StoreProfile, "autoFinancing" | "pages">,
  standInOrigin: string | null,
  pathname: string,
): readonly string[] {
  // The router finds a page in any letter case and with trailing slashes, so the path is normalized here too.
  const path = splitLanguage(
    pathname.toLowerCase().replace(/(?<!\/)\/+$/, ""),
  ).address;
  const page = LENDER_PAGE_KEYS.find((key) => PAGE_PATHS[key] === path);
  if (page === undefined || !profile.pages[page]) return [];
  const base = findFrameBase(profile, page, standInOrigin);
  return base === null ? [] : [base.origin];
}

/**
 * Spec §2, financing: these identify a co-applicant or a buying time. Assumption A98 sets their names in our query and
 * the frame's.
 */
const IDENTIFIER_NAMES = ["co_applicant", "buying_time"] as const;
export type IdentifierName = (typeof IDENTIFIER_NAMES)[number];

export interface FrameIdentifier {
  readonly name: IdentifierName;
  readonly value: string;
}

const IDENTIFIER = /^[a-z0-9](?:[a-z0-9_-]{0,62}[a-z0-9])?$/i;
/** Phone numbers and Social Security numbers have this many digits, and they must not appear in an address. */
const PERSONAL_DIGITS = /^\d{9,11}$/;

/** Malformed identifiers, and those given twice, are ignored. */
export function readFrameIdentifiers(
  query: URLSearchParams,
): readonly FrameIdentifier[] {
  return IDENTIFIER_NAMES.flatMap((name) => {
    const [value = "", ...others] = query.getAll(name);
    return others.length === 0 && isIdentifier(value) ? [{ name, value }] : [];
  });
}

function isIdentifier(value: string): boolean {
  return (
    IDENTIFIER.test(value) && !PERSONAL_DIGITS.test(value.replace(/[_-]/g, ""))
  );
}
