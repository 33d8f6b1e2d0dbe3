import { type Gate, toListGate } from "#app/domain/gate/gate.ts";
import {
  presentVehicle,
  toVehicleRecord,
} from "#app/domain/gate/present-vehicle.ts";
import { addImpliedFeatures } from "#app/domain/vehicle/basic-features.ts";
import type { VinList } from "#app/domain/saved-vehicles/shortlist.ts";
import { findStockedBehindGate } from "#app/site/gate/find-stocked.server.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";
import type { ComparePorts } from "./compare-page.server.ts";

/** All that is known of the cars, as the gate shows it. */
export async function listRecords(
  { profile, index, inventory }: ComparePorts,
  gate: Gate,
  vins: VinList,
) {
  const listGate = toListGate(gate);
  const stocked = await Promise.all(
    vins.map((vin) =>
      findStockedBehindGate({ index, inventory }, listGate, vin),
    ),
  );
  return stocked.flatMap((it) => {
    const listed = it === null ? null : index.find(it.vehicle.vin);
    // This car was sold after the index was made.
    if (it === null || it.goneAtMs !== null || listed === null) return [];
    const shown = presentVehicle(
      toVehicleRecord(it, listed),
      listGate,
      getPricePolicy(profile),
    );
    if (shown === null) return [];
    // Feeds list different halves of what goes without saying, and side by side that would look like a difference.
    return { ...shown, featureKeys: addImpliedFeatures(shown.featureKeys) };
  });
}
