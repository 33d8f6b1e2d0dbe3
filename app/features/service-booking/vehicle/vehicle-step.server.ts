import { getLastModelYear } from "#app/domain/forms/vehicle-fields.ts";
import type {
  DraftVehicle,
  ServiceDraft,
} from "#app/domain/scheduling/service-draft.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { formatAppointmentVehicle } from "#app/site/appointments/appointment-words.ts";
import { listVehicleChoices } from "#app/site/forms/fields/vehicle-choices.ts";
import { listCommonMakes } from "#app/site/vehicles/gated/common-makes.server.ts";
import { getBookingAddress } from "#app/features/service-booking/booking-steps.ts";
import { findValuedVehicle } from "./own-vehicle.server.ts";
import { VEHICLE_FORM_NAME } from "./vehicle-form.ts";

export type VehicleStepData = Awaited<ReturnType<typeof vehicleStep>>;

type Ports = Pick<
  AppPorts,
  | "formTokens"
  | "clock"
  | "signedNames"
  | "tradeRecords"
  | "log"
  | "index"
  | "profile"
>;

export async function vehicleStep(
  ports: Ports,
  facts: Pick<RequestFacts, "language" | "tradeToken" | "gate">,
  draft: ServiceDraft,
) {
  const lastYear = getLastModelYear(ports.clock.nowMs());
  const own = await findValuedVehicle(ports, facts);
  return {
    kind: "vehicle" as const,
    action: getBookingAddress(facts, "vehicle"),
    token: ports.formTokens.issue(VEHICLE_FORM_NAME),
    backAddress: getBookingAddress(facts, "needs"),
    lastYear,
    /** "2016 Honda Accord Sport"; null where the visitor has told of none. */
    ownName: own === null ? null : formatAppointmentVehicle(own),
    choices: listVehicleChoices(lastYear, listCommonMakes(ports, facts)),
    defaults: listDefaults(draft.vehicle, own),
  };
}

function listDefaults(
  told: DraftVehicle | null,
  own: DraftVehicle | null,
): Readonly<Record<string, string>> {
  if (told === null) return { way: own === null ? "model" : "own" };
  const { year, make, model, trim, vin, miles } = told;
  const isOwn = own !== null && JSON.stringify(own) === JSON.stringify(told);
  return {
    way: isOwn ? "own" : vin === null ? "model" : "vin",
    vin: vin ?? "",
    vehicleYear: year,
    vehicleMake: make,
    vehicleModel: model,
    vehicleTrim: trim ?? "",
    mileage: miles === null ? "" : String(miles),
  };
}
