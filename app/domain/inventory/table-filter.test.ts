import * as fc from "fast-check";
import { expect, test } from "vitest";
import { CONDITIONS } from "#app/domain/vehicle/vehicle.ts";
import {
  buildTableFilters,
  createFactMatcher,
  type MatchMode,
  MODES_OF,
  parseTableField,
  parseTableFilter,
  type TableField,
} from "./table-filter.ts";

const filter = (field: TableField, mode: MatchMode, value: string) => ({
  field,
  mode,
  value,
});

test("the modes are the fourteen of the specification", () => {
  expect([...new Set(Object.values(MODES_OF).flat())].toSorted()).toEqual(
    "startsWith contains notContains endsWith equals notEquals lt lte gt gte dateIs dateIsNot dateBefore dateAfter"
      .split(" ")
      .toSorted(),
  );
});

test.each<[MatchMode, string, string | null, boolean]>([
  ["startsWith", "cit", "Citroën", true],
  ["startsWith", "roen", "Citroën", false],
  ["contains", "TROË", "Citroen", true],
  ["contains", "x", null, false],
  ["notContains", "tro", "Citroën", false],
  ["notContains", "x", null, true],
  ["endsWith", "oen", "Citroën ", true],
  ["equals", "f-150", "F-150", true],
  ["equals", "f150", "F-150", false],
  ["equals", "x", null, false],
  ["notEquals", "f-150", "F-150", false],
  ["notEquals", "x", null, true],
])("a text %s %s: %s is %s", (mode, value, fact, expected) => {
  expect(createFactMatcher(filter("make", mode, value))(fact)).toBe(expected);
});

test.each<[MatchMode, number | null, boolean]>([
  ["equals", 10, true],
  ["notEquals", 10, false],
  ["notEquals", null, true],
  ["lt", 9, true],
  ["lt", 10, false],
  ["lt", null, false],
  ["lte", 10, true],
  ["lte", 11, false],
  ["gt", 11, true],
  ["gt", 10, false],
  ["gte", 10, true],
  ["gte", 9, false],
  ["gte", null, false],
])("a number %s 10: %s is %s", (mode, fact, expected) => {
  expect(createFactMatcher(filter("miles", mode, "10"))(fact)).toBe(expected);
});

test.each<[MatchMode, string, boolean]>([
  ["dateIs", "2026-03-01", true],
  ["dateIs", "2026-03-02", false],
  ["dateIsNot", "2026-03-02", true],
  ["dateIsNot", "2026-03-01", false],
  ["dateBefore", "2025-12-31", true],
  ["dateBefore", "2026-03-01", false],
  ["dateAfter", "2026-03-02", true],
  ["dateAfter", "2026-03-01", false],
])("a day %s 2026-03-01: %s is %s", (mode, fact, expected) => {
  expect(createFactMatcher(filter("listedOn", mode, "2026-03-01"))(fact)).toBe(
    expected,
  );
});

test("a mode and its opposite part any list in two", () => {
  const pairs = [
    ["contains", "notContains"],
    ["equals", "notEquals"],
  ] as const;
  fc.assert(
    fc.property(
      fc.constantFrom(...pairs),
      fc.string({ minLength: 1 }),
      fc.option(fc.string()),
      ([mode, opposite], value, fact) => {
        expect(createFactMatcher(filter("trim", mode, value))(fact)).toBe(
          !createFactMatcher(filter("trim", opposite, value))(fact),
        );
      },
    ),
  );
});

test.each<[string, string, string]>([
  ["wheels", "equals:4", "names no field; the fields are vin, stockNumber"],
  ["__proto__", "equals:4", "names no field"],
  ["toString", "equals:4", "names no field"],
  ["make", "resembles:Honda", "of make are startsWith, contains"],
  ["make", "Honda", '"Honda" is none of them'],
  ["make", "lt:5", "the modes of make are"],
  ["year", "contains:20", "equals, notEquals, lt, lte, gt, gte"],
  ["listedOn", "lt:2026-01-01", "dateIs, dateIsNot, dateBefore, dateAfter"],
  ["make", "equals:", "1 to 100 characters"],
  ["make", `equals:${"x".repeat(101)}`, "1 to 100 characters"],
  ["year", "gte:-1", "a whole number"],
  ["year", "gte:1e3", "a whole number"],
  ["price", "lt:", "a whole number"],
  ["listedOn", "dateIs:2026-02-30", "a day as in"],
  ["listedOn", "dateIs:02/03/2026", "a day as in"],
])("filter[%s]=%s is refused, and why", (field, text, why) => {
  const parsed = parseTableFilter(field, text);
  expect(parsed.ok ? "" : parsed.message).toContain(why);
});

test("a value may hold colons, and equal values are written alike", () => {
  expect(parseTableFilter("trim", "contains: 1:2 ËX ")).toEqual({
    ok: true,
    filter: filter("trim", "contains", "1:2 ex"),
  });
  expect(parseTableFilter("year", "gte:02019")).toEqual({
    ok: true,
    filter: filter("year", "gte", "2019"),
  });
});

test("a parameter of another shape is no table filter", () => {
  expect(parseTableField("filter[year]")).toBe("year");
  for (const name of ["filter", "filter[year", "filter[a][b]", "xfilter[a]"])
    expect(parseTableField(name)).toBeNull();
});

test("however often and in whatever order filters are given, they are one question, locked until the gate opens it", () => {
  const all = [
    filter("year", "gte", "2019"),
    filter("make", "equals", "honda"),
    filter("year", "lte", "2021"),
  ];
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...all, ...all], { minLength: 6 }),
      (given) => {
        expect(buildTableFilters(given)).toEqual({
          filters: [all[1], all[0], all[2]],
          lockedConditions: CONDITIONS,
        });
      },
    ),
  );
  expect(buildTableFilters([])).toBeNull();
});
