import {
  FILTER_KEYS,
  type FilterKey,
  isMeasuredKey,
  isRangeKey,
} from "#app/domain/inventory/facets.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { PriceView } from "#app/domain/visitor/visitor-profile.ts";
import type { Facet } from "#app/features/inventory-search/list-page-data.ts";
import type { GatedAnswer } from "#app/site/vehicles/gated/gated-index.ts";
import type { FacetContext } from "./facet-options.ts";
import {
  buildPaymentFacet,
  buildPriceBandFacet,
  buildRangeFacet,
} from "./range-facets.ts";
import { buildConditionFacet, buildValueFacet } from "./value-facets.ts";

/** What most shoppers choose by stands first (Assumption A296). */
const FIRST_FACETS: readonly FilterKey[] = [
  "price",
  "payment",
  "make_model",
  "bodystyle",
  "mileage",
  "year",
];

/** Spec §3, filter priority order, goes on behind the first ones; store comes after it, and condition before all. */
const FACET_ORDER: readonly FilterKey[] = [
  ...FIRST_FACETS,
  ...FILTER_KEYS.filter((key) => !FIRST_FACETS.includes(key)),
];

export function listFacets(
  context: FacetContext,
  { conditions, arePricesLocked, paymentBarCounts }: GatedAnswer,
  pricing: StoreProfile["pricing"],
  priceView: PriceView,
): readonly Facet[] {
  const buildFacet = (key: FilterKey): Facet | null => {
    if (!isRangeKey(key)) return buildValueFacet(key, arePricesLocked, context);
    if (!isMeasuredKey(key))
      return buildPaymentFacet(
        pricing,
        { arePricesLocked, paymentBarCounts },
        context,
      );
    return key === "price" && arePricesLocked
      ? buildPriceBandFacet(pricing.lockedPriceBandsDollars, context)
      : buildRangeFacet(key, context);
  };
  const order =
    priceView === "monthly" && !arePricesLocked
      ? new Set<FilterKey>(["payment", ...FACET_ORDER])
      : FACET_ORDER;
  return [
    buildConditionFacet(conditions, context),
    ...[...order].map(buildFacet),
  ].filter((facet) => facet !== null);
}
