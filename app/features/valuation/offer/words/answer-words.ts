import type { TradeQuestion } from "#app/domain/trade-offer/trade-answers.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";

/** An answer among others, as in "no warning light"; by its question where the profile has no short words for it. */
export function nameAnswer(
  {
    question: { lineLabel, text },
    answer: { shortLabel, label },
  }: {
    readonly question: TradeQuestion;
    readonly answer: TradeQuestion["answers"][number];
  },
  language: Language,
): string {
  return (
    shortLabel?.[language] ??
    `${(lineLabel ?? text)[language]}: ${label[language]}`
  );
}
