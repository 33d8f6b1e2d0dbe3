import {
  getAppointmentAddress,
  getCalendarFileAddress,
  getCancelAddress,
  getRescheduleAddress,
} from "#app/domain/scheduling/appointment-address.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import { getPageAddress } from "#app/domain/address/page-address.ts";
import type { AppPorts } from "#app/ports.ts";
import {
  formatAppointmentTime,
  formatAppointmentVehicle,
} from "#app/site/appointments/appointment-words.ts";
import type {
  ManageFacts,
  OpenedAppointment,
} from "./appointment-access.server.ts";
import { buildServiceLine } from "#app/site/store/department-line.server.ts";

export type AppointmentView = ReturnType<typeof buildAppointmentView>;

/** Whoever has the link sees the appointment, and nothing of how its customer is reached. */
export function buildAppointmentView(
  ports: Pick<AppPorts, "profile" | "clock">,
  { language }: ManageFacts,
  token: string,
  { appointment, store, phase }: OpenedAppointment,
) {
  const { profile } = ports;
  const { kind, customer, repairOrderLines } = appointment;
  const option = { language };
  return {
    phase,
    kind,
    storeId: store.id,
    /** Null where the store's main line answers. */
    line:
      kind === "service"
        ? buildServiceLine(ports, { language }, store.id)
        : null,
    storeName: store.name,
    time: formatAppointmentTime(appointment.startMs, store.timeZone, language),
    vehicles: appointment.vehicles.map(formatAppointmentVehicle),
    services: repairOrderLines.map(({ name }) => name),
    business: customer.business?.name ?? null,
    reference: appointment.reference,
    revision: appointment.revision,
    address: getAppointmentAddress(token, option),
    calendarAddress: getCalendarFileAddress(token, option),
    rescheduleAddress: getRescheduleAddress(token, option),
    cancelAddress: getCancelAddress(token, option),
    againAddress: findAgainAddress(profile, kind, language),
  };
}

/** Where whoever wants to come again goes on; null where the profile has no such page. */
function findAgainAddress(
  profile: AppPorts["profile"],
  kind: OpenedAppointment["appointment"]["kind"],
  language: ManageFacts["language"],
): string | null {
  const page = kind === "testDrive" ? "searchVehicles" : "service";
  return isPageOn(profile, page) ? getPageAddress(page, { language }) : null;
}
