import { slugify } from "#app/domain/address/slug.ts";
import type { BodyStyle } from "#app/domain/vehicle/vehicle.ts";
import {
  findLeadingModel,
  findMake,
  type KnownMake,
  listLeadingNames,
} from "./known-makes.ts";
import type { ModelRow } from "./makes-and-models.ts";

/** What the address of a vehicle names, in our own spelling: nothing of the address itself. */
export interface SlugVehicle {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  /** The body that most cars of the model have. */
  readonly bodystyle: BodyStyle;
}

/** Vehicles from before have no VIN that says what they are. */
export const OLDEST_MODEL_YEAR = 1981;
/** Next year's models are sold this year, and announced the year before. */
const YEARS_AHEAD = 2;
const LONGEST_SLUG = 120;

/** It reads "2020-honda-accord-sport". Null where no year, no make or no model is known by that name. */
export function readVehicleSlug(
  slug: string,
  thisYear: number,
): SlugVehicle | null {
  if (slug.length > LONGEST_SLUG) return null;
  const [, yearText = "", name = ""] = /^(\d{4})-(.+)$/.exec(slug) ?? [];
  const year = Number(yearText);
  if (year < OLDEST_MODEL_YEAR || year > thisYear + YEARS_AHEAD) return null;
  for (const leading of listLeadingNames(name.replaceAll("-", " "))) {
    const known = findMake(leading.name);
    const row = known && findModel(known, leading.rest);
    if (known === null || row === null) continue;
    const { model, usualBodystyle } = row;
    return { year, make: known.make, model, bodystyle: usualBodystyle };
  }
  return null;
}

function findModel(known: KnownMake, words: string): ModelRow | null {
  return (
    findLeadingModel(known, words)?.known ?? findAddressedModel(known, words)
  );
}

/** An address leaves out what is neither letter nor digit: "town country" is the Town & Country. */
function findAddressedModel(
  { models }: KnownMake,
  words: string,
): ModelRow | null {
  const asked = `${slugify(words)}-`;
  return (
    [...models.values()].find(({ model }) =>
      asked.startsWith(`${slugify(model)}-`),
    ) ?? null
  );
}
