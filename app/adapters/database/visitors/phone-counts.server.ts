import type { Transaction } from "kysely";
import {
  BREAKER_OPEN_MS,
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
  readonly column: "phone" | "client_key" | "session_key";
  readonly value: string | number;
  readonly nowMs: number;
}

export async function isOver(
  trx: Trx,
  { table, column, value, nowMs }: Bucket,
  limits: readonly CodeLimit[],
): Promise<boolean> {
  const longestMs = Math.max(...limits.map(({ windowMs }) => windowMs));
  const rows = await trx
    .selectFrom(table)
    .select("at_ms")
    .where(trx.dynamic.ref(column), "=", value)
    .where("at_ms", ">", nowMs - longestMs)
    .where("at_ms", "<=", nowMs + CLOCK_SKEW_MS)
    .execute();
  return isUsedUp(
    limits,
    rows.map((row) => row.at_ms),
    nowMs,
  );
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

export async function countSince(
  trx: Trx,
  table: Bucket["table"],
  {
    windowMs,
    nowMs,
    isApproved,
  }: { windowMs: number; nowMs: number; isApproved?: 0 | 1 },
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
