import { PAYMENT_TERMS_PATH } from "#app/domain/address/payment-terms-address.ts";
import { getPersonalizedPricingAddress } from "#app/domain/address/personalized-pricing-address.ts";
import type {
  InlineTerms,
  ListPartProps,
} from "#app/features/inventory-search/list-page-data.ts";
import { useAddress } from "#app/site/page/use-address.ts";
import { useTermsSubmit } from "./use-terms-submit.ts";

/** Spec §2, payment-personalization prompt. */
export function PaymentPrompt({
  inlineTerms,
  page,
  t,
}: ListPartProps & { readonly inlineTerms: InlineTerms }) {
  const { hasOwnTerms, tradeDollars, wayBack } = page;
  const wizard = getPersonalizedPricingAddress(wayBack);
  return (
    <section className="you-pay" aria-labelledby="payment-prompt">
      <div>
        <h3 className="h3" id="payment-prompt">
          {t(hasOwnTerms ? "prompt.ownTitle" : "prompt.title")}
        </h3>
        <p className="meta">
          {t("prompt.ownText")}{" "}
          {/* One that there is stands below the title, with the way to change it. */}
          {tradeDollars === 0 && <a href={wizard}>{t("prompt.trade")}</a>}
        </p>
      </div>
      <TermsForm
        // Whoever comes back finds the terms that the cards go by.
        key={`${inlineTerms.down} ${inlineTerms.credit} ${inlineTerms.months}`}
        inlineTerms={inlineTerms}
        page={page}
        t={t}
      />
    </section>
  );
}

function TermsForm({
  inlineTerms: { down, isDownShare, credit, credits, months, terms },
  page: { wayBack },
  t,
}: ListPartProps & { readonly inlineTerms: InlineTerms }) {
  const submit = useTermsSubmit();
  const toAddress = useAddress();
  return (
    <form
      className="terms-fields"
      method="post"
      action={toAddress(PAYMENT_TERMS_PATH)}
      aria-labelledby="payment-prompt"
      onSubmit={submit}
    >
      <input type="hidden" name="returnTo" value={wayBack} />
      <div>
        <label htmlFor="terms-down">{t("prompt.down")}</label>
        <div
          className={isDownShare ? undefined : "prefixed"}
          data-unit={isDownShare ? undefined : "$"}
        >
          <input
            className="input input--s num"
            id="terms-down"
            name="down"
            inputMode="decimal"
            pattern="[$0-9,.\s]*[kK%]?\s*"
            maxLength={16}
            autoComplete="off"
            defaultValue={down}
          />
        </div>
      </div>
      <TermSelect
        name="credit"
        label={t("prompt.credit")}
        chosen={credit}
        options={credits}
      />
      <TermSelect
        name="months"
        label={t("prompt.months")}
        chosen={String(months)}
        options={terms.map((term) => ({
          value: String(term),
          label: String(term),
        }))}
      />
      <button className="btn btn--ink">{t("prompt.update")}</button>
    </form>
  );
}

function TermSelect({
  name,
  label,
  chosen,
  options,
}: {
  readonly name: "credit" | "months";
  readonly label: string;
  readonly chosen: string;
  readonly options: InlineTerms["credits"];
}) {
  const id = `terms-${name}`;
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select
        className="select select--s"
        id={id}
        name={name}
        defaultValue={chosen}
      >
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
