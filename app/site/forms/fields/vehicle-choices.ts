import { MAKES } from "#app/domain/makes/makes-and-models.ts";
import { OLDEST_MODEL_YEAR } from "#app/domain/makes/read-vehicle-slug.ts";

export type VehicleChoices = ReturnType<typeof listVehicleChoices>;

/** Years, makes and their models, from which a visitor names their own vehicle; the common makes stand first. */
export function listVehicleChoices(
  lastYear: number,
  commonMakes: readonly string[],
) {
  return {
    years: Array.from({ length: lastYear - OLDEST_MODEL_YEAR + 1 }, (_, ago) =>
      String(lastYear - ago),
    ),
    commonMakes,
    makes: MAKES.map(({ make, models }) => ({
      make,
      models: models.map(({ model }) => model),
    })),
  };
}
