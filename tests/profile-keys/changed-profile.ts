import { USUAL_HOURS } from "#app/domain/store-profile/hours.ts";
import * as v from "valibot";
import { fillFigures } from "#app/domain/store-profile/figures.ts";
import {
  type StoreProfile,
  storeProfileSchema,
} from "#app/domain/store-profile/store-profile.ts";
import { listChoices, type SchemaKey } from "./schema-keys.ts";

/** The parts of a profile as its files hold them. */
export type Parts = Readonly<Record<string, unknown>>;

interface Place {
  readonly holder: object;
  readonly name: string;
}

/** Values of every kind there is; the first one that a key takes and that differs is the change. */
const VALUES: readonly unknown[] = [
  "Something else",
  "something-else",
  "/something-else.png",
  "https://elsewhere.example/x",
  "(217) 555-0199",
  "somebody.else@elsewhere.example",
  "60601",
  "WI",
  "#123456",
  "2026-10-01",
  "2026-12-24",
  "2026-10-02T00:00:00-05:00",
  "10:15 AM",
  "12:30 PM",
  "America/Denver",
  "/search-vehicles/all-inventory/price/max/15000",
  1,
  2,
  3,
  5,
  7,
  11,
  40,
  1000,
  3.5,
  0.001,
  true,
  false,
  "4.1",
  "41.5,-88.1 41.7,-88",
  "G-XYZ7654321",
  "AW-987654321",
  ["service"],
  ["Buy"],
  ["Something else"],
  [],
];

const LINK = { kind: "link", url: "https://forum.example/" };

/** Keys whose values hang together: what is set where, as in `pages.home`. */
const TOGETHER: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "stores[].specialDays[].closed": {
    "stores.0.specialDays.0": {
      day: "2026-11-26",
      name: "Thanksgiving",
      departments: ["sales"],
      closed: false,
      open: "10:00 AM",
      close: "2:00 PM",
    },
  },
  "menus.main[].target.kind": { "menus.main.0.target": LINK },
  "menus.main[].target.url": { "menus.main.0.target": LINK },
  "menus.main[].target.page": {
    "menus.main.0.target": { kind: "page", page: "vehicleProtectionPlans" },
  },
  "menus.main[].target.path": {
    "menus.main.0.target": {
      kind: "search",
      path: "/search-vehicles/all-inventory/price/max/9000",
    },
  },
  "menus.main[].target.slug": {
    "menus.main.0.target": { kind: "ownPage", slug: "fleet" },
  },
  "menus.main[].items[].target": { "menus.main.0.items.0.target": LINK },
  "menus.footer[]": { "menus.footer.2.target": LINK },
  "stores[].specialDays[].break": {
    "stores.0.specialDays.1.break": { from: "12:00 PM", to: "2:00 PM" },
  },
  "stores[].furtherDepartments[].hours": {
    "stores.0.furtherDepartments.0.hours": {
      ...USUAL_HOURS,
      sunday: { closed: false, open: "9:00 AM", close: "4:00 PM" },
    },
  },
  "pricing.payments.reservePricePercent": {
    "pricing.payments": { reservePricePercent: 60, profitSharePercent: 40 },
  },
  "pricing.payments.profitSharePercent": {
    "pricing.payments": { reservePricePercent: 60, profitSharePercent: 40 },
  },
  "pricing.reconditionCost.minimumCents": {
    "pricing.reconditionCost.minimumCents": 200_000,
  },
  "site.languages": { "site.languages": ["en"] },
  "leads.fallbackRecipient": { "leads.fallbackRecipient": "service" },
  "experiments[].endDate": {
    "experiments.0.endDate": "2026-11-10T00:00:00-06:00",
  },
  "experiments[].variants[].sharePercent": {
    "experiments.0.variants.0.sharePercent": 20,
    "experiments.0.variants.1.sharePercent": 80,
  },
  "promotions[].criterias[]": {
    "promotions.0.criterias": [
      { object: "store", key: "id", operator: "==", ruleValue: "nowhere" },
    ],
  },
  "promotions[].financeExample.creditScore": {
    "promotions.0.financeExample.creditScore": 560,
  },
  "promotions[].financeExample.modelYear": {
    "promotions.0.financeExample.modelYear": 2012,
  },
  "trade.questionRoles.askingPrice": {
    "trade.questionRoles.askingPrice": 1001000,
  },
  "trade.questionRoles.condition": { "trade.questionRoles.condition": 1002000 },
  "trade.questionRoles.financeType": {
    "trade.questionRoles.financeType": 1001000,
  },
  "trade.questionRoles.remainingBalance": {
    "trade.questionRoles.remainingBalance": 1001000,
  },
  "trade.valuation.askingPrices.leastVehicles": {
    "trade.valuation.askingPrices.leastVehicles": 1_000,
  },
  "trade.valuation.askingPrices.mostPercent": {
    "trade.valuation.askingPrices.mostPercent": 1,
  },
  "trade.offers.*.priceRules[].rules[].ruleValue": {
    "trade.offers.cashNow.priceRules.0.rules.0.ruleValue": 1_000_000,
    "trade.offers.moreCashLater.priceRules.0.rules.0.ruleValue": 99,
  },
  "pricing.goneDays": { "pricing.goneDays": 10 },
  "trade.valuation.widestRangePercent": {
    "trade.valuation.widestRangePercent": 1,
  },
};

