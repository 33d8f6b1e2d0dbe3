import { readTarget } from "#app/adapters/http/requests/request-reader.server.ts";
import { isSlug } from "#app/domain/address/slug.ts";

/** Letters and digits that name no car: small words, fractions, characters by themselves. A search for them is one for all. */
const SAYING_NOTHING: ReadonlySet<string> = new Set([
  "undef",
  "then",
  "CON",
  "--help",
  "A:",
  "1/2",
  "-1/2",
  "1/0",
  "0/0",
  "0.0/0",
  "1.0/0.0",
  "0.0/0.0",
  "-2147483648/-1",
  "-9223372036854775808/-1",
  "1,000,000.00",
]);

/** Addresses with a text where we expect something else, each with the one status that it is answered with. */
export function listNaughtyAddresses(
  text: string,
  vin: string,
): readonly (readonly [path: string, status: number])[] {
  const part = encodeURIComponent(text.toWellFormed());
  const addresses: readonly (readonly [path: string, status: number])[] = [
    [`/${part}`, text === "" ? 200 : 404],
    [`/search-vehicles/${part}`, text === "" ? 301 : 404],
    [
      `/search-vehicles/used-inventory/make_model/${part}`,
      getMakeStatus(text.toWellFormed()),
    ],
    [`/search-vehicles/used-inventory/price/${part}`, 404],
    [
      `/search-vehicles/used-inventory?words=${part}`,
      saysNothing(text) ? 200 : 302,
    ],
    [
      `/search-vehicles/used-inventory?q=${part}&price_min=${part}&page=${part}&sort=${part}`,
      // Without empty parts the address is the list's own.
      text.trim() === "" ? 301 : 404,
    ],
    [`/used-vehicle/x/y/${part}`, 404],
    // A VIN is written in capitals.
    [`/ask-about-vehicle/${part}`, text === text.toUpperCase() ? 404 : 301],
    [`/check-availability/${vin}?reference=${part}`, 200],
    [`/contact-us?topic=${part}`, 200],
    [`/private-inventory?returnTo=${part}`, 200],
    [`/saved-vehicles?vins=${part}`, 200],
    [`/compare?vins=${part}&returnTo=${part}`, 200],
    [`/api/suggestions?words=${part}&language=${part}`, 200],
    [`/api/cards?vins=${part}`, 200],
    [`/api/catalogue/v1/store-group/prairie/website/vehicles?q=${part}`, 200],
    [`/api/catalogue/v1/store-group/prairie/website/vehicles/${part}`, 404],
    [`/img/v/${part}`, 404],
    [`/img/p/${vin}/${part}`, 404],
  ];
  return addresses.map(([path, status]) => {
    const read = readTarget(path, "https://dealer.example");
    return [path, read.ok ? status : read.status];
  });
}

/** A make that nobody sells is a list without cars; another writing of a list, and one of no make, leads to its own. */
function getMakeStatus(text: string): number {
  const makes = text
    .split(",")
    .map((it) => it.trim())
    .filter((it) => it !== "");
  if (text === "" || !makes.every((it) => isSlug(it.toLowerCase()))) return 404;
  return makes.join() === text &&
    makes.length === 1 &&
    text === text.toLowerCase()
    ? 200
    : 301;
}

function saysNothing(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text) || SAYING_NOTHING.has(text);
}
