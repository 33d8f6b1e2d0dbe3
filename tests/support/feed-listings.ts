import {
  type FeedFile,
  formatFeedRow,
} from "#app/domain/feeds-out/feed-file.ts";
import {
  draftListing,
  type FeedListing,
  type FeedRules,
} from "#app/domain/feeds-out/feed-listing.ts";
import { OPEN_GATE } from "#app/domain/gate/gate.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { aVehicle } from "./vehicles.ts";

export const PHOTO = "https://photos.example.com/1.jpg";

/** Rules of a store in Aurora that keeps nothing back and puts its document fee into the price. */
export const FEED_RULES = {
  gate: OPEN_GATE,
  policy: { advertise: "total", documentFeeCents: 35_803 },
  photoSources: { allowedHosts: ["photos.example.com"], baseUrl: null },
  servePhoto: (vin, position) => `/img/p/${vin}/${position}.jpg`,
  language: "en",
  siteUrl: "https://dealer.example",
  store: {
    id: "aurora",
    name: "Prairie Auto of Aurora",
    addressLine1: "1840 N Farnsworth Ave",
    addressLine2: null,
    city: "Aurora",
    stateShort: "IL",
    zip: "60505",
    country: "US",
    coordinates: { latitude: 41.7893, longitude: -88.2772 },
    phone: "6305550142",
  },
} as const satisfies FeedRules;

export function buildListing(facts: Partial<Vehicle> = {}): FeedListing {
  const draft = draftListing(aVehicle(facts), FEED_RULES);
  if (draft.status === "withheld") throw new Error(draft.reason);
  return draft.listing;
}

/** The cells by the names of their columns; throws where a required one is empty. */
export function buildRow(
  file: FeedFile,
  listing: FeedListing,
): Readonly<Record<string, string>> {
  const row = formatFeedRow(file, listing);
  if ("emptyColumn" in row) throw new Error(`${row.emptyColumn} is empty`);
  return Object.fromEntries(
    file.columns.map(([name, value]) => [name, value(listing)]),
  );
}
