import type { FacetValueText } from "#app/domain/inventory/facets.ts";
import { defineCopy, type Sentence } from "#app/site/page/copy.ts";
import type { VehiclesText } from "#app/site/vehicles/copy.ts";

/** Only the server uses this copy: the parts of a sentence as they were read. */
export const parsedFilterCopy = defineCopy("words", {
  "label.interior": "{color} interior",
  "label.price_drop": "Price drops",
  "label.premium_upgrades": "Premium upgrades",
  "price.max": "up to {max}",
  "price.min": "from {min}",
  "price.both": "{min} to {max}",
  "year.max": "{max} or older",
  "year.min": "{min} or newer",
  "year.both": "{min} to {max}",
  "mileage.max": "up to {max} miles",
  "mileage.min": "from {min} miles",
  "mileage.both": "{min} to {max} miles",
  "payment.max": "up to {max} a month",
  "sort.newest": "newest first",
  "sort.oldest": "longest here first",
  "sort.mileage": "lowest miles first",
  "sort.year": "newest year first",
  "sort.priceHigh": "highest price first",
  "sort.priceLow": "lowest price first",
} satisfies Readonly<Record<WishLabel, string>> &
  Readonly<Record<string, Sentence>>);

/** Values that cards do not name, and profiles neither, are named here. */
type WishLabel =
  Exclude<
    FacetValueText,
    VehiclesText | `bodystyle.${string}`
  > extends `${string}.${infer Value}`
    ? `label.${Value}`
    : never;

export type ParsedFilterText = Extract<
  keyof (typeof parsedFilterCopy)["sentences"],
  string
>;
