import { findNamedVehicles } from "#app/domain/makes/named-vehicles.ts";
import { normalizeText } from "#app/domain/vehicle/normalize-text.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import type { VehicleCheck } from "./vehicle-check.ts";

/** What stands farther on is mostly about the dealership. */
const LONGEST_READ = 1_500;

export const DESCRIPTION_CHECKS: readonly VehicleCheck[] = [
  {
    id: "description-of-another",
    severity: "warning",
    title: "Description of another vehicle",
    meaning:
      "The words name another car than the page. They were copied, or two rows of the feed were mixed up.",
    advice:
      "Read the description, and write the one of this vehicle into the feed.",
    find: (vehicle) => {
      const described = findOtherVehicle(vehicle);
      return described === null
        ? null
        : { detail: `the description is of a ${described}` };
    },
  },
];

/** Words that name several cars compare them or tell of a stock, so they say nothing of this one. */
function findOtherVehicle(vehicle: Vehicle): string | null {
  const text = vehicle.description?.slice(0, LONGEST_READ) ?? "";
  const named = findNamedVehicles(text);
  const [first] = named;
  if (first === undefined) return null;
  const isOfModel = ({ model }: { model: string }) =>
    isSameModel(model, vehicle.model);
  const own = named.filter(isOfModel);
  if (own.length > 0) {
    const years = own.map(({ year }) => year).filter((year) => year !== null);
    const [year] = years;
    const isSaid = text.includes(String(vehicle.year));
    return year === undefined || isSaid || new Set(years).size > 1
      ? null
      : `${year} ${first.make} ${first.model}`;
  }
  const models = new Set(named.map(({ make, model }) => `${make} ${model}`));
  if (models.size > 1 || names(text, vehicle.model)) return null;
  return [first.year, first.make, first.model]
    .filter((it) => it !== null)
    .join(" ");
}

/** "Silverado" is of the Silverado 1500, and "Wrangler Unlimited" of the Wrangler JK Unlimited. */
function isSameModel(one: string, other: string): boolean {
  const [a, b] = [normalizeText(one), normalizeText(other)];
  const firstWord = (name: string) =>
    normalizeText(name.split(" ", 1)[0] ?? "");
  return (
    a.includes(b) ||
    b.includes(a) ||
    (firstWord(one) === firstWord(other) && firstWord(one) !== "model")
  );
}

function names(text: string, model: string): boolean {
  return normalizeText(text).includes(normalizeText(model));
}
