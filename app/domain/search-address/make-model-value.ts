import { slugify } from "#app/domain/address/slug.ts";

/** The value of the make_model filter for a make, or for a model of it: `honda`, `honda~cr-v`. */
export function toMakeModelValue(make: string, model?: string): string {
  if (model === undefined) return slugify(make);
  return `${slugify(make)}~${slugify(model)}`;
}
