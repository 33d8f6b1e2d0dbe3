import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { GatedAnswer } from "#app/site/vehicles/gated/gated-index.ts";
import { choosePaymentScale } from "#app/site/vehicles/gated/payment-ceilings.ts";
import { type MeasuredKey, FACET_LOOKS } from "#app/domain/inventory/facets.ts";
import type { Range } from "#app/domain/inventory/search.ts";
import type {
  RangeFacet,
  ValueFacet,
} from "#app/features/inventory-search/list-page-data.ts";
import { setRange } from "#app/features/inventory-search/search-change.ts";
import {
  formatRangeEnd,
  formatRangeEnds,
} from "#app/site/search/range-words.ts";
import { choosePaymentSteps } from "./payment-steps.ts";
import {
  buildChoiceFacet,
  type FacetContext,
  isWorthOpening,
} from "./facet-options.ts";

const FULL_HEIGHT = 60;
/** The bars of fewer cars would be single sticks, which show no shape. */
const FEWEST_DRAWN = 12;

/** Null means that there is nothing to draw a line through. */
export function buildRangeFacet(
  key: MeasuredKey,
  context: FacetContext,
): RangeFacet | null {
  const { search, results, t } = context;
  const facet = results.rangeFacets[key];
  const { min = null, max = null } = search.ranges[key] ?? {};
  const isInUse = min !== null || max !== null;
  if (facet.bounds === null && !isInUse) return null;
  return {
    kind: "range",
    key,
    label: t(`facet.${key}`),
    isOpen:
      (FACET_LOOKS[key]?.isFolded !== true && isWorthOpening(key, context)) ||
      isInUse,
    min,
    max,
    bounds: facet.bounds,
    bars: isWorthDrawing(facet.histogram)
      ? computeBarHeights(facet.histogram)
      : [],
    scale: { start: facet.histogramStart, step: facet.histogramStep },
  };
}

function isWorthDrawing(counts: readonly number[]): boolean {
  return counts.reduce((sum, count) => sum + count, 0) >= FEWEST_DRAWN;
}

/**
 * A bar that holds anything is high enough to be seen. Heights go by square roots: all new cars stand at a few miles, and
 * one tall bar would leave the others flat.
 */
function computeBarHeights(counts: readonly number[]): readonly number[] {
  const highest = Math.max(1, ...counts);
  return counts.map((count) =>
    count === 0
      ? 0
      : Math.max(2, Math.round(Math.sqrt(count / highest) * FULL_HEIGHT)),
  );
}

/** While prices are locked, the profile's public steps stand here without counts, and say why. */
export function buildPriceBandFacet(
  bandsDollars: readonly number[],
  context: FacetContext,
): ValueFacet {
  const { search, results, t } = context;
  const inUse = search.ranges.price;
  // Where nothing is found without a price, no price finds anything, so the zero reveals nothing of one.
  const isUseless = inUse === undefined && results.total === 0;
  const bands: Range[] = [
    { max: bandsDollars[0] ?? 0 },
    ...bandsDollars.map((min, at) => {
      const max = bandsDollars[at + 1];
      return max === undefined ? { min } : { min, max };
    }),
  ];
  const choices = bands.map((band) => {
    const isOn = band.min === inUse?.min && band.max === inUse?.max;
    return {
      value: `${band.min ?? ""}-${band.max ?? ""}`,
      label: formatBand(band, t),
      count: isUseless ? 0 : null,
      isOn,
      next: setRange(search, "price", isOn ? null : band),
    };
  });
  const facet = buildChoiceFacet(
    "checks",
    "price",
    choices,
    !isUseless,
    context,
  );
  return isUseless
    ? facet
    : { ...facet, locked: { text: t("lockedBands"), label: t("unlockDeals") } };
}

/** Their heading says already that they are prices. */
function formatBand(band: Range, t: FacetContext["t"]): string {
  const { ends, values } = formatRangeEnds("price", band);
  return ends === "max" || ends === "min"
    ? t(`band.${ends}`, values)
    : t(`range.price.${ends}`, values);
}

/**
 * Whoever looks at months has sums that part these cars; else, and while prices are locked, the profile's bands stand
 * here, and behind a lock they have no counts: what parts the cars would tell their prices. Null means that no vehicle
 * has a price.
 */
export function buildPaymentFacet(
  pricing: Pick<StoreProfile["pricing"], "paymentBandsDollars">,
  {
    arePricesLocked,
    paymentBarCounts,
  }: Pick<GatedAnswer, "arePricesLocked" | "paymentBarCounts">,
  context: FacetContext,
): ValueFacet | null {
  const { search, results, t } = context;
  const inUse = search.ranges.payment?.max;
  const hasPrices = results.rangeFacets.price.bounds !== null;
  if (inUse === undefined && !hasPrices && !arePricesLocked) return null;
  // Where nothing is found without a payment, no payment finds anything, so the zero reveals nothing of a price.
  const isUseless = inUse === undefined && results.total === 0;
  const lockedCount = isUseless ? 0 : null;
  const { step } = choosePaymentScale(pricing);
  const ownSteps = choosePaymentSteps(paymentBarCounts, step);
  const bands: readonly {
    readonly maxDollars: number;
    readonly count: number;
  }[] =
    ownSteps.length > 0
      ? ownSteps
      : pricing.paymentBandsDollars.map((maxDollars, at) => ({
          maxDollars,
          count: results.ceilingCounts[at] ?? 0,
        }));
  const choices = bands.map(({ maxDollars: max, count }) => {
    const isOn = max === inUse;
    return {
      value: String(max),
      label: t("payment.choice", { max: formatRangeEnd("payment", max) }),
      count: arePricesLocked ? lockedCount : count,
      isOn,
      next: setRange(search, "payment", isOn ? null : { max }),
    };
  });
  const facet = buildChoiceFacet(
    "payment",
    "payment",
    choices,
    // Who looks at totals has the switch above the cars for months, and makes and bodies come first.
    !isUseless && (inUse !== undefined || paymentBarCounts.length > 0),
    context,
  );
  if (paymentBarCounts.length === 0) return facet;
  // Each count holds those before it.
  const bars = computeBarHeights(
    paymentBarCounts.map((count, at) =>
      at === 0 ? count : count - (paymentBarCounts[at - 1] ?? 0),
    ),
  );
  return {
    ...facet,
    histogram: {
      // The scale goes on beyond the dearest car that was found.
      bars: bars.slice(0, bars.findLastIndex((height) => height > 0) + 1),
      barsInUse:
        inUse === undefined ? paymentBarCounts.length : Math.ceil(inUse / step),
    },
  };
}
