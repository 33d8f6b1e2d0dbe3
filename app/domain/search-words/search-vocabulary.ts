import type { SortKey } from "#app/domain/inventory/search.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";

/** A make or model that is for sale. */
export interface NamedValue {
  /** Of the make_model filter: `honda`, `honda~cr-v`. */
  readonly value: string;
  /** As the dealer writes it; of a model without its make: "CR-V". */
  readonly name: string;
  /** Other ways to write it. */
  readonly otherNames: readonly string[];
}

/** A store by the names that shoppers give the place. */
export interface NamedPlace {
  readonly storeId: string;
  readonly names: readonly string[];
}

/** What this dealership's shoppers may speak of. What is for sale decides, as far as the visitor may see it. */
export interface SearchVocabulary {
  readonly makes: readonly NamedValue[];
  readonly models: readonly NamedValue[];
  readonly places: readonly NamedPlace[];
  readonly conditions: readonly Condition[];
  readonly sortKeys: readonly SortKey[];
  /** What "low miles" means here. */
  readonly lowMiles: number;
  readonly currentYear: number;
}
