import { getPersonalizedPricingAddress } from "#app/domain/address/personalized-pricing-address.ts";
import type { Translate } from "#app/site/page/copy.ts";
import type { FilterText } from "#app/features/inventory-search/filter-copy.ts";
import type { PaymentPromptView } from "#app/features/inventory-search/list-page-data.ts";

interface PromptSources {
  /** The list's own, to come back to. */
  readonly address: string;
  /** `termsWords` of a visitor who gave all of their terms; null for anybody else. */
  readonly ownTerms: string | null;
  readonly arePricesLocked: boolean;
}

/** Spec §2, payment-personalisation prompt: a question to strangers, the terms in use to everybody else. */
export function buildPaymentPrompt(
  { address, ownTerms, arePricesLocked }: PromptSources,
  t: Translate<FilterText>,
): PaymentPromptView | null {
  const link = getPersonalizedPricingAddress(address);
  if (ownTerms === null)
    return {
      title: t("prompt.title"),
      text: t("prompt.text"),
      action: { label: t("prompt.start"), address: link },
    };
  // Nothing here has a payment, whatever the terms: the list says what opens the prices.
  if (arePricesLocked) return null;
  return {
    title: t("prompt.ownTitle"),
    text: t("prompt.ownText", { terms: ownTerms }),
    action: { label: t("prompt.change"), address: link },
  };
}
