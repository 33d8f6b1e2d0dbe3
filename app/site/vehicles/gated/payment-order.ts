import { listRateYears } from "#app/domain/credit/rate-years.ts";
import { estimateLoanMonthlyCents } from "#app/domain/finance/estimate-payment.ts";
import { getStandingTerms } from "#app/domain/finance/standing-terms.ts";
import type { InventorySearch } from "#app/domain/inventory/search.ts";
import { computeAdvertisedTotalCents } from "#app/domain/price/advertised-price.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { CONDITIONS } from "#app/domain/vehicle/vehicle.ts";
import type { PricingTerms } from "#app/domain/visitor/visitor-profile.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";

/** The lowest payments first are those that this visitor's cards print. Behind a lock the gate drops that order. */
export function addPayments(
  search: InventorySearch,
  profile: StoreProfile,
  visitorTerms: PricingTerms | null,
): InventorySearch {
  if ((search.sort ?? profile.search.defaultSort) !== "payment") return search;
  const { estimator } = profile;
  const terms = getStandingTerms(estimator, visitorTerms);
  const policy = getPricePolicy(profile);
  return {
    ...search,
    payments: {
      classes: CONDITIONS.flatMap((condition) =>
        listRateYears(condition, estimator).map((years) => ({
          condition,
          years,
        })),
      ),
      estimateMonthlyCents(vehicle) {
        const priceCents = computeAdvertisedTotalCents(vehicle, policy);
        if (priceCents === null || priceCents <= 0) return null;
        const { year: modelYear, condition } = vehicle;
        const paid = { priceCents, msrpCents: 0, modelYear, condition };
        return estimateLoanMonthlyCents(paid, terms, estimator);
      },
    },
  };
}
