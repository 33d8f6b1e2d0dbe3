import type {
  MadeOffer,
  TradeRecord,
} from "#app/domain/trade-draft/trade-record.ts";
import type { ValuePorts } from "#app/features/valuation/car-views.server.ts";
import {
  changeTradeRecord,
  type RecordPorts,
} from "#app/features/valuation/trade-access.server.ts";
import { makeOffer } from "./make-offer.server.ts";

/** What another tab made meanwhile counts. */
export async function requireOffer(
  ports: RecordPorts & ValuePorts,
  record: TradeRecord,
): Promise<{ readonly record: TradeRecord; readonly made: MadeOffer }> {
  if (record.offer !== null) return { record, made: record.offer };
  const fresh = await makeOffer(ports, record);
  const changed = await changeTradeRecord(ports, record, (latest) => ({
    ...latest,
    offer: latest.offer ?? fresh,
  })).catch((error: unknown) => {
    // It is shown all the same, and made again with the next look.
    ports.log.error("valuation.not-stored", { message: String(error) });
    return null;
  });
  return { record: changed ?? record, made: changed?.offer ?? fresh };
}
