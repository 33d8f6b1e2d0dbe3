import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import { findSlot } from "#app/domain/scheduling/slot.ts";
import { formatZonedDay } from "#app/domain/time.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { formatShownAppointmentTime } from "#app/site/appointments/appointment-words.ts";
import {
  findBookableSlot,
  findHeldSlot,
  type SlotPorts,
} from "#app/site/appointments/choose-slot.server.ts";
import {
  listNearestTimes,
  toSlotTime,
} from "#app/site/appointments/pickers/slot-choice.server.ts";
import { START_FIELD } from "#app/site/appointments/pickers/start-field.ts";
import {
  buildContactConsentView,
  toContactFields,
} from "#app/site/forms/contact-details.ts";
import { buildFlashToast } from "#app/site/toasts/flash-toast.server.ts";
import {
  buildCarView,
  type DrivenVehicle,
  getStepAddress,
  type TestDriveParams,
} from "./driven-vehicle.server.ts";
import { testDriveForm } from "./test-drive-forms.ts";
import { findDays } from "./time-step.server.ts";

type Ports = SlotPorts & Pick<AppPorts, "inventory" | "index" | "formTokens">;
type Facts = Pick<RequestFacts, "gate" | "language" | "visitor">;

/** Spec §4: confirm details, schedule. Null stands for a time that nobody can book: another is chosen first. */
export async function detailsStep(
  ports: Ports,
  facts: Facts,
  vehicle: DrivenVehicle,
  { choice: { startMs, hold } }: Pick<TestDriveParams, "choice">,
) {
  const { profile, formTokens } = ports;
  const { language, visitor } = facts;
  const store = getStoreOrFirst(vehicle.storeId, profile);
  const { timeZone } = store;
  const slot =
    startMs === null
      ? null
      : findBookableSlot(ports, { kind: "testDrive", store, startMs });
  if (startMs === null || slot === null) return null;
  const days = await findDays(ports, vehicle, hold);
  const held = await findOwnHold(ports, hold, startMs);
  const shown = days === null ? null : findSlot(days, startMs);
  // The booking decides: while times cannot be read it may still have room, and so may one that is held in its last minutes.
  const isFree =
    shown === null ? held !== null || days === null : !shown.isFull;
  const day = formatZonedDay(startMs, timeZone);
  return {
    step: "details" as const,
    ...buildCarView(ports, facts, vehicle),
    action: getStepAddress(vehicle, facts, "details", { startMs, hold }),
    token: formTokens.issue(testDriveForm.name),
    defaults: { ...toContactFields(visitor), [START_FIELD]: String(startMs) },
    consent: buildContactConsentView(profile, language),
    /** As the receipt will say it. */
    chosen: formatShownAppointmentTime(startMs, timeZone, language),
    /** By the store's clock; null where the slot is not kept. */
    heldUntil:
      held && isFree
        ? toSlotTime({ startMs: held.endsAtMs, isFull: false }, timeZone)
        : null,
    /** Null while the chosen time is free. */
    nearest:
      isFree || days === null
        ? null
        : listNearestTimes(days, startMs, timeZone),
    timesAddress: getStepAddress(vehicle, facts, null, { day, hold }),
    /** Spec §8: for details that are not complete. */
    incompleteToast: buildFlashToast("testDriveError", profile, language),
  };
}

async function findOwnHold(
  ports: SlotPorts,
  holdToken: string | null,
  startMs: number,
) {
  try {
    const held = await findHeldSlot(ports, holdToken);
    return held?.startMs === startMs ? held : null;
  } catch {
    // What cannot be read is told where times are.
    return null;
  }
}

export type DetailsStepData = NonNullable<
  Awaited<ReturnType<typeof detailsStep>>
>;
