import type { EstimatorTerms } from "#app/domain/finance/payment-estimate.ts";
import { listPaymentCeilings } from "#app/domain/finance/payment-ceilings.ts";
import { getStandingTerms } from "#app/domain/finance/standing-terms.ts";
import {
  chooseHistogramScale,
  type HistogramScale,
} from "#app/domain/inventory/histogram-scale.ts";
import type { PriceCeilings } from "#app/domain/inventory/search.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { PricingTerms } from "#app/domain/visitor/visitor-profile.ts";
import type { PublicBands } from "./gated-search.ts";

/** The store profile says this. */
export interface PaymentRules {
  readonly estimator: StoreProfile["estimator"];
  readonly pricing: PublicBands;
}

interface PaymentCeilings {
  /** Vehicles at these prices cost at most this much a month. */
  get(maximumMonthlyDollars: number): PriceCeilings;
  /** Each of the profile's payment bands has one. */
  readonly bands: readonly PriceCeilings[];
  /** The end of each bar of the histogram has one; the last holds every car with a price. */
  readonly barEnds: readonly PriceCeilings[];
}

/** Terms times amounts: 300 are a few hundred kilobytes here and at most 4 MB in an index of 100,000. */
const MOST_KEPT = 300;

type KeptCeilings = Map<string, PriceCeilings>;
const keptByRules = new WeakMap<StoreProfile["estimator"], KeptCeilings>();

/** It says what a visitor's cards print: by their own terms, else by the defaults of vehicle data. */
export function getVisitorCeilings(
  rules: PaymentRules,
  visitorTerms: PricingTerms | null,
): PaymentCeilings {
  const { estimator, pricing } = rules;
  const terms = getStandingTerms(estimator, visitorTerms);
  const name = JSON.stringify(terms);
  const getCeilings = (dollars: number) =>
    keepCeilings(estimator, `${dollars} ${name}`, () =>
      listPaymentCeilings(dollars, terms, estimator),
    );
  return {
    get: getCeilings,
    get bands() {
      return pricing.paymentBandsDollars.map(getCeilings);
    },
    get barEnds() {
      const { step, barCount } = choosePaymentScale(pricing);
      return Array.from({ length: barCount }, (_, at) =>
        getCeilings(at === barCount - 1 ? Infinity : (at + 1) * step),
      );
    },
  };
}

/** The bars end somewhat above the highest band; what costs more stands in the last one. */
export function choosePaymentScale({
  paymentBandsDollars,
}: Pick<PublicBands, "paymentBandsDollars">): HistogramScale {
  return chooseHistogramScale(0, Math.max(...paymentBandsDollars) * 1.25);
}

/**
 * What may be told of locked prices: the public bands that lie wholly under the payment, so that nothing costs more
 * than it says and every price of a band gets one answer. The terms are the default ones, because with terms of their
 * choice a visitor could halve a band until it is one price (Assumption A112).
 */
export function getPublicCeilings(
  { estimator, pricing }: PaymentRules,
  maximumMonthlyDollars: number,
): PriceCeilings {
  const { lockedPriceBandsDollars } = pricing;
  const terms: EstimatorTerms = getStandingTerms(estimator, null);
  const name = `${maximumMonthlyDollars} in ${lockedPriceBandsDollars.join()}`;
  return keepCeilings(estimator, name, () =>
    listPaymentCeilings(maximumMonthlyDollars, terms, estimator).flatMap(
      (ceiling) => {
        const maxDollars = lockedPriceBandsDollars.findLast(
          (it) => it <= ceiling.maxDollars,
        );
        return maxDollars === undefined ? [] : { ...ceiling, maxDollars };
      },
    ),
  );
}

/** The index keeps its results for as long as we keep the same ceilings object. */
function keepCeilings(
  estimator: StoreProfile["estimator"],
  name: string,
  make: () => PriceCeilings,
): PriceCeilings {
  const known: KeptCeilings = keptByRules.get(estimator) ?? new Map();
  keptByRules.set(estimator, known);
  const ceilings = known.get(name) ?? make();
  // The ceilings asked for last stand last.
  known.delete(name);
  known.set(name, ceilings);
  for (const oldest of known.keys()) {
    if (known.size <= MOST_KEPT) break;
    known.delete(oldest);
  }
  return ceilings;
}
