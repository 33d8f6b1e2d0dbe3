import {
  getAppointmentAddress,
  getCalendarFileAddress,
} from "#app/domain/scheduling/appointment-address.ts";
import { getSlotMinutes } from "#app/domain/scheduling/slot.ts";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { EVERYTHING } from "#app/domain/inventory/search.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  formatShownAppointmentTime,
  formatAppointmentVehicle,
} from "#app/site/appointments/appointment-words.ts";
import {
  findVisible,
  listVisibleCards,
} from "#app/site/vehicles/gated/visible-vehicles.server.ts";
import type { TestDriveParams } from "./driven-vehicle.server.ts";

type Ports = Pick<
  AppPorts,
  "profile" | "clock" | "index" | "appointments" | "signedNames"
>;
type Facts = Pick<RequestFacts, "gate" | "language" | "visitor">;

/** What was booked stays readable when the vehicle is sold. Null stands for a link that is not ours. */
export async function bookedStep(
  { appointments, signedNames, ...ports }: Ports,
  facts: Facts,
  { choice: { appointment: token } }: Pick<TestDriveParams, "choice">,
) {
  const id = token === null ? null : signedNames.read(token);
  const booked = id === null ? null : await appointments.find(id);
  if (token === null || booked === null || booked.kind !== "testDrive")
    return null;
  const { language } = facts;
  const options = { language };
  const store = getStoreOrFirst(booked.storeId, ports.profile);
  const [driven] = booked.vehicles;
  const vin = driven?.vin ?? "";
  const visible = findVisible(ports, facts.gate, vin);
  return {
    step: "booked" as const,
    vin,
    name: driven === undefined ? "" : formatAppointmentVehicle(driven),
    stockNumber: driven?.stockNumber ?? null,
    /** Null for one that was sold meanwhile. */
    vehicleAddress: visible && getVehicleAddress(visible, options),
    allCarsAddress: formatSearchAddress(EVERYTHING, options),
    store: { id: store.id, name: store.name },
    card: listVisibleCards(ports, facts, [vin]),
    reference: booked.reference,
    isCancelled: booked.state === "cancelled",
    time: formatShownAppointmentTime(booked.startMs, store.timeZone, language),
    slotMinutes: getSlotMinutes(booked),
    manageAddress: getAppointmentAddress(token, options),
    calendarAddress: getCalendarFileAddress(token, options),
  };
}

export type BookedStepData = NonNullable<
  Awaited<ReturnType<typeof bookedStep>>
>;
