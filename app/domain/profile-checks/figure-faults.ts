import { LEAD_TYPES } from "#app/domain/store-profile/leads.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { buildFault, type ProfileFault } from "./profile-fault.ts";

/** A fee below is one in dollars where cents are asked for; one above has too many digits. */
const LEAST_FEE_CENTS = 1_000;
const MOST_FEE_CENTS = 500_000;
/** The 50 states and the District of Columbia, Alaska's islands beyond the date line left out. */
const [SOUTH, NORTH, WEST, EAST] = [18, 72, -180, -66];

/** Figures whose form is right and that no dealership in the country has. */
export function* listPlaceFaults({
  stores,
  pricing,
}: StoreProfile): Iterable<ProfileFault> {
  for (const [at, { coordinates }] of stores.entries()) {
    const { latitude, longitude } = coordinates;
    if (isInside(latitude, longitude)) continue;
    yield buildFault(
      ["stores", at, "coordinates"],
      isInside(longitude, latitude)
        ? "latitude and longitude are swapped"
        : "lie outside of the United States",
    );
  }
  const fees = [
    [["pricing", "fees", "documentFeeCents"], pricing.fees.documentFeeCents],
    ...pricing.requiredAddOns.map(
      ({ priceCents }, at) =>
        [["pricing", "requiredAddOns", at, "priceCents"], priceCents] as const,
    ),
  ] as const;
  for (const [key, cents] of fees)
    if (cents !== 0 && (cents < LEAST_FEE_CENTS || cents > MOST_FEE_CENTS))
      yield buildFault(
        key,
        `is $${(cents / 100).toFixed(2)}, and a fee lies between $10 and $5,000; amounts are in cents`,
      );
}

/** What sellers read as the most that advertising takes is no less than what is taken. */
export function* listCostFaults({
  pricing: { advertisingCost, disclaimerAdvertisingCost },
}: StoreProfile): Iterable<ProfileFault> {
  for (const name of ["minimumCents", "percent"] as const)
    if (disclaimerAdvertisingCost[name] < advertisingCost[name])
      yield buildFault(
        ["pricing", "disclaimerAdvertisingCost", name],
        `is ${disclaimerAdvertisingCost[name]}, and what an offer takes for advertising (pricing.advertisingCost.${name}) is ${advertisingCost[name]}; sellers read it as the most`,
      );
}

function isInside(latitude: number, longitude: number): boolean {
  return (
    latitude >= SOUTH &&
    latitude <= NORTH &&
    longitude >= WEST &&
    longitude <= EAST
  );
}

const SUBJECT_PARTS = ["dealer", "name", "vehicle"];

/** A subject is one line, and each of its parts is one that mails know. */
export function* listSubjectFaults({
  leads,
}: StoreProfile): Iterable<ProfileFault> {
  for (const type of LEAD_TYPES) {
    const subject = leads.types[type]?.subject ?? "";
    const key = ["leads", "types", type, "subject"];
    if (/[\r\n]/.test(subject)) yield buildFault(key, "must be one line");
    const names = [...subject.matchAll(/\{([^{}]*)\}/g)].map(
      ([, name = ""]) => name,
    );
    for (const name of names)
      if (!SUBJECT_PARTS.includes(name))
        yield buildFault(
          key,
          `has an unknown part {${name}}; subjects know {dealer}, {name} and {vehicle}`,
        );
    if (/[{}]/.test(subject.replace(/\{[^{}]*\}/g, "")))
      yield buildFault(key, "has a { or } without its other half");
  }
}
