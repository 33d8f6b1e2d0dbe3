import fc from "fast-check";
import { expect, test } from "vitest";
import { CONDITIONS } from "#app/domain/vehicle/vehicle.ts";
import {
  STRANGER,
  type VisitorProfile,
} from "#app/domain/visitor/visitor-profile.ts";
import {
  buildGate,
  type GateRules,
  hasAnythingToUnlock,
  hasRestrictions,
  hidesCarsWithPrices,
  hidesVehicles,
  keepsInventoryPrivate,
  keepsPricesPrivate,
  locksPrices,
  toListGate,
  OPEN_GATE,
} from "./gate.ts";

const NOW_MS = Date.parse("2026-11-20T18:00:00Z");
const TERMS = {
  downPaymentDollars: 2000,
  isTradingIn: false,
  tradeEquityDollars: 0,
  creditScore: 700,
};
const CONTACT: VisitorProfile = {
  ...STRANGER,
  unlockInventoryAtMs: NOW_MS,
  unlockPriceAtMs: NOW_MS,
};

const anyGroup = fc.record({
  unlockInventory: fc.boolean(),
  unlockPrice: fc.boolean(),
  unlockOffers: fc.boolean(),
});
const anyRules: fc.Arbitrary<GateRules> = fc.record({
  restrictions: fc.record({
    new: anyGroup,
    used: anyGroup,
    certified: anyGroup,
    search: anyGroup,
  }),
  profileDays: fc.constant(365),
});

test("a stranger is kept from exactly what the profile restricts", () => {
  fc.assert(
    fc.property(anyRules, (rules) => {
      const gate = buildGate(rules, STRANGER, NOW_MS);
      for (const group of CONDITIONS) {
        const { unlockInventory, unlockPrice, unlockOffers } =
          rules.restrictions[group];
        expect(gate.hiddenGroups.includes(group)).toBe(unlockInventory);
        expect(gate.lockedPriceGroups.includes(group)).toBe(unlockPrice);
        expect(gate.lockedOfferGroups.includes(group)).toBe(unlockOffers);
      }
      expect(hasAnythingToUnlock(gate)).toBe(
        hasRestrictions(rules.restrictions),
      );
      expect(keepsPricesPrivate(rules.restrictions)).toBe(locksPrices(gate));
      expect(keepsInventoryPrivate(rules.restrictions)).toBe(
        hidesVehicles(gate),
      );
    }),
  );
});

test("contact details open inventory and offers, and prices only with the terms", () => {
  fc.assert(
    fc.property(anyRules, (rules) => {
      const locked = buildGate(rules, STRANGER, NOW_MS);
      const gate = buildGate(rules, CONTACT, NOW_MS);
      expect(gate).toEqual({
        ...OPEN_GATE,
        lockedPriceGroups: locked.lockedPriceGroups,
        search: {
          ...OPEN_GATE.search,
          arePricesLocked: locked.search.arePricesLocked,
        },
        priceKey: "terms",
      });
      expect(hasAnythingToUnlock(gate)).toBe(false);
      const withTerms = buildGate(rules, { ...CONTACT, terms: TERMS }, NOW_MS);
      expect(withTerms).toEqual({ ...OPEN_GATE, priceKey: "terms" });
    }),
  );
});

test("terms without contact details open nothing", () => {
  fc.assert(
    fc.property(anyRules, (rules) => {
      expect(buildGate(rules, { ...STRANGER, terms: TERMS }, NOW_MS)).toEqual(
        buildGate(rules, STRANGER, NOW_MS),
      );
    }),
  );
});

test("the group search hides every list and leaves the vehicles' own pages to their groups", () => {
  const gate = {
    ...OPEN_GATE,
    search: { isHidden: true, arePricesLocked: true, areOffersLocked: false },
  };
  expect(toListGate(gate).hiddenGroups).toEqual(CONDITIONS);
  expect(toListGate(gate).lockedPriceGroups).toEqual(CONDITIONS);
  expect(gate.hiddenGroups).toEqual([]);
  expect(toListGate(OPEN_GATE)).toBe(OPEN_GATE);
});

test("hidden cars open with their prices unless a list or a group of theirs keeps these back", () => {
  fc.assert(
    fc.property(anyRules, (rules) => {
      const { search, ...groups } = rules.restrictions;
      const hidden = CONDITIONS.filter(
        (group) => search.unlockInventory || groups[group].unlockInventory,
      );
      expect(hidesCarsWithPrices(buildGate(rules, STRANGER, NOW_MS))).toBe(
        hidden.length > 0 &&
          hidden.every(
            (group) => !search.unlockPrice && !groups[group].unlockPrice,
          ),
      );
      expect(hidesCarsWithPrices(buildGate(rules, CONTACT, NOW_MS))).toBe(
        false,
      );
    }),
  );
});
