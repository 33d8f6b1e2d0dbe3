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
  /** Ends it after the running batch. */
  readonly signal?: AbortSignal;
  readonly batchSize?: number;
  /** Between two batches, so that a visitor's lead gets in. */
  readonly pauseMs?: number;
}

/** How many rows of each kind were deleted; no more is known of them. */
export type RetentionCounts = Readonly<
  Record<"leads" | "applications" | ExpiringTable, number>
>;

const ROWS_AT_ONCE = 200;
const PAUSE_MS = 50;

/**
 * Deletes what has been kept for as long as the profile says, oldest first. Every batch is an exclusive
 * transaction of its own: several nodes may do this at once, and no row is counted twice.
 */
export async function sweepExpired(
  means: RetentionMeans,
): Promise<RetentionCounts> {
  const { area, profile, clock, batchSize = ROWS_AT_ONCE } = means;
  const nowMs = clock.nowMs();
  const { leads, careers, consents } = profile.leads.retentionDays;
  const ago = (days: number) => nowMs - days * DAY_MS;
  const limit = batchSize;
  const rows = (table: ExpiringTable, beforeMs: number) =>
    inBatches(means, () => deleteExpired(area, { table, beforeMs, limit }));
  return {
    applications: await inBatches(means, () =>
      purgeLeads(area, {
        receivedBeforeMs: ago(careers),
        type: "CAREERS",
        limit,
      }),
    ),
    leads: await inBatches(means, () =>
      purgeLeads(area, { receivedBeforeMs: ago(leads), limit }),
    ),
    consent_entries: await rows("consent_entries", ago(consents)),
    // Allowances are counted over a day, and a code lives for minutes.
    phone_codes: await rows("phone_codes", ago(1)),
    phone_code_sends: await rows("phone_code_sends", ago(1)),
    phone_code_checks: await rows("phone_code_checks", ago(1)),
    rate_limits: await rows("rate_limits", ago(1)),
    erased_visitors: await rows(
      "erased_visitors",
      ago(profile.visitor.profileDays),
    ),
  };
}

async function inBatches(
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
