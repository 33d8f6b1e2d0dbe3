import { insertAuditEntry } from "#app/adapters/database/console/audit-rows.server.ts";
import {
  type DatabaseArea,
  requireWhole,
} from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import {
  appendPhotos,
  listArrangedPhotos,
  toEdit,
} from "#app/domain/vehicle-edits/arrange-photos.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import {
  formatUploadedPhoto,
  parseUploadedPhoto,
} from "#app/domain/vehicle-photo/uploaded-photo.ts";
import type {
  PhotoAddition,
  PhotoRemoval,
} from "#app/ports/vehicle-edit-ports.ts";
import { holdEdits, writeChanges } from "./save-edits.server.ts";
import { deleteUpload, insertUploads } from "./uploaded-photos.server.ts";

/** The pictures, the order that they stand in and its line of the audit come in one commit, or none of them. */
export async function addPhotos(
  area: DatabaseArea<LeadsTables>,
  addition: PhotoAddition,
  fed: Vehicle,
  mostMegabytes: number,
): Promise<"saved" | "car" | "all"> {
  requireWhole(area);
  const added = await area.commit(async (trx) => {
    const edits = await holdEdits(trx, addition.vin);
    const inserted = await insertUploads(trx, addition, mostMegabytes);
    if (inserted !== "saved") return inserted;
    const photos = listArrangedPhotos({
      fed: { vehicle: fed },
      edits,
      uploads: [],
    });
    const sent = addition.pictures.map(({ hash }) => formatUploadedPhoto(hash));
    const value = appendPhotos(photos, sent);
    await writeChanges(trx, area, {
      change: addition,
      changes: [{ field: "photos", edit: { value, reason: null } }],
      edits,
      fed,
    });
    return inserted;
  });
  requireWhole(area);
  return added;
}

/** False where there is none such: somebody else may have been faster. */
export async function removePhoto(
  area: DatabaseArea<LeadsTables>,
  removal: PhotoRemoval,
  fed: Vehicle,
): Promise<boolean> {
  const { vin, address, by, nowMs } = removal;
  const hash = parseUploadedPhoto(address);
  if (hash === null) return false;
  requireWhole(area);
  const isRemoved = await area.commit(async (trx) => {
    const edits = await holdEdits(trx, vin);
    if (!(await deleteUpload(trx, vin, hash))) return false;
    await insertAuditEntry(trx, {
      atMs: nowMs,
      by,
      storeId: fed.storeId,
      action: "vehicle.changed",
      subject: vin,
      before: { uploadedPhoto: address },
      after: { uploadedPhoto: null },
    });
    const photos = listArrangedPhotos({
      fed: { vehicle: fed },
      edits,
      uploads: [],
    });
    const left = photos.filter((it) => it.address !== address);
    if (left.length === photos.length) return true;
    const value = toEdit(left);
    await writeChanges(trx, area, {
      change: removal,
      changes: [{ field: "photos", edit: { value, reason: null } }],
      edits,
      fed,
    });
    return true;
  });
  requireWhole(area);
  return isRemoved;
}
