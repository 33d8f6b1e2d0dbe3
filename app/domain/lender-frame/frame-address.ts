import { PAGE_PATHS } from "#app/domain/store-profile/fields/page-paths.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { FrameIdentifier } from "./frame-identifiers.ts";
import {
  LENDER_PAGE_KEYS,
  LENDER_PAGES,
  type LenderPage,
} from "./lender-page.ts";

/** The frame may know this beforehand; nothing in it says who the visitor is. */
export interface FrameContext {
  readonly identifiers: readonly FrameIdentifier[];
  /** The visitor came from this vehicle. */
  readonly vin: string | null;
  /** It comes from the visitor's own terms; a credit score is never sent. */
  readonly downPaymentDollars: number | null;
}

/** It is null where the profile has no lender and there is no stand-in. */
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

/** The page of this path frames these origins: the lender's on its own pages, none anywhere else. */
export function listFrameOrigins(
  profile: Pick<StoreProfile, "autoFinancing" | "pages">,
  standInOrigin: string | null,
  pathname: string,
): readonly string[] {
  // The router finds a page in any letter case and with trailing slashes, so the path is normalized here too.
  const path = pathname.toLowerCase().replace(/(?<!\/)\/+$/, "");
  const page = LENDER_PAGE_KEYS.find((key) => PAGE_PATHS[key] === path);
  if (page === undefined || !profile.pages[page]) return [];
  const base = findFrameBase(profile, page, standInOrigin);
  return base === null ? [] : [base.origin];
}
