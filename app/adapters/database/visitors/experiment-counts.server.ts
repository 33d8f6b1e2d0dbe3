import { hash } from "node:crypto";
import type { Transaction } from "kysely";
import {
  type DatabaseArea,
  requireWhole,
} from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import { BoundedMap } from "#app/adapters/images/bounded-map.server.ts";
import type {
  ExperimentCounts,
  ExperimentView,
} from "#app/ports/event-ports.ts";

/** Each page of a visitor asks again; the database is asked once. */
const MOST_KNOWN = 20_000;

/** Visitors are known by a hash of their id, in the database that has their leads. */
export function createExperimentCounts(
  area: Pick<
    DatabaseArea<LeadsTables>,
    "db" | "commit" | "label" | "findFault"
  >,
): ExperimentCounts {
  const known = new BoundedMap<string, true>(MOST_KNOWN);
  return {
    async addView(view) {
      const row = toRow(view);
      const key = `${row.visitor_hash} ${row.experiment} ${row.variant}`;
      if (known.get(key) === true) return false;
      requireWhole(area);
      const isFirst = await area.commit((trx) => insertView(trx, row));
      known.set(key, true);
      return isFirst;
    },

    async addLead(visitorId, atMs) {
      requireWhole(area);
      await area.commit((trx) =>
        trx
          .updateTable("experiment_views")
          .set({ lead_at_ms: atMs })
          .where("visitor_hash", "=", hash("sha256", visitorId))
          .where("lead_at_ms", "is", null)
          .execute(),
      );
    },

    async forget(visitorId) {
      const visitorHash = hash("sha256", visitorId);
      await area.commit((trx) =>
        trx
          .deleteFrom("experiment_views")
          .where("visitor_hash", "=", visitorHash)
          .execute(),
      );
      // Whoever allows it again is counted again.
      for (const key of known.keys())
        if (key.startsWith(visitorHash)) known.delete(key);
    },
  };
}

function toRow({ experiment, variant, visitorId, atMs }: ExperimentView) {
  return {
    experiment,
    variant,
    visitor_hash: hash("sha256", visitorId),
    seen_at_ms: atMs,
  };
}

/** True for the first of all nodes. Whoever saw two variants tells of neither. */
async function insertView(
  trx: Transaction<LeadsTables>,
  row: ReturnType<typeof toRow>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("experiment_views")
    .values({ ...row, is_mixed: 0 })
    .onConflict((conflict) =>
      conflict.columns(["visitor_hash", "experiment"]).doNothing(),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return true;
  await trx
    .updateTable("experiment_views")
    .set({ is_mixed: 1 })
    .where("visitor_hash", "=", row.visitor_hash)
    .where("experiment", "=", row.experiment)
    .where("variant", "<>", row.variant)
    .execute();
  return false;
}
