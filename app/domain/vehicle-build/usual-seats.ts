import { MAKES } from "#app/domain/makes/makes-and-models.ts";
import { normalizeText } from "#app/domain/vehicle/normalize-text.ts";
import type { BodyStyle } from "#app/domain/vehicle/vehicle.ts";
import type { Cab } from "./cab-words.ts";

/**
 * Models that do not have the usual number of seats of their body style, as most of them were sold. Commas separate
 * models, and bars makes with their models.
 */
const SEATS: Readonly<Record<number, string>> = {
  2: "Alfa Romeo: 4C, 4C Spider | Aston Martin: Vantage, V8 Vantage, V12 Vantage | Audi: R8 | BMW: Z3, Z4, Z8, i8 | Cadillac: XLR | Chevrolet: Corvette, SSR | Chrysler: Crossfire, Prowler | Dodge: Viper | Ferrari: 458 Italia, 458, 488 GTB, 488, F430, F8 Tributo, 296 GTB | Fiat: 124 Spider | Ford: GT, Thunderbird | Honda: S2000, CR-Z | Jaguar: F-TYPE | Lamborghini: Aventador, Gallardo, Huracan, Huracán, Murcielago | Lotus: Elise, Exige, Emira | Mazda: MX-5 Miata, MX-5 Miata RF, Miata | McLaren: 570S, 650S, 720S, Artura, GT | Mercedes-Benz: SL-Class, SLK-Class, SLC-Class, SLK, SLC, AMG GT, SLR McLaren, SLS AMG | Nissan: 350Z, 370Z, Z | Pontiac: Solstice | Porsche: Boxster, Cayman, 718 Boxster, 718 Cayman, 718 Spyder, Carrera GT | Saturn: Sky | Smart: Fortwo, Fortwo Electric | Toyota: GR Supra, Supra, MR2 Spyder | Tesla: Roadster",
  4: "BMW: 2 Series, 4 Series, 6 Series, 8 Series | Chevrolet: Spark | Fiat: 500, 500c, 500e | MINI: Cooper, Hardtop, Hardtop 2 Door, Convertible | Porsche: Panamera, Taycan, 911 | Scion: iQ | Toyota: GR86, 86, Prius c | Subaru: BRZ, Baja",
  // Trucks of one cab, which has two rows and no bench in front.
  5: "Chevrolet: Silverado EV | Ford: Explorer Sport Trac, F-150 Lightning, Maverick | GMC: Hummer EV, Hummer EV Pickup, Sierra EV | Honda: Ridgeline | Hyundai: Santa Cruz | Jeep: Gladiator | Rivian: R1T | Tesla: Cybertruck",
  6: "Mazda: Mazda5 | Tesla: Model X",
  7: "Acura: MDX | Audi: Q7 | BMW: X7 | Buick: Enclave, Terraza | Cadillac: Escalade ESV, XT6, Vistiq | Chevrolet: TrailBlazer EXT, Uplander, Venture | Chrysler: Aspen, Pacifica, Pacifica Hybrid, Town & Country, Voyager | Dodge: Durango, Grand Caravan, Caravan | Ford: Explorer, Flex, Freestar, Freestyle, Taurus X, Windstar | GMC: Acadia, Envoy XL | Hyundai: Entourage, Veracruz, Santa Fe XL, IONIQ 9, Ioniq 9 | INFINITI: JX35, JX, QX60 | Isuzu: Ascender | Jeep: Commander, Grand Cherokee L | Kia: EV9, Borrego | Land Rover: Discovery, LR3, LR4 | Lexus: GX, TX | Lincoln: Aviator, MKT | Lucid: Gravity | Mazda: CX-9, MPV | Mercedes-Benz: GL-Class, GLS, GLS-Class | Mercury: Monterey, Mountaineer | Mitsubishi: Montero | Nissan: Pathfinder, Quest | Pontiac: Montana | Rivian: R1S | Saturn: Relay | Suzuki: XL7, XL-7 | Volkswagen: Atlas, Routan, ID. Buzz | Volvo: XC90, EX90",
  8: "Buick: Rainier ESV | Cadillac: Escalade | Chevrolet: Suburban, Suburban 1500, Suburban 2500, Tahoe, Traverse | Ford: Expedition, Expedition EL, Expedition MAX, Excursion | GMC: Yukon, Yukon XL, Yukon XL 1500, Yukon XL 2500 | Honda: Odyssey, Pilot | Hyundai: Palisade | INFINITI: QX56, QX80 | Jeep: Wagoneer, Wagoneer L, Grand Wagoneer, Grand Wagoneer L | Kia: Carnival, Sedona, Telluride | Lexus: LX | Lincoln: Navigator, Navigator L | Mazda: CX-90 | Nissan: Armada | Saturn: Outlook | Subaru: Ascent | Toyota: Grand Highlander, Highlander, Land Cruiser, Sequoia, Sienna",
};

