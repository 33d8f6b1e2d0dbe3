import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import type { TradeRecord } from "#app/domain/trade-draft/trade-record.ts";
import {
  refuseWideRange,
  type Valuation,
} from "#app/domain/valuation/valuation.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { formatWholeDollars } from "#app/site/page/format.ts";
import { formatOwnName, getOwnPicture } from "./own-vehicle.ts";
import { getChangeAddress } from "./trade-access.server.ts";

export type ValuePorts = Pick<
  AppPorts,
  "valuations" | "profile" | "clock" | "log"
>;

/** Never rejects: a provider that fails is one that does not know. */
export async function valueVehicle(
  { valuations, profile, log }: ValuePorts,
  { storeId, draft: { vehicle } }: Pick<TradeRecord, "storeId" | "draft">,
): Promise<Valuation> {
  const { stateShort, zip } = getStoreOrFirst(storeId, profile);
  try {
    const valuation = await valuations.value({
      ...vehicle,
      state: stateShort,
      zip,
    });
    const { widestRangePercent } = profile.trade.valuation;
    return refuseWideRange(valuation, widestRangePercent);
  } catch (error) {
    log.error("valuation.failed", { message: String(error) });
    return {
      status: "unsure",
      reason: "no-answer",
      range: null,
      source: null,
    };
  }
}

export type CarView = ReturnType<typeof buildCarView>;

export function buildCarView(
  facts: Pick<RequestFacts, "language">,
  { draft: { vehicle } }: Pick<TradeRecord, "draft">,
) {
  return {
    name: formatOwnName(vehicle),
    picture: getOwnPicture(vehicle),
    miles: vehicle.miles,
    color: vehicle.exteriorColor,
    engine: vehicle.engine,
    vinEnd: vehicle.vin?.slice(-6) ?? null,
    changeAddress: getChangeAddress(facts),
  };
}

export interface RangeView {
  readonly low: string;
  readonly high: string;
  /** Half of them sell for less. */
  readonly middle: string;
  readonly isMoved: boolean;
}

/** Null where nothing is known. */
export function toRangeView(valuation: Valuation): RangeView | null {
  const { range } = valuation;
  return range === null
    ? null
    : {
        low: formatWholeDollars(range.lowDollars * 100),
        high: formatWholeDollars(range.highDollars * 100),
        middle: formatWholeDollars(range.middleDollars * 100),
        isMoved:
          valuation.status === "valued" && valuation.isMovedByAskingPrices,
      };
}
