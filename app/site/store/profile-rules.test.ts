import { expect, test } from "vitest";
import { readProfile } from "#tests/leads/sample-profile.ts";
import { getCatalogueRules, getSearchAddressRules } from "./profile-rules.ts";
import { findShopperDistances } from "./shopper-distances.server.ts";

const profile = readProfile();
const alone = { ...profile, stores: profile.stores.slice(0, 1) };
const zipPlaces = { find: () => ({ latitude: 41.5, longitude: -88.1 }) };
const place = { kind: "zip", zip: "60435" } as const;

test("a dealership of one store has no nearest car and tells no distance", () => {
  expect(getSearchAddressRules(profile).sortKeys).toContain("nearest");
  expect(getSearchAddressRules(alone).sortKeys).not.toContain("nearest");
  expect(
    findShopperDistances({ profile, zipPlaces }, { place })?.stores,
  ).toHaveLength(profile.stores.length);
  expect(findShopperDistances({ profile: alone, zipPlaces }, { place })).toBe(
    null,
  );
  expect(findShopperDistances({ profile, zipPlaces }, { place: null })).toBe(
    null,
  );
});

test("whoever asks the catalogue is at no place", () => {
  expect(getCatalogueRules(profile).sortKeys).toEqual(
    profile.search.sortOptions,
  );
});
