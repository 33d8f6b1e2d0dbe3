import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { JsonValue } from "#app/domain/console/json-value.ts";
import { PART_RULES } from "./edited-parts.ts";
import { nameNewEntry } from "./entry-edits.ts";
import { EDITED_PARTS, type EditedPart } from "./part-rules.ts";
import { findJson } from "./json-tree.ts";
import { formatForm, type TypedForm } from "./format-form.ts";
import { readForm } from "./read-form.ts";

const PROFILES = path.resolve(import.meta.dirname, "../../../profiles");
const SETTING = {
  timeZone: "America/Chicago",
  languages: ["en", "es"],
} as const;

function readDocument(file: string): JsonValue {
  return JSON.parse(readFileSync(path.join(PROFILES, file), "utf8"));
}

function edit(
  part: EditedPart,
  entry: JsonValue | undefined,
  typed: TypedForm,
) {
  const { fields, settle } = PART_RULES[part];
  const all = { ...formatForm(fields, entry, SETTING), ...typed };
  const value = readForm(fields, all, entry, SETTING);
  return settle?.(value, entry) ?? value;
}

describe.each(EDITED_PARTS)("a form of %s", (part) => {
  const { file, list } = PART_RULES[part];

  test("posted as it was shown leaves every entry of the samples as it was written", () => {
    const files = globSync(`*/${file}`, { cwd: PROFILES });
    for (const name of files)
      for (const { id, value } of list(readDocument(name)))
        expect(JSON.stringify(edit(part, value, {})), `${name} ${id}`).toBe(
          JSON.stringify(value),
        );
  });

  test("has one field a name", () => {
    const names = PART_RULES[part].fields.map((it) => it.path.join("."));
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain("");
  });
});

const [OFFER] = PART_RULES.offers.list(
  readDocument("franchise/promotions.json"),
);
const [MEMBER] = PART_RULES.staff.list(readDocument("franchise/staff.json"));

test("what was typed is read as the profile writes it", () => {
  const changed = edit("offers", OFFER?.value, {
    "title.en": ["  Drive home today "],
    endDate: ["2026-11-30T23:59"],
    "financeExample.amountFinancedCents": ["$26,500"],
    "financeExample.termMonths": ["60"],
    tags: ["warranty"],
    delivers: ["yes"],
  });
  expect(changed).toMatchObject({
    id: "pre-approval-7-down",
    title: {
      en: "Drive home today",
      es: "Lléveselo con solo $7 de enganche",
    },
    endDate: "2026-11-30T23:59:00-06:00",
    financeExample: {
      amountFinancedCents: 2_650_000,
      termMonths: 60,
      creditScore: 850,
    },
    tags: ["warranty"],
    delivers: true,
  });
});

test("keys that the form does not show survive in their place", () => {
  const entry = { note: "ours", ...Object(MEMBER?.value), later: [1] };
  const changed = edit("staff", entry, { lastName: ["Brandt-Hale"] });
  expect(Object.keys(Object(changed))).toEqual(Object.keys(entry));
  expect(changed).toEqual({ ...entry, lastName: "Brandt-Hale" });
});

test("an optional field that was emptied is null or left out, as the schema has it", () => {
  expect(edit("staff", MEMBER?.value, { rating: [""] })).toMatchObject({
    rating: null,
  });
  const withNeeds = { ...Object(OFFER?.value), needs: "valuation" };
  expect(edit("offers", withNeeds, { needs: [""] })).not.toHaveProperty(
    "needs",
  );
});

test("a group of which nothing is typed is not there, and one value makes it stand", () => {
  const emptied = Object.fromEntries(
    PART_RULES.offers.fields
      .filter(({ group }) => group !== null)
      .map(({ path: steps }) => [steps.join("."), [""]]),
  );
  const without = edit("offers", OFFER?.value, emptied);
  expect(without).toMatchObject({ financeExample: null });
  expect(
    edit("offers", without, { "financeExample.termMonths": ["60"] }),
  ).toMatchObject({ financeExample: { termMonths: 60, creditScore: "" } });
});

test("what cannot be read stays text, so that the check names it", () => {
  expect(
    edit("offers", OFFER?.value, {
      endDate: ["tomorrow"],
      "financeExample.downPaymentCents": ["little"],
    }),
  ).toMatchObject({
    endDate: "tomorrow",
    financeExample: { downPaymentCents: "little" },
  });
});

test("words without a translation stand once, for every language", () => {
  const one = edit("offers", OFFER?.value, {
    "name.en": ["Winter tires"],
    "name.es": [""],
  });
  expect(one).toMatchObject({ name: "Winter tires" });
  expect(
    edit("offers", one, { "name.es": ["Llantas de invierno"] }),
  ).toMatchObject({ name: { en: "Winter tires", es: "Llantas de invierno" } });
});

test("a site of one language keeps the words of the other", () => {
  const { fields } = PART_RULES.offers;
  const setting = { ...SETTING, languages: ["en"] } as const;
  const typed = {
    ...formatForm(fields, OFFER?.value, setting),
    "name.en": ["New name"],
  };
  expect(readForm(fields, typed, OFFER?.value, setting)).toMatchObject({
    name: { en: "New name", es: "Preaprobación con $7 de enganche" },
  });
});

test("a new entry gets an id that no other has, before its other keys", () => {
  const document = readDocument("franchise/staff.json");
  const value = edit("staff", undefined, {
    firstName: ["Ellen"],
    lastName: ["Brändt"],
    storeId: ["elgin"],
    department: ["Sales"],
  });
  const named = nameNewEntry("staff", document, "new", value);
  expect(named).toMatchObject({
    id: "ellen-brandt-2",
    value: { id: "ellen-brandt-2", slug: "ellen-brandt-2", rating: null },
  });
  expect(Object.keys(Object(named.value))[0]).toBe("id");
  expect(findJson(named.value, ["departmentLead"])).toBe(false);
});

test("a closed day keeps its times, and a closed special day has none", () => {
  const [week] = PART_RULES.hours.list(readDocument("franchise/stores.json"));
  expect(
    edit("hours", week?.value, {
      "saturday.closed": ["yes"],
      "saturday.open": [""],
      "saturday.close": [""],
      "monday.open": ["8 am"],
      "monday.break.from": ["12pm"],
      "monday.break.to": ["1 pm"],
    }),
  ).toMatchObject({
    saturday: { closed: true, open: "9:00 AM", close: "4:00 PM" },
    monday: { open: "8:00 AM", break: { from: "12:00 PM", to: "1:00 PM" } },
  });
  expect(
    edit("special-days", undefined, {
      day: ["2026-12-25"],
      "name.en": ["Christmas"],
      closed: ["yes"],
      open: ["9 AM"],
    }),
  ).toEqual({ day: "2026-12-25", name: "Christmas", closed: true });
});
