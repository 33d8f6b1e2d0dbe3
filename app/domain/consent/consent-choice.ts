import {
  COOKIE_CATEGORIES,
  type ConsentTier,
  type CookieCategory,
} from "./consent.ts";

/** A visitor can give these answers to the banner or on the settings page (Spec §4). */
export const CONSENT_CHOICES = [
  "accept-all",
  "deny",
  "close",
  "only-essential",
  "save",
] as const;
export type ConsentChoice = (typeof CONSENT_CHOICES)[number];

export function parseConsentChoice(value: unknown): ConsentChoice | null {
  return CONSENT_CHOICES.find((it) => it === value) ?? null;
}

/** Spec §9: the deny button and the close action do not allow advertising. */
const WITHOUT_TARGETING: readonly CookieCategory[] = [
  "essential",
  "functional",
  "analytics",
];

interface ChoiceContext {
  readonly tier: ConsentTier;
  /** A privacy signal removes targeting from every choice. */
  readonly hasPrivacySignal: boolean;
  /** These categories are switched on, for `save`. */
  readonly selected?: readonly CookieCategory[];
}

/** The table of tier × choice → categories follows spec §4 and §9. In tiers 0 and 1 every category is allowed. */
export function listChosenCategories(
  choice: ConsentChoice,
  { tier, hasPrivacySignal, selected = [] }: ChoiceContext,
): readonly CookieCategory[] {
  const categories =
    tier < 2 ? COOKIE_CATEGORIES : listCategoriesOfChoice(choice, selected);
  return hasPrivacySignal
    ? categories.filter((it) => it !== "targeting")
    : categories;
}

function listCategoriesOfChoice(
  choice: ConsentChoice,
  selected: readonly CookieCategory[],
): readonly CookieCategory[] {
  switch (choice) {
    case "accept-all":
      return COOKIE_CATEGORIES;
    case "deny":
    case "close":
      return WITHOUT_TARGETING;
    case "only-essential":
      return ["essential"];
    case "save":
      return COOKIE_CATEGORIES.filter(
        (it) => it === "essential" || selected.includes(it),
      );
  }
}
