import type { TradeOfferType } from "#app/domain/store-profile/content/trade.ts";
import {
  formatAmount,
  formatCents,
  formatDollars,
} from "#app/site/page/format.ts";
import type { Said } from "./line-view.ts";

/** What a sale brings is known once the car has sold (Assumption A535). */
export function isEstimate(type: TradeOfferType): boolean {
  return type === "moreCashLater";
}

/** Beside the lines that it comes from: an estimate is "about" so many dollars, and a firm sum has its cents. */
export function saySum(
  cents: number,
  isAbout: boolean,
  { t }: Pick<Said, "t">,
): string {
  return isAbout
    ? t("about", { amount: formatAbout(cents) })
    : formatCents(cents);
}

/** In a sentence, where a firm sum has no cents unless there are some. */
export function sayHeadSum(
  cents: number,
  isAbout: boolean,
  said: Pick<Said, "t">,
): string {
  return isAbout ? saySum(cents, true, said) : formatAmount(cents);
}

/** Words that say "about" have no cents. */
export function formatAbout(cents: number): string {
  return formatDollars(Math.round(cents / 100));
}
