import { splitLanguage } from "#app/domain/address/printed-address.ts";
import type { Menu } from "#app/site/page/site-view.ts";

/** The menu with a link to this very page, else the first with one to its part of the site; null where none has. */
export function findMenuHere(
  menus: readonly Menu[],
  pathname: string,
): Menu | null {
  const part = getSitePart(pathname);
  return (
    menus.find((menu) => listPaths(menu).includes(pathname)) ??
    menus.find((menu) => listPaths(menu).map(getSitePart).includes(part)) ??
    null
  );
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

/** Cars belong to the lists that they are found in, and how to reach us to who we are. */
function getSitePart(path: string): string {
  const [, part = ""] = splitLanguage(path).address.split("/");
  if (part.endsWith("-vehicle")) return "search-vehicles";
  return part === "contact-us" ? "our-company" : part;
}
