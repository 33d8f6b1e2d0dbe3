import * as v from "valibot";
import { benefit, opening } from "#app/domain/store-profile/content/opening.ts";
import * as field from "#app/domain/store-profile/fields/fields.ts";

export const LEAD_TYPES = [
  "DEFAULT",
  "UNLOCK_INVENTORY",
  "UNLOCK_PRICE",
  "SCHEDULE_TEST_DRIVE",
  "SELL_OR_TRADE",
  "CONTACT_SALES",
  "CONTACT_DEALERSHIP",
  "CONTACT_FINANCE",
  "CONTACT_SERVICE",
  "CAREERS",
  "SERVICE",
  "APPLY_FINANCING",
] as const;
/** Spec §3 names the e-mail lead types. */
export type LeadType = (typeof LEAD_TYPES)[number];

const CONTACT_TARGETS = ["SALES", "FINANCE", "SERVICE", "DEALERSHIP"] as const;

const format = field.pickOne(["adf", "text"]);

/** The ids are keys of `recipients`. */
const recipientIds = v.pipe(
  v.array(field.identifier),
  v.minLength(1, "must name at least one recipient"),
);

const leadType = v.strictObject({
  format,
  subject: field.text,
  recipients: recipientIds,
});

const leadTypes = v.strictObject({
  ...v.entriesFromList(LEAD_TYPES, v.optional(leadType)),
  DEFAULT: leadType,
});

/** Spec §9 names the contact topics. */
const topic = v.strictObject({
  id: field.positiveCount,
  name: field.localizedText,
  target: field.pickListed(CONTACT_TARGETS),
  /** Null uses the recipients of the lead type. */
  recipients: v.nullable(recipientIds),
  format: v.nullable(format),
});

const TWO_YEARS_DAYS = 730;
/** Applications hold more personal data than a message, and are decided sooner. */
const HALF_A_YEAR_DAYS = 180;
/** Claims about unwanted calls and texts can be brought for four years (28 U.S.C. § 1658). */
const FIVE_YEARS_DAYS = 1_825;
const SHORTEST_DAYS = 30;

const days = v.pipe(
  field.positiveCount,
  v.minValue(
    SHORTEST_DAYS,
    `must be ${SHORTEST_DAYS} or more: a lead is delivered and answered first`,
  ),
);

/** Data that visitors left is deleted after this many days. */
const retentionDays = v.pipe(
  v.strictObject({
    leads: days,
    /** CAREERS leads come with résumés. */
    careers: days,
    consents: days,
  }),
  v.forward(
    v.partialCheck(
      [["leads"], ["consents"]],
      ({ leads, consents }) => consents >= leads,
      "must not be less than leads: the proof of a consent outlives the lead it came with",
    ),
    ["consents"],
  ),
);

export const leads = v.strictObject({
  /** Every address that leads go to stands here and nowhere else (Assumption A294). */
  recipients: field.keyedRecord(
    field.identifier,
    v.strictObject({
      name: field.text,
      email: field.email,
      /** Store id → the address for leads of that store, in the place of `email`. */
      stores: v.optional(
        field.keyedRecord(field.identifier, field.email),
        () => ({}),
      ),
    }),
  ),
  /** The fallback gets what every other recipient refused. */
  fallbackRecipient: field.identifier,
  sender: v.strictObject({ name: field.text, email: field.email }),
  /** The parts `{dealer}`, `{name}` and `{vehicle}` in a subject are filled in. */
  types: leadTypes,
  topics: v.pipe(
    v.array(topic),
    v.minLength(1, "must list at least one topic"),
  ),
  adf: v.strictObject({
    vendorName: field.text,
    provider: v.strictObject({
      name: field.text,
      service: field.text,
      url: v.nullable(field.httpUrl),
      email: field.email,
      phone: field.phone,
    }),
    /** Spec §7: for one lead provider, all comments go to the top level. */
    mergesComments: field.flag,
  }),
  /** Spec §5 sets the consent text; it is versioned for the consent ledger. */
  contactConsent: v.strictObject({
    hasOwnCheckbox: field.flag,
    version: field.text,
    text: field.localizedText,
  }),
  careers: v.strictObject({
    email: field.email,
    positions: v.array(field.localizedText),
    openings: v.optional(v.array(opening), []),
    /** What everybody who works here gets; empty promises nothing. */
    benefits: v.optional(v.array(benefit), []),
    /** What the store says about equal opportunity, below the form's button. */
    equalOpportunity: v.optional(v.nullable(field.localizedText), null),
  }),
  retentionDays: v.optional(retentionDays, {
    leads: TWO_YEARS_DAYS,
    careers: HALF_A_YEAR_DAYS,
    consents: FIVE_YEARS_DAYS,
  }),
  phoneVerification: v.strictObject({
    isEnabled: field.flag,
    codeMinutes: field.positiveCount,
    maximumTries: field.positiveCount,
  }),
});
