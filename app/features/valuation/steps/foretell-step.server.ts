import type { TradeRecord } from "#app/domain/trade-draft/trade-record.ts";
import {
  foretellLaterAlone,
  foretellNoPrice,
} from "#app/domain/trade-offer/foretell-no-price.ts";
import { foretellNothingLeft } from "#app/domain/trade-offer/foretell-nothing-left.ts";
import { keepAskedAnswers } from "#app/domain/trade-offer/trade-answers.ts";
import type { Valuation } from "#app/domain/valuation/valuation.ts";
import type { ValuePorts } from "#app/features/valuation/car-views.server.ts";
import { toOfferedVehicle } from "#app/features/valuation/offer/make-offer.server.ts";
import type { Said } from "#app/features/valuation/offer/words/line-view.ts";
import { sayUnruled } from "#app/features/valuation/offer/words/reason-words.ts";

/** What the answers given so far already decide (Assumption A437). */
export function foretellStep(
  ports: ValuePorts,
  said: Pick<Said, "language" | "t">,
  {
    record,
    valuation,
    optionIds,
  }: {
    readonly record: Pick<TradeRecord, "storeId" | "draft">;
    readonly valuation: Valuation;
    readonly optionIds: readonly string[];
  },
) {
  const { trade, pricing } = ports.profile;
  const { answers } = record.draft;
  const vehicle = toOfferedVehicle(ports, record);
  const foretold =
    foretellNoPrice(trade, vehicle, valuation) ??
    foretellNothingLeft({
      trade,
      costs: pricing,
      vehicle,
      valuation,
      answers: keepAskedAnswers(trade, answers),
      optionIds,
    });
  return {
    /** Why there will be no price, whatever is answered; null where there may be one. */
    noPrice:
      foretold === null
        ? null
        : sayUnruled(foretold, { ...said, trade, answers }),
    /** Where nothing is left of a price, that range would promise one. */
    hasRange: foretold?.kind !== "nothing-left",
    /** There will be no cash at once, whatever is answered, and the car can be sold for its owner. */
    isSoldForOwner:
      foretold === null && foretellLaterAlone(trade, vehicle, valuation),
  };
}
