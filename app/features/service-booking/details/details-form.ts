import * as v from "valibot";
import {
  checkbox,
  choice,
  email,
  firstName,
  lastName,
  LONGEST,
  optionalLine,
  phone,
  requiredLine,
} from "#app/domain/forms/fields.ts";
import { START_FIELD } from "#app/site/appointments/pickers/start-field.ts";
import { defineForm } from "#app/site/forms/form-definition.ts";

export const DETAILS_FORM_NAME = "service-details";

export const CUSTOMERS = ["personal", "business"] as const;

/** What the page showed beside the form, so that nothing else is booked. */
export const SEEN_FIELD = "seen";

/** Each kind of customer is asked its own. */
const PERSONAL = v.object({ firstName, lastName, email, phone });
/** Spec §3, business customer. */
const BUSINESS = v.object({
  businessName: requiredLine({ missing: "businessMissing", max: LONGEST.name }),
  contactName: requiredLine({
    missing: "contactNameMissing",
    max: LONGEST.name,
  }),
  contactTitle: optionalLine(LONGEST.name),
  contactEmail: email,
  contactPhone: phone,
});

/** What the other kind's fields hold is judged by nobody, but for its length. */
const unjudged = optionalLine(LONGEST.email * 2);

const entries = {
  /** Another time than the chosen one, which went meanwhile. */
  [START_FIELD]: v.pipe(optionalLine(), v.regex(/^\d{0,15}$/, "timeMissing")),
  customer: choice(CUSTOMERS),
  firstName: unjudged,
  lastName: unjudged,
  email: unjudged,
  phone: unjudged,
  businessName: unjudged,
  contactName: unjudged,
  contactTitle: unjudged,
  contactEmail: unjudged,
  contactPhone: unjudged,
  contactConsent: checkbox,
  [SEEN_FIELD]: optionalLine(),
};

const schema = v.object(entries);

export type DetailsValues = v.InferOutput<typeof schema>;

export const detailsForm = defineForm(
  DETAILS_FORM_NAME,
  v.pipe(
    schema,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input: Readonly<Record<string, unknown>> = dataset.value;
      const judged = v.safeParse(
        input["customer"] === "business" ? BUSINESS : PERSONAL,
        input,
      );
      for (const { path, message } of judged.issues ?? []) {
        const key = path?.[0]?.key;
        if (typeof key !== "string") continue;
        addIssue({
          message,
          path: [
            { type: "object", origin: "value", input, key, value: input[key] },
          ],
        });
      }
    }),
  ),
);

export type GivenCustomer =
  | {
      readonly kind: "personal";
      readonly person: v.InferOutput<typeof PERSONAL>;
    }
  | {
      readonly kind: "business";
      readonly business: v.InferOutput<typeof BUSINESS>;
    };

export function readCustomer(values: DetailsValues): GivenCustomer {
  return values.customer === "business"
    ? { kind: "business", business: v.parse(BUSINESS, values) }
    : { kind: "personal", person: v.parse(PERSONAL, values) };
}
