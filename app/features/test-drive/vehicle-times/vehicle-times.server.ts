import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import type { AppPorts } from "#app/ports.ts";
import type { SlotPorts } from "#app/site/appointments/choose-slot.server.ts";
import { buildSlotChoice } from "#app/site/appointments/pickers/slot-choice.server.ts";
import { offersTestDrives } from "#app/site/appointments/offers-test-drives.ts";
import { findDays } from "../time-step.server.ts";

/** One row of days: the others are in the dialog. */
const DAY_COUNT = 5;

/** For a vehicle's own page; null where it cannot be driven. The slots are null while they cannot be read. */
export async function findVehicleTimes(
  ports: SlotPorts & Pick<AppPorts, "profile" | "clock">,
  vehicle: Pick<Vehicle, "vin" | "storeId" | "stockStatus">,
) {
  const { profile, clock } = ports;
  if (!offersTestDrives(profile, vehicle)) return null;
  const { vin, storeId } = vehicle;
  const { name, timeZone } = getStoreOrFirst(storeId, profile);
  const days = await findDays(ports, vehicle, null);
  const slots =
    days &&
    buildSlotChoice({
      days,
      timeZone,
      slotMinutes: profile.scheduling.testDrive.slotMinutes,
      nowMs: clock.nowMs(),
      dayCount: DAY_COUNT,
    });
  return { vin, storeName: name, slots };
}

export type VehicleTimesData = NonNullable<
  Awaited<ReturnType<typeof findVehicleTimes>>
>;
