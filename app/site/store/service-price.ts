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
): string {
  if (fromCents === null) return t("quoted");
  return fromCents === 0
    ? t("free")
    : t("from", { amount: formatAmount(fromCents) });
}
