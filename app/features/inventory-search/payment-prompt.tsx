import type { Translate } from "#app/site/texts/copy.ts";
import { LinkButton } from "#app/ui/button.tsx";
import type { ListText } from "./copy.ts";

/** Cards before the prompt: it stands fourth. */
export const PAYMENT_PROMPT_AT = 3;

/** Among the cards, where a shopper who compares prices comes by: what would each cost a month? */
export function PaymentPrompt({
  address,
  t,
}: {
  readonly address: string;
  readonly t: Translate<ListText>;
}) {
  return (
    <section className="you-pay" aria-labelledby="payment-prompt">
      <div>
        <h3 className="h3" id="payment-prompt">
          {t("payments.title")}
        </h3>
        <p className="meta">{t("payments.text")}</p>
      </div>
      <LinkButton href={address} look="ink">
        {t("payments.start")}
      </LinkButton>
    </section>
  );
}
