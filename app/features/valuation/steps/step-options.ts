import type { Trade } from "#app/domain/store-profile/store-profile.ts";
import type { OwnVehicle } from "#app/domain/trade-draft/trade-record.ts";
import { OPTIONS_STEP } from "#app/features/valuation/trade-steps.ts";

/** Nobody is asked whether a sedan has a third row of seats; where the body style is not known, all is asked. */
export function listStepOptions(
  { options }: Pick<Trade, "options">,
  step: string,
  { bodystyle }: Pick<OwnVehicle, "bodystyle">,
): Trade["options"] {
  if (step !== OPTIONS_STEP) return [];
  return options.filter(
    ({ bodyStyles }) =>
      bodystyle === null ||
      bodyStyles.length === 0 ||
      bodyStyles.includes(bodystyle),
  );
}
