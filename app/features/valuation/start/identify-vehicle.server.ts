import { normalizeModel } from "#app/domain/makes/normalize-model.ts";
import { findVinFault } from "#app/domain/forms/vehicle-fields.ts";
import type { OwnVehicle } from "#app/domain/trade-draft/trade-record.ts";
import { findStateCode } from "#app/domain/us-states.ts";
import { checkVin, type DecodedVin } from "#app/domain/vehicle/vin.ts";
import type { AppPorts } from "#app/ports.ts";
import { formatOwnName } from "#app/features/valuation/own-vehicle.ts";
import type { StartValues } from "./start-form.ts";

type Ports = Pick<AppPorts, "plates" | "vins" | "log" | "clock">;

/** The vehicle, or what is wrong at which field, as keys of the copy. */
export type Identified =
  | { readonly vehicle: OwnVehicle }
  | { readonly errors: Readonly<Record<string, string>> };

export async function identifyVehicle(
  ports: Ports,
  values: StartValues,
): Promise<Identified> {
  const said = {
    miles: Number(values.mileage),
    exteriorColor: values.exteriorColor || null,
  };
  const identified =
    values.way === "model" ? nameVehicle(values) : await readVin(ports, values);
  if ("errors" in identified) return identified;
  const vehicle = { ...identified.vehicle, ...said };
  const isUsed = vehicle.year < new Date(ports.clock.nowMs()).getUTCFullYear();
  return isUsed && vehicle.miles === 0
    ? { errors: { mileage: "milesZero" } }
    : { vehicle };
}

type Named =
  | { readonly vehicle: Omit<OwnVehicle, "miles" | "exteriorColor"> }
  | Extract<Identified, { readonly errors: unknown }>;

function nameVehicle(values: StartValues): Named {
  const { vehicleYear, vehicleMake, vehicleModel, vehicleTrim } = values;
  const named = normalizeModel({
    make: vehicleMake,
    model: vehicleModel,
    trim: vehicleTrim || null,
  });
  if (named === null) return { errors: { vehicleModel: "model" } };
  return {
    vehicle: {
      vin: null,
      year: Number(vehicleYear),
      make: named.make,
      model: named.model,
      trim: named.trim,
      bodystyle: named.usualBodystyle,
      fuelType: named.isElectric ? "electric" : null,
      engine: null,
    },
  };
}

async function readVin(ports: Ports, values: StartValues): Promise<Named> {
  const isPlate = values.way === "plate";
  const field = isPlate ? "licencePlate" : "vin";
  const found = isPlate ? await findPlate(ports, values) : values.vin;
  if (typeof found !== "string") return found;
  const decoded = await decodeVin(ports.vins, found);
  if (decoded === null)
    return {
      errors: { [field]: isPlate ? "plateUnknown" : "vinUnknown" },
    };
  const { vin, year, make, model, trim, bodystyle, fuelType } = decoded;
  return {
    vehicle: {
      vin,
      year,
      make,
      model,
      trim,
      bodystyle,
      fuelType,
      engine: formatEngine(decoded),
    },
  };
}

/** A service that is slow or wrong says nothing of the plate, so the shopper is shown the other ways. */
async function findPlate(
  { plates, log }: Ports,
  { licencePlate, state }: StartValues,
): Promise<string | Extract<Identified, { readonly errors: unknown }>> {
  try {
    const vin = await plates?.findVin(
      licencePlate.replace(/[\s-]/g, "").toUpperCase(),
      findStateCode(state) ?? "",
    );
    return vin ?? { errors: { licencePlate: "plateUnknown" } };
  } catch (error) {
    log.warn("plates.unavailable", {
      message: error instanceof Error ? error.name : "unknown",
    });
    return { errors: { licencePlate: "plateAway" } };
  }
}

/** Null for a VIN that is none, and for one that does not say the model. */
async function decodeVin(vins: Ports["vins"], text: string) {
  const { vin } = checkVin(text);
  const decoded = vin === null ? null : await vins.decode(vin);
  if (vin === null || decoded === null || decoded.model === null) return null;
  return { ...decoded, vin, model: decoded.model };
}

/** What is typed into the form is judged as the form judges it; null names no vehicle. */
export async function nameByVin(
  vins: Ports["vins"],
  text: string,
): Promise<string | null> {
  if (findVinFault(text) !== null) return null;
  const decoded = await decodeVin(vins, text);
  return decoded && formatOwnName(decoded);
}

function formatEngine({
  engineLiters,
  engineCylinders,
}: DecodedVin): string | null {
  const parts = [
    ...(engineLiters === null ? [] : [`${engineLiters.toFixed(1)} L`]),
    ...(engineCylinders === null ? [] : [`${engineCylinders} cyl.`]),
  ];
  return parts.length === 0 ? null : parts.join(", ");
}
