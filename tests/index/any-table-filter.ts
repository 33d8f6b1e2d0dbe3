import fc from "fast-check";
import {
  MODES_OF,
  TABLE_FIELDS,
  type TableField,
  type TableFilter,
  type TableFilters,
} from "#app/domain/inventory/table-filter.ts";
import { CONDITIONS } from "#app/domain/vehicle/vehicle.ts";

/** Parts of what the vehicles of `anyInventory` have, and what none has. */
const TEXTS = ["f-150", "c", "e", "civic", "1hg", "red", "used", "gas", "zzz"];
const DAYS = ["2026-05-31", "2026-06-01", "2026-06-02", "2026-07-01"];

const FIELDS = Object.keys(TABLE_FIELDS).filter(
  (it): it is TableField => it in TABLE_FIELDS,
);

export function anyTableFilters(): fc.Arbitrary<TableFilters> {
  return fc.record({
    filters: fc.array(anyTableFilter(), { minLength: 1, maxLength: 2 }),
    lockedConditions: fc.oneof(fc.constant([]), fc.subarray([...CONDITIONS])),
  });
}

function anyTableFilter(): fc.Arbitrary<TableFilter> {
  return fc.constantFrom(...FIELDS).chain((field) => {
    const kind = TABLE_FIELDS[field];
    return fc.record({
      field: fc.constant(field),
      mode: fc.constantFrom(...MODES_OF[kind]),
      value:
        kind === "text"
          ? fc.constantFrom(...TEXTS)
          : kind === "date"
            ? fc.constantFrom(...DAYS)
            : numberFor(field).map(String),
    });
  });
}

function numberFor(field: TableField): fc.Arbitrary<number> {
  if (field === "year") return fc.integer({ min: 2010, max: 2026 });
  return field === "miles"
    ? fc.oneof(
        fc.constantFrom(0, 5, 40_000),
        fc.integer({ min: 0, max: 150_000 }),
      )
    : fc.oneof(
        fc.constantFrom(0, 15_000, 20_000),
        fc.integer({ min: 0, max: 70_000 }),
      );
}
