import { isOwnStore, isPermitted } from "#app/domain/console/roles.ts";
import {
  ANSWERABLE_MS,
  MOST_LEADS,
  type TodayAppointment,
  type TodayFacts,
  type WaitingLead,
} from "#app/domain/console/today.ts";
import type { Appointment } from "#app/domain/scheduling/appointment.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { DAY_MS, formatZonedDay } from "#app/domain/time.ts";
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
import { listEndingOffers, listFeedTroubles } from "./troubles.server.ts";

interface TodayMeans {
  readonly leads: Pick<LeadDesk, "count" | "listOldest">;
  readonly appointments: Pick<AppointmentRecords, "list">;
  readonly history: Pick<ImportHistory, "listNewestRuns">;
  readonly gaps: StockGaps;
  readonly review: StockReview;
  readonly readProfile: () => StoreProfile;
}

const MOST_APPOINTMENTS = 500;
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
      .filter((it) => isOwnStore({ storeIds }, it.storeId))
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
        isOwnStore({ storeIds }, it.storeId),
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
