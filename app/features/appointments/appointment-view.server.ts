import {
  getAppointmentAddress,
  getCalendarFileAddress,
  getCancelAddress,
  getRescheduleAddress,
} from "#app/domain/scheduling/appointment-address.ts";
import { getTestDriveAddress } from "#app/domain/address/test-drive-address.ts";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { getDrivenVin } from "#app/domain/scheduling/appointment.ts";
import { offersTestDrives } from "#app/site/appointments/offers-test-drives.ts";
import {
  findVisible,
  listVisibleCards,
} from "#app/site/vehicles/gated/visible-vehicles.server.ts";
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
  ports: Pick<AppPorts, "profile" | "clock" | "index">,
  facts: Pick<ManageFacts, "language" | "gate" | "visitor">,
  token: string,
  { appointment, store, phase }: OpenedAppointment,
) {
  const { profile } = ports;
  const { language } = facts;
  const { kind, customer, repairOrderLines } = appointment;
  const driven = findDriven(ports, facts, getDrivenVin(appointment));
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
    startMs: appointment.startMs,
    time: formatAppointmentTime(appointment.startMs, store.timeZone, language),
    vehicles: appointment.vehicles.map(formatAppointmentVehicle),
    /** Null for a car of the customer's own, and for one that was sold meanwhile. */
    driven,
    services: repairOrderLines.map(({ name }) => name),
    business: customer.business?.name ?? null,
    reference: appointment.reference,
    revision: appointment.revision,
    address: getAppointmentAddress(token, option),
    calendarAddress: getCalendarFileAddress(token, option),
    rescheduleAddress: getRescheduleAddress(token, option),
    cancelAddress: getCancelAddress(token, option),
    again: findAgain(profile, kind, driven, language),
  };
}

/** The car that is driven, as its card shows it to this visitor. */
function findDriven(
  ports: Pick<AppPorts, "profile" | "clock" | "index">,
  facts: Pick<ManageFacts, "language" | "gate" | "visitor">,
  vin: string | null,
) {
  const visible = vin === null ? null : findVisible(ports, facts.gate, vin);
  if (visible === null) return null;
  const { language } = facts;
  return {
    card: listVisibleCards(ports, facts, [visible.vin]),
    address: getVehicleAddress(visible, { language }),
    /** Null where this car cannot be driven for now. */
    testDriveAddress: offersTestDrives(ports.profile, visible)
      ? getTestDriveAddress(visible.vin, null, {}, { language })
      : null,
  };
}

/** Where whoever wants to come again books; without a time to book, where they look around. Null where there is neither. */
function findAgain(
  profile: AppPorts["profile"],
  kind: OpenedAppointment["appointment"]["kind"],
  driven: ReturnType<typeof findDriven>,
  language: ManageFacts["language"],
) {
  const findPage = (page: "serviceSchedule" | "searchVehicles" | "service") =>
    isPageOn(profile, page) ? getPageAddress(page, { language }) : null;
  const isDrive = kind === "testDrive";
  return {
    bookAddress: isDrive
      ? (driven?.testDriveAddress ?? null)
      : findPage("serviceSchedule"),
    browseAddress: findPage(isDrive ? "searchVehicles" : "service"),
  };
}
