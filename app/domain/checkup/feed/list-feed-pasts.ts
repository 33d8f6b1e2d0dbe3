import type { RecordedRun } from "#app/domain/inventory/import-run.ts";
import {
  type FeedPast,
  findLastCommittedRun,
  isRealFeed,
} from "./feed-past.ts";

/** So many runs of a feed tell whether it is held, refused or late. */
export const RUNS_PER_FEED = 15;

/** By feed, of runs that come newest first: enough for what a feed's state is, without what its rows said. */
export function listFeedPasts(
  runs: readonly RecordedRun[],
): readonly FeedPast[] {
  const feeds = Map.groupBy(
    runs.filter(isRealFeed),
    (run) => `${run.storeId} ${run.feed}`,
  );
  return [...feeds.values()].flatMap((ofFeed) => {
    const [newest] = ofFeed;
    if (newest === undefined) return [];
    const { storeId, feed } = newest;
    const imported = findLastCommittedRun({ runs: ofFeed });
    return {
      storeId,
      feed,
      runs: ofFeed,
      refusals: [],
      warnings: [],
      vehicleCount: imported === null ? 0 : countVehicles(imported),
    };
  });
}

/** What an import put up for sale is for sale until the next one, but for single cars taken off by hand. */
function countVehicles({
  rowCount,
  refusedCount,
  mergedRowCount,
  counts,
}: RecordedRun): number {
  return Math.max(
    0,
    rowCount - refusedCount - mergedRowCount - counts.elsewhere,
  );
}
