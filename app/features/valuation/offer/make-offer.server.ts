import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import type {
  MadeOffer,
  TradeDraft,
  TradeRecord,
} from "#app/domain/trade-draft/trade-record.ts";
import { buildTradeOffers } from "#app/domain/trade-offer/build-offers.ts";
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
      vehicle: {
        ...draft.vehicle,
        ageYears: computeAgeYears(draft, nowMs, timeZone),
      },
      valuation,
      answers: keepAskedAnswers(trade, draft.answers),
      optionIds: draft.optionIds,
      driveDays: 0,
      nowMs,
      timeZone,
    }),
  };
}

/** Assumption A193. */
export function computeAgeYears(
  { vehicle }: Pick<TradeDraft, "vehicle">,
  nowMs: number,
  timeZone: string,
): number {
  const year = Number(formatZonedDay(nowMs, timeZone).slice(0, 4));
  return Math.max(0, year - vehicle.year);
}
