import Database from "better-sqlite3";
import { SITES } from "./sites.ts";

/** Path of a vehicle of the sample inventory that was sold a few days ago. */
export function soldVehiclePath(): string {
  const database = new Database(`${SITES.open.dataFolder}/inventory.sqlite`);
  try {
    const [row] = database
      .prepare("select vin from vehicles where gone_at_ms is not null limit 1")
      .all([]) as { vin: string }[];
    if (row === undefined) throw new Error("No vehicle of the sample is sold.");
    return `/used-vehicle/any/any/${row.vin}`;
  } finally {
    database.close();
  }
}
