import { estimateExample } from "#app/domain/finance/finance-terms.ts";
import { LANGUAGES } from "#app/domain/store-profile/fields/languages.ts";
import { buildFault, type ProfileFault } from "./profile-fault.ts";
import { listStatedTerms, type StatedTerm } from "./finance-statements.ts";
import type {
  Promotion,
  StoreProfile,
} from "#app/domain/store-profile/store-profile.ts";

/** It lists promotions whose words state other terms than the payment engine computes from their example. */
export function listExampleFaults({
  promotions,
  estimator,
}: Pick<StoreProfile, "promotions" | "estimator">): ProfileFault[] {
  return promotions.flatMap((promotion, at) => {
    if (promotion.financeExample === null) return [];
    const estimate = estimateExample(promotion.financeExample, estimator);
    if (estimate === null)
      return [
        buildFault(
          ["promotions", at, "financeExample"],
          "is no loan: it finances nothing",
        ),
      ];
    const due: Readonly<Record<StatedTerm["kind"], number>> = {
      payment: estimate.monthlyCents,
      apr: estimate.aprPercent,
      "payment count": estimate.termMonths,
      "down payment": estimate.downCents,
      "amount financed": estimate.amountFinancedCents,
    };
    return listPromotionTexts(promotion).flatMap(({ part, language, words }) =>
      listStatedTerms(words)
        .filter((stated) => !isDue(stated, due[stated.kind]))
        .map((stated) =>
          buildFault(
            ["promotions", at, part, language],
            `says "${stated.words}", but its financeExample makes ${formatTerm(stated.kind, due[stated.kind])}`,
          ),
        ),
    );
  });
}

function listPromotionTexts(promotion: Promotion) {
  return (["title", "description", "disclosure"] as const).flatMap((part) =>
    LANGUAGES.flatMap((language) => {
      const words = promotion[part]?.[language];
      return words === undefined ? [] : [{ part, language, words }];
    }),
  );
}

/** Whole dollars a month are rounded up, as they are on a card. */
function isDue({ kind, value, isWholeDollars }: StatedTerm, due: number) {
  return (
    value === due ||
    (kind === "payment" &&
      isWholeDollars &&
      value === Math.ceil(due / 100) * 100)
  );
}

function formatTerm(kind: StatedTerm["kind"], value: number): string {
  if (kind === "apr") return `${value}% APR`;
  if (kind === "payment count") return `${value} payments`;
  const dollars = (value / 100).toLocaleString("en-US", {
    style: "currency",
    currency: "USD",
  });
  return kind === "payment" ? `${dollars} a month` : `${dollars} ${kind}`;
}
