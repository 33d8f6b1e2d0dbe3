import { estimateExample } from "#app/domain/finance/finance-terms.ts";
import { LANGUAGES } from "#app/domain/store-profile/fields/languages.ts";
import type {
  Promotion,
  StoreProfile,
} from "#app/domain/store-profile/store-profile.ts";
import { buildFault, type ProfileFault } from "./profile-fault.ts";

/** A promotion's words must state the terms that the payment engine computes from its example. */
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

export interface StatedTerm {
  readonly kind:
    "payment" | "apr" | "payment count" | "down payment" | "amount financed";
  /** The value is in cents, a percentage, or a number of payments. */
  readonly value: number;
  readonly isWholeDollars: boolean;
  readonly words: string;
}

const DOLLARS = String.raw`\$\s?(?<dollars>\d[\d,]*(?:\.\d\d)?)`;
const PERCENT = String.raw`(?<percent>\d+(?:\.\d+)?)\s?%`;
const COUNT = String.raw`(?<![\d,.$])(?<count>\d+)`;
const MONTHLY =
  "(?:a month|per month|/ ?mo(?:nth)?|monthly|al mes|mensual(?:es)?)";
const RATE =
  "(?:APR|annual percentage rate|tasa (?:de porcentaje )?anual|tasa porcentual anual)";
const PAYMENTS = "(?:payments?|installments?|pagos?|mensualidad(?:es)?)";

/** The patterns are in English and Spanish. A space stands for any white space. */
const STATEMENTS: readonly (readonly [StatedTerm["kind"], RegExp])[] = (
  [
    ["payment", `${DOLLARS} ?${MONTHLY}`],
    [
      "payment",
      `(?<!total (?:of|de) )\\b${PAYMENTS}(?: monthly| mensual(?:es)?)? (?:of|de) ${DOLLARS}`,
    ],
    ["apr", `${PERCENT} (?:de )?${RATE}`],
    ["apr", `\\b${RATE}(?: of| de| at| del)?:? ${PERCENT}`],
    ["payment count", `${COUNT} (?:(?:equal|monthly|easy) )*${PAYMENTS}\\b`],
    ["payment count", `${COUNT}[- ]months? (?:loan|term|financing)\\b`],
    [
      "payment count",
      `(?:${MONTHLY}|${RATE}) (?:for|over|por|a|durante) ${COUNT} (?:months|meses)\\b`,
    ],
    ["down payment", `${DOLLARS} (?:cash )?down\\b(?! from)`],
    ["down payment", `${DOLLARS} de (?:enganche|entrada|pago inicial)`],
    [
      "down payment",
      `\\b(?:down payment|enganche|pago inicial)(?: of| de| desde|:)? ${DOLLARS}`,
    ],
    [
      "amount financed",
      `\\b(?:amount financed|monto financiado)(?: of| de|:)? ${DOLLARS}`,
    ],
    ["amount financed", `${DOLLARS} (?:financed|financiados)\\b`],
  ] as const
).map(([kind, words]) => [
  kind,
  new RegExp(words.replaceAll(" ?", "\\s*").replaceAll(" ", "\\s+"), "giu"),
]);

export function listStatedTerms(words: string): readonly StatedTerm[] {
  return STATEMENTS.flatMap(([kind, statement]) =>
    [...words.matchAll(statement)].map((match): StatedTerm => {
      const { dollars, percent, count } = match.groups ?? {};
      return {
        kind,
        value:
          dollars === undefined
            ? Number(percent ?? count)
            : Math.round(Number(dollars.replaceAll(",", "")) * 100),
        isWholeDollars: dollars !== undefined && !dollars.includes("."),
        words: match[0],
      };
    }),
  );
}
