import { redirect } from "react-router";
import { getAppointmentAddress } from "#app/domain/scheduling/appointment-address.ts";
import { getDrivenVin } from "#app/domain/scheduling/appointment.ts";
import type { SlotDay } from "#app/domain/scheduling/slot.ts";
import { isCalendarDay } from "#app/domain/time.ts";
import { formatShownAppointmentTime } from "#app/site/appointments/appointment-words.ts";
import {
  findBookableSlot,
  listBookableDays,
} from "#app/site/appointments/choose-slot.server.ts";
import { SchedulerAway } from "#app/site/appointments/scheduler.server.ts";
import {
  buildSlotChoice,
  listNearestTimes,
  type SlotChoice,
} from "#app/site/appointments/pickers/slot-choice.server.ts";
import { START_FIELD } from "#app/site/appointments/pickers/start-field.ts";
import {
  readFormData,
  refuseUnreadableForm,
} from "#app/site/forms/sending/read-post.server.ts";
import { isMailAllowed } from "#app/site/leads/visitor-mail.server.ts";
import { redirectAfterPost } from "#app/site/visitor/remember-visitor.server.ts";
import {
  type ManageFacts,
  type ManagePorts,
  type OpenedAppointment,
  openAppointment,
} from "./appointment-access.server.ts";
import { formatDoneAddress } from "./appointment-page.server.ts";
import {
  type AppointmentView,
  buildAppointmentView,
} from "./appointment-view.server.ts";
import { tellNotStored } from "./cancel-page.server.ts";
import { moveAppointment } from "#app/site/appointments/change-appointment.server.ts";

/** Assumption A221: each move writes a mail and a lead. */
const MOST_CHANGES = 20;

/** The time that somebody else took stands under this key of the address. */
const GONE = "gone";

export interface ReschedulePageData {
  readonly appointment: AppointmentView;
  /** A person must help: the store's own scheduler is away, or it was moved too often. */
  readonly obstacle: "away" | "tooOften" | null;
  /** Null where there is an obstacle. */
  readonly choice: SlotChoice | null;
  /** The time that waits to be confirmed. */
  readonly chosen: { readonly startMs: number; readonly text: string } | null;
  /** Null unless the time that was wanted went meanwhile. */
  readonly nearest: ReturnType<typeof listNearestTimes> | null;
}

/** Null for a token that is not ours. What is over cannot be moved, and leads on to the page that says so. */
export async function reschedulePage(
  ports: ManagePorts,
  facts: ManageFacts,
  { token, url }: { readonly token: string; readonly url: URL },
): Promise<ReschedulePageData | null> {
  const opened = await openAppointment(ports, token);
  if (opened === null) return null;
  if (opened === "gone" || opened.phase !== "coming")
    throw redirect(getAppointmentAddress(token, facts));
  const appointment = buildAppointmentView(ports, facts, token, opened);
  const days = isTooOften(opened)
    ? "tooOften"
    : await listDays(ports, opened).catch(toObstacle);
  if (typeof days === "string")
    return {
      appointment,
      obstacle: days,
      choice: null,
      chosen: null,
      nearest: null,
    };
  return {
    appointment,
    obstacle: null,
    ...buildChoice(ports, facts, opened, { days, url }),
  };
}

function isTooOften({ appointment: { revision } }: OpenedAppointment): boolean {
  return revision > MOST_CHANGES;
}

function toObstacle(error: unknown): "away" {
  if (error instanceof SchedulerAway) return "away";
  throw error;
}

function buildChoice(
  { profile, clock }: ManagePorts,
  { language }: ManageFacts,
  { appointment, store }: OpenedAppointment,
  { days, url }: { readonly days: readonly SlotDay[]; readonly url: URL },
): Pick<ReschedulePageData, "choice" | "chosen" | "nearest"> {
  const { timeZone } = store;
  const day = url.searchParams.get("day");
  const startMs = readStart(url.searchParams.get(START_FIELD));
  const goneMs = readStart(url.searchParams.get(GONE));
  const choice = buildSlotChoice({
    days,
    timeZone,
    slotMinutes: profile.scheduling[appointment.kind].slotMinutes,
    language,
    nowMs: clock.nowMs(),
    day: day !== null && isCalendarDay(day) ? day : null,
    startMs: startMs ?? goneMs,
  });
  const { chosenTime } = choice;
  const lostMs = goneMs ?? (chosenTime === null ? startMs : null);
  return {
    choice,
    chosen:
      chosenTime === null ||
      chosenTime.startMs !== startMs ||
      startMs === appointment.startMs
        ? null
        : {
            startMs,
            text: formatShownAppointmentTime(startMs, timeZone, language),
          },
    nearest: lostMs === null ? null : listNearestTimes(days, lostMs, timeZone),
  };
}

function listDays(
  ports: ManagePorts,
  { appointment, store }: OpenedAppointment,
): Promise<readonly SlotDay[]> {
  return listBookableDays(ports, {
    kind: appointment.kind,
    store,
    holdToken: null,
    appointmentId: appointment.id,
    drivenVin: getDrivenVin(appointment),
  });
}

/** Moves the appointment, or leads back to the nearest free times. */
export async function sendReschedule(
  ports: ManagePorts,
  facts: ManageFacts,
  { token, request }: { readonly token: string; readonly request: Request },
) {
  const form = await readFormData(request);
  if (form === null) return refuseUnreadableForm();
  const opened = await openAppointment(ports, token);
  if (opened === null) return null;
  const address = getAppointmentAddress(token, facts);
  if (opened === "gone" || opened.phase !== "coming")
    return redirectAfterPost(address, []);
  const { appointment, store } = opened;
  const startMs = readStart(form.get(START_FIELD));
  const toPicker = (query: string) =>
    redirectAfterPost(`${address}/reschedule${query}`, []);
  if (startMs === null || isTooOften(opened)) return toPicker("");
  // A button that is pressed twice moved it already.
  if (startMs === appointment.startMs)
    return redirectAfterPost(formatDoneAddress(address, "changed"), []);
  if (form.get("revision") !== String(appointment.revision))
    return redirectAfterPost(formatDoneAddress(address, "stale"), []);
  const slot = findBookableSlot(ports, {
    kind: appointment.kind,
    store,
    startMs,
  });
  if (slot === null) return toPicker(`?${GONE}=${startMs}`);
  try {
    const isMailed = await isMailAllowed(
      ports,
      { kind: "appointment-changed", askedFrom: facts.client.address },
      appointment.customer.email,
    );
    const managed = { ...opened, isMailed };
    const outcome = await moveAppointment(ports, managed, slot);
    return outcome === "full"
      ? toPicker(`?${GONE}=${startMs}`)
      : redirectAfterPost(formatDoneAddress(address, outcome), []);
  } catch (error) {
    return tellNotStored(ports, error);
  }
}

/** Null for what is no moment of a slot. */
function readStart(text: FormDataEntryValue | null): number | null {
  return typeof text === "string" && /^\d{1,15}$/.test(text)
    ? Number(text)
    : null;
}
