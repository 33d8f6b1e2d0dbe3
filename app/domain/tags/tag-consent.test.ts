import { expect, test } from "vitest";
import type {
  ConsentTier,
  CookieCategory,
  GateConsent,
} from "#app/domain/consent/consent.ts";
import { isPixelGranted } from "#app/domain/consent/pixel-consent.ts";
import { listPurposeStates } from "./consent-purposes.ts";
import { buildConsentSignals, buildDefaultSignals } from "./consent-signals.ts";

function choose(
  tier: ConsentTier,
  chosen: readonly CookieCategory[] | null,
  hasPrivacySignal = false,
): GateConsent {
  return { tier, chosen, hasPrivacySignal };
}

const ALL = ["essential", "functional", "analytics", "targeting"] as const;
const CLOSED = ["essential", "functional", "analytics"] as const;

/** Signals in the order security, functionality, personalization, analytics, and the three of advertising. */
function listStates(consent: GateConsent): string {
  const signals = buildConsentSignals(consent);
  return [
    signals.security_storage,
    signals.functionality_storage,
    signals.personalization_storage,
    signals.analytics_storage,
    signals.ad_storage,
    signals.ad_user_data,
    signals.ad_personalization,
  ]
    .map((it) => (it === "granted" ? "+" : "-"))
    .join("");
}

test.each([
  [choose(0, null), "+++++++"],
  [choose(1, null), "+++++++"],
  [choose(0, null, true), "++++---"],
  [choose(1, ["essential"], true), "++++---"],
  [choose(2, null), "+------"],
  [choose(3, null), "+------"],
  [choose(2, ALL), "+++++++"],
  [choose(3, ALL), "+++++++"],
  [choose(3, ALL, true), "++++---"],
  [choose(3, CLOSED), "++++---"],
  [choose(3, ["essential"]), "+------"],
  [choose(2, ["essential", "targeting"]), "+---+++"],
  [choose(2, ["essential", "analytics"]), "+--+---"],
] as const)("after %j the seven signals are %s", (consent, states) => {
  expect(listStates(consent)).toBe(states);
});

test("the defaults deny everything but what keeps visitors safe", () => {
  const { security_storage, ...others } = buildDefaultSignals();
  expect(security_storage).toBe("granted");
  expect(new Set(Object.values(others))).toEqual(new Set(["denied"]));
  expect(Object.keys(others)).toHaveLength(6);
});

test.each([
  [choose(0, null), true],
  [choose(1, null), true],
  [choose(1, null, true), false],
  [choose(2, null), false],
  [choose(2, ALL), true],
  [choose(3, ALL), true],
  [choose(3, ALL, true), false],
  [choose(3, CLOSED), false],
  // Spec §7: revoked while functional is not allowed.
  [choose(2, ["essential", "analytics", "targeting"]), false],
  [choose(3, ["essential", "functional", "targeting"]), true],
] as const)("with %j the pixel is granted: %s", (consent, isGranted) => {
  expect(isPixelGranted(consent)).toBe(isGranted);
});

test("a consent manager's purposes are set by their names, and unknown ones are denied", () => {
  const purposes = [
    "Strictly Necessary Cookies",
    "functional",
    "Analytics",
    "performance_storage",
    "Marketing purposes",
    "Targeting",
    "Sale or Sharing",
    "Telemetry",
    "constructor",
    "",
  ].map((name, at) => ({ id: `p${at}`, name }));
  const states = listPurposeStates(
    purposes,
    choose(3, ["essential", "functional", "targeting"]),
  );
  expect(Object.values(states)).toEqual([
    true,
    true,
    false,
    false,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  const signal = listPurposeStates(purposes, choose(3, ALL, true));
  expect([signal["p4"], signal["p5"], signal["p6"]]).toEqual([
    false,
    false,
    false,
  ]);
});
