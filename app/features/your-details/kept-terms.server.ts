import {
  getPersonalizedPricingAddress,
  getPricingStepAddress,
} from "#app/domain/address/personalized-pricing-address.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { getTermsDraft } from "#app/domain/visitor/terms-draft.ts";
import type { VisitorProfile } from "#app/domain/visitor/visitor-profile.ts";
import { getFirstOpenStep } from "#app/domain/visitor/wizard-steps.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { YOUR_DETAILS_PATH } from "#app/site/visitor/details-address.ts";
import { termsCopy } from "#app/site/visitor/copy.ts";
import { listTermsFacts } from "#app/site/visitor/terms-facts.ts";

/** The terms are what the visitor answered in the price wizard, and where they go on. */
export interface KeptTerms {
  readonly facts: readonly {
    readonly label: string;
    readonly value: string;
    readonly changeAddress: string;
  }[];
  readonly isFinished: boolean;
  /** The question that is open next stands here. */
  readonly nextAddress: string;
}

export function buildKeptTerms(
  visitor: VisitorProfile,
  { texts, estimator }: Pick<StoreProfile, "texts" | "estimator">,
  language: Language,
): KeptTerms {
  const draft = getTermsDraft(visitor, estimator);
  const t = createTranslator(termsCopy, texts[language], language);
  return {
    facts: listTermsFacts(draft, estimator, t).map(
      ({ step, label, value }) => ({
        label,
        value,
        changeAddress: getPricingStepAddress(step, YOUR_DETAILS_PATH),
      }),
    ),
    isFinished: getFirstOpenStep(draft) === "done",
    nextAddress: getPersonalizedPricingAddress(YOUR_DETAILS_PATH),
  };
}
