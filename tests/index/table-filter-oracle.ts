import type { SearchableVehicle } from "#app/domain/listing/list-vehicle.ts";
import type {
  TableFilter,
  TableFilters,
} from "#app/domain/inventory/table-filter.ts";

/** Table filters as one would write them for one vehicle, with none of the tables of the real ones. */
export function passesTable(
  vehicle: SearchableVehicle,
  { filters, lockedConditions }: TableFilters,
): boolean {
  const isLocked = lockedConditions.includes(vehicle.listed.condition);
  return filters.every((filter) =>
    filter.field === "price" && isLocked ? false : passes(vehicle, filter),
  );
}

function passes(vehicle: SearchableVehicle, filter: TableFilter): boolean {
  const { field, mode, value } = filter;
  const fact = field === "price" ? vehicle.priceDollars : vehicle.listed[field];
  const isText = typeof fact === "string" && field !== "listedOn";
  const written = isText ? plain(fact) : fact;
  const wanted = typeof fact === "number" ? Number(value) : value;
  switch (mode) {
    case "equals":
    case "dateIs":
      return written === wanted;
    case "notEquals":
    case "dateIsNot":
      return written !== wanted;
    case "contains":
      return String(written ?? "").includes(value);
    case "notContains":
      return !String(written ?? "").includes(value);
    case "startsWith":
      return String(written ?? "").startsWith(value);
    case "endsWith":
      return String(written ?? "").endsWith(value);
    default:
      return fact !== null && isInOrder(mode, fact, wanted);
  }
}

function isInOrder(
  mode: string,
  fact: string | number,
  wanted: string | number,
): boolean {
  if (mode === "lt" || mode === "dateBefore") return fact < wanted;
  if (mode === "gt" || mode === "dateAfter") return fact > wanted;
  return mode === "lte" ? fact <= wanted : fact >= wanted;
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}
