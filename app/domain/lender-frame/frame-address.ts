import { PAGE_PATHS } from "#app/domain/store-profile/fields/page-paths.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { FrameIdentifier } from "./frame-identifiers.ts";
import {
  LENDER_PAGE_KEYS,
  LENDER_PAGES,
  type LenderPage,
} from "./lender-page.ts";

/** What a frame may know beforehand; nothing in it says who the visitor is. */
export interface FrameContext {
  readonly identifiers: readonly FrameIdentifier[];
  /** The vehicle that the visitor came from. */
  readonly vin: string | null;
  /** Of the visitor's own terms; a credit score never leaves us. */
  readonly downPaymentDollars: number | null;
}

/** Null where the profile has no lender and there is no stand-in. */
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

/** What the profile wrote into the address stands; the context is added as far as the profile lets it. */
export function getFrameAddress(
  { autoFinancing }: Pick<StoreProfile, "autoFinancing">,
  base: URL,
  { identifiers, vin, downPaymentDollars }: FrameContext,
): string {
  const { frameContext } = autoFinancing;
  const url = new URL(base);
  const add = (name: string, value: string) => {
    if (!url.searchParams.has(name)) url.searchParams.append(name, value);
  };
  for (const { name, value } of identifiers) add(name, value);
  if (frameContext.vehicle && vin !== null) add("vin", vin);
  if (frameContext.terms && downPaymentDollars !== null)
    add("down_payment", String(downPaymentDollars));
  return url.href;
}

/** Origins that the page of this path frames: the lender's on its own pages, none anywhere else. */
export function listFrameOrigins(
  profile: Pick<StoreProfile, "autoFinancing" | "pages">,
  standInOrigin: string | null,
  pathname: string,
): readonly string[] {
  // The router finds a page however its address is written.
  const path = pathname.toLowerCase().replace(/(?<!\/)\/+$/, "");
  const page = LENDER_PAGE_KEYS.find((key) => PAGE_PATHS[key] === path);
  if (page === undefined || !profile.pages[page]) return [];
  const base = findFrameBase(profile, page, standInOrigin);
  return base === null ? [] : [base.origin];
}
