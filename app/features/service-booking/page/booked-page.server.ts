import { getPageAddress } from "#app/domain/address/page-address.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import {
  getAppointmentAddress,
  getCalendarFileAddress,
} from "#app/domain/scheduling/appointment-address.ts";
import { isAtOpening } from "#app/domain/scheduling/opening-slot.ts";
import { getSlotMinutes } from "#app/domain/scheduling/slot.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  formatShownAppointmentTime,
  formatAppointmentVehicle,
} from "#app/site/appointments/appointment-words.ts";
import { buildServiceLine } from "#app/site/store/department-line.server.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import { findOfferLines } from "#app/site/appointments/receipt/offer-row.ts";
import {
  listBookedWork,
  formatVisitDuration,
} from "#app/site/appointments/priced-service.server.ts";

type Ports = Pick<
  AppPorts,
  "profile" | "clock" | "appointments" | "signedNames"
>;

/** Null stands for a link that is not ours. */
export async function bookedPage(
  ports: Ports,
  { language }: Pick<RequestFacts, "language">,
  token: string,
) {
  const { profile, appointments, signedNames } = ports;
  const id = signedNames.read(token);
  const booked = id === null ? null : await appointments.find(id);
  if (booked === null || booked.kind !== "service") return null;
  const store = getStoreOrFirst(booked.storeId, profile);
  return {
    kind: "booked" as const,
    reference: booked.reference,
    line: buildServiceLine(ports, { language }, store.id),
    storeName: store.name,
    isMoving: booked.reason === "rescheduled",
    address: `${store.addressLine1}, ${store.city}, ${store.stateShort} ${store.zip}`,
    directionsAddress: store.googleMapsLink,
    time: formatShownAppointmentTime(booked.startMs, store.timeZone, language),
    vehicles: booked.vehicles.map(formatAppointmentVehicle),
    services: listBookedWork(ports, { language }, booked),
    takes: formatVisitDuration(ports, { language }, booked.repairOrderLines),
    offer: findOfferLines(booked.offer, booked.repairOrderLines),
    serviceAddress: isPageOn(profile, "service")
      ? getPageAddress("service", { language })
      : null,
    business: booked.customer.business?.name ?? null,
    slotMinutes: getSlotMinutes(booked),
    isAtOpening: isAtOpening(booked, store),
    email: booked.customer.email,
    manageAddress: getAppointmentAddress(token, { language }),
    calendarAddress: getCalendarFileAddress(token, { language }),
  };
}

export type BookedPageData = NonNullable<
  Awaited<ReturnType<typeof bookedPage>>
>;
