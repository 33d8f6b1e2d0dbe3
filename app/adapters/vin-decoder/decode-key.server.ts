import {
  type DecodedVin,
  YEAR_CODES,
  YEARS_APART,
} from "#app/domain/vehicle/vin.ts";
import { normalizeModel } from "#app/domain/makes/normalize-model.ts";
import {
  fits,
  getDescribedPart,
  getMakerCode,
  getYearCode,
} from "./key-pattern.server.ts";
import type { Maker, VpicData } from "./vpic-data.server.ts";
import { ELEMENTS } from "./vpic-patterns.server.ts";
import { findBodystyle, findFuelType } from "./vpic-words.server.ts";

/** Of each element the pattern that fits best counts. */
type Facts = ReadonlyMap<number, string>;

interface Candidate {
  readonly attribute: string;
  readonly weight: number;
  readonly changedAt: string;
}

const FIRST_YEAR = 1980;

/** It is null when its maker or model is not in the data. */
export function decodeKey(key: string, data: VpicData): DecodedVin | null {
  const maker = data.findMaker(getMakerCode(key));
  if (maker === null) return null;
  for (const year of listModelYears(key, maker, data.newestYear)) {
    const facts = collectFacts(key, maker, year, data);
    const modelId = facts.get(ELEMENTS.model);
    const named = modelId === undefined ? null : data.findModel(modelId);
    if (named !== null) return buildDecodedVin({ ...named, year }, facts, data);
  }
  return null;
}

/** The likelier year comes first: some light trucks also have a digit in position 7. */
function listModelYears(
  key: string,
  maker: Maker,
  newestYear: number,
): number[] {
  const at = YEAR_CODES.indexOf(getYearCode(key));
  if (at === -1) return [];
  const early = FIRST_YEAR + at;
  const late = early + YEARS_APART;
  const isEarly = maker.isYearTold && /\d/.test(key[6] ?? "");
  const years = isEarly ? [early, late] : [late, early];
  return years.filter((year) => year <= newestYear);
}

/** The most specific pattern wins, and among equals the newest. */
function collectFacts(
  key: string,
  maker: Maker,
  year: number,
  data: VpicData,
): Facts {
  const described = getDescribedPart(key);
  const best = new Map<number, Candidate>();
  for (const groups of data.listSchemas(maker, year))
    for (const { pattern, values } of groups) {
      if (!fits(pattern, described)) continue;
      for (const { elementId, attribute, changedAt } of values) {
        const candidate = { attribute, changedAt, weight: pattern.weight };
        const before = best.get(elementId);
        if (before === undefined || isBetter(candidate, before))
          best.set(elementId, candidate);
      }
    }
  const facts = new Map(
    [...best].map(([id, { attribute }]) => [id, attribute]),
  );
  const engine = facts.get(ELEMENTS.engineModel);
  return engine === undefined
    ? facts
    : new Map([...data.engineFacts(engine), ...facts]);
}

function isBetter(one: Candidate, other: Candidate): boolean {
  return one.weight === other.weight
    ? one.changedAt > other.changedAt
    : one.weight > other.weight;
}

function buildDecodedVin(
  {
    make,
    model,
    year,
  }: { readonly make: string; readonly model: string; readonly year: number },
  facts: Facts,
  data: VpicData,
): DecodedVin {
  const trim = findSingleValue(facts.get(ELEMENTS.trim));
  const named = normalizeModel({ make, model, trim });
  const isKnownModel = named !== null && named.usualBodystyle !== null;
  const findName = (table: "BodyStyle" | "FuelType", element: number) => {
    const id = facts.get(element);
    return id === undefined ? null : data.findName(table, id);
  };
  return {
    year,
    make: named?.make ?? make,
    model: named?.model ?? model,
    isKnownModel,
    trim: named?.trim ?? trim,
    bodystyle: findBodystyle(findName("BodyStyle", ELEMENTS.bodyClass)),
    doors: parsePositiveNumber(facts.get(ELEMENTS.doors)),
    fuelType: findFuelType(
      findName("FuelType", ELEMENTS.primaryFuel),
      findName("FuelType", ELEMENTS.secondaryFuel),
    ),
    engineCylinders: parsePositiveNumber(facts.get(ELEMENTS.cylinders)),
    engineLiters: findLiters(facts),
  };
}

/** "L/LE/SE" names several trims, so it gives none. */
function findSingleValue(text: string | undefined): string | null {
  return text === undefined || /[/,;]|\bor\b/i.test(text) ? null : text.trim();
}

/** The size is rounded to a tenth, as engines are named. */
function findLiters(facts: Facts): number | null {
  const liters = parsePositiveNumber(facts.get(ELEMENTS.liters));
  const cubicCentimeters = parsePositiveNumber(
    facts.get(ELEMENTS.cubicCentimeters),
  );
  const told = liters ?? (cubicCentimeters && cubicCentimeters / 1_000);
  return told === null ? null : Math.round(told * 10) / 10;
}

function parsePositiveNumber(text: string | undefined): number | null {
  const value = Number(text);
  return Number.isFinite(value) && value > 0 ? value : null;
}
