import { TRADE_OFFER_TYPES } from "#app/domain/store-profile/content/trade.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { OFFER_RULE_KEYS } from "#app/domain/trade-offer/price-rules.ts";
import { buildFault, type ProfileFault } from "./profile-fault.ts";

export function* listContradictionFaults({
  trade: { questions, contradictions },
}: StoreProfile): Iterable<ProfileFault> {
  for (const [at, contradiction] of contradictions.entries())
    for (const side of ["one", "other"] as const) {
      const { questionId, answers } = contradiction[side];
      const key = ["trade", "contradictions", at, side];
      const found = questions.find((it) => it.questionId === questionId);
      if (found === undefined) {
        yield buildFault(key, `${questionId} is no question`);
        continue;
      }
      for (const value of answers)
        if (!found.answers.some((it) => it.value === value))
          yield buildFault(
            key,
            `question ${questionId} has no answer "${value}"`,
          );
    }
}

/** A rule about what does not exist is empty for every vehicle, which nobody means. */
export function* listOfferRuleFaults({
  trade,
}: StoreProfile): Iterable<ProfileFault> {
  const known: Readonly<Record<string, readonly string[]>> = {
    ...OFFER_RULE_KEYS,
    answers: trade.questions.map(({ questionId }) => String(questionId)),
  };
  for (const type of TRADE_OFFER_TYPES)
    for (const [at, { rules }] of trade.offers[type].priceRules.entries())
      for (const [ruleAt, { object, key }] of rules.entries()) {
        const keys = Object.hasOwn(known, object) ? known[object] : undefined;
        if (keys?.includes(key)) continue;
        yield buildFault(
          ["trade", "offers", type, "priceRules", at, "rules", ruleAt],
          keys === undefined
            ? `"${object}" is none of ${Object.keys(known).join(", ")}`
            : `${object} has no "${key}"; it has ${keys.join(", ")}`,
        );
      }
}
