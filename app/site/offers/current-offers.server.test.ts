import { expect, test } from "vitest";
import { type Gate, OPEN_GATE } from "#app/domain/gate/gate.ts";
import type { Promotion } from "#app/domain/store-profile/store-profile.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { portsWith } from "#tests/support/list-pages.tsx";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";
import { ANN_WITH_TERMS } from "#tests/support/visitor-cookie.ts";
import {
  countLockedOffers,
  listCurrentOffers,
} from "./current-offers.server.ts";

const CARS = [
  { condition: "used", miles: 30_000, salePriceCents: 1_500_000 },
  { condition: "used", miles: 90_000, salePriceCents: 2_500_000 },
] as const;

const USED_CARS = "/search-vehicles/used-inventory";

async function listOffers(
  changes: Partial<Promotion>,
  facts: Partial<RequestFacts> = {},
  vehicles: readonly Partial<Vehicle>[] = CARS,
) {
  const ports = await openOffers(changes, vehicles);
  return listCurrentOffers(ports, { ...STRANGER_FACTS, ...facts });
}

async function openOffers(
  changes: Partial<Promotion>,
  vehicles: readonly Partial<Vehicle>[],
) {
  const ports = await portsWith(vehicles);
  const [promotion = expect.fail("no promotions")] = ports.profile.promotions;
  const promotions = [{ ...promotion, criterias: [], ...changes }];
  return { ...ports, profile: { ...ports.profile, promotions } };
}

const rule = (
  object: string,
  key: string,
  operator: Promotion["criterias"][number]["operator"],
  ruleValue: string | number | boolean,
) => ({ criterias: [{ object, key, operator, ruleValue }] });

test("an offer without criteria is for everybody while it runs", async () => {
  expect(await listOffers({})).toHaveLength(1);
  expect(await listOffers({ startDate: "2027-01-01T00:00:00Z" })).toEqual([]);
  expect(await listOffers({ endDate: "2026-11-20T00:00:00Z" })).toEqual([]);
});

test.each([
  ["a group's", { ...OPEN_GATE, lockedOfferGroups: ["certified"] }],
  [
    "all",
    { ...OPEN_GATE, search: { ...OPEN_GATE.search, areOffersLocked: true } },
  ],
] as const)("while %s offers are locked there is none", async (_name, gate) => {
  expect(await listOffers({}, { gate })).toEqual([]);
});

const LOCKED: Gate = { ...OPEN_GATE, lockedOfferGroups: ["used"] };
const HIDDEN: Gate = { ...LOCKED, hiddenGroups: ["new"] };
const NEW_CARS = "/search-vehicles/new-inventory";

test.each([
  ["one that runs", {}, LOCKED, 1],
  ["none that has not begun", { startDate: "2027-01-01T00:00:00Z" }, LOCKED, 0],
  [
    "one for whoever unlocked",
    rule("visitor", "isUnlocked", "==", true),
    LOCKED,
    1,
  ],
  ["one about cars that are here", { url: USED_CARS }, LOCKED, 1],
  ["none about cars that are not here", { url: NEW_CARS }, LOCKED, 0],
  ["one about private cars, here or not", { url: NEW_CARS }, HIDDEN, 1],
  ["none while nothing is locked", {}, OPEN_GATE, 0],
] as const)(
  "of locked offers counts %s",
  async (_name, changes, gate, count) => {
    const ports = await openOffers(changes, CARS);
    const { sales, service, dealer } = countLockedOffers(ports, {
      ...STRANGER_FACTS,
      gate,
    });
    expect([sales, service, dealer]).toEqual([count, 0, 0]);
  },
);

test.each([
  [rule("store", "id", "==", "aurora"), 1],
  [rule("store", "id", "==", "joliet"), 0],
  [rule("inventory", "usedCount", "==", 2), 1],
  [rule("inventory", "newCount", ">", 0), 0],
  [rule("visitor", "creditScore", ">=", 700), 0],
  [rule("customer", "name", "==", ""), 1],
])("for a stranger in Aurora %j makes %i offers", async (rules, count) => {
  expect(await listOffers(rules)).toHaveLength(count);
});

test("the wizard's answers make an offer, and counts are of what the visitor may see", async () => {
  const visitor = ANN_WITH_TERMS;
  const score = rule("visitor", "creditScore", ">=", 700);
  expect(await listOffers(score, { visitor })).toHaveLength(1);
  const gate: Gate = { ...OPEN_GATE, hiddenGroups: ["used"] };
  const used = rule("inventory", "usedCount", ">", 0);
  expect(await listOffers(used)).toHaveLength(1);
  expect(await listOffers(used, { gate })).toEqual([]);
});

test("an offer about vehicles is off while its search finds none", async () => {
  const [offer] = await listOffers({ url: USED_CARS });
  expect(offer?.vehicles?.total).toBe(2);
  expect(await listOffers({ url: "/search-vehicles/new-inventory" })).toEqual(
    [],
  );
});

test("criteria on vehicles choose among those that the search finds", async () => {
  const young = { url: USED_CARS, ...rule("vehicle", "miles", "<", 40_000) };
  const [offer] = await listOffers(young);
  expect(offer?.vehicles?.vehicles.map(({ miles }) => miles)).toEqual([30_000]);
  expect(offer?.vehicles?.total).toBeNull();
  const older = { url: USED_CARS, ...rule("vehicle", "miles", ">", 100_000) };
  expect(await listOffers(older)).toEqual([]);
});

test("the one that meets the criteria is found behind pages of others", async () => {
  const many = Array.from({ length: 60 }, (_, at) => ({
    condition: "used" as const,
    miles: 50_000 + at,
    listedOn: "2026-11-10",
  }));
  const vehicles = [
    ...many,
    { condition: "used" as const, miles: 10, listedOn: "2026-01-01" },
  ];
  const young = { url: USED_CARS, ...rule("vehicle", "miles", "<", 40_000) };
  const [offer] = await listOffers(young, {}, vehicles);
  expect(offer?.vehicles?.vehicles.map(({ miles }) => miles)).toEqual([10]);
});

test("no criterion learns a locked price", async () => {
  const gate: Gate = { ...OPEN_GATE, lockedPriceGroups: ["used"] };
  for (const operator of ["<", ">", ">=", "<="] as const) {
    const priced = {
      url: USED_CARS,
      ...rule("vehicle", "priceDollars", operator, 20_000),
    };
    expect(await listOffers(priced)).toHaveLength(1);
    expect(await listOffers(priced, { gate })).toEqual([]);
  }
});

test("criteria on vehicles of an offer about none find nothing", async () => {
  const priced = rule("vehicle", "priceDollars", ">", 0);
  expect(await listOffers({ url: "/sell-trade-my-car", ...priced })).toEqual(
    [],
  );
});
