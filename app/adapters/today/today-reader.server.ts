import { FEED_STATE_CHECKS } from "#app/domain/checkup/feed/feed-state-checks.ts";
import {
  listFeedPasts,
  RUNS_PER_FEED,
} from "#app/domain/checkup/feed/list-feed-pasts.ts";
import { isPermitted } from "#app/domain/console/roles.ts";
import {
  ANSWERABLE_MS,
  type FeedTrouble,
  MOST_LEADS,
  type TodayAppointment,
  type TodayFacts,
  type WaitingLead,
} from "#app/domain/console/today.ts";
import type { Appointment } from "#app/domain/scheduling/appointment.ts";
import { isActive } from "#app/domain/promotion/offer-days.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import {
  addDays,
  DAY_MS,
  findZonedDayStartMs,
  formatZonedDay,
} from "#app/domain/time.ts";
import type { AppointmentRecords } from "#app/operator-ports.ts";
import type { ImportHistory } from "#app/ports/inventory-ports.ts";
import type {
  DeskLead,
  LeadDesk,
  LeadQuestion,
  OwnStores,
} from "#app/ports/lead-desk-ports.ts";
import type {
  StockGaps,
  StockReview,
  TodayReader,
} from "#app/ports/today-ports.ts";

interface TodayMeans {
  readonly leads: Pick<LeadDesk, "count" | "listOldest">;
  readonly appointments: Pick<AppointmentRecords, "list">;
  readonly history: Pick<ImportHistory, "listNewestRuns">;
  readonly gaps: StockGaps;
  readonly review: StockReview;
  readonly readProfile: () => StoreProfile;
}

const MOST_APPOINTMENTS = 500;
const FEED_STATES: Readonly<Record<string, FeedTrouble["state"]>> = {
  "import-held": "held",
  "import-refused": "refused",
  "import-late": "late",
  "import-stale": "late",
};

export function createTodayReader({
  leads,
  appointments,
  history,
  gaps,
  review,
  readProfile,
}: TodayMeans): TodayReader {
  async function listAppointments(
    storeIds: OwnStores,
    nowMs: number,
  ): Promise<readonly TodayAppointment[]> {
    // The days of a group's zones differ by hours: each appointment is of today on its own store's calendar.
    const near = await appointments.list({
      isWithCancelled: false,
      limit: MOST_APPOINTMENTS,
      fromMs: nowMs - DAY_MS,
      untilMs: nowMs + DAY_MS,
    });
    return near
      .filter((it) => isOwn(it.storeId, storeIds))
      .filter((it) => isToday(it, readProfile(), nowMs))
      .map(toTodayAppointment);
  }

  return {
    listCarsWithout: gaps.list,

    async read({ role, storeIds }, nowMs) {
      const profile = readProfile();
      const unanswered: LeadQuestion = {
        storeIds,
        state: "unanswered",
        sinceMs: nowMs - ANSWERABLE_MS,
      };
      const isForLeaders = isPermitted(role, "feeds");
      const stores = (await gaps.count()).filter((it) =>
        isOwn(it.storeId, storeIds),
      );
      const oldest = await leads.listOldest({
        ...unanswered,
        limit: MOST_LEADS,
      });
      return {
        unanswered: {
          count: await leads.count(unanswered),
          leads: oldest.map(toWaitingLead),
        },
        appointments: await listAppointments(storeIds, nowMs),
        withoutPhotos: stores.reduce((sum, it) => sum + it.withoutPhotos, 0),
        withoutPrice: stores.reduce((sum, it) => sum + it.withoutPrice, 0),
        undelivered: await leads.count({ storeIds, state: "undelivered" }),
        feeds: isForLeaders
          ? await listFeedTroubles(history, storeIds, nowMs)
          : [],
        offers: listEndingOffers(profile, nowMs),
        findings: isForLeaders ? review.list(storeIds) : [],
      } satisfies TodayFacts;
    },
  };
}

async function listFeedTroubles(
  history: Pick<ImportHistory, "listNewestRuns">,
  storeIds: OwnStores,
  nowMs: number,
): Promise<readonly FeedTrouble[]> {
  const runs = await history.listNewestRuns(RUNS_PER_FEED);
  return listFeedPasts(runs)
    .filter(({ storeId }) => isOwn(storeId, storeIds))
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
            }));
      }),
    );
}

function listEndingOffers(profile: StoreProfile, nowMs: number) {
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

function toWaitingLead({
  reference,
  storeId,
  receivedAtMs,
  lead,
}: DeskLead): WaitingLead {
  const isRead = !("unreadable" in lead);
  return {
    reference,
    storeId,
    receivedAtMs,
    type: isRead ? lead.type : null,
    name: isRead ? `${lead.user.firstName} ${lead.user.lastName}`.trim() : "",
  };
}

function toTodayAppointment({
  reference,
  kind,
  storeId,
  startMs,
  endMs,
  customer,
}: Appointment): TodayAppointment {
  const name = `${customer.firstName} ${customer.lastName}`.trim();
  return { reference, kind, storeId, startMs, endMs, name };
}

function isToday(
  { storeId, startMs }: Pick<Appointment, "storeId" | "startMs">,
  profile: StoreProfile,
  nowMs: number,
): boolean {
  const { timeZone } = getStoreOrFirst(storeId, profile);
  return formatZonedDay(startMs, timeZone) === formatZonedDay(nowMs, timeZone);
}

function isOwn(storeId: string, storeIds: OwnStores): boolean {
  return storeIds === null || storeIds.includes(storeId);
}
