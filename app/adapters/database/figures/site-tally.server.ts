import type { Transaction } from "kysely";
import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import { MOST_EMPTY_SEARCHES } from "#app/domain/figures/tally.ts";
import { SECOND_MS } from "#app/domain/time.ts";
import type { Log } from "#app/ports.ts";
import type { SiteTally, TallyMark } from "#app/ports/figure-ports.ts";

type TallyArea = Pick<DatabaseArea<LeadsTables>, "runExclusively">;

const STORE_EVERY_MS = 10 * SECOND_MS;
/** More different ones within seconds are no visitors; what comes then is not counted. */
const MOST_WAITING = 2000;

interface Waiting {
  readonly mark: TallyMark;
  count: number;
}

/** Numbers wait in memory for some seconds and go to the database together. */
export function openSiteTally(
  area: TallyArea,
  log: Log,
): SiteTally & {
  /** Stores what waits; it goes on waiting where that fails. */
  flush(): Promise<void>;
  close(): Promise<void>;
} {
  let waiting = new Map<string, Waiting>();
  let storing: Promise<void> = Promise.resolve();

  function count(mark: TallyMark, more = 1): void {
    const { day, kind, storeId, subject = "" } = mark;
    const key = JSON.stringify([day, kind, storeId, subject]);
    const known = waiting.get(key);
    if (known !== undefined) known.count += more;
    else if (waiting.size < MOST_WAITING)
      waiting.set(key, { mark, count: more });
  }

  async function store(): Promise<void> {
    if (waiting.size === 0) return;
    const taken = [...waiting.values()];
    waiting = new Map();
    try {
      await area.runExclusively((trx) => addTallies(trx, taken));
    } catch (error) {
      for (const it of taken) count(it.mark, it.count);
      log.error("figures.tally-not-stored", { message: String(error) });
    }
  }

  const flush = () => (storing = storing.then(store));
  const timer = setInterval(() => void flush(), STORE_EVERY_MS).unref();
  return {
    count: (mark) => count(mark),
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

/** Nobody else writes meanwhile, so that the searches of a day are counted rightly. */
async function addTallies(
  trx: Transaction<LeadsTables>,
  tallies: readonly Waiting[],
): Promise<void> {
  const room = new Map<number, number>();
  for (const { mark, count } of tallies) {
    const row = {
      day_ms: Date.parse(mark.day),
      kind: mark.kind,
      store_id: mark.storeId ?? "",
      subject: mark.subject ?? "",
    };
    if (await increase(trx, row, count)) continue;
    if (row.subject !== "") {
      const left = room.get(row.day_ms) ?? (await countRoom(trx, row.day_ms));
      room.set(row.day_ms, left - 1);
      if (left <= 0) row.subject = "";
      if (row.subject === "" && (await increase(trx, row, count))) continue;
    }
    await trx
      .insertInto("site_tallies")
      .values({ ...row, count })
      .execute();
  }
}

type TallyKey = Pick<
  LeadsTables["site_tallies"],
  "day_ms" | "kind" | "store_id" | "subject"
>;

/** False where there is no such row yet. */
async function increase(
  trx: Transaction<LeadsTables>,
  { day_ms, kind, store_id, subject }: TallyKey,
  count: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("site_tallies")
    .set(({ eb }) => ({ count: eb("count", "+", count) }))
    .where("day_ms", "=", day_ms)
    .where("kind", "=", kind)
    .where("store_id", "=", store_id)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How many further searches may be named of a day. */
async function countRoom(
  trx: Transaction<LeadsTables>,
  dayMs: number,
): Promise<number> {
  const { count } = await trx
    .selectFrom("site_tallies")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("day_ms", "=", dayMs)
    .where("kind", "=", "empty-search")
    .where("subject", "<>", "")
    .executeTakeFirstOrThrow();
  return MOST_EMPTY_SEARCHES - count;
}
