import { PAGE_PATHS } from "#app/domain/store-profile/fields/page-paths.ts";
import { isKnownQueryKey } from "./canonical-address.ts";
import { ABOUT_PARAMETER, ADDRESSEE_PARAMETERS } from "./contact-address.ts";
import { splitLanguage } from "./printed-address.ts";

/** In either language; whoever has nowhere to come back to is there. */
export function isHomeAddress(address: string): boolean {
  return splitLanguage(address).address === "/";
}

/** Nothing of ours is this long; whatever is was not made by our pages. */
const MAX_LENGTH = 2000;
/** Any base shows whether an address stays on the site. */
const BASE = "http://site.invalid";

/** The parts of a path and query of this site; null for anything that leads off it. */
export function parseOwnAddress(address: string): URL | null {
  if (address.length > MAX_LENGTH || !address.startsWith("/")) return null;
  const url = URL.parse(address, BASE);
  return url?.origin === BASE ? url : null;
}

/** What a page's form is about, by the page that reads it. None of these pages is kept for others. */
const SUBJECT_KEYS: Readonly<Record<string, readonly string[]>> = {
  [PAGE_PATHS.contact]: [
    ...Object.values(ADDRESSEE_PARAMETERS),
    ABOUT_PARAMETER,
    "topic",
  ],
  [PAGE_PATHS.serviceSchedule]: ["offer", "store"],
  [PAGE_PATHS.applyForFinancing]: ["vin"],
  [PAGE_PATHS.fullCreditApplication]: ["vin"],
  [PAGE_PATHS.freeCreditScore]: ["vin"],
  [PAGE_PATHS.sellTradeYourVehicle]: ["for"],
};

/**
 * The page that a form comes back to, without anything of this one visitor:
 * the page may be kept and served to others, and a click identifier is not theirs.
 */
export function getReturnAddress(pathname: string, search: string): string {
  const subjects = SUBJECT_KEYS[splitLanguage(pathname).address] ?? [];
  const kept = search
    .replace(/^\?/, "")
    .split("&")
    .filter((entry) => {
      const [name = ""] = entry.split("=");
      return isKnownQueryKey(name) || subjects.includes(name);
    });
  return kept.length === 0 ? pathname : `${pathname}?${kept.join("&")}`;
}

/** Of the page's cars one was asked about: `/search-vehicles/used-inventory#1HGCM82633A004352` (Assumption A416). */
export function addAskedVin(address: string, vin: string | null): string {
  return vin === null ? address : `${address}#${vin}`;
}
