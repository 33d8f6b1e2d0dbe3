import {
  listCostlyAnswers,
  sumDeductions,
} from "#app/domain/trade-offer/offer-lines.ts";
import type { ValueRange } from "#app/domain/valuation/valuation.ts";
import { formatAmount, formatList } from "#app/site/page/format.ts";
import { nameAnswer } from "./answer-words.ts";
import type { Said } from "./line-view.ts";

/**
 * What the answers leave of a range, as in "$3,224" to "$5,151" after "$2,450" for "fair condition and a warning light".
 * Null where they take nothing off, and where they leave nothing of its lower end: then the range says no more.
 */
export function sayRangeTold(
  range: Pick<ValueRange, "lowDollars" | "highDollars"> | null,
  { trade, answers, language }: Pick<Said, "trade" | "answers" | "language">,
) {
  const costly = listCostlyAnswers(trade, answers);
  const cents = sumDeductions(costly);
  if (range === null || cents === 0 || range.lowDollars * 100 <= cents)
    return null;
  const formatLeft = (dollars: number) =>
    formatAmount(Math.round(dollars) * 100 - cents);
  return {
    low: formatLeft(range.lowDollars),
    high: formatLeft(range.highDollars),
    amount: formatAmount(cents),
    answers: formatList(
      costly.map((it) => nameAnswer(it, language)),
      language,
    ),
  };
}
