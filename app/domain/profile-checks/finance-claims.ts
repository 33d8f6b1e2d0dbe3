import { findTriggerTerm, isFullDisclosure } from "./finance-trigger.ts";
import { LANGUAGES } from "#app/domain/store-profile/fields/languages.ts";
import {
  buildFault,
  type ProfileFault,
  type ProfileKey,
} from "./profile-fault.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";

/**
 * These parts are not advertising: contracts, and words that only accompany a form. What experiments say is checked in
 * the profile that each of their variants makes.
 */
const UNADVERTISED: readonly string[] = [
  "legal",
  "leads",
  "trade",
  "texts",
  "experiments",
];

/** A payment, a down payment or a number of payments must not stand without its terms. */
export function listClaimFaults(profile: StoreProfile): ProfileFault[] {
  const advertised = Object.entries(profile).filter(
    ([key]) => !UNADVERTISED.includes(key),
  );
  return [
    ...advertised.flatMap(([key, value]) => listFaultsIn(value, [key], [])),
    ...listTextFaults(profile.texts),
  ];
}

function listFaultsIn(
  value: unknown,
  key: ProfileKey,
  disclosures: readonly string[],
): ProfileFault[] {
  if (typeof value === "string")
    return listStringFaults(value, key, disclosures);
  if (!isTable(value)) return [];
  if (isTable(value.financeExample)) return [];
  const inScope =
    "disclosure" in value ? listStrings(value.disclosure) : disclosures;
  return Object.entries(value)
    .filter(([name]) => name !== "disclosure")
    .flatMap(([name, inner]) =>
      listFaultsIn(
        inner,
        [...key, Array.isArray(value) ? Number(name) : name],
        inScope,
      ),
    );
}

/** A text override has its disclosure under its own key followed by ".disclosure". */
function listTextFaults(texts: StoreProfile["texts"]): ProfileFault[] {
  return LANGUAGES.flatMap((language) =>
    Object.entries(texts[language])
      .filter(([name]) => !name.endsWith(".disclosure"))
      .flatMap(([name, words]) =>
        listStringFaults(
          words,
          ["texts", language, name],
          listStrings(texts[language][`${name}.disclosure`]),
        ),
      ),
  );
}

function listStringFaults(
  words: string,
  key: ProfileKey,
  disclosures: readonly string[],
): ProfileFault[] {
  const term = findTriggerTerm(words);
  if (term === null) return [];
  if (disclosures.length > 0 && disclosures.every(isFullDisclosure)) return [];
  return [
    buildFault(
      key,
      `says "${term}", so a disclosure must stand beside it that gives the down payment, the number and amount of the payments, and the APR (of a lease: what is due at signing, the payments, and whether a security deposit is required)`,
    ),
  ];
}

function listStrings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return isTable(value) ? Object.values(value).flatMap(listStrings) : [];
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
