import { expect, test } from "vitest";
import { listBannerButtons } from "./banner-buttons.ts";
import {
  listChosenCategories,
  CONSENT_CHOICES,
  type ConsentChoice,
} from "./consent-choice.ts";
import {
  type Consent,
  type ConsentTier,
  COOKIE_CATEGORIES,
  type CookieCategory,
  isGranted,
} from "./consent.ts";

const E: readonly CookieCategory[] = ["essential"];
const EFA: readonly CookieCategory[] = ["essential", "functional", "analytics"];
const ALL = COOKIE_CATEGORIES;
/** `save` is sent with functional and targeting switched on. */
const SELECTED: readonly CookieCategory[] = ["functional", "targeting"];
const SAVED: readonly CookieCategory[] = [
  "essential",
  "functional",
  "targeting",
];

/** Written from spec §4 and §9: tier → choice → categories, without a privacy signal. */
const TABLE: Record<
  ConsentTier,
  Record<ConsentChoice, readonly CookieCategory[]>
> = {
  0: {
    "accept-all": ALL,
    deny: ALL,
    close: ALL,
    "only-essential": ALL,
    save: ALL,
  },
  1: {
    "accept-all": ALL,
    deny: ALL,
    close: ALL,
    "only-essential": ALL,
    save: ALL,
  },
  2: {
    "accept-all": ALL,
    deny: EFA,
    close: EFA,
    "only-essential": E,
    save: SAVED,
  },
  3: {
    "accept-all": ALL,
    deny: EFA,
    close: EFA,
    "only-essential": E,
    save: SAVED,
  },
};

const TIERS = [0, 1, 2, 3] as const;
const CASES = TIERS.flatMap((tier) =>
  CONSENT_CHOICES.flatMap((choice) =>
    [false, true].map((hasPrivacySignal) => ({
      tier,
      choice,
      hasPrivacySignal,
    })),
  ),
);

test("the table has forty cases", () => {
  expect(CASES).toHaveLength(40);
});

test.each(CASES)(
  "tier $tier, $choice, privacy signal $hasPrivacySignal grants what the specification says",
  ({ tier, choice, hasPrivacySignal }) => {
    const expected = TABLE[tier][choice].filter(
      (it) => it !== "targeting" || !hasPrivacySignal,
    );
    const chosen = listChosenCategories(choice, {
      tier,
      hasPrivacySignal,
      selected: SELECTED,
    });
    expect(chosen).toEqual(expected);
    const consent: Consent = { tier, chosen, mode: "hide", hasPrivacySignal };
    expect(COOKIE_CATEGORIES.filter((it) => isGranted(consent, it))).toEqual(
      expected,
    );
  },
);

test.each(TIERS)(
  "before a choice tier %i grants all below 2, else nothing but essential",
  (tier) => {
    const consent: Consent = {
      tier,
      chosen: null,
      mode: "show",
      hasPrivacySignal: false,
    };
    expect(COOKIE_CATEGORIES.filter((it) => isGranted(consent, it))).toEqual(
      tier < 2 ? ALL : E,
    );
  },
);

test("a signal that comes after the choice takes targeting back", () => {
  const consent: Consent = {
    tier: 3,
    chosen: ALL,
    mode: "hide",
    hasPrivacySignal: true,
  };
  expect(isGranted(consent, "targeting")).toBe(false);
  expect(isGranted(consent, "analytics")).toBe(true);
});

test("each tier adds its own button, and rejecting all stands beside the rest", () => {
  expect(TIERS.map((tier) => listBannerButtons(tier, false))).toEqual([
    ["continue"],
    ["continue"],
    ["accept-all", "customize"],
    ["deny", "accept-all", "customize"],
  ]);
  expect(TIERS.map((tier) => listBannerButtons(tier, true))).toEqual([
    ["continue"],
    ["continue"],
    ["only-essential", "accept-all", "customize"],
    ["only-essential", "deny", "accept-all", "customize"],
  ]);
});
