import { formatAmount } from "#app/site/page/format.ts";
import type { Translate } from "#app/site/page/copy.ts";
import type { servicePriceCopy } from "./service-price-copy.ts";

type ServicePriceText = Extract<
  keyof (typeof servicePriceCopy)["sentences"],
  string
>;

/** It reads "From $54.95", "Free" or, where the profile gives no price, "We quote it first". */
export function sayServicePrice(
  fromCents: number | null,
  t: Translate<ServicePriceText>,
  /** The price is that much only with the offer that the visit is booked with. */
  hasOffer = false,
): string {
  if (fromCents === null) return t("quoted");
  const kind = fromCents === 0 ? "free" : "from";
  return t(hasOffer ? `${kind}.offer` : kind, {
    amount: formatAmount(fromCents),
  });
}
