import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import type { LeadSubmission, LeadVehicle } from "#app/domain/leads/lead.ts";
import type { Appointment } from "#app/domain/scheduling/appointment.ts";
import type { AppPorts } from "#app/ports.ts";
import type { NewLead } from "#app/ports/lead-ports.ts";
import { toNewLead } from "#app/site/leads/submit-lead.server.ts";
import {
  formatAppointmentTime,
  formatAppointmentVehicle,
} from "./appointment-words.ts";
import { appointmentLeadCopy } from "./lead-copy.ts";
import {
  createStoreTranslator,
  STORE_LANGUAGE,
} from "#app/site/leads/store-words.ts";

export type AppointmentLeadPorts = Pick<
  AppPorts,
  "profile" | "siteUrl" | "clock" | "inventory"
>;

export interface AppointmentNotice {
  readonly news:
    | "changed"
    | "changedByStore"
    | "bookedByStore"
    | "cancelled"
    | "cancelledByStore"
    | "closedDay";
  /** As it is before the change. */
  readonly appointment: Appointment;
  /** Where it moves to; only a change has one. */
  readonly newStartMs?: number;
}

const LEAD_TYPE = {
  testDrive: "SCHEDULE_TEST_DRIVE",
  service: "SERVICE",
} as const satisfies Record<Appointment["kind"], LeadSubmission["type"]>;

/**
 * Tells the store what became of an appointment, in a lead of the same type as the one that booked it. Its key is of the
 * appointment and its state, so that the same news twice is one lead.
 */
export async function buildAppointmentLead(
  ports: AppointmentLeadPorts,
  notice: AppointmentNotice,
): Promise<NewLead> {
  const { appointment, news } = notice;
  const { id, kind, storeId, startMs, revision, customer } = appointment;
  const { business: _business, ...user } = customer;
  return toNewLead(ports, {
    type: LEAD_TYPE[kind],
    topicId: null,
    storeId,
    idempotencyKey:
      news === "closedDay"
        ? `appointment-closed.${id}.${startMs}`
        : `appointment.${id}.${revision + 1}`,
    // Spec §4: only a visitor's first lead is new.
    status: "resend",
    // What they wrote came with the booking.
    user: { ...user, comments: "" },
    vehicles:
      kind === "testDrive" ? await listLeadVehicles(ports, appointment) : [],
    summary: listSummary(ports, notice),
    url: `${ports.siteUrl}/appointments`,
    attachments: [],
    contactConsent: null,
    language: appointment.language,
    visitorId: appointment.visitorId ?? "",
  });
}

function listSummary(
  { profile }: Pick<AppPorts, "profile">,
  { appointment, news, newStartMs }: AppointmentNotice,
): LeadSubmission["summary"] {
  const { kind, customer, repairOrderLines } = appointment;
  const { timeZone } = getStoreOrFirst(appointment.storeId, profile);
  const t = createStoreTranslator(appointmentLeadCopy, profile);
  const formatTime = (atMs: number) =>
    formatAppointmentTime(atMs, timeZone, STORE_LANGUAGE);
  const time = formatTime(appointment.startMs);
  const lines: readonly (readonly [label: string, value: string])[] = [
    [t("what"), t(`${news}.${kind}`)],
    ...(newStartMs === undefined
      ? ([[t("time"), time]] as const)
      : ([
          [t("newTime"), formatTime(newStartMs)],
          [t("oldTime"), time],
        ] as const)),
    // What is booked now has none yet: its lead is its reference.
    ...(appointment.reference === ""
      ? []
      : ([[t("booking"), appointment.reference]] as const)),
    ...(kind === "service"
      ? appointment.vehicles.map(
          (it) => [t("vehicle"), formatAppointmentVehicle(it)] as const,
        )
      : []),
    ...repairOrderLines.map(({ name }) => [t("service"), name] as const),
    ...(customer.business === null
      ? []
      : ([[t("business"), customer.business.name]] as const)),
    ...(news === "closedDay" ? ([[t("todo"), t("todoClosed")]] as const) : []),
  ];
  return lines.map(([label, value]) => ({ label, value }));
}

async function listLeadVehicles(
  { inventory }: Pick<AppPorts, "inventory">,
  { vehicles }: Appointment,
): Promise<readonly LeadVehicle[]> {
  return Promise.all(
    vehicles.map(async ({ year, make, model, trim, vin, ...vehicle }) => {
      const stocked = vin === null ? null : await inventory.findVehicle(vin);
      return {
        interest: "test-drive",
        condition: stocked?.vehicle.condition ?? "used",
        year,
        make,
        model,
        vin,
        stockNumber: vehicle.stockNumber,
        trim,
        doors: null,
        bodystyle: null,
        transmission: null,
        fuelType: null,
        miles: vehicle.miles,
        exteriorColor: null,
        interiorColor: null,
        priceDollars: null,
        finance: null,
        url: null,
        comments: null,
      };
    }),
  );
}
