import fc from "fast-check";
import { expect, test } from "vitest";
import {
  COOKIE_CATEGORIES,
  getBannerMode,
  isBannerVisible,
} from "./consent.ts";
import {
  formatConsentCookies,
  parseCategories,
  readConsent,
} from "./consent-cookies.ts";

const TIERS = [0, 1, 2, 3] as const;

test("at the start the banner shows in tiers above 0 and hides in tier 0", () => {
  expect(
    TIERS.map((tier) => getBannerMode({ tier, isForced: false }, undefined)),
  ).toEqual(["hide", "show", "show", "show"]);
  expect(
    TIERS.map((tier) => getBannerMode({ tier, isForced: true }, undefined)),
  ).toEqual(["force", "force", "force", "force"]);
});

test.each([
  ["show", "show"],
  ["hide", "hide"],
  ["force", "force"],
  ["SHOW", "show"],
  ["<script>", "show"],
  ["", "show"],
])("a kept mode of %j is read as %s", (kept, mode) => {
  expect(getBannerMode({ tier: 3, isForced: false }, kept)).toBe(mode);
  const inTier0 = mode === "show" ? "hide" : mode;
  expect(getBannerMode({ tier: 0, isForced: false }, kept)).toBe(inTier0);
  const forced = mode === "show" ? "force" : mode;
  expect(getBannerMode({ tier: 0, isForced: true }, kept)).toBe(forced);
});

test.each([
  ["show", "/", true],
  ["show", "/legal/privacy-policy", false],
  ["show", "/legal", false],
  ["force", "/legal/privacy-policy", true],
  ["hide", "/", false],
] as const)("mode %s on %s is visible: %s", (mode, path, isVisible) => {
  expect(isBannerVisible(mode, path)).toBe(isVisible);
});

test("every choice reads back from its cookie as it was made", () => {
  fc.assert(
    fc.property(
      fc.subarray([...COOKIE_CATEGORIES], { minLength: 1 }),
      fc.boolean(),
      (chosen, hasTls) => {
        const [line = ""] = formatConsentCookies(chosen, "hide", hasTls);
        const value = /^allowCookies=([^;]*)/.exec(line)?.[1];
        expect(parseCategories(value)).toEqual(chosen);
      },
    ),
  );
});

test("whatever stands in the cookies, a consent comes out that names known categories", () => {
  fc.assert(
    fc.property(
      fc.option(fc.string(), { nil: undefined }),
      fc.option(fc.string(), { nil: undefined }),
      (allowed, display) => {
        const consent = readConsent({
          tier: 3,
          isForced: false,
          hasPrivacySignal: false,
          allowed,
          display,
        });
        for (const category of consent.chosen ?? [])
          expect(COOKIE_CATEGORIES).toContain(category);
      },
    ),
  );
});

test.each([
  ["targeting, essential,unknown", ["essential", "targeting"]],
  ["Essential", null],
  ["", null],
  [",,,", null],
])("the forged list %j is read as %j", (list, categories) => {
  expect(parseCategories(list)).toEqual(categories);
});

test("the cookies are readable by scripts, and go over TLS alone where there is TLS", () => {
  const lines = formatConsentCookies(["essential"], "hide", true);
  expect(lines).toEqual([
    `allowCookies=essential; Path=/; Max-Age=15552000; SameSite=Lax; Secure`,
    "displayCookies=hide; Path=/; Max-Age=15552000; SameSite=Lax; Secure",
  ]);
  expect(
    formatConsentCookies(["essential"], "hide", false).join(),
  ).not.toContain("Secure");
});
