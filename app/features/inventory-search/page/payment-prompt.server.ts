import { getPersonalizedPricingAddress } from "#app/domain/address/personalized-pricing-address.ts";
import type { Translate } from "#app/site/page/copy.ts";
import type { FilterText } from "#app/features/inventory-search/filter-copy.ts";
import type { PaymentPromptView } from "#app/features/inventory-search/list-page-data.ts";

interface PromptSources {
  /** This is the list's own address, to come back to. */
  readonly address: string;
  /** These words describe the terms of a visitor who gave all of them; it is null for anybody else. */
  readonly ownTerms: string | null;
  readonly arePricesLocked: boolean;
}

/** Spec §2, payment-personalisation prompt: strangers get a question, everybody else sees the terms in use. */
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
  // No card shows a payment here, whatever the terms: the list says what opens the prices.
  if (arePricesLocked) return null;
  return {
    title: t("prompt.ownTitle"),
    text: t("prompt.ownText", { terms: ownTerms }),
    action: { label: t("prompt.change"), address: link },
  };
}
