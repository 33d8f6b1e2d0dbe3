import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { Trade } from "#app/domain/store-profile/store-profile.ts";
import { listCostlyAnswers } from "#app/domain/trade-offer/offer-lines.ts";
import type { TradeAnswers } from "#app/domain/trade-offer/trade-answers.ts";
import { formatAmount, formatList } from "#app/site/page/format.ts";
import { nameAnswer } from "./answer-words.ts";

/** What the answers take off, as in "$2,450" for "fair condition and a warning light"; null where they take nothing. */
export function sayDeductions(
  trade: Pick<Trade, "categories" | "questions" | "contradictions">,
  answers: TradeAnswers,
  language: Language,
): { readonly amount: string; readonly answers: string } | null {
  const costly = listCostlyAnswers(trade, answers);
  if (costly.length === 0) return null;
  const cents = costly.reduce(
    (sum, { answer }) => sum + answer.deductionCents,
    0,
  );
  return {
    amount: formatAmount(cents),
    answers: formatList(
      costly.map((it) => nameAnswer(it, language)),
      language,
    ),
  };
}
