import * as v from "valibot";
import {
  getLastModelYear,
  vehicleMileage,
} from "#app/domain/forms/vehicle-fields.ts";
import { normalizeModel } from "#app/domain/makes/normalize-model.ts";
import type {
  DraftVehicle,
  ServiceDraft,
} from "#app/domain/scheduling/service-draft.ts";
import { checkVin } from "#app/domain/vehicle/vin.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  type FormAnswer,
  type PostPorts,
  readPost,
} from "#app/site/forms/sending/read-post.server.ts";
import { redirectAfterPost } from "#app/site/visitor/remember-visitor.server.ts";
import {
  findOpenStep,
  getBookingAddress,
} from "#app/features/service-booking/booking-steps.ts";
import {
  buildDraftCookie,
  type DraftPorts,
} from "#app/features/service-booking/draft-access.server.ts";
import { findValuedVehicle } from "./own-vehicle.server.ts";
import { buildVehicleForm, type VehicleValues } from "./vehicle-form.ts";

type Ports = PostPorts &
  DraftPorts &
  Pick<AppPorts, "vins" | "clock" | "signedNames" | "tradeRecords">;

export async function sendVehicle(
  ports: Ports,
  facts: RequestFacts,
  draft: ServiceDraft,
  request: Request,
): Promise<Response | FormAnswer> {
  const form = buildVehicleForm(getLastModelYear(ports.clock.nowMs()));
  const post = await readPost(ports, facts, request, form);
  if (post.status === "refused") return post.answer;
  const named = await nameVehicle(ports, facts, post.value);
  if ("errors" in named) return post.refuse(named.errors);
  const changed = { ...draft, vehicle: named.vehicle };
  return redirectAfterPost(getBookingAddress(facts, findOpenStep(changed)), [
    buildDraftCookie(ports, changed),
  ]);
}

/** The vehicle, or what is wrong at which field, as keys of the copy. */
type Named =
  | { readonly vehicle: DraftVehicle }
  | { readonly errors: Readonly<Record<string, string>> };

async function nameVehicle(
  ports: Ports,
  facts: RequestFacts,
  values: VehicleValues,
): Promise<Named> {
  const miles =
    values.mileage === ""
      ? null
      : Number(v.parse(vehicleMileage, values.mileage));
  if (values.way === "own") {
    const own = await findValuedVehicle(ports, facts);
    return own === null ? { errors: { vin: "vinMissing" } } : { vehicle: own };
  }
  if (values.way === "vin") {
    const { vin } = checkVin(values.vin);
    const decoded = vin === null ? null : await ports.vins.decode(vin);
    if (vin === null || decoded === null || decoded.model === null)
      return { errors: { vin: "vinUnknown" } };
    const { year, make, model, trim } = decoded;
    return { vehicle: { year: String(year), make, model, trim, vin, miles } };
  }
  const { vehicleYear: year, vehicleMake, vehicleModel, vehicleTrim } = values;
  const known = normalizeModel({
    make: vehicleMake,
    model: vehicleModel,
    trim: vehicleTrim || null,
  });
  if (known === null) return { errors: { vehicleModel: "model" } };
  const { make, model, trim } = known;
  return { vehicle: { year, make, model, trim, vin: null, miles } };
}
