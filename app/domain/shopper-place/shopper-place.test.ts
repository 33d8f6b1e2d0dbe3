import fc from "fast-check";
import { expect, test } from "vitest";
import { US_STATES } from "#app/domain/us-states.ts";
import { computeMiles, listStoreDistances } from "./distance.ts";
import {
  formatPlaceCookie,
  parseShopperPlace,
  printSpot,
} from "./shopper-place.ts";
import { findStateOfZip } from "./zip-state.ts";

const AURORA = { latitude: 41.7893, longitude: -88.2772 };
const JOLIET = { latitude: 41.5243, longitude: -88.1402 };
const CONSENT = { tier: 3, mode: "hide", hasPrivacySignal: false } as const;

test("miles are those of the great circle, the same both ways, and whole ones are told", () => {
  expect(computeMiles(AURORA, JOLIET)).toBeCloseTo(19.6, 1);
  expect(computeMiles(JOLIET, AURORA)).toBe(computeMiles(AURORA, JOLIET));
  expect(computeMiles(AURORA, AURORA)).toBe(0);
  expect(
    listStoreDistances(JOLIET, [
      { id: "aurora", coordinates: AURORA },
      { id: "joliet", coordinates: JOLIET },
    ]),
  ).toEqual([
    { storeId: "joliet", miles: 0 },
    { storeId: "aurora", miles: 20 },
  ]);
});

test("a spot is rounded to a tenth of a degree, and finer ones are no place", () => {
  expect(printSpot({ latitude: 41.78931, longitude: -88.04 })).toBe("41.8_-88");
  expect(parseShopperPlace("41.8_-88")).toEqual({
    kind: "spot",
    latitude: 41.8,
    longitude: -88,
  });
  for (const text of ["41.78_-88.1", "91_0", "0_181", "41.8", "41.8,-88", "x"])
    expect(parseShopperPlace(text)).toBeNull();
});

test("whatever a cookie holds, it is five digits or a rounded spot, and reads again as it was", () => {
  const rules = {
    consent: { ...CONSENT, chosen: null },
    profileDays: 30,
    hasTls: true,
  };
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.stringMatching(/^\d{4,6}$/),
        fc.tuple(fc.float(), fc.float()).map(([a, b]) => `${a}_${b}`),
      ),
      (text) => {
        const place = parseShopperPlace(text);
        if (place === null) return;
        const [pair = ""] = formatPlaceCookie(place, rules).split(";");
        expect(parseShopperPlace(pair.split("=")[1])).toEqual(place);
      },
    ),
  );
});

test("a ZIP code tells its state, and islands and the military have none", () => {
  expect(findStateOfZip("60505")).toBe("IL");
  expect(findStateOfZip("47905")).toBe("IN");
  expect(findStateOfZip("53202")).toBe("WI");
  for (const zip of ["00601", "09012", "34001", "96201", "96910"])
    expect(findStateOfZip(zip)).toBeNull();
  const found = new Set(
    Array.from({ length: 1000 }, (_, at) =>
      findStateOfZip(String(at * 100).padStart(5, "0")),
    ),
  );
  expect(Object.keys(US_STATES).filter((it) => !found.has(it))).toEqual([]);
});