/** Where several values must fit together, one of the first places has one that does. */
const MOST_PLACES = 4;

/** Null when no other value of this key makes a profile. Every value of the key changes where that can be, else one. */
export function changeKey(
  parts: Parts,
  { path, schema }: SchemaKey,
): StoreProfile | null {
  const together = TOGETHER[path];
  if (together !== undefined) return toProfile(setAt(parts, together));
  const all = structuredClone(parts);
  for (const place of listPlaces(all, path)) changePlace(place, schema);
  const changed = toProfile(all);
  if (changed !== null && differs(changed, parts)) return changed;
  const places = listPlaces(parts, path).slice(0, MOST_PLACES);
  for (const at of places.keys())
    for (const value of [...listChoices(schema), ...VALUES].filter((it) =>
      v.is(schema, it),
    )) {
      const one = structuredClone(parts);
      const place = listPlaces(one, path)[at];
      if (place === undefined) continue;
      Reflect.set(place.holder, place.name, value);
      const profile = toProfile(one);
      if (profile !== null && differs(profile, parts)) return profile;
    }
  return null;
}

export function toProfile(parts: Parts): StoreProfile | null {
  const parsed = v.safeParse(storeProfileSchema, parts);
  return parsed.success ? fillFigures(parsed.output) : null;
}

function differs(profile: StoreProfile, parts: Parts): boolean {
  return JSON.stringify(profile) !== JSON.stringify(toProfile(parts));
}

/** Where a profile has the key. */
function listPlaces(parts: Parts, path: string): readonly Place[] {
  const steps = path.replaceAll("[]", ".[]").split(".");
  const names = (holder: object, step: string) =>
    step === "[]" || step === "*" ? Object.keys(holder) : [step];
  return steps.reduce<readonly Place[]>(
    (places, step) =>
      places.flatMap((place) => {
        const value: unknown = Reflect.get(place.holder, place.name);
        if (typeof value !== "object" || value === null) return [];
        return names(value, step)
          .filter((name) => !path.includes("*") || Reflect.has(value, name))
          .map((name) => ({ holder: value, name }));
      }),
    [{ holder: { parts }, name: "parts" }],
  );
}

function changePlace({ holder, name }: Place, schema: SchemaKey["schema"]) {
  const value: unknown = Reflect.get(holder, name);
  const before = JSON.stringify(v.safeParse(schema, value).output);
  const next = [...listNear(value), ...listChoices(schema), ...VALUES].find(
    (it) => {
      const parsed = v.safeParse(schema, it);
      return parsed.success && JSON.stringify(parsed.output) !== before;
    },
  );
  if (next !== undefined) Reflect.set(holder, name, next);
}

/** Values of the same kind, which are likelier to fit to the rest of the profile. */
function listNear(value: unknown): readonly unknown[] {
  if (typeof value === "string")
    return [`${value} else`, `${value}-else`, `${value}else`];
  if (typeof value === "number")
    return [value + 1, value * 2, value - 1, value + 0.1];
  if (Array.isArray(value)) return [value.slice(1), [...value].reverse()];
  if (typeof value === "object" && value !== null && "en" in value)
    return [{ ...value, en: `${String(value.en)} else` }];
  return [];
}

/** The same parts with these values, as in `{ "stores.0.note": "Here" }`. */
export function setAt(
  parts: Parts,
  values: Readonly<Record<string, unknown>>,
): Parts {
  const copy = structuredClone(parts);
  for (const [path, value] of Object.entries(values)) {
    const steps = path.split(".");
    const last = steps.pop() ?? "";
    const holder = steps.reduce<object>((it, step) => {
      const next: unknown = Reflect.get(it, step);
      if (typeof next !== "object" || next === null)
        throw new Error(`The profile has no ${path}.`);
      return next;
    }, copy);
    Reflect.set(holder, last, value);
  }
  return copy;
}
