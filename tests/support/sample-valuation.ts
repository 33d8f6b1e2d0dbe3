import type { Valuation } from "#app/domain/valuation/valuation.ts";
import type { ValuationProvider } from "#app/ports/valuation-ports.ts";

/** A Civic that may be sold at once and that is old enough for more cash later; but for a Fit nothing is known of any other model. */
export const SAMPLE_VALUATION: Extract<
  Valuation,
  { readonly status: "valued" }
> = {
  status: "valued",
  valuesDollars: {
    wholeXclean: 14_100,
    wholeClean: 13_200,
    wholeAvg: 12_400,
    wholeRough: 10_800,
    tradeinXclean: 13_400,
    tradeinClean: 12_600,
    tradeinAvg: 11_800,
    tradeinRough: 10_200,
    listingPrice: 14_800,
  },
  range: { lowDollars: 12_700, middleDollars: 14_800, highDollars: 16_900 },
  source: "own-book",
  isMovedByAskingPrices: true,
};

/** Worth too little for cash at once. */
const SAMPLE_LOW_VALUATION: Valuation = {
  ...SAMPLE_VALUATION,
  valuesDollars: {
    ...SAMPLE_VALUATION.valuesDollars,
    wholeRough: 5_200,
    listingPrice: 7_600,
  },
  range: { lowDollars: 5_600, middleDollars: 6_600, highDollars: 7_600 },
};

export const SAMPLE_VALUATIONS: ValuationProvider = {
  value: async ({ model }) =>
    model === "Civic"
      ? SAMPLE_VALUATION
      : model === "Fit"
        ? SAMPLE_LOW_VALUATION
        : {
            status: "unsure",
            reason: "wide-range",
            range: {
              lowDollars: 3_000,
              middleDollars: 9_000,
              highDollars: 19_000,
            },
            source: "own-book",
          },
};
