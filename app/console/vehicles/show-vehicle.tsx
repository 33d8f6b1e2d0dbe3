import { formatFullVehicleName } from "#app/site/vehicles/cards/vehicle-name.ts";
import { type ConsoleAnswer, NOT_FOUND } from "#app/console/frame/answer.ts";
import type { AskedByPerson } from "#app/console/frame/asked.ts";
import { findOwnVehicle } from "./own-vehicle.server.ts";
import type { PhotoNotes } from "./photos-section.tsx";
import type { FailedForm } from "./typed-edit.ts";
import { VehicleBody } from "./vehicle-page.tsx";

interface Shown {
  /** Left out unless a form was just sent in vain. */
  readonly failed?: FailedForm;
  readonly photoNotes?: PhotoNotes;
}

/** The car as it is by now, with what was not done and why. */
export async function showVehicle(
  asked: AskedByPerson,
  { failed, photoNotes }: Shown,
): Promise<ConsoleAnswer> {
  const found = await findOwnVehicle(asked);
  if (found === null) return NOT_FOUND;
  return {
    kind: "page",
    status: photoNotes?.status ?? (failed === undefined ? 200 : 409),
    title: formatFullVehicleName(found.shown.vehicle),
    body: (
      <VehicleBody
        asked={asked}
        found={found}
        failed={failed ?? null}
        photoNotes={photoNotes ?? null}
      />
    ),
  };
}
