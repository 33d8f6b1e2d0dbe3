import type { SortKey } from "#app/domain/inventory/search.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";

/** It is a make or model that is for sale. */
export interface NamedValue {
  /** It is a value of the make_model filter: `honda`, `honda~cr-v`. */
  readonly value: string;
  /** It is the dealer's spelling; a model comes without its make: "CR-V". */
  readonly name: string;
  /** These are other spellings of the name. */
  readonly otherNames: readonly string[];
}

/** A store is known by the names that shoppers give the place. */
export interface NamedPlace {
  readonly storeId: string;
  readonly names: readonly string[];
}

/**
 * Shoppers of this dealership may use this vocabulary. It follows from what is for sale, as far as the visitor may see
 * it.
 */
export interface SearchVocabulary {
  readonly makes: readonly NamedValue[];
  readonly models: readonly NamedValue[];
  readonly places: readonly NamedPlace[];
  readonly conditions: readonly Condition[];
  readonly sortKeys: readonly SortKey[];
  /** "Low miles" means at most this many miles here. */
  readonly lowMiles: number;
  readonly currentYear: number;
}
