import { RANGE_KEYS, VALUE_KEYS } from "#app/domain/inventory/facets.ts";
import type { InventorySearch } from "#app/domain/inventory/search.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { readSearchInWords } from "#app/features/search-words/read-search.server.ts";
import { portsWith } from "#tests/support/list-pages.tsx";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";

type Car = Partial<Vehicle>;

function listCars(
  bodystyle: Vehicle["bodystyle"],
  names: string,
  facts: Car = {},
): readonly Car[] {
  return names.split(", ").map((name) => {
    const [make = "", model = ""] = name.split(": ");
    return { make, model, bodystyle, trim: null, ...facts };
  });
}

const GASOLINE_V6: Car = { engine: "3.5L V6", fuelType: "gasoline" };
const TRUCK: Car = { engine: "5.3L V8", trim: "XLT Crew Cab", doors: 4 };

/** A lot with a bit of everything; nothing on it is called Si, boat or zeppelin. */
const LOT = await portsWith([
  ...listCars(
    "sedans",
    "Honda: Civic, Honda: Accord, Toyota: Camry, Toyota: Corolla, Nissan: Altima, BMW: 3 Series, Volkswagen: Jetta",
  ),
  ...listCars("sedans", "Mercedes-Benz: C-Class", { trim: "C 300" }),
  ...listCars(
    "suvs",
    "Honda: CR-V, Honda: Pilot, Toyota: RAV4, Toyota: Highlander, Ford: Explorer, Nissan: Rogue, Jeep: Wrangler, Jeep: Grand Cherokee, BMW: X5, Subaru: Forester, Hyundai: Tucson, Kia: Telluride, Chevrolet: Tahoe",
    GASOLINE_V6,
  ),
  ...listCars("suvs", "Mazda: CX-5", { trim: "Grand Touring" }),
  ...listCars("suvs", "Tesla: Model Y", {
    fuelType: "electric",
    engine: null,
    electricRangeMiles: 310,
  }),
  ...listCars("wagons", "Subaru: Outback"),
  ...listCars("coupes", "Ford: Mustang", { doors: 2, trim: "GT" }),
  ...listCars("minivans", "Honda: Odyssey, Chrysler: Pacifica"),
  ...listCars("convertibles", "MINI: Convertible", { doors: 2 }),
  ...listCars(
    "trucks",
    "Ford: F-150, Chevrolet: Silverado 1500, Ram: 1500, Toyota: Tacoma",
    TRUCK,
  ),
  ...listCars("trucks", "Ford: F-250", {
    ...TRUCK,
    trim: "Regular Cab",
    features: ["8 ft. Bed"],
  }),
]);

/** As the table writes it, in an order of its own. */
function describe(
  search: InventorySearch,
  questions: readonly string[],
  unused: readonly string[],
): readonly string[] {
  const { condition, values, ranges, keywords, sort } = search;
  return [
    ...(condition === "all" ? [] : [condition]),
    ...VALUE_KEYS.flatMap((key) =>
      values[key] ? [`${key}=${values[key].join(",")}`] : [],
    ),
    ...RANGE_KEYS.flatMap((key) => {
      const { min, max } = ranges[key] ?? {};
      return [
        ...(min === undefined ? [] : [`${key}>=${min}`]),
        ...(max === undefined ? [] : [`${key}<=${max}`]),
      ];
    }),
    ...(sort === null ? [] : [`sort=${sort}`]),
    ...(keywords === null ? [] : [`q=${keywords.replaceAll(" ", "_")}`]),
    ...questions.map((it) => `?${it}`),
    ...unused.map((it) => `-${it.replaceAll(" ", "_")}`),
  ].sort();
}

/** The filters of a sentence, as the tables of shoppers' sentences write them, in an order of its own. */
export function readOnLot(sentence: string, language: Language): string {
  const facts = { ...STRANGER_FACTS, language };
  const found = readSearchInWords(LOT, facts, sentence);
  if (found === null) return "null";
  const { search, view } = found;
  return describe(
    search,
    view.answers.map(({ topic }) => topic),
    view.unused.map(({ text }) => text),
  ).join(" ");
}

/** A row of a table is read exactly as somebody wrote it down. */
export function isExact(
  [sentence, filters]: readonly [string, string],
  language: Language,
): boolean {
  const wanted = filters.split(" ").filter(Boolean).sort().join(" ");
  return readOnLot(sentence, language) === wanted;
}
