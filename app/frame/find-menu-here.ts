import { splitLanguage } from "#app/domain/address/printed-address.ts";
import type { Menu } from "#app/site/page/site-view.ts";

/** The menu with a link to this very page, else the first with one to its part of the site, the nearest part first; null where none has. */
export function findMenuHere(
  menus: readonly Menu[],
  pathname: string,
): Menu | null {
  const findPart = (part: string) =>
    menus.find((menu) => listPaths(menu).map(getSitePart).includes(part));
  return (
    menus.find((menu) => listPaths(menu).includes(pathname)) ??
    (isServiceOffer(pathname) ? findPart("service") : undefined) ??
    findPart(getSitePart(pathname)) ??
    null
  );
}

function isServiceOffer(path: string): boolean {
  const [, part, section] = splitLanguage(path).address.split("/");
  return part === "special-offers" && section === "service";
}

function listPaths({ address, links }: Menu): readonly string[] {
  return [
    ...(address === null ? [] : [address]),
    ...links.map((it) => it.address),
  ].map(getPath);
}

export function getPath(address: string): string {
  return address.split("?")[0] ?? address;
}

/** Cars belong to the lists that they are found in, their payments to financing, and how to reach us to who we are. */
function getSitePart(path: string): string {
  const [, part = ""] = splitLanguage(path).address.split("/");
  if (part.endsWith("-vehicle")) return "search-vehicles";
  if (part === "payment-estimate") return "auto-financing";
  return part === "contact-us" ? "our-company" : part;
}
