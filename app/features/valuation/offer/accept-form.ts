import * as v from "valibot";
import { checkbox, choice, optionalLine } from "#app/domain/forms/fields.ts";
import { TRADE_OFFER_TYPES } from "#app/domain/store-profile/content/trade.ts";
import { contactEntries } from "#app/site/forms/contact-details.ts";
import { defineForm } from "#app/site/forms/form-definition.ts";

export const ACCEPT_FORM_NAME = "valuation-accept";

/** Spec §3, valuation form: `selectedPayment`, `date` and `time`. */
export const acceptForm = defineForm(
  ACCEPT_FORM_NAME,
  v.object({
    selectedPayment: choice(TRADE_OFFER_TYPES),
    ...contactEntries,
    date: optionalLine(),
    time: optionalLine(),
    contactConsent: checkbox,
  }),
);
