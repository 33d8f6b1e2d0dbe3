import {
  COOKIE_CATEGORIES,
  type CookieCategory,
  type GateConsent,
  isGranted,
} from "#app/domain/consent/consent.ts";

/** A purpose as a consent manager lists it. */
export interface ConsentPurpose {
  readonly id: string;
  readonly name: string;
}

/** Managers call our categories by these names too. */
const NAMES: Readonly<Record<CookieCategory, readonly string[]>> = {
  essential: ["essential", "necessary", "strictly necessary", "required"],
  functional: ["functional", "functionality", "preferences"],
  analytics: ["analytics", "performance", "statistics", "measurement"],
  targeting: ["targeting", "advertising", "marketing", "sale or sharing"],
};

/**
 * Spec §4: purposes are set by matching their names. One that no category of ours is called after is denied, because
 * nobody was asked for it.
 */
export function listPurposeStates(
  purposes: readonly ConsentPurpose[],
  consent: GateConsent,
): Readonly<Record<string, boolean>> {
  return Object.fromEntries(
    purposes.map(({ id, name }) => {
      const category = findCategory(name);
      return [id, category !== null && isGranted(consent, category)];
    }),
  );
}

/** "Targeting cookies", "Functional" and "marketing_purposes" are read alike. */
function findCategory(name: string): CookieCategory | null {
  const words = name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, " ")
    .trim()
    .replace(/ (?:cookies|purposes|storage)$/, "");
  return COOKIE_CATEGORIES.find((it) => NAMES[it].includes(words)) ?? null;
}
