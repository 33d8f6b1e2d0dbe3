import { expect, test } from "vitest";
import {
  formatShortlistCookie,
  parseShortlistCookie,
} from "./shortlist-cookies.ts";
import { MAX_SAVED } from "./shortlist.ts";

const VINS = ["1HGCV1F34LA000001", "1HGCV1F34LA000002"];
const VALUE = VINS.join(".");
const NOTHING_CHOSEN = {
  tier: 3,
  chosen: null,
  hasPrivacySignal: false,
} as const;
const FUNCTIONAL = {
  ...NOTHING_CHOSEN,
  chosen: ["essential", "functional"],
} as const;
const rules = { profileDays: 30, hasTls: true };

test("with functional consent a list lasts as long as what visitors tell us", () => {
  expect(
    formatShortlistCookie("saved", VINS, { ...rules, consent: FUNCTIONAL }),
  ).toBe(
    `savedVehicles=${VALUE}; Path=/; Max-Age=2592000; SameSite=Lax; Secure`,
  );
});

test("without it what was asked for ends with the browser, and what was looked at is not kept", () => {
  const asked = { ...rules, hasTls: false, consent: NOTHING_CHOSEN };
  expect(formatShortlistCookie("compared", VINS, asked)).toBe(
    `comparedVehicles=${VALUE}; Path=/; SameSite=Lax`,
  );
  expect(formatShortlistCookie("viewed", VINS, asked)).toBe(
    "recentlyViewed=; Path=/; Max-Age=0; SameSite=Lax",
  );
});

test("an empty list takes its cookie away", () => {
  expect(
    formatShortlistCookie("saved", [], { ...rules, consent: FUNCTIONAL }),
  ).toBe("savedVehicles=; Path=/; Max-Age=0; SameSite=Lax; Secure");
});

test("what is written is read back, and a full cookie stays under a kilobyte", () => {
  const full = Array.from(
    { length: MAX_SAVED },
    (_, at) => `1HGCV1F34LA${100_000 + at}`,
  );
  const line = formatShortlistCookie("saved", full, {
    ...rules,
    consent: FUNCTIONAL,
  });
  const value = /^savedVehicles=([^;]*)/.exec(line)?.[1];
  expect(parseShortlistCookie("saved", value)).toEqual(full);
  expect(line.length).toBeLessThan(1000);
});

test("a forged cookie gives at most as many as the list may hold", () => {
  const many = Array.from(
    { length: 200 },
    (_, at) => `1HGCV1F34LA${100_000 + at}`,
  ).join(".");
  expect(parseShortlistCookie("saved", many)).toHaveLength(MAX_SAVED);
  expect(parseShortlistCookie("compared", many)).toHaveLength(4);
});
