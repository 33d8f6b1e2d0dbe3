import { FEED_STATE_CHECKS } from "#app/domain/checkup/feed/feed-state-checks.ts";
import {
  listFeedPasts,
  RUNS_PER_FEED,
} from "#app/domain/checkup/feed/list-feed-pasts.ts";
import { isOwnStore } from "#app/domain/console/roles.ts";
import type { EndingOffer, FeedTrouble } from "#app/domain/console/today.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import { isActive } from "#app/domain/promotion/offer-days.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import {
  addDays,
  findZonedDayStartMs,
  formatZonedDay,
} from "#app/domain/time.ts";
import type { ImportHistory } from "#app/ports/inventory-ports.ts";
import type { OwnStores } from "#app/ports/lead-desk-ports.ts";

const FEED_STATES: Readonly<Record<string, FeedTrouble["state"]>> = {
  "import-held": "held",
  "import-refused": "refused",
  "import-late": "late",
  "import-stale": "late",
};

/** Feeds whose last file was not taken, or that are late. */
export async function listFeedTroubles(
  history: Pick<ImportHistory, "listNewestRuns">,
  storeIds: OwnStores,
  nowMs: number,
): Promise<readonly FeedTrouble[]> {
  const runs = await history.listNewestRuns(RUNS_PER_FEED);
  return listFeedPasts(runs)
    .filter(({ storeId }) => isOwnStore({ storeIds }, storeId))
    .flatMap((past) =>
      FEED_STATE_CHECKS.flatMap((check) => {
        const state = FEED_STATES[check.id];
        return state === undefined
          ? []
          : check.find(past, nowMs).map(({ detail }) => ({
              storeId: past.storeId,
              feed: past.feed,
              state,
              detail,
              runId: state === "late" ? null : (past.runs[0]?.id ?? null),
            }));
      }),
    );
}

/** On the calendar of the first store. */
export function listEndingOffers(
  profile: StoreProfile,
  nowMs: number,
): readonly EndingOffer[] {
  const { timeZone } = getStoreOrFirst("", profile);
  const tomorrow = addDays(formatZonedDay(nowMs, timeZone), 1);
  const dayEndMs = findZonedDayStartMs(tomorrow, timeZone);
  return profile.promotions
    .filter((it) => isActive(it, nowMs) && Date.parse(it.endDate) <= dayEndMs)
    .map(({ id, title, endDate }) => ({
      id,
      name: title.en,
      endsAtMs: Date.parse(endDate),
    }));
}
