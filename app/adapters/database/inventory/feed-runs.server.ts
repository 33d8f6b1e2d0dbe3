import type {
  Expression,
  ExpressionBuilder,
  Kysely,
  Selectable,
  SqlBool,
} from "kysely";
import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import { cleanText } from "#app/adapters/database/tables/clean-text.server.ts";
import type { InventoryTables } from "#app/adapters/database/tables/tables.server.ts";
import type { FeedRun, RunEnding } from "#app/domain/inventory/feed-run.ts";
import { SAMPLE_FEED } from "#app/domain/inventory/import-run.ts";
import type { RunQuestion } from "#app/ports/feed-desk-ports.ts";
import type { OwnStores } from "#app/ports/lead-desk-ports.ts";
import { toRun } from "./import-history.server.ts";

type Db = Kysely<InventoryTables>;

/** A file that nothing could be taken from. */
export interface UnreadFile {
  readonly storeId: string;
  readonly feed: string;
  readonly format: string;
  readonly fileName: string;
  readonly status: "refused" | "failed";
  readonly problem: string;
  readonly atMs: number;
}

export interface FeedRuns {
  find(id: number): Promise<FeedRun | null>;
  /** The run that carried out a decision. */
  findByRelease(releaseId: string): Promise<FeedRun | null>;
  list(question: RunQuestion): Promise<readonly FeedRun[]>;
  /** The newest of each feed; or those of a kind. */
  listNewest(
    storeIds: OwnStores,
    kind: "any" | "read" | "imported",
  ): Promise<readonly FeedRun[]>;
}

export function createFeedRuns({
  db,
}: Pick<DatabaseArea<InventoryTables>, "db">): FeedRuns {
  const select = (storeIds: OwnStores = null) =>
    db
      .selectFrom("import_runs")
      .selectAll()
      .where("feed", "<>", SAMPLE_FEED)
      .$if(storeIds !== null, (it) =>
        it.where("store_id", "in", storeIds ?? []),
      )
      .orderBy("id", "desc");
  const findOne = async (query: ReturnType<typeof select>) => {
    const row = await query.limit(1).executeTakeFirst();
    return row === undefined ? null : toFeedRun(row);
  };
  return {
    find: (id) => findOne(select().where("id", "=", id)),
    findByRelease: (id) => findOne(select().where("release_id", "=", id)),

    async list({ storeIds, ending, beforeId, limit }) {
      // PostgreSQL knows no empty list.
      if (storeIds?.length === 0) return [];
      let query = select(storeIds).limit(limit);
      if (beforeId !== undefined) query = query.where("id", "<", beforeId);
      if (ending !== undefined)
        query = query.where((eb) => matchEnding(eb, ending));
      return (await query.execute()).map(toFeedRun);
    },

    async listNewest(storeIds, kind) {
      if (storeIds?.length === 0) return [];
      const ids = await listNewestIds(db, storeIds, kind);
      if (ids.length === 0) return [];
      const rows = await select(storeIds).where("id", "in", ids).execute();
      return rows.map(toFeedRun);
    },
  };
}

const NEWEST_STATUSES = {
  any: ["committed", "held", "refused", "failed"],
  read: ["committed", "held"],
  imported: ["committed"],
} as const;

async function listNewestIds(
  db: Db,
  storeIds: OwnStores,
  kind: keyof typeof NEWEST_STATUSES,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom("import_runs")
    .select(({ fn }) => fn.max<number>("id").as("id"))
    .where("feed", "<>", SAMPLE_FEED)
    .where("status", "in", NEWEST_STATUSES[kind])
    .$if(storeIds !== null, (it) => it.where("store_id", "in", storeIds ?? []))
    .groupBy(["store_id", "feed"])
    .execute();
  return rows.map(({ id }) => id);
}

/** What an import does to the stock. */
const CHANGE_COLUMNS = ["added", "changed", "gone", "samples_removed"] as const;

function matchEnding(
  eb: ExpressionBuilder<InventoryTables, "import_runs">,
  ending: RunEnding,
): Expression<SqlBool> {
  if (ending !== "done" && ending !== "unchanged")
    return eb("status", "=", ending);
  const isImported = eb("status", "=", "committed");
  const changes = CHANGE_COLUMNS.map((it) =>
    eb(it, ending === "done" ? ">" : "=", 0),
  );
  return eb.and([
    isImported,
    ending === "done" ? eb.or(changes) : eb.and(changes),
  ]);
}

/** Once, however often a process that was killed looks at the file again. */
export async function recordUnreadFile(
  area: DatabaseArea<InventoryTables>,
  { storeId, feed, format, fileName, status, problem, atMs }: UnreadFile,
): Promise<void> {
  const file = cleanText(fileName);
  await area.runExclusively(async (trx) => {
    const known = await trx
      .selectFrom("import_runs")
      .select("id")
      .where("store_id", "=", storeId)
      .where("file_name", "=", file)
      .where("status", "in", ["refused", "failed"])
      .executeTakeFirst();
    if (known !== undefined) return;
    await trx
      .insertInto("import_runs")
      .values({
        ...NOTHING,
        store_id: storeId,
        feed,
        format,
        status,
        problem: cleanText(problem),
        file_name: file,
        started_at_ms: atMs,
        ended_at_ms: atMs,
      })
      .execute();
  });
}

const NOTHING = {
  held_reason: null,
  row_count: 0,
  merged_row_count: 0,
  refused_count: 0,
  warning_count: 0,
  added: 0,
  returned: 0,
  changed: 0,
  price_changed: 0,
  unchanged: 0,
  gone: 0,
  samples_removed: 0,
  elsewhere: 0,
};

function toFeedRun(row: Selectable<InventoryTables["import_runs"]>): FeedRun {
  const { held_reason, file_name, content_hash } = row;
  return {
    ...toRun(row),
    ending: getEnding(row),
    hold:
      held_reason === null
        ? null
        : {
            reason: held_reason,
            count: row.hold_count,
            total: row.hold_total,
          },
    problem: row.problem,
    fileName: file_name,
    contentHash: content_hash,
    releaseId: row.release_id,
  };
}

function getEnding(row: Selectable<InventoryTables["import_runs"]>): RunEnding {
  if (row.status !== "committed") return row.status;
  return CHANGE_COLUMNS.some((it) => row[it] > 0) ? "done" : "unchanged";
}
