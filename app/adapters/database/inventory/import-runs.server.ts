import type { Transaction } from "kysely";
import type {
  HoldReason,
  ImportCounts,
  ImportRequest,
  RowWarning,
} from "#app/domain/inventory/import-run.ts";
import {
  cleanText,
  cleanTextOrNull,
} from "#app/adapters/database/tables/clean-text.server.ts";
import {
  type CompilingArea,
  compileInsert,
} from "#app/adapters/database/tables/compiled-statement.server.ts";
import type { SoldElsewhere } from "./import-plan.server.ts";
import type { InventoryTables } from "#app/adapters/database/tables/tables.server.ts";

type InventoryTransaction = Transaction<InventoryTables>;

/** A feed whose every row is bad must not fill the disk. */
const REFUSED_ROWS_KEPT = 10_000;
/** Refused rows are kept for this many runs of each store's feed; the runs themselves are kept forever. */
const RUNS_WITH_REFUSED_ROWS = 20;

type RunEnd =
  | { readonly status: "committed"; readonly counts: ImportCounts }
  | {
      readonly status: "held";
      readonly reason: HoldReason;
      /** So many of so many would go, lose their price or be merged. */
      readonly count: number;
      readonly total: number;
    };

export function compileRunRecord(area: CompilingArea<InventoryTables>) {
  const insertRefusals = compileInsert(area, "refused_rows", REFUSAL_COLUMNS);
  const insertWarnings = compileInsert(
    area,
    "import_warnings",
    WARNING_COLUMNS,
  );
  return {
    recordRun,

    async recordRows(
      trx: InventoryTransaction,
      runId: number,
      request: ImportRequest,
      elsewhere: readonly SoldElsewhere[] = [],
    ): Promise<void> {
      await insertRefusals(trx, listRefusals(runId, request, elsewhere));
      await insertWarnings(trx, listWarnings(runId, request));
      await forgetOldRows(trx, request);
    },
  };
}

export async function recordRun(
  trx: InventoryTransaction,
  request: ImportRequest,
  end: RunEnd,
  endedAtMs: number,
): Promise<number> {
  const counts = end.status === "committed" ? end.counts : null;
  const { id } = await trx
    .insertInto("import_runs")
    .values({
      store_id: request.storeId,
      feed: request.feed,
      format: request.format,
      status: end.status,
      held_reason: end.status === "held" ? end.reason : null,
      started_at_ms: request.startedAtMs,
      ended_at_ms: endedAtMs,
      row_count: request.rowCount,
      merged_row_count: request.mergedRowCount,
      refused_count: request.refused.length,
      warning_count: request.warningCount,
      added: counts?.added ?? 0,
      returned: counts?.returned ?? 0,
      changed: counts?.changed ?? 0,
      price_changed: counts?.priceChanged ?? 0,
      unchanged: counts?.unchanged ?? 0,
      gone: counts?.gone ?? 0,
      samples_removed: counts?.samplesRemoved ?? 0,
      elsewhere: counts?.elsewhere ?? 0,
      hold_count: end.status === "held" ? end.count : null,
      hold_total: end.status === "held" ? end.total : null,
      problem: null,
      file_name: cleanTextOrNull(request.file?.name ?? null),
      content_hash: request.file?.contentHash ?? null,
      release_id: request.release?.id ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Another run of the feed came after the one that was looked at: what it would do is not known any more. */
export class RunSupersededError extends Error {
  override readonly name = "RunSupersededError";
}

/** Within the import's own transaction: imports take turns, so no run comes in between. */
export async function requireNewestRun(
  trx: InventoryTransaction,
  { storeId, feed, release }: ImportRequest,
): Promise<void> {
  if (release === undefined) return;
  const newest = await trx
    .selectFrom("import_runs")
    .select(["id", "content_hash"])
    .where("store_id", "=", storeId)
    .where("feed", "=", feed)
    .where("status", "in", ["committed", "held"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const isSame =
    newest?.id === release.runId && newest.content_hash === release.contentHash;
  if (!isSame)
    throw new RunSupersededError("A newer file of the feed was read since.");
}

const REFUSAL_COLUMNS = ["run_id", "row_number", "vin", "reason"] as const;
const WARNING_COLUMNS = ["run_id", "kind", "row_count", "examples"] as const;

type RefusalRow = Omit<InventoryTables["refused_rows"], "id">;
type WarningRow = Omit<InventoryTables["import_warnings"], "id">;

function listRefusals(
  runId: number,
  { refused }: ImportRequest,
  elsewhere: readonly SoldElsewhere[],
): RefusalRow[] {
  const refusals = [
    ...elsewhere.map(({ vin, storeId, feed }) => ({
      row: null,
      vin,
      reason: `sold by ${storeId} (feed ${feed})`,
    })),
    ...refused,
  ].slice(0, REFUSED_ROWS_KEPT);
  return refusals.map(({ row, vin, reason }) => ({
    run_id: runId,
    row_number: row,
    vin: cleanTextOrNull(vin),
    reason: cleanText(reason),
  }));
}

function listWarnings(
  runId: number,
  { warningKinds = [] }: ImportRequest,
): WarningRow[] {
  return warningKinds.map(({ kind, rowCount, examples }) => ({
    run_id: runId,
    kind: cleanText(kind),
    row_count: rowCount,
    examples: JSON.stringify(examples.map(cleanExample)),
  }));
}

function cleanExample({ row, vin, warning }: RowWarning): RowWarning {
  return { row, vin: cleanText(vin), warning: cleanText(warning) };
}

async function forgetOldRows(
  trx: InventoryTransaction,
  { storeId, feed }: ImportRequest,
): Promise<void> {
  const old = await trx
    .selectFrom("import_runs")
    .select("id")
    .where("store_id", "=", storeId)
    .where("feed", "=", feed)
    .orderBy("id", "desc")
    .offset(RUNS_WITH_REFUSED_ROWS)
    .limit(RUNS_WITH_REFUSED_ROWS)
    .execute();
  if (old.length === 0) return;
  const ids = old.map(({ id }) => id);
  for (const table of ["refused_rows", "import_warnings"] as const)
    await trx.deleteFrom(table).where("run_id", "in", ids).execute();
}
