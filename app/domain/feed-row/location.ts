import type { VehicleLocation } from "#app/domain/vehicle/vehicle.ts";
import type { FeedRow } from "./feed-row.ts";
import { readCell } from "./row-cell.ts";

/** The set holds the states, the District of Columbia and the territories that have ZIP codes. */
const STATE_CODES: ReadonlySet<string> = new Set(
  (
    "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ " +
    "NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI"
  ).split(" "),
);
/** No lower ZIP code has been assigned. */
const LOWEST_ZIP = "00501";

export function readLocation(row: FeedRow): VehicleLocation | null {
  const address = parseAddress(readCell(row, "address", 400) ?? "");
  const city = readCell(row, "city", 80) ?? address.city;
  const state =
    (readCell(row, "state", 40) ?? address.state)?.toUpperCase() ?? null;
  const location: VehicleLocation = {
    city:
      city !== null && /\p{Letter}/u.test(city) && !/[\d<>]/.test(city)
        ? city
        : null,
    state: state !== null && STATE_CODES.has(state) ? state : null,
    zip: normalizeZip(readCell(row, "zip", 40) ?? address.zip ?? ""),
  };
  const isKnown = Object.values(location).some((part) => part !== null);
  return isKnown ? location : null;
}

/** "94544-1234" loses its route, and "2062" gets back the zero that a spreadsheet dropped. */
export function normalizeZip(text: string): string | null {
  const digits = /^(\d{3,5})(?:\.0|-\d{4})?$/.exec(text.trim())?.[1];
  const zip = digits?.padStart(5, "0") ?? null;
  return zip !== null && zip >= LOWEST_ZIP ? zip : null;
}

export interface AddressParts {
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
}

const NO_PARTS: AddressParts = { city: null, state: null, zip: null };
const NAMES: Readonly<Record<keyof AddressParts, readonly string[]>> = {
  city: ["city", "locality", "addresslocality"],
  state: ["region", "state", "province", "addressregion"],
  zip: ["postal_code", "postalcode", "zip", "zipcode"],
};
/** It matches "RI 02896" at the end of an address or before the country. */
const STATE_AND_ZIP = /^([a-z]{2})\.? +(\d{5}(?:-\d{4})?)$/i;
const PAIR_START = /(?:^|[,{])\s*["']?([a-z_][a-z0-9_]*)["']?\s*:\s*/gi;

/** Meta's loose notation "{addr1: '550 Main St', city: 'Norwood', region: 'MA'}" is only sometimes valid JSON. */
export function parseAddress(text: string): AddressParts {
  const address = text.trim();
  if (address === "") return NO_PARTS;
  return address.startsWith("{")
    ? parseLoosePairs(address)
    : parseAddressLine(address);
}

/** A value ends where the next name begins, so it may contain an apostrophe or a comma. */
function parseLoosePairs(address: string): AddressParts {
  const body = address.replace(/^\{|\}$/g, "");
  const starts = [...body.matchAll(PAIR_START)];
  const values = new Map(
    starts.map((match, at) => {
      const from = match.index + match[0].length;
      const value = body.slice(from, starts[at + 1]?.index).trim();
      return [(match[1] ?? "").toLowerCase(), unquote(value)];
    }),
  );
  const findPart = (part: keyof AddressParts) =>
    NAMES[part].map((name) => values.get(name)).find(Boolean) ?? null;
  return {
    city: findPart("city"),
    state: findPart("state"),
    zip: findPart("zip"),
  };
}

function unquote(value: string): string {
  const [first = "", last] = [value[0], value.at(-1)];
  const isQuoted = value.length > 1 && /["']/.test(first) && first === last;
  return isQuoted ? value.slice(1, -1).trim() : value;
}

function parseAddressLine(address: string): AddressParts {
  const parts = address.split(",").map((part) => part.trim());
  const at = parts.findLastIndex((part) => STATE_AND_ZIP.test(part));
  const [, state = null, zip = null] =
    STATE_AND_ZIP.exec(parts[at] ?? "") ?? [];
  return at < 1 ? NO_PARTS : { city: parts[at - 1] ?? null, state, zip };
}
