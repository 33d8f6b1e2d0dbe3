import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import type { SlotPorts } from "#app/site/appointments/choose-slot.server.ts";
import {
  buildSlotChoice,
  type SlotTime,
} from "#app/site/appointments/pickers/slot-choice.server.ts";
import { offersTestDrives } from "#app/site/appointments/offers-test-drives.ts";
import { findDays } from "../time-step.server.ts";

/** One row of days: the others are in the dialog. */
const DAY_COUNT = 5;
/** One row of times on a wide screen, two on a phone: the others are in the dialog, too. */
const NEXT_TIMES = 6;
/** So few more are not worth a press. */
const FEW_MORE = 2;

/** For a vehicle's own page; null where it cannot be driven. The slots are null while they cannot be read. */
export async function findVehicleTimes(
  ports: SlotPorts & Pick<AppPorts, "profile" | "clock">,
  { language }: Pick<RequestFacts, "language">,
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
      language,
    });
  const next = pickNextTimes(slots?.times ?? []);
  return {
    vin,
    storeName: name,
    slots: slots && { ...slots, times: next.times },
    moreCount: next.moreCount,
  };
}

/** The first free time and what follows it, and how many more of the day are free. */
export function pickNextTimes(times: readonly SlotTime[]) {
  const from = Math.max(
    0,
    times.findIndex(({ isFull }) => !isFull),
  );
  const end = from + NEXT_TIMES;
  const isShort = times.length - end <= FEW_MORE;
  const rest = isShort ? [] : times.slice(end);
  return {
    times: times.slice(from, isShort ? undefined : end),
    moreCount: rest.filter(({ isFull }) => !isFull).length,
  };
}

export type VehicleTimesData = NonNullable<
  Awaited<ReturnType<typeof findVehicleTimes>>
>;
