import { LinkButton } from "#app/ui/button.tsx";
import type { PaymentPromptView } from "#app/features/inventory-search/list-page-data.ts";

/** The prompt stands fourth, after three cards. */
export const PAYMENT_PROMPT_AT = 3;

/**
 * The prompt stands among the cards, where a shopper compares prices, and asks what each car would cost a
 * month.
 */
export function PaymentPrompt({
  prompt: { title, text, action },
}: {
  readonly prompt: PaymentPromptView;
}) {
  return (
    <section className="you-pay" aria-labelledby="payment-prompt">
      <div>
        <h3 className="h3" id="payment-prompt">
          {title}
        </h3>
        <p className="meta">{text}</p>
      </div>
      <LinkButton href={action.address} look="ink">
        {action.label}
      </LinkButton>
    </section>
  );
}
