import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import type {
  MadeOffer,
  TradeRecord,
} from "#app/domain/trade-draft/trade-record.ts";
import { buildTradeOffers } from "#app/domain/trade-offer/build-offers.ts";
import type { OfferedVehicle } from "#app/domain/trade-offer/price-rules.ts";
import { keepAskedAnswers } from "#app/domain/trade-offer/trade-answers.ts";
import { formatZonedDay } from "#app/domain/time.ts";
import {
  type ValuePorts,
  valueVehicle,
} from "#app/features/valuation/car-views.server.ts";

/** By the answers as they are; they have no faults. */
export async function makeOffer(
  ports: ValuePorts,
  record: Pick<TradeRecord, "storeId" | "draft">,
): Promise<MadeOffer> {
  const { profile, clock } = ports;
  const { trade, pricing } = profile;
  const { draft, storeId } = record;
  const { timeZone } = getStoreOrFirst(storeId, profile);
  const nowMs = clock.nowMs();
  const valuation = await valueVehicle(ports, record);
  return {
    valuation,
    offers: buildTradeOffers({
      trade,
      costs: pricing,
      vehicle: toOfferedVehicle(ports, record),
      valuation,
      answers: keepAskedAnswers(trade, draft.answers),
      optionIds: draft.optionIds,
      isTradingIn: draft.interest === "trade-in",
      driveDays: 0,
      nowMs,
      timeZone,
    }),
  };
}

/** As old as it is today where the store stands (Assumption A193). */
export function toOfferedVehicle(
  { profile, clock }: Pick<ValuePorts, "profile" | "clock">,
  { draft: { vehicle }, storeId }: Pick<TradeRecord, "storeId" | "draft">,
): OfferedVehicle {
  const { timeZone } = getStoreOrFirst(storeId, profile);
  const year = Number(formatZonedDay(clock.nowMs(), timeZone).slice(0, 4));
  return { ...vehicle, ageYears: Math.max(0, year - vehicle.year) };
}
