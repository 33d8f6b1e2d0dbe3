import type { Kysely } from "kysely";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import type { AttachmentRoom } from "#app/ports/lead-ports.ts";

export const MEGABYTE = 1024 * 1024;

/** The sizes are counted without the files: both databases know a value's length without reading it. */
export function createAttachmentRoom(
  { db }: { readonly db: Kysely<LeadsTables> },
  mostMegabytes: number,
): AttachmentRoom {
  return {
    async hasRoomFor(bytes) {
      const { total } = await db
        .selectFrom("lead_attachments")
        .select(({ fn }) =>
          fn.sum<number | string | null>(fn("length", ["bytes"])).as("total"),
        )
        .executeTakeFirstOrThrow();
      return Number(total ?? 0) + bytes <= mostMegabytes * MEGABYTE;
    },
  };
}
