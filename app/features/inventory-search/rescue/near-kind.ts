import type { WantedKind } from "#app/domain/inventory/near-match.ts";
import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import { EVERYTHING, getMake } from "#app/domain/inventory/search.ts";
import { findMake } from "#app/domain/makes/known-makes.ts";
import { normalizeText } from "#app/domain/vehicle/normalize-text.ts";
import {
  setRange,
  setValues,
} from "#app/features/inventory-search/search-change.ts";
import { measureCar, type NearContext } from "./near-price.ts";
import type { Find, WayOut } from "./ways-out.ts";

/** A page of cars within so much of a price holds what is nearest to it. */
const NEAR_SHARE = 0.25;

/** A model tells its body style, and so do the few cars that were found. */
export function readWantedKind(context: NearContext, find: Find): WantedKind {
  const { search, results } = context;
  const { bodystyle, make_model: asked = [] } = search.values;
  const models = asked.filter((it) => it !== getMake(it));
  const told = bodystyle ?? listModelBodies(models, find);
  return {
    bodystyles:
      told.length > 0
        ? told
        : [...new Set(results.vehicles.map((it) => it.bodystyle))],
    makes: [...new Set(asked.map(getMake))],
    namesakes: results.counts.make_model
      .map(({ value }) => value)
      .filter((it) => models.some((model) => areNamesakes(it, model))),
    found: results.vehicles.map((it) => measureCar(it, context)),
  };
}

function areNamesakes(one: string, other: string): boolean {
  const isLonger = (a: string, b: string) =>
    b !== getMake(b) && a.startsWith(`${b}-`);
  return isLonger(one, other) || isLonger(other, one);
}

function listModelBodies(
  models: readonly string[],
  find: Find,
): readonly string[] {
  if (models.length === 0) return [];
  const { counts } = find(setValues(EVERYTHING, "make_model", models));
  const stocked = counts.bodystyle.filter(({ count }) => count > 0);
  return stocked.length > 0
    ? stocked.map(({ value }) => value)
    : models.flatMap((it) => findUsualBody(it) ?? []);
}

/** Of a model that is not here. */
function findUsualBody(model: string): string | undefined {
  const make = getMake(model);
  return findMake(make)?.models.get(normalizeText(model.slice(make.length + 1)))
    ?.usualBodystyle;
}

/**
 * A page of what a way out finds may hold none of the kind that was meant, so that is looked for by itself, near the price
 * of what was found.
 */
export function listOfKind(
  { loosened, results, nearOrder }: WayOut,
  { bodystyles, makes, namesakes, found }: WantedKind,
  find: Find,
): readonly ListedVehicle[] {
  if (results.total <= results.vehicles.length) return results.vehicles;
  const sort = nearOrder?.sort ?? loosened.sort;
  const ofBody =
    loosened.values.bodystyle === undefined && bodystyles.length > 0
      ? setValues(loosened, "bodystyle", bodystyles)
      : loosened;
  const narrow = (it: typeof loosened) =>
    loosened.values.make_model === undefined && makes.length > 0
      ? setValues(it, "make_model", makes)
      : it;
  const range = toPriceRange(found);
  const nearPrice =
    range === null || loosened.ranges.price !== undefined
      ? ofBody
      : setRange(ofBody, "price", range);
  const ofMake = narrow(loosened);
  const searches = new Set([
    ofBody === loosened ? ofMake : narrow(ofBody),
    nearPrice,
    ofBody,
    ofMake,
  ]);
  if (loosened.values.make_model === undefined && namesakes.length > 0)
    searches.add(setValues(loosened, "make_model", namesakes));
  searches.delete(loosened);
  return [
    ...[...searches].flatMap((it) => find({ ...it, sort }).vehicles),
    ...results.vehicles,
  ];
}

function toPriceRange(found: WantedKind["found"]) {
  const cents = found.flatMap(({ priceCents }) => priceCents ?? []);
  if (cents.length === 0) return null;
  return {
    min: Math.floor((Math.min(...cents) * (1 - NEAR_SHARE)) / 100),
    max: Math.ceil((Math.max(...cents) * (1 + NEAR_SHARE)) / 100),
  };
}
