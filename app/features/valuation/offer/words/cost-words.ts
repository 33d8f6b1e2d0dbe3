import type { OfferLine } from "#app/domain/trade-offer/trade-offer.ts";
import { formatAmount } from "#app/site/page/format.ts";
import type { Said } from "./line-view.ts";

/** How our own costs are counted, so that they can be worked out again; null in offers that do not say it. */
export function sayCostRule(
  line: Extract<OfferLine, { readonly kind: "advertising" | "reconditioning" }>,
  t: Said["t"],
): string | null {
  if (line.rule === undefined) return null;
  const { percent } = line.rule;
  const minimum = formatAmount(line.rule.minimumCents);
  if (line.kind === "advertising")
    return t("rule.greaterOf", { minimum, percent });
  const { baseCents, minimumCents } = line.rule;
  return t(baseCents < minimumCents ? "rule.sumAtLeast" : "rule.sum", {
    base: formatAmount(baseCents),
    percent,
    minimum,
  });
}
