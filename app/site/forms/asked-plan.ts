import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { getPageAddress } from "#app/domain/address/page-address.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import { formatAmount } from "#app/site/page/format.ts";

const PLAN = "plan-";

/** What is shown of the plan that a question is about. */
export interface AskedPlanView {
  readonly name: string;
  /** What it costs at least, as in "$695"; null where nobody named a price. */
  readonly price: string | null;
  /** Where all plans stand; null while that page is off. */
  readonly address: string | null;
}

/** An address names a plan by its place in the profile (Assumption A463). */
export function getPlanKey(at: number): string {
  return `${PLAN}${at + 1}`;
}

/** Null where the key names no plan that can be bought. */
export function findAskedPlan(
  profile: StoreProfile,
  key: string | null,
  language: Language,
): AskedPlanView | null {
  const plan = profile.warranty?.plans.find((_, at) => getPlanKey(at) === key);
  if (plan === undefined) return null;
  return {
    name: plan.name[language],
    price: plan.fromCents === null ? null : formatAmount(plan.fromCents),
    address: isPageOn(profile, "vehicleProtectionPlans")
      ? getPageAddress("vehicleProtectionPlans", { language })
      : null,
  };
}
