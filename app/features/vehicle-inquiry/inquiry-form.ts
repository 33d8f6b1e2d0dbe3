import * as v from "valibot";
import type { VehicleFormKind } from "#app/domain/address/vehicle-address.ts";
import { checkbox, message } from "#app/domain/forms/fields.ts";
import { addressEntries } from "#app/site/forms/address-details.ts";
import { contactEntries } from "#app/site/forms/contact-details.ts";
import { defineForm } from "#app/site/forms/form-definition.ts";

const schema = v.object({
  ...contactEntries,
  /** It is asked where an offer has the delivery. */
  wantsDelivery: checkbox,
  ...addressEntries,
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
