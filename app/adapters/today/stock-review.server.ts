import { setImmediate as yieldToRequests } from "node:timers/promises";
import { startCheckup } from "#app/domain/checkup/checkup.ts";
import type { Finding } from "#app/domain/checkup/findings/finding.ts";
import {
  listFeedPasts,
  RUNS_PER_FEED,
} from "#app/domain/checkup/feed/list-feed-pasts.ts";
import { MOST_FINDINGS } from "#app/domain/console/today.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { formatZonedDay } from "#app/domain/time.ts";
import { getPhotoPolicy } from "#app/domain/vehicle-photo/photo-source.ts";
import type {
  ImportHistory,
  InventoryStore,
} from "#app/ports/inventory-ports.ts";
import type { StockReview } from "#app/ports/today-ports.ts";
import type { Clock } from "#app/ports.ts";

interface StockReviewOptions {
  readonly inventory: Pick<InventoryStore, "listForSale" | "readVersion">;
  readonly history: ImportHistory;
  readonly readProfile: () => StoreProfile;
  readonly clock: Clock;
}

/** A visitor's request waits for so many cars at most. */
const MOST_AT_ONCE = 10;

/** Cars, prices and feeds have tasks of their own. */
const TOLD_ELSEWHERE = new Set([
  "photos-missing",
  "price-missing",
  "import-held",
  "import-refused",
  "import-late",
  "import-stale",
]);

/** The whole inventory is looked at in the background, once for each version of it, and the last findings are kept. */
export function createStockReview({
  inventory,
  history,
  readProfile,
  clock,
}: StockReviewOptions): StockReview & {
  /** 1 when it looked, 0 when nothing changed. */
  refresh(signal: AbortSignal): Promise<{ readonly reviews: number }>;
} {
  let seen: {
    readonly version: number;
    readonly findings: readonly Finding[];
  } | null = null;
  return {
    list(storeIds) {
      const findings = (seen?.findings ?? []).filter(
        ({ id }) => !TOLD_ELSEWHERE.has(id),
      );
      return findings
        .map((finding) => ({
          id: finding.id,
          title: finding.title,
          advice: finding.advice,
          count:
            storeIds === null ? finding.count : countOwn(finding, storeIds),
        }))
        .filter(({ count }) => count > 0)
        .slice(0, MOST_FINDINGS);
    },

    async refresh(signal) {
      const version = await inventory.readVersion();
      if (seen?.version === version) return { reviews: 0 };
      const profile = readProfile();
      const nowMs = clock.nowMs();
      const checkup = startCheckup({
        stores: profile.stores.map(({ id, timeZone }) => ({
          id,
          today: formatZonedDay(nowMs, timeZone),
        })),
        storeId: null,
        photoPolicy: getPhotoPolicy(profile),
        nowMs,
      });
      for await (const batch of inventory.listForSale()) {
        for (let from = 0; from < batch.length; from += MOST_AT_ONCE) {
          if (signal.aborted) return { reviews: 0 };
          checkup.look(batch.slice(from, from + MOST_AT_ONCE));
          await yieldToRequests();
        }
      }
      const runs = await history.listNewestRuns(RUNS_PER_FEED);
      const { findings } = checkup.buildResult(listFeedPasts(runs));
      seen = { version, findings };
      return { reviews: 1 };
    },
  };
}

/** Of the cases that the doctor keeps of a finding, the first of each group. */
function countOwn({ groups }: Finding, storeIds: readonly string[]): number {
  return groups
    .flatMap(({ cases }) => cases)
    .filter(({ storeId }) => storeId !== null && storeIds.includes(storeId))
    .reduce((sum, { count }) => sum + count, 0);
}
