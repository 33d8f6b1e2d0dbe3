import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import type { Appointment } from "#app/domain/scheduling/appointment.ts";
import type { Store } from "#app/domain/store-profile/store-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import type { SlotPorts } from "#app/site/appointments/choose-slot.server.ts";

export type ManagePorts = SlotPorts &
  Pick<
    AppPorts,
    "siteUrl" | "stopLinks" | "inventory" | "index" | "rateLimits"
  >;
export type ManageFacts = Pick<
  RequestFacts,
  "language" | "client" | "gate" | "visitor"
>;

export interface OpenedAppointment {
  readonly appointment: Appointment;
  readonly store: Store;
  /** Past: it has begun. */
  readonly phase: "coming" | "past" | "cancelled";
}

/** Null for a token that is not ours; "gone" for an appointment that we keep no more. */
export async function openAppointment(
  {
    signedNames,
    appointments,
    clock,
    profile,
  }: Pick<AppPorts, "signedNames" | "appointments" | "clock" | "profile">,
  token: string,
): Promise<OpenedAppointment | "gone" | null> {
  const id = signedNames.read(token);
  if (id === null) return null;
  const appointment = await appointments.find(id);
  if (appointment === null) return "gone";
  return {
    appointment,
    store: getStoreOrFirst(appointment.storeId, profile),
    phase: getPhase(appointment, clock.nowMs()),
  };
}

function getPhase(
  { state, startMs }: Appointment,
  nowMs: number,
): OpenedAppointment["phase"] {
  if (state === "cancelled") return "cancelled";
  return startMs > nowMs ? "coming" : "past";
}
