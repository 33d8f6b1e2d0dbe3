import type {
  TradeContent,
  TradeRecord,
} from "#app/domain/trade-draft/trade-record.ts";
import type {
  Valuation,
  VehicleToValue,
} from "#app/domain/valuation/valuation.ts";
import type { DecodedVin } from "#app/domain/vehicle/vin.ts";

/** Vehicles that visitors value, with their answers and their offers. */
export interface TradeRecords {
  /** A name that is there already stores nothing. Rejects when nothing was stored. */
  add(record: NewTradeRecord): Promise<void>;
  find(id: string): Promise<TradeRecord | null>;
  /** False: somebody changed it since this revision. */
  change(
    record: Pick<TradeRecord, "id" | "revision">,
    content: TradeContent,
    keptUntilMs: number,
  ): Promise<boolean>;
}

export interface NewTradeRecord extends Pick<
  TradeRecord,
  "id" | "storeId" | "visitorId"
> {
  readonly content: TradeContent;
  readonly createdAtMs: number;
  readonly keptUntilMs: number;
}

/** What a vehicle is worth, and how sure that is. */
export interface ValuationProvider {
  value(vehicle: VehicleToValue): Promise<Valuation>;
}

/** A service that knows which vehicle a license plate is on. */
export interface PlateLookup {
  /** Null for a plate that it does not know; rejects when it cannot be asked. */
  findVin(plate: string, state: string): Promise<string | null>;
}

/** Facts from VINs without a network; expects one that `checkVin` accepted, and never rejects. */
export interface VinFacts {
  decode(vin: string): Promise<DecodedVin | null>;
}
