import * as fc from "fast-check";
import { expect, test } from "vitest";
import { LEAD_TYPES } from "#app/domain/store-profile/leads.ts";
import {
  formatLeadFilters,
  getFilteredSpan,
  LEAD_STATES,
  parseLeadFilters,
} from "./lead-filters.ts";

const NO_FILTERS = parseLeadFilters(new URLSearchParams());

const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
const name = fc.string({ minLength: 1 }).filter((it) => it.trim() === it);
const day = fc
  .date({
    min: new Date("2020-01-01"),
    max: new Date("2099-12-31"),
    noInvalidDate: true,
  })
  .map((it) => it.toISOString().slice(0, 10));

test("every choice of filters comes back from its address", () => {
  fc.assert(
    fc.property(
      fc.record({
        storeId: orNull(name),
        type: orNull(fc.constantFrom(...LEAD_TYPES)),
        state: orNull(fc.constantFrom(...LEAD_STATES)),
        assignedTo: orNull(name),
        text: fc.string({ maxLength: 100 }).map((it) => it.trim()),
        fromDay: orNull(day),
        untilDay: orNull(day),
      }),
      (filters) => {
        const query = new URLSearchParams(formatLeadFilters(filters));
        expect(parseLeadFilters(query)).toEqual(filters);
      },
    ),
  );
});

test("what an address says that no list knows counts as not said", () => {
  const query = new URLSearchParams(
    "type=SPAM&state=lost&from=2026-02-30&until=tomorrow&page=3&q=+",
  );
  expect(parseLeadFilters(query)).toEqual(NO_FILTERS);
  expect(formatLeadFilters(NO_FILTERS)).toBe("");
});

test("both days belong to the span, on the store's own calendar, also where its clocks change", () => {
  const days = { fromDay: "2026-11-01", untilDay: "2026-11-01" };
  expect(getFilteredSpan(days, "America/Chicago")).toEqual({
    sinceMs: Date.parse("2026-11-01T00:00:00-05:00"),
    untilMs: Date.parse("2026-11-02T00:00:00-06:00"),
  });
  expect(getFilteredSpan(NO_FILTERS, "America/Chicago")).toEqual({
    sinceMs: undefined,
    untilMs: undefined,
  });
});
