import {
  type FeedReport,
  stageFeed,
} from "#app/adapters/inventory-feed/import/import-feed.server.ts";
import type { FeedEvent } from "#app/adapters/inventory-feed/import/read-feed.server.ts";
import {
  createVehicleStage,
  type VehicleStage,
} from "#app/adapters/inventory-feed/import/vehicle-stage.server.ts";
import type { MergeableVehicle } from "#app/domain/vehicle/merge-vehicles.ts";

/** Reads vehicles distinct by VIN, in the order in which their VINs first came. */
export async function collectFeed(events: AsyncIterable<FeedEvent>): Promise<{
  readonly vehicles: readonly MergeableVehicle[];
  readonly report: FeedReport;
}> {
  const stage = createVehicleStage();
  try {
    const report = await stageFeed(events, stage);
    return { vehicles: listStaged(stage), report };
  } finally {
    stage.remove();
  }
}

/** The vehicles in the order in which their VINs first came. */
export function listStaged(stage: VehicleStage): readonly MergeableVehicle[] {
  return [...stage.forSaving()]
    .toSorted((a, b) => a.index - b.index)
    .map(({ staged }) => staged);
}
