import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { getDrivenVin } from "#app/domain/scheduling/appointment.ts";
import {
  cancelAppointment,
  moveAppointment,
} from "#app/site/appointments/change-appointment.server.ts";
import { findBookableSlot } from "#app/site/appointments/choose-slot.server.ts";
import { SchedulerAway } from "#app/site/appointments/scheduler.server.ts";
import { type ConsoleAnswer, NOT_FOUND } from "#app/console/frame/answer.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import type { SectionHandlers } from "#app/console/frame/handler.ts";
import { readPosted, readText } from "#app/console/frame/posted.ts";
import { AppointmentBody } from "./appointment-page.tsx";
import { appointmentsCopy } from "./copy.ts";
import {
  findOwnAppointment,
  listFreeDays,
  type OwnAppointment,
  readStartMs,
} from "./own-appointment.server.ts";

type Trouble = "startMs" | "taken" | "stale" | "away";

/** One appointment: how it stands, moved or cancelled. The customer and the CRM are told by the same commit. */
export const appointmentHandlers = {
  appointment: (asked) => showAppointment(asked, null),

  async "appointment.move"(asked) {
    const { ports, request, by } = asked;
    const own = await findOwnAppointment(asked);
    if (own === null) return NOT_FOUND;
    const posted = await readPosted(request);
    if (!isCurrent(own, posted)) return showAppointment(asked, "stale");
    const startMs = readStartMs(readText(posted, "startMs"));
    if (startMs === null) return showAppointment(asked, "startMs");
    const { kind } = own.appointment;
    const slot = findBookableSlot(ports, { kind, store: own.store, startMs });
    if (slot === null) return showAppointment(asked, "taken");
    const outcome = await unlessAway(() =>
      moveAppointment(ports, { ...own, isMailed: true }, slot, by),
    );
    if (outcome === "changed") return leadBack(own, "appointmentMoved");
    return showAppointment(asked, outcome === "full" ? "taken" : outcome);
  },

  async "appointment.cancel"(asked) {
    const own = await findOwnAppointment(asked);
    if (own === null) return NOT_FOUND;
    const posted = await readPosted(asked.request);
    if (!isCurrent(own, posted)) return showAppointment(asked, "stale");
    const outcome = await unlessAway(() =>
      cancelAppointment(asked.ports, { ...own, isMailed: true }, asked.by),
    );
    return outcome === "cancelled"
      ? leadBack(own, "appointmentCancelled")
      : showAppointment(asked, outcome);
  },
} satisfies SectionHandlers<
  "appointment" | "appointment.move" | "appointment.cancel"
>;

/** The form says which state it was made from: nobody undoes what a colleague did meanwhile. */
function isCurrent({ appointment }: OwnAppointment, posted: FormData): boolean {
  return readText(posted, "revision") === String(appointment.revision);
}

async function unlessAway<Outcome>(
  change: () => Promise<Outcome>,
): Promise<Outcome | "away"> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof SchedulerAway) return "away";
    throw error;
  }
}

function leadBack(
  { appointment: { reference } }: OwnAppointment,
  notice: "appointmentMoved" | "appointmentCancelled",
): ConsoleAnswer {
  const to = getConsoleAddress("appointment", { reference });
  return { kind: "redirect", to, notice };
}

async function showAppointment(
  asked: AskedByPerson,
  trouble: Trouble | null,
): Promise<ConsoleAnswer> {
  const own = await findOwnAppointment(asked);
  if (own === null) return NOT_FOUND;
  const { appointment, store } = own;
  const { kind, customer } = appointment;
  const t = getTexts(asked, appointmentsCopy);
  const isOpen =
    appointment.state === "booked" && appointment.startMs > asked.nowMs;
  const days = isOpen
    ? await listFreeDays(asked, {
        kind,
        store,
        appointmentId: appointment.id,
        drivenVin: getDrivenVin(appointment),
      })
    : [];
  return {
    kind: "page",
    status: trouble === null ? 200 : 409,
    title: t("one", {
      kind: t(`kind.${kind}`),
      name: `${customer.firstName} ${customer.lastName}`,
    }),
    body: (
      <AppointmentBody
        asked={asked}
        {...own}
        days={isOpen ? days : null}
        isOpen={isOpen}
        error={trouble === null ? undefined : t(`error.${trouble}`)}
      />
    ),
  };
}
