import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { JsonValue } from "#app/domain/console/json-value.ts";
import {
  findEntry,
  findFaultPath,
  isOwnEntry,
  putEntry,
} from "./entry-edits.ts";
import { PART_RULES } from "./edited-parts.ts";
import { readNamedStores, writeNamedStores } from "./named-stores.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../../profiles/franchise");
const read = (file: string): JsonValue =>
  JSON.parse(readFileSync(path.join(FOLDER, file), "utf8"));
const STORES = read("stores.json");

test("an entry is found by its id, and a new one has the place behind the last", () => {
  const offers = read("promotions.json");
  expect(findEntry("offers", offers, "lifetime-engine-warranty")).toMatchObject(
    {
      storeIds: null,
      value: { id: "lifetime-engine-warranty" },
    },
  );
  expect(findEntry("offers", offers, "nothing")).toBeNull();
  expect(findEntry("offers", offers, "new")).toMatchObject({
    value: undefined,
  });
  expect(findEntry("hours", STORES, "aurora.service")).toMatchObject({
    storeIds: ["aurora"],
    value: { monday: { open: "7:30 AM" } },
  });
  for (const id of ["aurora.bakery", "aurora", "nowhere.sales", ""])
    expect(findEntry("hours", STORES, id), id).toBeNull();
  for (const id of ["aurora.99", "aurora.-1", "nowhere.new", "aurora.x"])
    expect(findEntry("special-days", STORES, id), id).toBeNull();
});

test("a department without hours of its own shows the usual ones", () => {
  const document = [{ id: "a", departments: { sales: { phone: "1" } } }];
  expect(findEntry("hours", document, "a.sales")).toMatchObject({
    value: { sunday: { closed: true } },
  });
});

test("an entry that is put in place or taken away leaves the others alone", () => {
  const staff = read("staff.json");
  const all = PART_RULES.staff.list(staff);
  const removed = putEntry("staff", staff, "marcus-hale", undefined);
  expect(PART_RULES.staff.list(removed)).toEqual(
    all.filter(({ id }) => id !== "marcus-hale"),
  );
  const added = putEntry("special-days", STORES, "aurora.new", { day: "x" });
  const before = PART_RULES["special-days"].list(STORES);
  expect(PART_RULES["special-days"].list(added)).toHaveLength(
    before.length + 1,
  );
});

test("the words of a text key stand in the list of each language", () => {
  const texts = { en: { a: "A", b: "B" }, es: { a: "Á" } };
  expect(findEntry("texts", texts, "a")).toMatchObject({
    value: { en: "A", es: "Á" },
  });
  expect(putEntry("texts", texts, "a", { en: "New" })).toEqual({
    en: { a: "New", b: "B" },
    es: {},
  });
  expect(findFaultPath("texts", texts, "a", ["es", "a"])).toEqual(["es"]);
  expect(findFaultPath("texts", texts, "a", ["es", "b"])).toBeNull();
});

test("a fault of an entry has its path inside the entry, one of another has none", () => {
  const hours = ["departments", "sales", "hours"];
  expect(
    findFaultPath("hours", STORES, "aurora.sales", [
      0,
      ...hours,
      "monday",
      "open",
    ]),
  ).toEqual(["monday", "open"]);
  expect(
    findFaultPath("hours", STORES, "aurora.sales", [1, ...hours, "monday"]),
  ).toBeNull();
});

describe("whose an entry is", () => {
  const aurora = { storeIds: ["aurora"] };
  const everybody = { storeIds: null };

  test("who has all stores edits everything", () => {
    for (const storeIds of [null, ["aurora"], ["aurora", "elgin"]])
      expect(isOwnEntry(everybody, { storeIds })).toBe(true);
  });

  test("who has some edits what names no other", () => {
    expect(isOwnEntry(aurora, { storeIds: ["aurora"] })).toBe(true);
    expect(isOwnEntry(aurora, { storeIds: ["aurora", "elgin"] })).toBe(false);
    expect(isOwnEntry(aurora, { storeIds: null })).toBe(false);
  });
});

test("an offer names its stores in a criterion, beside its other criteria", () => {
  const other = {
    object: "visitor",
    key: "isUnlocked",
    operator: "==",
    ruleValue: true,
  };
  const offer = { id: "a", criterias: [other] };
  expect(readNamedStores(offer)).toBeNull();
  const named = writeNamedStores(offer, ["aurora", "elgin"]);
  expect(readNamedStores(named)).toEqual(["aurora", "elgin"]);
  expect(findEntry("offers", [named], "a")?.storeIds).toEqual([
    "aurora",
    "elgin",
  ]);
  expect(writeNamedStores(named, [])).toEqual(offer);
  const single = {
    object: "store",
    key: "id",
    operator: "==",
    ruleValue: "elgin",
  };
  expect(readNamedStores({ criterias: [single] })).toEqual(["elgin"]);
});
