import { MAKES } from "#app/domain/makes/makes-and-models.ts";

/** Vehicles from before have no VIN that says what they are. */
const FIRST_YEAR = 1981;

export type VehicleChoices = ReturnType<typeof listVehicleChoices>;

/** Years, makes and their models, from which a visitor names their own vehicle. */
export function listVehicleChoices(lastYear: number) {
  return {
    years: Array.from({ length: lastYear - FIRST_YEAR + 1 }, (_, ago) =>
      String(lastYear - ago),
    ),
    makes: MAKES.map(({ make, models }) => ({
      make,
      models: models.map(({ model }) => model),
    })),
  };
}
