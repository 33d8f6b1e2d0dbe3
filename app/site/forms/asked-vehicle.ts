import type {
  PresentedVehicle,
  VehicleRecord,
} from "#app/domain/gate/present-vehicle.ts";
import type { LeadVehicle } from "#app/domain/leads/lead.ts";

/**
 * A lead names a vehicle of ours this way; the vehicle comes through the gate, so a locked price is in no
 * mail.
 */
export function toLeadVehicle(
  vehicle: PresentedVehicle<VehicleRecord>,
  url: string,
  interest: LeadVehicle["interest"] = "buy",
): LeadVehicle {
  const { price, transmission } = vehicle;
  return {
    interest,
    condition: vehicle.condition,
    year: String(vehicle.year),
    make: vehicle.make,
    model: vehicle.model,
    vin: vehicle.vin,
    stockNumber: vehicle.stockNumber,
    trim: vehicle.trim,
    doors: vehicle.doors === null ? null : String(vehicle.doors),
    bodystyle: vehicle.bodystyle,
    transmission:
      transmission === null ? null : transmission === "manual" ? "M" : "A",
    miles: vehicle.miles,
    exteriorColor: vehicle.exteriorColor,
    interiorColor: vehicle.interiorColor,
    priceDollars: price.state === "shown" ? price.totalDollars : null,
    url,
    comments: null,
  };
}
