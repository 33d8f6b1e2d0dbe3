import type { Kysely, Transaction } from "kysely";
import { MEGABYTE } from "#app/adapters/database/leads/attachment-room.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import { MOST_UPLOADS } from "#app/domain/vehicle-edits/upload-limits.ts";
import { formatUploadedPhoto } from "#app/domain/vehicle-photo/uploaded-photo.ts";
import type {
  PhotoAddition,
  UploadedPhoto,
} from "#app/ports/vehicle-edit-ports.ts";

type Db = Kysely<LeadsTables>;

/** In the order in which they came. */
export async function listUploads(
  db: Db,
  vin: string,
): Promise<readonly UploadedPhoto[]> {
  const rows = await db
    .selectFrom("uploaded_photos")
    .select(["hash", "person_id", "person_name", "at_ms"])
    .where("vin", "=", vin)
    .orderBy("at_ms")
    .orderBy("position")
    .orderBy("hash")
    .execute();
  return rows.map((row) => ({
    address: formatUploadedPhoto(row.hash),
    by: { personId: row.person_id, name: row.person_name },
    atMs: row.at_ms,
  }));
}

/** Of every car that somebody sent a picture of. */
export async function listUploadVins(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("uploaded_photos")
    .select("vin")
    .distinct()
    .orderBy("vin")
    .execute();
  return rows.map(({ vin }) => vin);
}

export async function findUploadBytes(
  db: Db,
  vin: string,
  hash: string,
): Promise<Buffer | null> {
  const row = await db
    .selectFrom("uploaded_photos")
    .select("bytes")
    .where("vin", "=", vin)
    .where("hash", "=", hash)
    .executeTakeFirst();
  return row === undefined ? null : Buffer.from(row.bytes);
}

/** Says what has no room, before anything is written. A picture that is there takes no place. */
export async function insertUploads(
  trx: Transaction<LeadsTables>,
  { vin, pictures, by, nowMs }: PhotoAddition,
  mostMegabytes: number,
): Promise<"saved" | "car" | "all"> {
  const known = await listUploads(trx, vin);
  const added = pictures.filter(
    ({ hash }) =>
      !known.some(({ address }) => address === formatUploadedPhoto(hash)),
  );
  if (known.length + added.length > MOST_UPLOADS) return "car";
  const addedBytes = added.reduce((sum, it) => sum + it.bytes.length, 0);
  if ((await sumBytes(trx)) + addedBytes > mostMegabytes * MEGABYTE)
    return "all";
  for (const [position, { hash, bytes }] of added.entries())
    await trx
      .insertInto("uploaded_photos")
      .values({
        vin,
        hash,
        bytes,
        person_id: by.personId,
        person_name: by.name,
        at_ms: nowMs,
        position,
      })
      .onConflict((conflict) => conflict.columns(["vin", "hash"]).doNothing())
      .execute();
  return "saved";
}

/** Both databases know a value's length without reading it. */
async function sumBytes(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom("uploaded_photos")
    .select(({ fn }) =>
      fn.sum<number | string | null>(fn("length", ["bytes"])).as("total"),
    )
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

export async function deleteUpload(
  trx: Transaction<LeadsTables>,
  vin: string,
  hash: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("uploaded_photos")
    .where("vin", "=", vin)
    .where("hash", "=", hash)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
