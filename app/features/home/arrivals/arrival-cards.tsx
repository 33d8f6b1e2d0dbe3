import { VehicleCards } from "#app/site/vehicles/cards/vehicle-cards.tsx";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";

export function ArrivalCards({
  vehicles,
}: {
  readonly vehicles: readonly CardVehicle[];
}) {
  return <VehicleCards vehicles={vehicles} layout="row" isRepetition />;
}
