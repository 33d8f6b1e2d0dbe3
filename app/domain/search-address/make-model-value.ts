import { slugify } from "#app/domain/address/slug.ts";

/** It is the value of the make_model filter for a make or one of its models: `honda`, `honda~cr-v`. */
export function toMakeModelValue(make: string, model?: string): string {
  if (model === undefined) return slugify(make);
  return `${slugify(make)}~${slugify(model)}`;
}
