/** It is one figure of a loan as a text states it. */
export interface StatedTerm {
  readonly kind:
    "payment" | "apr" | "payment count" | "down payment" | "amount financed";
  /** The value is in cents, a percentage, or a number of payments. */
  readonly value: number;
  /** It is true for an amount without cents. */
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

/** It returns every figure of a loan that a text states. */
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
