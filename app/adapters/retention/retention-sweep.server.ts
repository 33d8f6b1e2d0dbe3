import { setTimeout as wait } from "node:timers/promises";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { DAY_MS } from "#app/domain/time.ts";
import type { Clock } from "#app/ports.ts";
import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import {
  deleteExpired,
  type ExpiringTable,
} from "#app/adapters/database/visitors/expired-rows.server.ts";
import { purgeLeads } from "#app/adapters/database/leads/lead-purge.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";

export interface RetentionMeans {
  readonly area: DatabaseArea<LeadsTables>;
  readonly profile: {
    readonly leads: Pick<StoreProfile["leads"], "retentionDays">;
    readonly visitor: Pick<StoreProfile["visitor"], "profileDays">;
  };
  readonly clock: Clock;
  /** It ends the sweep after the running batch. */
  readonly signal?: AbortSignal;
  readonly batchSize?: number;
  /** The sweep pauses between two batches, so that a visitor's lead gets in. */
  readonly pauseMs?: number;
}

/** It counts the deleted rows of each kind; nothing else is recorded about them. */
export type RetentionCounts = Readonly<
  Record<"leads" | "applications" | ExpiringTable, number>
>;

const ROWS_AT_ONCE = 200;
const PAUSE_MS = 50;

/**
 * This deletes what has been kept for as long as the profile says, oldest first. Every batch is an exclusive
 * transaction of its own: several nodes may do this at once, and no row is counted twice.
 */
export async function sweepExpired(
  means: RetentionMeans,
): Promise<RetentionCounts> {
  const { area, profile, clock, batchSize = ROWS_AT_ONCE } = means;
  const nowMs = clock.nowMs();
  const { leads, careers, consents } = profile.leads.retentionDays;
  const getTimeBefore = (days: number) => nowMs - days * DAY_MS;
  const limit = batchSize;
  const deleteExpiredRows = (table: ExpiringTable, beforeMs: number) =>
    deleteInBatches(means, () =>
      deleteExpired(area, { table, beforeMs, limit }),
    );
  return {
    applications: await deleteInBatches(means, () =>
      purgeLeads(area, {
        receivedBeforeMs: getTimeBefore(careers),
        type: "CAREERS",
        limit,
      }),
    ),
    leads: await deleteInBatches(means, () =>
      purgeLeads(area, { receivedBeforeMs: getTimeBefore(leads), limit }),
    ),
    consent_entries: await deleteExpiredRows(
      "consent_entries",
      getTimeBefore(consents),
    ),
    // Allowances are counted over a day, and a code lives for minutes.
    phone_codes: await deleteExpiredRows("phone_codes", getTimeBefore(1)),
    phone_code_sends: await deleteExpiredRows(
      "phone_code_sends",
      getTimeBefore(1),
    ),
    phone_code_checks: await deleteExpiredRows(
      "phone_code_checks",
      getTimeBefore(1),
    ),
    rate_limits: await deleteExpiredRows("rate_limits", getTimeBefore(1)),
    erased_visitors: await deleteExpiredRows(
      "erased_visitors",
      getTimeBefore(profile.visitor.profileDays),
    ),
  };
}

async function deleteInBatches(
  { signal, batchSize = ROWS_AT_ONCE, pauseMs = PAUSE_MS }: RetentionMeans,
  deleteBatch: () => Promise<number>,
): Promise<number> {
  let count = 0;
  while (signal?.aborted !== true) {
    const deleted = await deleteBatch();
    count += deleted;
    if (deleted < batchSize) break;
    await wait(pauseMs);
  }
  return count;
}
