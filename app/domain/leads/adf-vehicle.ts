import { cleanBlock, cleanLine } from "./clean-text.ts";
import type { LeadVehicle } from "./lead.ts";
import { NOT_PROVIDED, cleanOrNotProvided } from "./not-provided.ts";

/** It describes a vehicle in ADF's terms; a field is null where nothing is known. */
export interface AdfVehicle {
  readonly interest: LeadVehicle["interest"];
  /** ADF has no status for certified vehicles. */
  readonly status: "new" | "used";
  readonly year: string;
  readonly make: string;
  readonly model: string;
  readonly vin: string | null;
  readonly stock: string | null;
  readonly trim: string | null;
  readonly doors: string | null;
  readonly bodystyle: string | null;
  readonly transmission: "A" | "M" | null;
  readonly odometer: number | null;
  readonly interiorcolor: string | null;
  readonly exteriorcolor: string | null;
  readonly price: number | null;
  readonly comments: string | null;
}

/** It serves a topic that requires ADF without a vehicle. */
export const UNNAMED_VEHICLE: AdfVehicle = {
  interest: "buy",
  status: "used",
  year: NOT_PROVIDED,
  make: NOT_PROVIDED,
  model: NOT_PROVIDED,
  vin: null,
  stock: null,
  trim: null,
  doors: null,
  bodystyle: null,
  transmission: null,
  odometer: null,
  interiorcolor: null,
  exteriorcolor: null,
  price: null,
  comments: null,
};

export function buildAdfVehicle(vehicle: LeadVehicle): AdfVehicle {
  return {
    interest: vehicle.interest,
    status: vehicle.condition === "new" ? "new" : "used",
    year: cleanOrNotProvided(vehicle.year),
    make: cleanOrNotProvided(vehicle.make),
    model: cleanOrNotProvided(vehicle.model),
    vin: cleanLineOrNull(vehicle.vin),
    stock: cleanLineOrNull(vehicle.stockNumber),
    trim: cleanLineOrNull(vehicle.trim),
    doors: cleanLineOrNull(vehicle.doors),
    bodystyle: cleanLineOrNull(vehicle.bodystyle),
    transmission: vehicle.transmission,
    odometer: vehicle.miles,
    interiorcolor: cleanLineOrNull(vehicle.interiorColor),
    exteriorcolor: cleanLineOrNull(vehicle.exteriorColor),
    price: vehicle.priceDollars,
    comments: formatVehicleComments(vehicle),
  };
}

function formatVehicleComments({
  condition,
  comments,
  url,
}: LeadVehicle): string | null {
  const lines = [
    condition === "certified" ? "Certified" : "",
    cleanBlock(comments ?? ""),
    cleanLine(url ?? ""),
  ];
  return lines.filter((it) => it !== "").join("\n") || null;
}

function cleanLineOrNull(text: string | null): string | null {
  return cleanLine(text ?? "") || null;
}
