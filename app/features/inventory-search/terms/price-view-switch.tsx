import { PAYMENT_TERMS_PATH } from "#app/domain/address/payment-terms-address.ts";
import type { ListPartProps } from "#app/features/inventory-search/list-page-data.ts";
import { useAddress } from "#app/site/page/use-address.ts";
import { useViewSubmit } from "./use-terms-submit.ts";

/** Without JavaScript either button sends the form. A locked price has no payment to switch to. */
export function PriceViewSwitch({ page, t }: ListPartProps) {
  const { view, submit } = useViewSubmit();
  const toAddress = useAddress();
  if (page.inlineTerms === null) return null;
  return (
    <form
      className="price-view"
      method="post"
      action={toAddress(PAYMENT_TERMS_PATH)}
      aria-label={t("view.label")}
      onSubmit={submit}
    >
      <input type="hidden" name="returnTo" value={page.wayBack} />
      <button name="view" value="total" aria-pressed={view === "total"}>
        {t("view.total")}
      </button>
      <button name="view" value="monthly" aria-pressed={view === "monthly"}>
        {t("view.monthly")}
      </button>
    </form>
  );
}
