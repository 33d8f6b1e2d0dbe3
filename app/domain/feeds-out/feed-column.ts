import type { FeedListing } from "./feed-listing.ts";

/** An empty value says nothing; the platform refuses a row that leaves a required column empty. */
export type FeedColumn = readonly [
  name: string,
  value: (listing: FeedListing) => string,
  isRequired?: ((listing: FeedListing) => boolean) | undefined,
];

export const ALWAYS = (): boolean => true;

/** Prints "2021 Honda CR-V EX-L". */
export function formatTitle({
  vehicle: { year, make, model, trim },
}: FeedListing): string {
  return [year, make, model, trim ?? ""].join(" ").trim();
}

/** The facts stand in where the dealer says nothing. */
export function formatDescription(listing: FeedListing): string {
  return listing.vehicle.description ?? formatFacts(listing);
}

/** Prints "31,250 miles, Modern Steel Metallic exterior, CVT, 1.5L I4 Turbo". */
function formatFacts(listing: FeedListing): string {
  const { miles, exteriorColor, transmissionText, engine } = listing.vehicle;
  const facts = [
    miles === null ? [] : `${miles.toLocaleString("en-US")} miles`,
    exteriorColor === null ? [] : `${exteriorColor} exterior`,
    transmissionText ?? [],
    engine ?? [],
  ].flat();
  return facts.length === 0 ? formatTitle(listing) : facts.join(", ");
}

/** Prints "1840 N Farnsworth Ave, Aurora, IL 60505, US". */
export function formatStoreAddress({ store }: FeedListing): string {
  const { city, stateShort, zip, country } = store;
  return `${formatStreet(store)}, ${city}, ${stateShort} ${zip}, ${country}`;
}

export function formatStreet({
  addressLine1,
  addressLine2,
}: FeedListing["store"]): string {
  return addressLine2 === null
    ? addressLine1
    : `${addressLine1}, ${addressLine2}`;
}

/** The format is E.164; the profile keeps ten digits. */
export function formatSalesPhone({ store }: FeedListing): string {
  return `+1${store.phone}`;
}

export function formatCell(value: number | string | null): string {
  return value === null ? "" : String(value);
}

/** It reads "30457.03 USD", as the page does. */
export function formatUsd(cents: number): string {
  return `${(cents / 100).toFixed(2)} USD`;
}

/** A day that no feed gave is sent to nobody. */
export function formatListingDay({
  listedOn,
  hasAssumedListingDay,
}: FeedListing["vehicle"]): string {
  return hasAssumedListingDay ? "" : listedOn;
}
