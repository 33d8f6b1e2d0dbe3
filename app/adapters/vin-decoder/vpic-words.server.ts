import type { BodyStyle, FuelType } from "#app/domain/vehicle/vehicle.ts";

/** vPIC names body classes so. Those that no car dealer sells map to nothing. */
const BODY_CLASSES: ReadonlyMap<string, BodyStyle> = new Map([
  ["Convertible/Cabriolet", "convertibles"],
  ["Roadster", "convertibles"],
  ["Coupe", "coupes"],
  ["Hatchback/Liftback/Notchback", "hatchbacks"],
  ["Sedan/Saloon", "sedans"],
  ["Limousine", "sedans"],
  ["Wagon", "wagons"],
  ["Minivan", "minivans"],
  ["Crossover Utility Vehicle (CUV)", "suvs"],
  ["Sport Utility Vehicle (SUV)/Multi-Purpose Vehicle (MPV)", "suvs"],
  ["Pickup", "trucks"],
  ["Sport Utility Truck (SUT)", "trucks"],
  ["Cargo Van", "commercial"],
  ["Van", "commercial"],
  ["Step Van / Walk-in Van", "commercial"],
  ["Truck", "commercial"],
  ["Motorhome", "other"],
  ["Trailer", "other"],
  ["Incomplete - Motor Home Chassis", "other"],
  ["Truck-Tractor", "commercial"],
]);

const FUELS: ReadonlyMap<string, FuelType> = new Map([
  ["Gasoline", "gasoline"],
  ["Diesel", "diesel"],
  ["Electric", "electric"],
  ["Flexible Fuel Vehicle (FFV)", "flex-fuel"],
  ["Ethanol (E85)", "flex-fuel"],
  ["Compressed Natural Gas (CNG)", "natural-gas"],
  ["Liquefied Natural Gas (LNG)", "natural-gas"],
  ["Liquefied Petroleum Gas (propane or LPG)", "natural-gas"],
  ["Natural Gas", "natural-gas"],
  ["Compressed Hydrogen/Hydrogen", "hydrogen"],
  ["Fuel Cell", "hydrogen"],
]);

export function findBodystyle(name: string | null): BodyStyle | null {
  if (name === null) return null;
  return (
    BODY_CLASSES.get(name) ??
    (/^Incomplete - (Chassis|Cutaway|Commercial Chassis|Stripped)/.test(name)
      ? "commercial"
      : null)
  );
}

/** An engine beside an electric motor gives null: vPIC does not tell mild, full and plug-in hybrids apart. */
export function findFuelType(
  primary: string | null,
  secondary: string | null,
): FuelType | null {
  const [first, second] = [primary, secondary].map(
    (name) => FUELS.get(name ?? "") ?? null,
  );
  if (first === undefined || second === null) return first ?? null;
  if (first === "electric" || second === "electric") return null;
  return first === "gasoline" && second === "flex-fuel" ? "flex-fuel" : first;
}
