import { expect, test } from "vitest";
import type { GateConsent } from "#app/domain/consent/consent.ts";
import { findTagSettings, type TagSettings } from "./tag-settings.ts";
import * as v from "valibot";
import { tracking } from "#app/domain/store-profile/tracking.ts";
import { allTagsOn } from "#tests/support/tagged-tracking.ts";
import { createFbc, createFbp } from "./meta-ids.ts";
import { isAddressForVendors, toReferrerForVendors } from "./seen-address.ts";
import { formatWithdrawnVendorCookies } from "./vendor-cookies.ts";

function getSettings(): TagSettings {
  const settings = findTagSettings({
    tracking: v.parse(tracking, allTagsOn()),
  });
  if (settings === null) throw new Error("Every tag is on.");
  return settings;
}

const ALL: GateConsent = {
  tier: 3,
  chosen: ["essential", "functional", "analytics", "targeting"],
  hasPrivacySignal: false,
};
const ONLY: GateConsent = { ...ALL, chosen: ["essential"] };
const NO_ADS: GateConsent = {
  ...ALL,
  chosen: ["essential", "functional", "analytics"],
};

function listExpired(
  before: GateConsent,
  after: GateConsent,
  hostname = "www.dealer.example",
): readonly string[] {
  return formatWithdrawnVendorCookies(
    getSettings(),
    { before, after },
    { hostname, hasTls: true },
  );
}

const readNames = (lines: readonly string[]) =>
  new Set(lines.map((it) => it.split("=", 1)[0]));

test("withdrawn consent removes what each vendor kept, and leaves what another category allows", () => {
  const targeting = ["_gcl_au", "_gcl_aw", "_fbp", "_fbc"];
  expect([...readNames(listExpired(ALL, NO_ADS))]).toEqual(
    expect.arrayContaining(targeting),
  );
  expect(readNames(listExpired(ALL, NO_ADS))).not.toContain("_ga");
  expect([...readNames(listExpired(ALL, ONLY))]).toEqual(
    expect.arrayContaining(["_ga", "_ga_ABC1234567", ...targeting]),
  );
});

test("a choice that takes nothing back removes nothing", () => {
  expect(listExpired(ONLY, ONLY)).toEqual([]);
  expect(listExpired(NO_ADS, ALL)).toEqual([]);
  expect(listExpired({ ...ALL, chosen: null }, ONLY)).toEqual([]);
});

test("a cookie goes from the host and from each domain above it", () => {
  const domains = listExpired(ALL, ONLY)
    .filter((it) => it.startsWith("_ga="))
    .map((it) => /Domain=(.+)$/.exec(it)?.[1] ?? null);
  expect(domains).toEqual([null, "www.dealer.example", "dealer.example"]);
  expect(
    listExpired(ALL, ONLY, "127.0.0.1").filter((it) => it.startsWith("_ga=")),
  ).toHaveLength(1);
});

test.each([
  ["com", "fb.0.7.11"],
  ["dealer.example", "fb.1.7.11"],
  ["www.dealer.example", "fb.2.7.11"],
  ["a.b.dealer.example", "fb.2.7.11"],
])("the id of a browser on %s is %s", (hostname, id) => {
  expect(createFbp({ hostname, nowMs: 7 }, 11)).toBe(id);
});

test("a click keeps its own letters, a new one replaces the old one, and the same one stays as it is", () => {
  const at = { hostname: "dealer.example", nowMs: 7 };
  expect(createFbc(at, "IwAR2F4-abc_D", undefined)).toBe(
    "fb.1.7.IwAR2F4-abc_D",
  );
  expect(createFbc(at, "new", "fb.1.5.old.AQQCAQMC")).toBe("fb.1.7.new");
  expect(createFbc(at, "old", "fb.1.5.old.AQQCAQMC")).toBeNull();
  expect(createFbc(at, null, "fb.1.5.old")).toBeNull();
  expect(createFbc(at, "a.b; Domain=x", undefined)).toBeNull();
});

test.each([
  ["/", true],
  ["/search-vehicles/used-inventory/price/max/20000?sort=oldest", true],
  ["/?fbclid=IwAR2F4-abc&utm_source=mail", true],
  ["/search-vehicles/all-inventory?q=jo+smith", false],
  ["/search-vehicles?words=jo", false],
  ["/?email=jo%40example.com", false],
  ["/appointments/Abc-efgh_jklmnop.abcdefghijklmnopqrstu-", false],
  ["/jo@example.com", false],
])("vendors may read the address %s: %s", (address, isFor) => {
  expect(isAddressForVendors(address)).toBe(isFor);
});

test.each([
  ["", ""],
  ["https://dealer.example/service", "https://dealer.example/service"],
  [
    "https://dealer.example/search-vehicles?q=jo+smith",
    "https://dealer.example/search-vehicles",
  ],
  ["https://search.example/find?q=jo+smith", "https://search.example/"],
])("vendors read the referrer %j as %j", (referrer, read) => {
  expect(toReferrerForVendors(referrer, "https://dealer.example")).toBe(read);
});
