import { listUploadVins } from "#app/adapters/database/vehicle-edits/uploaded-photos.server.ts";
import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import { AUTOMATIC_CLEANUP } from "#app/domain/console/audit-entry.ts";
import { DAY_MS } from "#app/domain/time.ts";
import { GONE_CAR_PHOTO_DAYS } from "#app/domain/vehicle-edits/upload-limits.ts";
import type { Clock } from "#app/ports.ts";
import type { VehicleEdits } from "#app/ports/vehicle-edit-ports.ts";

export interface GonePhotoSweep {
  readonly area: Pick<DatabaseArea<LeadsTables>, "db">;
  readonly edits: Pick<VehicleEdits, "find" | "removePhoto">;
  readonly clock: Clock;
  /** The running car is finished first. */
  readonly signal?: AbortSignal;
}

/** Added pictures of cars that are long gone make room for others, each with its line of the audit. Answers how many went. */
export async function sweepGonePhotos({
  area,
  edits,
  clock,
  signal,
}: GonePhotoSweep): Promise<number> {
  const nowMs = clock.nowMs();
  let count = 0;
  for (const vin of await listUploadVins(area.db)) {
    if (signal?.aborted === true) break;
    const car = await edits.find(vin);
    const goneAtMs = car?.fed.goneAtMs ?? null;
    if (car === null || goneAtMs === null) continue;
    if (nowMs - goneAtMs < GONE_CAR_PHOTO_DAYS * DAY_MS) continue;
    const by = AUTOMATIC_CLEANUP;
    for (const { address } of car.uploads)
      if (await edits.removePhoto({ vin, address, by, nowMs })) count++;
  }
  return count;
}
