import { setImmediate } from "node:timers/promises";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import type { Appointment } from "#app/domain/scheduling/appointment.ts";
import { isWithinHours } from "#app/domain/scheduling/opening-check.ts";
import {
  isReminderDue,
  REMINDER_SPAN_MS,
} from "#app/domain/scheduling/reminder.ts";
import { DEPARTMENT_OF_KIND } from "#app/domain/scheduling/slot.ts";
import { getCalendar } from "#app/domain/store-hours/day-hours.ts";
import type { AppPorts } from "#app/ports.ts";
import {
  type AppointmentLeadPorts,
  buildAppointmentLead,
} from "#app/site/appointments/appointment-lead.server.ts";
import { buildAppointmentMail } from "#app/site/appointments/appointment-mail.server.ts";

type Ports = AppointmentLeadPorts &
  Pick<AppPorts, "appointmentNotices" | "signedNames" | "leads" | "log">;

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
    const { timeZone } = getStore(ports, appointment);
    if (
      !isReminderDue(appointment, timeZone, nowMs) ||
      !isStoreOpen(ports, appointment)
    )
      continue;
    const hasMailbox = appointment.customer.email !== "";
    const mail = hasMailbox
      ? buildAppointmentMail(ports, { news: "reminder", appointment, nowMs })
      : null;
    if (await appointmentNotices.settleReminder(appointment, mail, nowMs))
      count += 1;
    // Visitors are answered in between.
    await setImmediate();
  }
  return count;
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
    if (isToldClosed || isStoreOpen(ports, appointment)) continue;
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

function isStoreOpen(ports: Ports, appointment: Appointment): boolean {
  const store = getStore(ports, appointment);
  const calendar = getCalendar(store, DEPARTMENT_OF_KIND[appointment.kind]);
  return isWithinHours(appointment, calendar, store.timeZone);
}

function getStore(
  { profile }: Pick<Ports, "profile">,
  { storeId }: Pick<Appointment, "storeId">,
) {
  return getStoreOrFirst(storeId, profile);
}
