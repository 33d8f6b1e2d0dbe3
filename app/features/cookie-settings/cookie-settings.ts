import {
  type Consent,
  COOKIE_CATEGORIES,
  type CookieCategory,
} from "#app/domain/consent/consent.ts";

export interface CategorySwitch {
  readonly category: CookieCategory;
  readonly isOn: boolean;
  /** Essential is always on; a privacy signal keeps targeting off. */
  readonly isLocked: boolean;
}

export interface CookieSettings {
  readonly switches: readonly CategorySwitch[];
  readonly hasPrivacySignal: boolean;
  readonly returnTo: string;
}

/** Spec §4: the other toggles default to on; a visitor who has chosen finds their choice. */
export function buildCookieSettings(
  { chosen, hasPrivacySignal }: Consent,
  returnTo: string,
): CookieSettings {
  return {
    switches: COOKIE_CATEGORIES.map((category) => {
      const isSignalled = category === "targeting" && hasPrivacySignal;
      return {
        category,
        isOn:
          category === "essential" ||
          (!isSignalled && (chosen === null || chosen.includes(category))),
        isLocked: category === "essential" || isSignalled,
      };
    }),
    hasPrivacySignal,
    returnTo,
  };
}
