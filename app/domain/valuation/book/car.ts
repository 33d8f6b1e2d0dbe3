import { normalizeText } from "#app/domain/vehicle/normalize-text.ts";
import { findLeadingModel, findMake } from "#app/domain/makes/known-makes.ts";
import { DAY_MS } from "#app/domain/time.ts";

/** What a book knows a vehicle by, at a moment. */
export interface Car {
  readonly vin: string | null;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: string | null;
  readonly miles: number;
  /** From 1 (rough) to 5 (extra clean); null when nobody graded it. */
  readonly grade: number | null;
  readonly color: string | null;
  /** Two letters. */
  readonly state: string | null;
  readonly atMs: number;
}

export interface Sale extends Car {
  readonly priceDollars: number;
}

/** Names under which a book keeps what it learnt, from the widest to the narrowest. */
export const LEVELS = ["make", "model", "trim", "build"] as const;
export type Level = (typeof LEVELS)[number];

const YEAR_DAYS = 365.25;
/** Maker, line, body and engine; the model year comes later, and the check digit says nothing. */
const BUILD_LENGTH = 8;

/** Null where the car does not say. Feeds and shoppers spell names as they like, and find the same ones. */
export function nameCar(car: Car): Readonly<Record<Level, string | null>> {
  const known = findMake(car.make);
  const make = normalizeText(known?.make ?? car.make);
  const found = known === null ? null : findLeadingModel(known, car.model);
  const model = normalizeText(found?.known.model ?? car.model);
  const rest = found === null ? "" : `${found.badge ?? ""}${found.rest}`;
  const trim = normalizeText(`${rest}${car.trim ?? ""}`);
  const modelName = model === "" ? null : `${make} ${model}`;
  return {
    make: make === "" ? null : make,
    model: modelName,
    trim: modelName === null || trim === "" ? null : `${modelName} ${trim}`,
    build:
      modelName === null || car.vin === null
        ? null
        : `${modelName} ${car.vin.slice(0, BUILD_LENGTH).toUpperCase()}`,
  };
}

/** In years since its model year began; a model of next year is younger than nothing. */
export function computeAgeYears({ year, atMs }: Car): number {
  return (atMs - Date.UTC(year, 0, 1)) / (YEAR_DAYS * DAY_MS);
}
