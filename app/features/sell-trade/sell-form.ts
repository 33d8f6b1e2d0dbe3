import * as v from "valibot";
import { checkbox, choice, optionalLines } from "#app/domain/forms/fields.ts";
import {
  vehicleMake,
  vehicleMileage,
  vehicleModel,
  vehicleYear,
} from "#app/domain/forms/vehicle-fields.ts";
import { contactEntries } from "#app/site/forms/contact-details.ts";
import { defineForm } from "#app/site/forms/form-definition.ts";

/** Spec §3, vehicle of a lead: this is what the visitor wants to do with the car. */
export const SELL_INTERESTS = ["sell", "trade-in"] as const;
export type SellInterest = (typeof SELL_INTERESTS)[number];

export const SELL_FORM_NAME = "sell-trade";

/** Spec §3 describes this sell-or-trade form. */
export function buildSellForm(lastYear: number) {
  return defineForm(
    SELL_FORM_NAME,
    v.object({
      vehicleYear: vehicleYear(lastYear),
      vehicleMake,
      vehicleModel,
      vehicleMileage,
      interest: choice(SELL_INTERESTS),
      ...contactEntries,
      comments: optionalLines(),
      contactConsent: checkbox,
    }),
  );
}
