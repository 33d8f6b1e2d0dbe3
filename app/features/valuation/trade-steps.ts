import type { Trade } from "#app/domain/store-profile/store-profile.ts";
import type { TradeDraft } from "#app/domain/trade-draft/trade-record.ts";
import { listAnswerFaults } from "#app/domain/trade-offer/trade-answers.ts";

export const OPTIONS_STEP = "options";
export const OFFER_STEP = "offer";

/** The vehicle's options, then one page a category, then the offer. */
export function listSteps({
  options,
  categories,
}: Pick<Trade, "options" | "categories">): readonly string[] {
  return [
    ...(options.length > 0 ? [OPTIONS_STEP] : []),
    ...categories.map(({ categoryId }) => categoryId),
    OFFER_STEP,
  ];
}

/** Where the shopper goes on: the first step that was not sent or that lacks an answer. */
export function findOpenStep(
  trade: Trade,
  { doneSteps, answers }: Pick<TradeDraft, "doneSteps" | "answers">,
): string {
  return (
    listSteps(trade).find(
      (step) =>
        step !== OFFER_STEP &&
        (!doneSteps.includes(step) ||
          (step !== OPTIONS_STEP &&
            listAnswerFaults(trade, answers, step).length > 0)),
    ) ?? OFFER_STEP
  );
}
