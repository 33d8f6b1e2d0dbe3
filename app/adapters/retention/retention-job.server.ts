import { setTimeout as wait } from "node:timers/promises";
import { purgeLeads } from "#app/adapters/database/leads/lead-purge.server.ts";
import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import {
  deleteExpired,
  deletePastDays,
  type ExpiringTable,
} from "#app/adapters/database/visitors/expired-rows.server.ts";
import {
  RELAYED_DAYS,
  SHORT_LIVED_DAYS,
} from "#app/domain/privacy/kept-data.ts";
import { TALLY_DAYS } from "#app/domain/figures/tally.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { DAY_MS, HOUR_MS, SECOND_MS } from "#app/domain/time.ts";
import type { Clock, Log } from "#app/ports.ts";

interface RetentionJobOptions extends Omit<
  RetentionMeans,
  "signal" | "profile"
> {
  readonly readProfile: () => RetentionMeans["profile"];
  /** Answers how many pictures went. */
  readonly sweepGonePhotos: (signal: AbortSignal) => Promise<number>;
  /** Answers how many files of this machine went. */
  readonly sweepPhotos: (signal: AbortSignal) => Promise<number>;
  readonly log: Log;
  /** Values go from 0 up to 1. */
  readonly random: () => number;
}

/** The first visitors of a new process are served before the first sweep. */
const FIRST_AFTER_MS = 10 * SECOND_MS;
const EVERY_MS = 24 * HOUR_MS;
const AGAIN_AFTER_A_FAULT_MS = HOUR_MS;
/** The jitter separates nodes that start together. */
const FIRST_JITTER_MS = 60 * SECOND_MS;
const JITTER_MS = HOUR_MS;

/** The first sweep comes soon after the start, the next ones once a day. */
export function startRetention({
  log,
  random,
  readProfile,
  sweepGonePhotos,
  sweepPhotos,
  ...means
}: RetentionJobOptions) {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let timer = plan(FIRST_AFTER_MS + random() * FIRST_JITTER_MS);

  function plan(afterMs: number): NodeJS.Timeout {
    return setTimeout(() => {
      running = run();
    }, afterMs).unref();
  }

  async function run(): Promise<void> {
    let nextMs = EVERY_MS;
    try {
      const counts = await sweepExpired({
        ...means,
        profile: readProfile(),
        signal: stopping.signal,
      });
      log.info("retention.swept", {
        ...counts,
        uploaded_photos: await sweepGonePhotos(stopping.signal),
        photo_files: await sweepPhotos(stopping.signal),
      });
    } catch (error) {
      log.error("retention.failed", { message: String(error) });
      nextMs = AGAIN_AFTER_A_FAULT_MS;
    }
    if (!stopping.signal.aborted) timer = plan(nextMs + random() * JITTER_MS);
  }

  return {
    /** Waits for the running batch. */
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

export interface RetentionMeans {
  readonly area: DatabaseArea<LeadsTables>;
  readonly profile: {
    readonly leads: Pick<StoreProfile["leads"], "retentionDays">;
    readonly visitor: Pick<StoreProfile["visitor"], "profileDays">;
  };
  readonly clock: Clock;
  /** The running batch is finished first. */
  readonly signal?: AbortSignal;
  readonly batchSize?: number;
  /** The sweep pauses between two batches, so that a visitor's lead gets in. */
  readonly pauseMs?: number;
}

/** Nothing else is recorded about the deleted rows. */
export type RetentionCounts = Readonly<
  Record<"leads" | "applications" | "appointment_days" | ExpiringTable, number>
>;

const ROWS_AT_ONCE = 200;
const PAUSE_MS = 50;

/**
 * The profile says for how long. Every batch is an exclusive transaction of its own: several nodes may sweep at once,
 * and no row is counted twice.
 */
export async function sweepExpired(
  means: RetentionMeans,
): Promise<RetentionCounts> {
  const { area, profile, clock, batchSize = ROWS_AT_ONCE } = means;
  const nowMs = clock.nowMs();
  const { leads, careers, consents } = profile.leads.retentionDays;
  const getTimeBefore = (days: number) => nowMs - days * DAY_MS;
  const limit = batchSize;
  const dayAgoMs = getTimeBefore(SHORT_LIVED_DAYS);
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
    visitor_mails: await deleteExpiredRows(
      "visitor_mails",
      getTimeBefore(leads),
    ),
    trade_records: await deleteExpiredRows("trade_records", nowMs),
    alerts: await deleteExpiredRows("alerts", nowMs),
    conversations: await deleteExpiredRows("conversations", nowMs),
    // Whoever stopped is remembered as long as the proof of it.
    contact_stops: await deleteExpiredRows(
      "contact_stops",
      getTimeBefore(consents),
    ),
    appointments: await deleteExpiredRows("appointments", nowMs),
    slot_holds: await deleteExpiredRows("slot_holds", nowMs),
    slot_blocks: await deleteExpiredRows("slot_blocks", dayAgoMs),
    appointment_days: await deletePastDays(area, dayAgoMs),
    consent_entries: await deleteExpiredRows(
      "consent_entries",
      getTimeBefore(consents),
    ),
    phone_codes: await deleteExpiredRows("phone_codes", dayAgoMs),
    phone_code_sends: await deleteExpiredRows("phone_code_sends", dayAgoMs),
    phone_code_checks: await deleteExpiredRows("phone_code_checks", dayAgoMs),
    relay_events: await deleteExpiredRows(
      "relay_events",
      getTimeBefore(RELAYED_DAYS),
    ),
    site_tallies: await deleteExpiredRows(
      "site_tallies",
      getTimeBefore(TALLY_DAYS),
    ),
    rate_limits: await deleteExpiredRows("rate_limits", dayAgoMs),
    experiment_views: await deleteExpiredRows(
      "experiment_views",
      getTimeBefore(profile.visitor.profileDays),
    ),
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
