import { splitLanguage } from "#app/domain/address/printed-address.ts";
import type { Menu } from "#app/site/page/site-view.ts";

/** The menu with a link to this very page, else the first with one to its part of the site, the nearest part first; null where none has. */
export function findMenuHere(
  menus: readonly Menu[],
  pathname: string,
): Menu | null {
  const findPart = (part: string) =>
    menus.find((menu) =>
      listPaths(menu).some((it) => listParts(it)[0] === part),
    );
  return (
    menus.find((menu) => listPaths(menu).includes(pathname)) ??
    listParts(pathname)
      .reverse()
      .map(findPart)
      .find((it) => it !== undefined) ??
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

const CARS = "search-vehicles";

/** Cars side by side, forms about a car, and the one that opens private cars, belong to the lists that they are found in. Payments belong to financing, and how to reach us to who we are. */
const OWN_PARTS: Readonly<Record<string, string>> = {
  "payment-estimate": "auto-financing",
  "contact-us": "our-company",
  "amp-contact-request-confirmation": "our-company",
  compare: CARS,
  "check-availability": CARS,
  "email-me-this-car": CARS,
  "private-inventory": CARS,
  "price-alert": CARS,
  "search-alert": CARS,
  "test-drive": CARS,
};

/** Offers of service are a part of service as well; cars belong to the lists that they are found in. */
function listParts(path: string): string[] {
  return splitLanguage(path)
    .address.split("/")
    .filter((it) => it !== "")
    .map((it) => (it.endsWith("-vehicle") ? CARS : (OWN_PARTS[it] ?? it)));
}
