import { getPersonalizedPricingAddress } from "#app/domain/address/personalized-pricing-address.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type { FacetContext } from "./facet-options.ts";
import type {
  Option,
  PaymentFacetView,
} from "#app/features/inventory-search/list-page-data.ts";
import { formatRangeEnd } from "#app/features/inventory-search/range-end.ts";
import { setRange } from "#app/features/inventory-search/search-change.ts";

interface PaymentFacetSources {
  readonly paymentBandsDollars: readonly number[];
  readonly arePricesLocked: boolean;
  /** These words describe the terms behind the payments. */
  readonly terms: string;
}

/**
 * The facet shows the profile's bands with what each would leave, and a field for another sum. While prices
 * are locked it shows only the bands, without counts. It is null where no vehicle has a price.
 */
export function buildPaymentFacet(
  { search, results, sources: { t }, options }: FacetContext,
  { paymentBandsDollars, arePricesLocked, terms }: PaymentFacetSources,
): PaymentFacetView | null {
  const inUse = search.ranges.payment?.max ?? null;
  const hasPrices = results.rangeFacets.price.bounds !== null;
  if (inUse === null && !hasPrices && !arePricesLocked) return null;
  // Where nothing is found without a payment, no payment finds anything, so the zero reveals nothing of a price.
  const isUseless = inUse === null && results.total === 0;
  const findCount = (at: number) => {
    if (!arePricesLocked) return results.ceilingCounts[at] ?? 0;
    return isUseless ? 0 : null;
  };
  return {
    kind: "payment",
    key: "payment",
    choices: {
      kind: "checks",
      key: "payment",
      label: t("facet.payment"),
      isOpen: !isUseless,
      link: { before: "", after: "", selected: [], isInPath: false },
      options: paymentBandsDollars.map((max, at): Option => {
        const isOn = max === inUse;
        const next = setRange(search, "payment", isOn ? null : { max });
        return {
          value: String(max),
          label: t("payment.choice", { max: formatRangeEnd("payment", max) }),
          count: findCount(at),
          ...(isOn && { isOn }),
          address: formatSearchAddress(next, options),
        };
      }),
      rest: [],
    },
    field: arePricesLocked
      ? null
      : {
          label: t("payment.field"),
          value: inUse === null ? "" : String(inUse),
        },
    basis: t(arePricesLocked ? "payment.basisLocked" : "payment.basis", {
      terms,
    }),
    change: {
      label: t(arePricesLocked ? "payment.set" : "payment.change"),
      address: getPersonalizedPricingAddress(
        formatSearchAddress(search, options),
      ),
    },
  };
}
