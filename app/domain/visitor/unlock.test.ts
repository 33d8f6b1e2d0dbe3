import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS } from "#app/domain/time.ts";
import { isUnlocked, unlockOnSave, removeStaleUnlocks } from "./unlock.ts";
import { STRANGER, type VisitorProfile } from "./visitor-profile.ts";

const NOW_MS = Date.parse("2026-11-20T18:00:00Z");
const ANN: VisitorProfile = {
  ...STRANGER,
  firstName: "Ann",
  lastName: "Shopper",
  email: "ann@example.com",
  phone: "6305550199",
};

test("a profile with all four contact fields opens inventory and prices at once", () => {
  expect(unlockOnSave(ANN, NOW_MS, 365)).toEqual({
    ...ANN,
    unlockInventoryAtMs: NOW_MS,
    unlockPriceAtMs: NOW_MS,
  });
});

test("an inventory that is open stays as it was opened", () => {
  const open = { ...ANN, unlockInventoryAtMs: NOW_MS - DAY_MS };
  expect(unlockOnSave(open, NOW_MS, 365)).toBe(open);
});

test("an unlock that has run out is opened anew", () => {
  const old = { ...ANN, unlockInventoryAtMs: NOW_MS - 365 * DAY_MS };
  expect(unlockOnSave(old, NOW_MS, 365).unlockInventoryAtMs).toBe(NOW_MS);
});

const anyField = (good: string) =>
  fc.constantFrom(good, "", " ", "a", "@", "12345", "\u200b");
const anyVisitor = fc
  .record({
    firstName: anyField("Ann"),
    lastName: anyField("Shopper"),
    email: anyField("ann@example.com"),
    phone: anyField("6305550199"),
    unlockInventoryAtMs: fc.option(
      fc.integer({ min: NOW_MS - 800 * DAY_MS, max: NOW_MS + 800 * DAY_MS }),
    ),
  })
  .map((fields): VisitorProfile => ({ ...STRANGER, ...fields }));

test("saving unlocks when all four fields pass and nothing was open, and never otherwise", () => {
  fc.assert(
    fc.property(anyVisitor, (visitor) => {
      const saved = unlockOnSave(visitor, NOW_MS, 365);
      const wasOpen = isUnlocked(visitor.unlockInventoryAtMs, NOW_MS, 365);
      const isComplete =
        ["Ann", "a", "@", "12345"].includes(visitor.firstName) &&
        ["Shopper", "a", "@", "12345"].includes(visitor.lastName) &&
        visitor.email === "ann@example.com" &&
        visitor.phone === "6305550199";
      if (wasOpen || !isComplete) expect(saved).toBe(visitor);
      else {
        expect(saved.unlockInventoryAtMs).toBe(NOW_MS);
        expect(saved.unlockPriceAtMs).toBe(NOW_MS);
      }
    }),
  );
});

test("an unlock holds for the profile's days, and none from the future counts", () => {
  expect(isUnlocked(null, NOW_MS, 365)).toBe(false);
  expect(isUnlocked(Number.NaN, NOW_MS, 365)).toBe(false);
  expect(isUnlocked(NOW_MS, NOW_MS, 365)).toBe(true);
  expect(isUnlocked(NOW_MS - 365 * DAY_MS + 1, NOW_MS, 365)).toBe(true);
  expect(isUnlocked(NOW_MS - 365 * DAY_MS, NOW_MS, 365)).toBe(false);
  expect(isUnlocked(NOW_MS + DAY_MS, NOW_MS, 365)).toBe(false);
});

test("stale unlocks are taken out of a profile", () => {
  const visitor = {
    ...ANN,
    unlockInventoryAtMs: NOW_MS + DAY_MS,
    unlockPriceAtMs: NOW_MS - 1,
  };
  expect(removeStaleUnlocks(visitor, NOW_MS, 365)).toEqual({
    ...visitor,
    unlockInventoryAtMs: null,
  });
});
