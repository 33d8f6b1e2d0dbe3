import { cleanBlock, cleanLine } from "./clean-text.ts";
import type { LeadVehicle } from "./lead.ts";
import { NOT_PROVIDED, provided } from "./not-provided.ts";

/** A vehicle in ADF's words; null where nothing is known. */
export interface AdfVehicle {
  readonly interest: LeadVehicle["interest"];
  /** ADF knows no certified. */
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

/** For a topic that insists on ADF about no vehicle. */
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

export function adfVehicle(vehicle: LeadVehicle): AdfVehicle {
  return {
    interest: vehicle.interest,
    status: vehicle.condition === "new" ? "new" : "used",
    year: provided(vehicle.year),
    make: provided(vehicle.make),
    model: provided(vehicle.model),
    vin: lineOrNull(vehicle.vin),
    stock: lineOrNull(vehicle.stockNumber),
    trim: lineOrNull(vehicle.trim),
    doors: lineOrNull(vehicle.doors),
    bodystyle: lineOrNull(vehicle.bodystyle),
    transmission: vehicle.transmission,
    odometer: vehicle.miles,
    interiorcolor: lineOrNull(vehicle.interiorColor),
    exteriorcolor: lineOrNull(vehicle.exteriorColor),
    price: vehicle.priceDollars,
    comments: vehicleComments(vehicle),
  };
}

function vehicleComments({
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

function lineOrNull(text: string | null): string | null {
  return cleanLine(text ?? "") || null;
}
