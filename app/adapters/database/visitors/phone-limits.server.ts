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
  type CountedClient,
  countSince,
  countWrongGuesses,
  isAmongNeighbors,
  isBreakerOpen,
  isClientOver,
  isConversionLow,
  isOver,
  openBreaker,
  wasAskedBy,
} from "./phone-counts.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";

type Trx = Transaction<LeadsTables>;

export interface CountedAsker {
  readonly client: CountedClient;
  readonly sessionKey: string | null;
  /** The browser has asked for a code, of whatever number, or null. */
  readonly askerKey: string | null;
}

export interface PhoneLimits {
  /** Every allowance is charged, or the answer says which is used up. */
  takeSend(
    phone: number,
    asker: CountedAsker,
  ): Promise<"taken" | "too-many" | "unavailable">;
  /** The guess gets an id, where this browser asked for a code of this number. */
  takeCheck(
    phone: number,
    asker: CountedAsker,
  ): Promise<number | "too-many" | "not-asked">;
  markApproved(checkId: number): Promise<void>;
}

/**
 * Allowances are kept in the database, so that they hold over restarts and between nodes. Each is taken in a
 * transaction that no other overlaps, so parallel requests cannot share one.
 */
export function createPhoneLimits(
  area: Pick<DatabaseArea<LeadsTables>, "commit" | "runExclusively">,
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
      await area.commit((trx) =>
        trx
          .updateTable("phone_code_checks")
          .set({ is_approved: 1 })
          .where("id", "=", checkId)
          .execute(),
      );
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
  { client, sessionKey, askerKey }: CountedAsker,
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
    (await isClientOver(trx, { ...sends, client }, SEND_LIMITS.client)) ||
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
      client_key: client.key,
      session_key: sessionKey,
      asker_key: askerKey,
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
  { client, askerKey }: CountedAsker,
  nowMs: number,
): Promise<number | "too-many" | "not-asked"> {
  await trx
    .deleteFrom("phone_code_checks")
    .where("at_ms", "<=", nowMs - DAY_MS)
    .execute();
  const checks = { table: "phone_code_checks", nowMs } as const;
  if (await isClientOver(trx, { ...checks, client }, CHECK_LIMITS.client))
    return "too-many";
  const hasAsked =
    askerKey !== null && (await wasAskedBy(trx, { phone, askerKey, nowMs }));
  if (hasAsked && (await isAskerOver(trx, askerKey, nowMs))) return "too-many";
  const { id } = await trx
    .insertInto("phone_code_checks")
    .values({
      at_ms: nowMs,
      phone,
      client_key: client.key,
      asker_key: hasAsked ? askerKey : null,
      is_approved: 0,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return hasAsked ? id : "not-asked";
}

/** Guesses of others hit nothing, so they count for their own addresses alone. */
async function isAskerOver(
  trx: Trx,
  askerKey: string,
  nowMs: number,
): Promise<boolean> {
  const wrongCount = await countWrongGuesses(trx, {
    windowMs: WRONG_GUESS_BUDGET.windowMs,
    nowMs,
  });
  return (
    wrongCount >= WRONG_GUESS_BUDGET.count ||
    (await isOver(
      trx,
      {
        table: "phone_code_checks",
        column: "asker_key",
        value: askerKey,
        nowMs,
      },
      CHECK_LIMITS.asker,
    ))
  );
}
