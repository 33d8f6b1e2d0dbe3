import type { Transaction } from "kysely";
import {
  ASKED_WINDOW_MS,
  BREAKER_OPEN_MS,
  type ClientRange,
  type CodeLimit,
  CONVERSION_ALARM,
  isUsedUp,
  NEIGHBORS,
} from "#app/domain/phone-verification/code-limits.ts";
import { CLOCK_SKEW_MS } from "#app/domain/time.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";

type Trx = Transaction<LeadsTables>;

interface Bucket {
  readonly table: "phone_code_sends" | "phone_code_checks";
  readonly column: "phone" | "client_key" | "session_key" | "asker_key";
  readonly value: string | number;
  readonly nowMs: number;
}

export function isOver(
  trx: Trx,
  { table, column, value, nowMs }: Bucket,
  limits: readonly CodeLimit[],
): Promise<boolean> {
  return areRowsOver(
    selectTimes(trx, table).where(trx.dynamic.ref(column), "=", value),
    limits,
    nowMs,
  );
}

/** Addresses count one by one and by the ranges that they are in; keys of one range begin alike. */
export interface CountedClient {
  readonly key: string;
  readonly around: readonly {
    readonly range: Exclude<ClientRange, "household">;
    readonly prefix: string;
  }[];
}

export async function isClientOver(
  trx: Trx,
  {
    client: { key, around },
    ...bucket
  }: Omit<Bucket, "column" | "value"> & { readonly client: CountedClient },
  limits: Readonly<Record<ClientRange, readonly CodeLimit[]>>,
): Promise<boolean> {
  const own = { ...bucket, column: "client_key", value: key } as const;
  if (await isOver(trx, own, limits.household)) return true;
  for (const { range, prefix } of around)
    if (await isRangeOver(trx, { ...bucket, prefix }, limits[range]))
      return true;
  return false;
}

/** Keys are in hex, so that those of the range stand between its prefix and the prefix with a g. */
function isRangeOver(
  trx: Trx,
  {
    table,
    prefix,
    nowMs,
  }: Pick<Bucket, "table" | "nowMs"> & { readonly prefix: string },
  limits: readonly CodeLimit[],
): Promise<boolean> {
  return areRowsOver(
    selectTimes(trx, table)
      .where("client_key", ">=", prefix)
      .where("client_key", "<", `${prefix}g`),
    limits,
    nowMs,
  );
}

function selectTimes(trx: Trx, table: Bucket["table"]) {
  return trx.selectFrom(table).select("at_ms");
}

async function areRowsOver(
  times: ReturnType<typeof selectTimes>,
  limits: readonly CodeLimit[],
  nowMs: number,
): Promise<boolean> {
  const longestMs = Math.max(...limits.map(({ windowMs }) => windowMs));
  const rows = await times
    .where("at_ms", ">", nowMs - longestMs)
    .where("at_ms", "<=", nowMs + CLOCK_SKEW_MS)
    .execute();
  return isUsedUp(
    limits,
    rows.map((row) => row.at_ms),
    nowMs,
  );
}

/** A code of this number was sent at the wish of this browser. */
export async function wasAskedBy(
  trx: Trx,
  {
    phone,
    askerKey,
    nowMs,
  }: {
    readonly phone: number;
    readonly askerKey: string;
    readonly nowMs: number;
  },
): Promise<boolean> {
  const row = await trx
    .selectFrom("phone_code_sends")
    .select("id")
    .where("phone", "=", phone)
    .where("asker_key", "=", askerKey)
    .where("at_ms", ">", nowMs - ASKED_WINDOW_MS)
    .where("at_ms", "<=", nowMs + CLOCK_SKEW_MS)
    .executeTakeFirst();
  return row !== undefined;
}

export async function isAmongNeighbors(
  trx: Trx,
  phone: number,
  nowMs: number,
): Promise<boolean> {
  const { distance, count, windowMs } = NEIGHBORS;
  const rows = await trx
    .selectFrom("phone_code_sends")
    .select("phone")
    .distinct()
    .where("phone", ">=", phone - distance)
    .where("phone", "<=", phone + distance)
    .where("phone", "!=", phone)
    .where("at_ms", ">", nowMs - windowMs)
    .where("at_ms", "<=", nowMs + CLOCK_SKEW_MS)
    .execute();
  return rows.length >= count;
}

interface CountedTime {
  readonly windowMs: number;
  readonly nowMs: number;
}

export async function countSince(
  trx: Trx,
  table: Bucket["table"],
  { windowMs, nowMs, isApproved }: CountedTime & { isApproved?: 0 | 1 },
): Promise<number> {
  const { count } = await trx
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("at_ms", ">", nowMs - windowMs)
    .where("at_ms", "<=", nowMs + CLOCK_SKEW_MS)
    .$if(isApproved !== undefined, (query) =>
      query.where(trx.dynamic.ref("is_approved"), "=", isApproved),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Only those of browsers that asked for the code count: others can hit nothing. */
export async function countWrongGuesses(
  trx: Trx,
  { windowMs, nowMs }: CountedTime,
): Promise<number> {
  const { count } = await trx
    .selectFrom("phone_code_checks")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("at_ms", ">", nowMs - windowMs)
    .where("at_ms", "<=", nowMs + CLOCK_SKEW_MS)
    .where("is_approved", "=", 0)
    .where("asker_key", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function isBreakerOpen(trx: Trx, nowMs: number): Promise<boolean> {
  const breaker = await trx
    .selectFrom("phone_code_breaker")
    .select("open_until_ms")
    .executeTakeFirst();
  const leftMs = (breaker?.open_until_ms ?? 0) - nowMs;
  return leftMs > 0 && leftMs <= BREAKER_OPEN_MS + CLOCK_SKEW_MS;
}

export async function openBreaker(trx: Trx, untilMs: number): Promise<void> {
  await trx
    .updateTable("phone_code_breaker")
    .set({ open_until_ms: untilMs })
    .execute();
}

/** Conversion is checked only from time to time, because an alarm with every message would be ignored. */
export async function isConversionLow(
  trx: Trx,
  sentCount: number,
  nowMs: number,
): Promise<boolean> {
  const { minimumSent, share, windowMs } = CONVERSION_ALARM;
  if (sentCount % minimumSent !== 0) return false;
  const approvedCount = await countSince(trx, "phone_code_checks", {
    windowMs,
    nowMs,
    isApproved: 1,
  });
  return approvedCount < sentCount * share;
}
