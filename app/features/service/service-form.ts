import * as v from "valibot";
import { checkbox, choice, message } from "#app/domain/forms/fields.ts";
import {
  vehicleMake,
  vehicleModel,
  vehicleYear,
} from "#app/domain/forms/vehicle-fields.ts";
import { contactEntries } from "#app/site/forms/contact-details.ts";
import { defineForm } from "#app/site/forms/form-definition.ts";

export const SERVICE_FORM_NAME = "service";
/** This option of the services stands last. */
export const SOMETHING_ELSE = "other";

/** A visitor may choose one of the profile's services, or something else. */
export function buildServiceForm(
  services: readonly string[],
  lastYear: number,
) {
  return defineForm(
    SERVICE_FORM_NAME,
    v.object({
      vehicleYear: vehicleYear(lastYear),
      vehicleMake,
      vehicleModel,
      service: choice([...services, SOMETHING_ELSE], "required"),
      message,
      ...contactEntries,
      contactConsent: checkbox,
    }),
  );
}