/** Some of these have two rows of seats and others three, but for the model years below. */
const UNCLEAR =
  "Dodge: Journey | Hyundai: Santa Fe | Kia: Sorento, Rondo | Land Rover: Discovery Sport, Defender | Mercedes-Benz: GLB, GLB-Class, EQB, EQS SUV | Mitsubishi: Outlander | Tesla: Model Y | Toyota: RAV4, 4Runner | Volkswagen: Tiguan | Nissan: Rogue";

interface SeatsInYears {
  readonly models: string;
  /** Both model years are included; without one the span is open there. */
  readonly from?: number;
  readonly to?: number;
  readonly seats: number;
}

/** Model years of theirs in which all, or nearly all, were sold with one number of seats. */
const CLEAR_YEARS: readonly SeatsInYears[] = [
  { models: "Hyundai: Santa Fe", to: 2006, seats: 5 },
  { models: "Hyundai: Santa Fe", from: 2019, to: 2023, seats: 5 },
  { models: "Kia: Sorento", to: 2009, seats: 5 },
  { models: "Mitsubishi: Outlander", to: 2006, seats: 5 },
  { models: "Mitsubishi: Outlander", from: 2023, seats: 7 },
  { models: "Nissan: Rogue", to: 2013, seats: 5 },
  { models: "Nissan: Rogue", from: 2021, seats: 5 },
  { models: "Toyota: 4Runner", to: 2002, seats: 5 },
  { models: "Toyota: RAV4", from: 2013, seats: 5 },
  { models: "Volkswagen: Tiguan", to: 2017, seats: 5 },
  { models: "Volkswagen: Tiguan", from: 2025, seats: 5 },
];

/** A van may carry freight or fifteen people, and other bodies have no usual number of seats. */
const USUAL: Readonly<Partial<Record<BodyStyle, number>>> = {
  sedans: 5,
  hatchbacks: 5,
  wagons: 5,
  suvs: 5,
};
const USUAL_IN_CAB: Readonly<Record<Cab, number>> = {
  regular: 3,
  extended: 5,
  crew: 5,
};

function toEntries<Value>(table: string, value: Value) {
  return table.split(" | ").flatMap((entry) => {
    const [make = "", models = ""] = entry.split(": ", 2);
    return models
      .split(", ")
      .map((model) => [toKey(make, model), value] as const);
  });
}

function toKey(make: string, model: string): string {
  return `${normalizeText(make)} ${normalizeText(model)}`;
}

const SEATS_BY_MODEL: ReadonlyMap<string, number | null> = new Map([
  ...toEntries(UNCLEAR, null),
  ...Object.entries(SEATS).flatMap(([seats, table]) =>
    toEntries<number | null>(table, Number(seats)),
  ),
]);

const SPANS_BY_MODEL = Map.groupBy(
  CLEAR_YEARS.flatMap((span) => toEntries(span.models, span)),
  ([key]) => key,
);

const KNOWN_MODELS: ReadonlySet<string> = new Set(
  MAKES.flatMap(({ make, models }) =>
    models.map(({ model }) => toKey(make, model)),
  ),
);

interface SeatedVehicle {
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly bodystyle: BodyStyle;
}

/** Null where the model is not in our tables, or was sold with two rows as often as with three in its year. */
export function findUsualSeats(
  { make, model, year, bodystyle }: SeatedVehicle,
  cab: Cab | null,
): number | null {
  const key = toKey(make, model);
  const listed = SEATS_BY_MODEL.get(key);
  if (listed === null) return findSeatsInYear(key, year);
  if (listed !== undefined) return listed;
  if (!KNOWN_MODELS.has(key)) return null;
  if (bodystyle === "trucks") return cab && USUAL_IN_CAB[cab];
  return USUAL[bodystyle] ?? null;
}

function findSeatsInYear(key: string, year: number): number | null {
  const spans = SPANS_BY_MODEL.get(key) ?? [];
  const span = spans
    .map(([, it]) => it)
    .find(({ from = -Infinity, to = Infinity }) => year >= from && year <= to);
  return span?.seats ?? null;
}
