import {
  getAppointmentAddress,
  getCalendarFileAddress,
  getCancelAddress,
  getRescheduleAddress,
} from "#app/domain/scheduling/appointment-address.ts";
import { getTestDriveAddress } from "#app/domain/address/test-drive-address.ts";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { getDrivenVin } from "#app/domain/scheduling/appointment.ts";
import {
  isTooSoonToRemind,
  getReminderMs,
} from "#app/domain/scheduling/reminder.ts";
import { isAtOpening } from "#app/domain/scheduling/opening-slot.ts";
import { getSlotMinutes } from "#app/domain/scheduling/slot.ts";
import { findOfferLines } from "#app/site/appointments/receipt/offer-row.ts";
import {
  listBookedWork,
  formatVisitDuration,
} from "#app/site/appointments/priced-service.server.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { buildCrumbs } from "#app/site/sections/ways.server.ts";
import { appointmentsCopy } from "./copy.ts";
import { offersTestDrives } from "#app/site/appointments/offers-test-drives.ts";
import {
  findVisible,
  listVisibleCards,
} from "#app/site/vehicles/gated/visible-vehicles.server.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import { getPageAddress } from "#app/domain/address/page-address.ts";
import type { AppPorts } from "#app/ports.ts";
import {
  formatShownAppointmentTime,
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
  opened: OpenedAppointment,
) {
  const { appointment, store, phase } = opened;
  const { profile } = ports;
  const { language } = facts;
  const { kind, customer, repairOrderLines } = appointment;
  const driven =
    kind === "testDrive" ? findDriven(ports, facts, appointment) : null;
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
    time: formatShownAppointmentTime(
      appointment.startMs,
      store.timeZone,
      language,
    ),
    slotMinutes: getSlotMinutes(appointment),
    isAtOpening: isAtOpening(appointment, store),
    isReminded: isStillReminded(ports, opened),
    way: buildWay(profile, facts, kind, driven),
    /** The customer's own. */
    vehicles:
      driven === null ? appointment.vehicles.map(formatAppointmentVehicle) : [],
    driven,
    services:
      kind === "service" ? listBookedWork(ports, facts, appointment) : [],
    takes: formatVisitDuration(ports, facts, repairOrderLines),
    offer: findOfferLines(appointment.offer, repairOrderLines),
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
  appointment: OpenedAppointment["appointment"],
) {
  const [booked] = appointment.vehicles;
  if (booked === undefined) return null;
  const vin = getDrivenVin(appointment);
  const visible = vin === null ? null : findVisible(ports, facts.gate, vin);
  const { language } = facts;
  return {
    name: formatAppointmentVehicle(booked),
    stockNumber: booked.stockNumber,
    card: visible === null ? [] : listVisibleCards(ports, facts, [visible.vin]),
    /** Null for one that was sold meanwhile. */
    address: visible && getVehicleAddress(visible, { language }),
    /** Null where this car cannot be driven for now. */
    testDriveAddress:
      visible !== null && offersTestDrives(ports.profile, visible)
        ? getTestDriveAddress(visible.vin, null, {}, { language })
        : null,
  };
}

/** By the rules of the reminder itself, so that nobody waits for one that is not sent. */
function isStillReminded(
  { clock }: Pick<AppPorts, "clock">,
  { appointment, store }: OpenedAppointment,
): boolean {
  const nowMs = clock.nowMs();
  return (
    appointment.customer.email !== "" &&
    !isTooSoonToRemind(appointment, nowMs) &&
    nowMs < getReminderMs(appointment.startMs, store.timeZone)
  );
}

/** Back to where such a visit is booked: to the car, as long as it is here. */
function buildWay(
  profile: AppPorts["profile"],
  facts: Pick<ManageFacts, "language">,
  kind: OpenedAppointment["appointment"]["kind"],
  driven: ReturnType<typeof findDriven>,
) {
  const { language } = facts;
  const t = createTranslator(
    appointmentsCopy,
    profile.texts[language],
    language,
  );
  return buildCrumbs(
    profile,
    facts,
    [
      {
        page: kind === "testDrive" ? "searchVehicles" : "service",
        label: t(`crumb.${kind}`),
      },
      ...(driven === null || driven.address === null
        ? []
        : [{ label: driven.name, href: driven.address }]),
    ],
    t(`coming.${kind}`),
  );
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
