import type { Generated } from "kysely";
import type { EditField } from "#app/domain/vehicle-edits/edit-fields.ts";

/** What people of the store say of cars. */
export interface VehicleEditTables {
  /** What people of the store say in the feed's place. */
  vehicle_edits: {
    vin: string;
    field: EditField;
    /** It is JSON, as `feed_said` is. */
    value: string;
    feed_said: string;
    reason: string | null;
    person_id: string | null;
    person_name: string;
    at_ms: number;
    revision: number;
  };
  /** Vehicles that were ever edited. */
  edited_vehicles: {
    vin: string;
    changed_at_ms: number;
    version: number;
  };
  edited_prices: {
    id: Generated<number>;
    vin: string;
    at_ms: number;
    is_feed: 0 | 1;
    sale_price_cents: number | null;
  };
  vehicle_edits_version: { id: number; version: number };
  /** Pictures of cars that people of the store sent. */
  uploaded_photos: {
    vin: string;
    hash: string;
    bytes: Uint8Array;
    person_id: string | null;
    person_name: string;
    at_ms: number;
    position: number;
  };
}
