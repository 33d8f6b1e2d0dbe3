import { redirect } from "react-router";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  holdSlot,
  releaseSlot,
  type SlotPorts,
} from "#app/site/appointments/choose-slot.server.ts";
import { parseForm } from "#app/site/forms/form-definition.ts";
import {
  createFormAnswers,
  type FormAnswer,
} from "#app/site/forms/sending/form-answers.server.ts";
import { readFormData } from "#app/site/forms/sending/read-post.server.ts";
import {
  findDrivenVehicle,
  getStepAddress,
  type TestDriveParams,
} from "./driven-vehicle.server.ts";
import { timeForm } from "./test-drive-forms.ts";

type Ports = SlotPorts & Pick<AppPorts, "inventory" | "index" | "formTokens">;

/**
 * Keeps the slot and leads on to the details, or back to the times that are left. It reaches nobody but its visitor, so
 * it needs no token. Null stands for a vehicle that this visitor cannot know.
 */
export async function chooseTime(
  ports: Ports,
  facts: RequestFacts,
  { vin, choice: { hold } }: TestDriveParams,
  request: Request,
): Promise<Response | FormAnswer | null> {
  const found = await findDrivenVehicle(ports, facts, vin);
  if (found === null) return null;
  const sent = await readFormData(request);
  const answers = createFormAnswers(ports, facts, timeForm, sent);
  if (sent === null) return answers.problem("unreadable");
  const read = parseForm(timeForm, sent);
  if (read.status !== "success") return answers.wrong(read.error ?? {});
  const { vehicle, goneAtMs } = found;
  const { language } = facts;
  if (goneAtMs !== null) {
    await releaseSlot(ports, hold);
    return redirect(getVehicleAddress(vehicle, { language }), 303);
  }
  const { start: startMs } = read.value;
  const kept = await keepSlot(ports, facts, {
    kind: "testDrive",
    store: getStoreOrFirst(vehicle.storeId, ports.profile),
    holdToken: hold,
    startMs,
    drivenVin: vehicle.vin,
  });
  return redirect(
    kept === "gone"
      ? getStepAddress(vehicle, facts, null, { startMs, hold })
      : getStepAddress(vehicle, facts, "details", { startMs, hold: kept }),
    303,
  );
}

/** The name of what is kept; null where it cannot be: the details are asked all the same, and the booking decides. */
async function keepSlot(
  ports: Ports,
  facts: RequestFacts,
  slot: Parameters<typeof holdSlot>[2],
): Promise<string | null | "gone"> {
  try {
    const kept = await holdSlot(ports, facts, slot);
    if (kept.status === "gone") return "gone";
    return kept.status === "held" ? kept.holdToken : slot.holdToken;
  } catch (error) {
    ports.log.error("appointments.not-held", {
      kind: slot.kind,
      message: error instanceof Error ? error.message : String(error),
    });
    return slot.holdToken;
  }
}
