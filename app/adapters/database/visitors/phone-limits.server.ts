import type { Transaction } from "kysely";
import {
  BREAKER_OPEN_MS,
  CHECK_LIMITS,
  CONVERSION_ALARM,
  SEND_BUDGET,
  SEND_LIMITS,
  WRONG_GUESS_BUDGET,
} from "#app/domain/phone-verification/code-limits.ts";
import { DAY_MS } from "#app/domain/time.ts";
import type { Clock, Log } from "#app/ports.ts";
import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import {
  countSince,
  isAmongNeighbors,
  isBreakerOpen,
  isConversionLow,
  isOver,
  openBreaker,
} from "./phone-counts.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";

type Trx = Transaction<LeadsTables>;

export interface CountedAsker {
  readonly clientKey: string;
  readonly sessionKey: string | null;
}

export interface PhoneLimits {
  /** Every allowance is charged, or the answer says which is used up. */
  takeSend(
    phone: number,
    asker: CountedAsker,
  ): Promise<"taken" | "too-many" | "unavailable">;
  /** Too many guesses give null, else the guess has an id. */
  takeCheck(phone: number, asker: CountedAsker): Promise<number | null>;
  markApproved(checkId: number): Promise<void>;
}

/**
 * Allowances are kept in the database, so that they hold over restarts and between nodes. Each is taken in a
 * transaction that no other overlaps, so parallel requests cannot share one.
 */
export function createPhoneLimits(
  area: Pick<DatabaseArea<LeadsTables>, "db" | "runExclusively">,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): PhoneLimits {
  return {
    async takeSend(phone, asker) {
      const nowMs = clock.nowMs();
      const taken = await area.runExclusively((trx) =>
        takeSend(trx, phone, asker, nowMs),
      );
      if (taken.hasBudgetEnded)
        log.error("phone-codes.budget-spent", { ...SEND_BUDGET });
      if (taken.isConversionLow)
        log.warn("phone-codes.few-are-typed-in", { ...CONVERSION_ALARM });
      return taken.answer;
    },

    takeCheck: (phone, asker) =>
      area.runExclusively((trx) => takeCheck(trx, phone, asker, clock.nowMs())),

    async markApproved(checkId) {
      await area.db
        .updateTable("phone_code_checks")
        .set({ is_approved: 1 })
        .where("id", "=", checkId)
        .execute();
    },
  };
}

interface TakenSend {
  readonly answer: "taken" | "too-many" | "unavailable";
  readonly hasBudgetEnded?: boolean;
  readonly isConversionLow?: boolean;
}

async function takeSend(
  trx: Trx,
  phone: number,
  { clientKey, sessionKey }: CountedAsker,
  nowMs: number,
): Promise<TakenSend> {
  await trx
    .deleteFrom("phone_code_sends")
    .where("at_ms", "<=", nowMs - DAY_MS)
    .execute();
  if (await isBreakerOpen(trx, nowMs)) return { answer: "unavailable" };
  const sentCount = await countSince(trx, "phone_code_sends", {
    windowMs: SEND_BUDGET.windowMs,
    nowMs,
  });
  if (sentCount >= SEND_BUDGET.count) {
    await openBreaker(trx, nowMs + BREAKER_OPEN_MS);
    return { answer: "unavailable", hasBudgetEnded: true };
  }
  const sends = { table: "phone_code_sends", nowMs } as const;
  const isTooMany =
    (await isOver(
      trx,
      { ...sends, column: "phone", value: phone },
      SEND_LIMITS.phone,
    )) ||
    (await isOver(
      trx,
      { ...sends, column: "client_key", value: clientKey },
      SEND_LIMITS.client,
    )) ||
    (sessionKey !== null &&
      (await isOver(
        trx,
        { ...sends, column: "session_key", value: sessionKey },
        SEND_LIMITS.session,
      ))) ||
    (await isAmongNeighbors(trx, phone, nowMs));
  if (isTooMany) return { answer: "too-many" };
  await trx
    .insertInto("phone_code_sends")
    .values({
      at_ms: nowMs,
      phone,
      client_key: clientKey,
      session_key: sessionKey,
    })
    .execute();
  return {
    answer: "taken",
    isConversionLow: await isConversionLow(trx, sentCount + 1, nowMs),
  };
}

async function takeCheck(
  trx: Trx,
  phone: number,
  { clientKey }: CountedAsker,
  nowMs: number,
): Promise<number | null> {
  await trx
    .deleteFrom("phone_code_checks")
    .where("at_ms", "<=", nowMs - DAY_MS)
    .execute();
  const wrongCount = await countSince(trx, "phone_code_checks", {
    windowMs: WRONG_GUESS_BUDGET.windowMs,
    nowMs,
    isApproved: 0,
  });
  const checks = { table: "phone_code_checks", nowMs } as const;
  const isTooMany =
    wrongCount >= WRONG_GUESS_BUDGET.count ||
    (await isOver(
      trx,
      { ...checks, column: "phone", value: phone },
      CHECK_LIMITS.phone,
    )) ||
    (await isOver(
      trx,
      { ...checks, column: "client_key", value: clientKey },
      CHECK_LIMITS.client,
    ));
  if (isTooMany) return null;
  const { id } = await trx
    .insertInto("phone_code_checks")
    .values({ at_ms: nowMs, phone, client_key: clientKey, is_approved: 0 })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
