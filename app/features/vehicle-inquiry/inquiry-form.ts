import * as v from "valibot";
import type { VehicleFormKind } from "#app/domain/address/vehicle-address.ts";
import { checkbox, message } from "#app/domain/forms/fields.ts";
import { contactEntries } from "#app/site/forms/contact-details.ts";
import { defineForm } from "#app/site/forms/form-definition.ts";

const schema = v.object({
  ...contactEntries,
  message,
  contactConsent: checkbox,
});

const FORMS = {
  "ask-about-vehicle": defineForm("ask-about-vehicle", schema),
  "check-availability": defineForm("check-availability", schema),
} as const;

export function getInquiryForm(kind: VehicleFormKind) {
  return FORMS[kind];
}
