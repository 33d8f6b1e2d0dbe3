import type { ServiceDraft } from "#app/domain/scheduling/service-draft.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { formatShownAppointmentTime } from "#app/site/appointments/appointment-words.ts";
import type { SlotPorts } from "#app/site/appointments/choose-slot.server.ts";
import {
  buildSlotChoice,
  listNearestTimes,
} from "#app/site/appointments/pickers/slot-choice.server.ts";
import { formatVisitDuration } from "#app/site/appointments/priced-service.server.ts";
import { findRequestAddress } from "#app/site/store/service-address.ts";
import { getBookingAddress } from "#app/features/service-booking/booking-steps.ts";
import { requireStore } from "#app/features/service-booking/draft-access.server.ts";
import { listVisitDays } from "./visit-days.server.ts";

export type TimeStepData = Awaited<ReturnType<typeof timeStep>>;

/** `?day=2026-11-24` shows that day, `?gone=` says which time somebody else took. */
export async function timeStep(
  ports: SlotPorts,
  facts: Pick<RequestFacts, "language">,
  draft: ServiceDraft,
  query: URLSearchParams,
) {
  const { profile, clock } = ports;
  const { language } = facts;
  const store = requireStore(profile, draft);
  const { timeZone } = store;
  const { slotMinutes, daysAhead } = profile.scheduling.service;
  const { popularServices } = profile.serviceCenter;
  const { slot } = draft;
  const { days, areWishes } = await listVisitDays(
    ports,
    store,
    slot?.holdToken ?? null,
  );
  const goneMs = readGone(query);
  const day = query.get("day");
  return {
    kind: "time" as const,
    action: getBookingAddress(facts, "time"),
    backAddress: getBookingAddress(facts, "vehicle"),
    /** The day goes behind it. */
    dayAddress: getBookingAddress(facts, "time", { day: "" }),
    store: { id: store.id, name: store.name },
    choice: buildSlotChoice({
      days,
      timeZone,
      slotMinutes,
      language,
      nowMs: clock.nowMs(),
      day,
      startMs: day === null ? (goneMs ?? slot?.startMs ?? null) : null,
    }),
    /** Of the work that was chosen; null where nobody said how long some of it takes. */
    takes: formatVisitDuration(
      ports,
      facts,
      draft.serviceIds.map((id) => ({
        opCode: popularServices.find((it) => it.id === id)?.opCode ?? id,
      })),
    ),
    areWishes,
    daysAhead,
    goneTime:
      goneMs === null
        ? null
        : formatShownAppointmentTime(goneMs, timeZone, language),
    nearest: goneMs === null ? [] : listNearestTimes(days, goneMs, timeZone),
    /** For whoever finds no time; null while the service center's page is off. */
    requestAddress: findRequestAddress(profile, facts),
  };
}

const LATEST_MS = 8.64e15;

function readGone(query: URLSearchParams): number | null {
  const text = query.get("gone") ?? "";
  return /^\d{1,16}$/.test(text) && Number(text) <= LATEST_MS
    ? Number(text)
    : null;
}
