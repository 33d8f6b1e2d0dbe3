import { parseOwnAddress } from "./return-address.ts";
import { addLanguage, splitLanguage } from "./printed-address.ts";

/** Anything that leads off the site becomes the home page. */
export function toSafeReturnAddress(value: unknown): string {
  if (typeof value !== "string") return "/";
  // Browsers read a backslash as a slash and drop control characters.
  if (/[\\\s\p{Cc}]/u.test(value)) return "/";
  const url = parseOwnAddress(value);
  if (url === null) return "/";
  const address = url.pathname + url.search;
  if (address.startsWith("//")) return "/";
  return ASKED_VIN.test(url.hash) ? address + url.hash : address;
}

const ASKED_VIN = /#([a-z\d]{17})$/i;

/** Links back to the page leave the car out. */
export function splitAskedVin(returnTo: string): {
  readonly page: string;
  readonly vin: string | null;
} {
  return {
    page: returnTo.replace(ASKED_VIN, ""),
    vin: ASKED_VIN.exec(returnTo)?.[1]?.toUpperCase() ?? null,
  };
}

/** What an address of ours says in its query; where it says nothing, it is the home page in its own language. */
export function readReturnTo({ pathname, searchParams }: URL): string {
  const asked = searchParams.get("returnTo");
  return asked === null
    ? addLanguage("/", splitLanguage(pathname).language)
    : toSafeReturnAddress(asked);
}
