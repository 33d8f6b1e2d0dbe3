import { setImmediate } from "node:timers/promises";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import type { Appointment } from "#app/domain/scheduling/appointment.ts";
import {
  isReminderDue,
  REMINDER_SPAN_MS,
} from "#app/domain/scheduling/reminder.ts";
import type { AppPorts } from "#app/ports.ts";
import {
  type AppointmentLeadPorts,
  buildAppointmentLead,
} from "#app/site/appointments/appointment-lead.server.ts";
import { buildAppointmentMail } from "#app/site/appointments/appointment-mail.server.ts";
import { isStoreOpenThen } from "./closed-times.server.ts";

type Ports = AppointmentLeadPorts &
  Pick<
    AppPorts,
    | "appointmentNotices"
    | "contactStops"
    | "signedNames"
    | "stopLinks"
    | "leads"
    | "log"
  >;

interface AppointmentRound extends Readonly<Record<string, number>> {
  readonly reminders: number;
  readonly closedDays: number;
}

/** Reminds visitors of what is coming, and tells stores of appointments that fall into hours when they are closed by now. */
export async function lookAfterAppointments(
  ports: Ports,
  signal: AbortSignal,
): Promise<AppointmentRound> {
  const closedDays = await tellClosedDays(ports, signal);
  return { closedDays, reminders: await sendReminders(ports, signal) };
}

async function sendReminders(
  ports: Ports,
  signal: AbortSignal,
): Promise<number> {
  const { appointmentNotices, clock } = ports;
  const fromMs = clock.nowMs();
  const untilMs = fromMs + REMINDER_SPAN_MS;
  let count = 0;
  for (const appointment of await appointmentNotices.listToRemind({
    fromMs,
    untilMs,
  })) {
    if (signal.aborted) return count;
    const nowMs = clock.nowMs();
    const { timeZone } = getStoreOrFirst(appointment.storeId, ports.profile);
    if (
      !isReminderDue(appointment, timeZone, nowMs) ||
      !isStoreOpenThen(ports.profile, appointment)
    )
      continue;
    const mail = (await isReminderWanted(ports, appointment))
      ? buildAppointmentMail(ports, { news: "reminder", appointment, nowMs })
      : null;
    if (await appointmentNotices.settleReminder(appointment, mail, nowMs))
      count += 1;
    // Visitors are answered in between.
    await setImmediate();
  }
  return count;
}

/** Assumption A262: whoever stopped all contact after they booked is reminded no more. */
async function isReminderWanted(
  { contactStops }: Pick<Ports, "contactStops">,
  { customer: { email }, createdAtMs }: Appointment,
): Promise<boolean> {
  if (email === "") return false;
  const stoppedAtMs = await contactStops.findStoppedAtMs(email);
  return stoppedAtMs === null || stoppedAtMs < createdAtMs;
}

/** The lead's key is of the appointment and its time: two nodes, or a node that ends before it noted it, tell the store once. */
async function tellClosedDays(
  ports: Ports,
  signal: AbortSignal,
): Promise<number> {
  const { appointmentNotices, leads, clock, log } = ports;
  let count = 0;
  for (const {
    appointment,
    isToldClosed,
  } of await appointmentNotices.listComing(clock.nowMs())) {
    if (signal.aborted) return count;
    if (isToldClosed || isStoreOpenThen(ports.profile, appointment)) continue;
    const lead = await buildAppointmentLead(ports, {
      news: "closedDay",
      appointment,
    });
    const { isRepeated } = await leads.add(lead);
    await appointmentNotices.noteToldClosed(appointment);
    if (isRepeated) continue;
    const { kind, storeId, reference } = appointment;
    log.warn("appointments.on-closed-day", { kind, storeId, reference });
    count += 1;
    await setImmediate();
  }
  return count;
}
