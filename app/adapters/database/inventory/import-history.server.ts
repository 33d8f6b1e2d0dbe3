import type { Kysely, Selectable } from "kysely";
import type { RecordedRun } from "#app/domain/inventory/import-run.ts";
import type { ImportHistory } from "#app/ports/inventory-ports.ts";
import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import { DEFAULT_BATCH_SIZE } from "./inventory-store.server.ts";
import type { InventoryTables } from "#app/adapters/database/tables/tables.server.ts";

export function createImportHistory({
  bulkDb: db,
}: Pick<DatabaseArea<InventoryTables>, "bulkDb">): ImportHistory {
  return {
    async listNewestRuns(runsPerFeed) {
      const rows = await db
        .with("ranked", (query) =>
          query
            .selectFrom("import_runs")
            .selectAll()
            // Of a file that could not be read there is nothing to compare.
            .where("status", "in", ["committed", "held"])
            .select(({ fn }) =>
              fn
                .agg<number>("row_number")
                .over((over) =>
                  over.partitionBy(["store_id", "feed"]).orderBy("id", "desc"),
                )
                .as("place"),
            ),
        )
        .selectFrom("ranked")
        .selectAll()
        .where("place", "<=", runsPerFeed)
        .orderBy("id", "desc")
        .execute();
      return rows.map(toRun);
    },

    listRefusals: (runId, batchSize = DEFAULT_BATCH_SIZE) =>
      listRefusals(db, runId, batchSize),

    async listWarnings(runId) {
      const rows = await db
        .selectFrom("import_warnings")
        .select(["kind", "row_count", "examples"])
        .where("run_id", "=", runId)
        .orderBy("row_count", "desc")
        .orderBy("id")
        .execute();
      return rows.map(({ kind, row_count, examples }) => ({
        kind,
        rowCount: row_count,
        // Only our own import writes this column.
        examples: JSON.parse(examples),
      }));
    },
  };
}

async function* listRefusals(
  db: Kysely<InventoryTables>,
  runId: number,
  batchSize: number,
) {
  let lastId = 0;
  for (;;) {
    const rows = await db
      .selectFrom("refused_rows")
      .select(["id", "row_number", "vin", "reason"])
      .where("run_id", "=", runId)
      .where("id", ">", lastId)
      .orderBy("id")
      .limit(batchSize)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    lastId = last.id;
    yield rows.map(({ row_number, vin, reason }) => ({
      row: row_number,
      vin,
      reason,
    }));
    if (rows.length < batchSize) return;
  }
}

export function toRun(
  row: Selectable<InventoryTables["import_runs"]>,
): RecordedRun {
  return {
    id: row.id,
    storeId: row.store_id,
    feed: row.feed,
    format: row.format,
    heldReason: row.held_reason,
    startedAtMs: row.started_at_ms,
    endedAtMs: row.ended_at_ms,
    rowCount: row.row_count,
    mergedRowCount: row.merged_row_count,
    refusedCount: row.refused_count,
    warningCount: row.warning_count,
    counts: {
      added: row.added,
      returned: row.returned,
      changed: row.changed,
      priceChanged: row.price_changed,
      unchanged: row.unchanged,
      gone: row.gone,
      samplesRemoved: row.samples_removed,
      elsewhere: row.elsewhere,
    },
  };
}
