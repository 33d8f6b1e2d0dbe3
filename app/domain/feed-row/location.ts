import { parseAddress } from "./address-text.ts";
import type { FeedRow } from "./feed-row.ts";
import { readCell } from "./row-cell.ts";
import type { VehicleLocation } from "#app/domain/vehicle/vehicle.ts";

/** The set holds the states, the District of Columbia and the territories that have ZIP codes. */
const STATE_CODES: ReadonlySet<string> = new Set(
  (
    "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ " +
    "NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI"
  ).split(" "),
);
/** No lower ZIP code has been assigned. */
const LOWEST_ZIP = "00501";

/** It returns where the row says its vehicle is, or null when the row says nothing usable. */
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

/** It returns five digits: "94544-1234" loses its route, and "2062" gets back the zero that a spreadsheet dropped. */
export function normalizeZip(text: string): string | null {
  const digits = /^(\d{3,5})(?:\.0|-\d{4})?$/.exec(text.trim())?.[1];
  const zip = digits?.padStart(5, "0") ?? null;
  return zip !== null && zip >= LOWEST_ZIP ? zip : null;
}
