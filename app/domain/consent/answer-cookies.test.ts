import { expect, test } from "vitest";
import { admitCookies, holdsKeptOut } from "./answer-cookies.ts";
import { COOKIE_CATEGORIES, type GateConsent } from "./consent.ts";

const UNASKED: GateConsent = {
  tier: 3,
  chosen: null,
  hasPrivacySignal: false,
};
const ALL: GateConsent = { ...UNASKED, chosen: COOKIE_CATEGORIES };
const ASKED = {
  consent: UNASKED,
  names: [],
  hostname: "www.dealer.example",
  hasTls: false,
};

function admit(lines: readonly string[], asked = {}) {
  return admitCookies(lines, { ...ASKED, ...asked });
}

test("a cookie that is in no row of the table leaves with no answer", () => {
  const line = "seen=1; Path=/; Max-Age=60; SameSite=Lax";
  expect(admit([line, "flash=detailsSaved; Path=/; Max-Age=60"])).toEqual({
    lines: ["flash=detailsSaved; Path=/; Max-Age=60"],
    unknown: ["seen"],
  });
});

test("what lasts longer than consent lets it is shortened, and what may not be kept is removed", () => {
  const lasting = [
    "savedVehicles=1HG; Path=/; Max-Age=99; SameSite=Lax",
    "recentlyViewed=1HG; Path=/; Max-Age=99; SameSite=Lax",
  ];
  expect(admit(lasting).lines).toEqual([
    "savedVehicles=1HG; Path=/; SameSite=Lax",
    "recentlyViewed=; Path=/; Max-Age=0; SameSite=Lax",
  ]);
  expect(admit(lasting, { consent: ALL }).lines).toEqual(lasting);
});

test("the choice that an answer carries counts for its other cookies and for those that came", () => {
  const choice = (value: string) =>
    `allowCookies=${value}; Path=/; Max-Age=9; SameSite=Lax`;
  const saved = "savedVehicles=1HG; Path=/; Max-Age=99; SameSite=Lax";
  const yes = choice("essential,functional");
  expect(admit([yes, saved]).lines).toEqual([yes, saved]);
  const no = choice("essential");
  expect(
    admit([no, saved], { consent: ALL, names: ["recentlyViewed"] }).lines,
  ).toEqual([
    no,
    "savedVehicles=1HG; Path=/; SameSite=Lax",
    "recentlyViewed=; Path=/; Max-Age=0; SameSite=Lax",
    "recentlyViewed=; Path=/; Max-Age=0; SameSite=Lax; Domain=www.dealer.example",
    "recentlyViewed=; Path=/; Max-Age=0; SameSite=Lax; Domain=dealer.example",
  ]);
});

test("vendors' cookies leave a browser that does not allow them any more, on every domain that they may stand on", () => {
  const names = ["_ga", "_ga_ABC123", "_gcl_au", "_fbp", "theme", "session"];
  const removed = (consent: GateConsent, hostname = "dealer.example") => [
    ...new Set(
      admit([], { consent, names, hostname }).lines.map(
        (line) => line.split("=", 1)[0],
      ),
    ),
  ];
  expect(removed(ALL)).toEqual([]);
  expect(removed({ ...ALL, hasPrivacySignal: true })).toEqual([
    "_gcl_au",
    "_fbp",
  ]);
  expect(removed(UNASKED)).toEqual(["_ga", "_ga_ABC123", "_gcl_au", "_fbp"]);
  expect(
    admit([], { names: ["_fbp"], hostname: "127.0.0.1", hasTls: true }).lines,
  ).toEqual(["_fbp=; Path=/; Max-Age=0; SameSite=Lax; Secure"]);
  expect(holdsKeptOut(names, UNASKED, false)).toBe(true);
  expect(holdsKeptOut(["theme", "savedVehicles"], UNASKED, false)).toBe(false);
});
