import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import { getVehicleFormAddress } from "#app/domain/address/vehicle-address.ts";
import { findSlot, type SlotDay } from "#app/domain/scheduling/slot.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import { formatZonedDay } from "#app/domain/time.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  listBookableDays,
  type SlotPorts,
} from "#app/site/appointments/choose-slot.server.ts";
import {
  buildSlotChoice,
  listNearestTimes,
  toSlotTime,
} from "#app/site/appointments/pickers/slot-choice.server.ts";
import {
  buildCarView,
  type DrivenVehicle,
  getStepAddress,
  type TestDriveParams,
} from "./driven-vehicle.server.ts";

type Ports = SlotPorts & Pick<AppPorts, "inventory" | "index">;
type Facts = Pick<RequestFacts, "gate" | "language" | "visitor">;

/** Spec §4: choose a day, choose a time. */
export async function timeStep(
  ports: Ports,
  facts: Facts,
  vehicle: DrivenVehicle,
  { choice }: Pick<TestDriveParams, "choice">,
) {
  const { profile } = ports;
  const { hold } = choice;
  const { language } = facts;
  return {
    step: "time" as const,
    ...buildCarView(ports, facts, vehicle),
    action: getStepAddress(vehicle, facts, null, { hold }),
    hold,
    daysAhead: profile.scheduling.testDrive.daysAhead,
    askAddress: getVehicleFormAddress(vehicle.vin, "ask-about-vehicle", {
      language,
    }),
    ...buildTimes(ports, vehicle, choice, {
      days: await findDays(ports, vehicle, hold),
      language: facts.language,
    }),
  };
}

/** Null while the appointments cannot be read: then the store is called. */
export async function findDays(
  ports: SlotPorts,
  { storeId, vin }: Pick<DrivenVehicle, "storeId" | "vin">,
  holdToken: string | null,
): Promise<readonly SlotDay[] | null> {
  const store = getStoreOrFirst(storeId, ports.profile);
  try {
    return await listBookableDays(ports, {
      kind: "testDrive",
      store,
      holdToken,
      drivenVin: vin,
    });
  } catch (error) {
    ports.log.error("appointments.times-not-read", {
      kind: "testDrive",
      message: error instanceof Error ? error.message : String(error),
    });
    return null;
  }
}

function buildTimes(
  { profile, clock }: Ports,
  { storeId }: DrivenVehicle,
  { day, startMs }: TestDriveParams["choice"],
  {
    days,
    language,
  }: {
    readonly days: readonly SlotDay[] | null;
    readonly language: Language;
  },
) {
  if (days === null) return { slots: null, gone: null } as const;
  const { timeZone } = getStoreOrFirst(storeId, profile);
  const { slotMinutes } = profile.scheduling.testDrive;
  const nowMs = clock.nowMs();
  const slots = buildSlotChoice({
    days,
    timeZone,
    slotMinutes,
    language,
    nowMs,
    day: startMs === null || day !== null ? day : toDay(startMs, timeZone),
    startMs,
  });
  const slot = startMs === null ? null : findSlot(days, startMs);
  const isGone = startMs !== null && (slot === null || slot.isFull);
  return {
    slots,
    /** The time that was asked for and is not free. */
    gone: isGone
      ? {
          ...toSlotTime({ startMs, isFull: true }, timeZone),
          day: toDay(startMs, timeZone),
          nearest: listNearestTimes(days, startMs, timeZone),
        }
      : null,
  };
}

/** An address may name any number; no calendar goes that far. */
const LAST_MS = Date.UTC(9999, 0);

function toDay(startMs: number, timeZone: string): string {
  return formatZonedDay(Math.min(startMs, LAST_MS), timeZone);
}

export type TimeStepData = Awaited<ReturnType<typeof timeStep>>;
