import * as v from "valibot";
import type { VehicleFormKind } from "#app/domain/address/vehicle-address.ts";
import { checkbox, message } from "#app/domain/forms/fields.ts";
import { addressEntries } from "#app/site/forms/address-details.ts";
import { contactEntries } from "#app/site/forms/contact-details.ts";
import { defineForm } from "#app/site/forms/form-definition.ts";
import type { InquiryText } from "./copy.ts";

const entries = {
  ...contactEntries,
  message,
  /** It is asked where an offer has the delivery. */
  wantsDelivery: checkbox,
  ...addressEntries,
  contactConsent: checkbox,
};

/** A driver needs every line but the apartment. */
const NEEDED_LINES = ["address", "city", "state", "zipCode"] as const;

const schema = v.pipe(
  v.object(entries),
  v.rawCheck(({ dataset, addIssue }) => {
    // Whatever else is wrong with the form, all that is missing is said at once.
    const { value } = dataset as { readonly value: Partial<Asked> };
    if (value.wantsDelivery !== true) return;
    for (const key of NEEDED_LINES)
      if (value[key] === "")
        addIssue({
          message: `missing.${key}` satisfies InquiryText,
          path: [
            { type: "object", origin: "value", input: value, key, value: "" },
          ],
        });
  }),
);

type Asked = v.InferOutput<v.ObjectSchema<typeof entries, undefined>>;

const FORMS = {
  "ask-about-vehicle": defineForm("ask-about-vehicle", schema),
  "check-availability": defineForm("check-availability", schema),
} as const;

export function getInquiryForm(kind: VehicleFormKind) {
  return FORMS[kind];
}
