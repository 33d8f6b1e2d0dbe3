import * as v from "valibot";
import {
  email,
  httpUrl,
  identifier,
  keyedRecord,
  phone,
  positiveCount,
  text,
} from "#app/domain/store-profile/fields/fields.ts";
import { localizedText } from "#app/domain/store-profile/fields/localized-text.ts";

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

const format = v.picklist(["adf", "text"], "must be adf or text");

/** The ids are keys of `recipients`. */
const recipientIds = v.pipe(
  v.array(identifier),
  v.minLength(1, "must name at least one recipient"),
);

const leadType = v.strictObject({
  format,
  subject: text,
  recipients: recipientIds,
});

const leadTypes = v.strictObject({
  ...v.entriesFromList(LEAD_TYPES, v.optional(leadType)),
  DEFAULT: leadType,
});

/** Spec §9 names the contact topics. */
const topic = v.strictObject({
  id: positiveCount,
  name: localizedText,
  target: v.picklist(
    CONTACT_TARGETS,
    `must be one of ${CONTACT_TARGETS.join(", ")}`,
  ),
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
  positiveCount,
  v.minValue(
    SHORTEST_DAYS,
    `must be ${SHORTEST_DAYS} or more: a lead is delivered and answered first`,
  ),
);

/** Data that visitors left is deleted after this many days. */
const retentionDays = v.pipe(
  v.strictObject({
    leads: days,
    /** It covers leads of type CAREERS, with their résumés. */
    careers: days,
    /** It covers the consent ledger. */
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
  /** These addresses are group-wide; a store may replace them with its own. */
  recipients: keyedRecord(identifier, v.strictObject({ name: text, email })),
  /** The fallback gets what every other recipient refused. */
  fallbackRecipient: identifier,
  sender: v.strictObject({ name: text, email }),
  /** The parts `{dealer}`, `{name}` and `{vehicle}` in a subject are filled in. */
  types: leadTypes,
  topics: v.pipe(
    v.array(topic),
    v.minLength(1, "must list at least one topic"),
  ),
  adf: v.strictObject({
    vendorName: text,
    provider: v.strictObject({
      name: text,
      service: text,
      url: v.nullable(httpUrl),
      email,
      phone,
    }),
    /** Spec §7: for one lead provider, all comments go to the top level. */
    mergesComments: v.boolean("must be true or false"),
  }),
  /** Spec §5 sets the consent text; it is versioned for the consent ledger. */
  contactConsent: v.strictObject({
    hasOwnCheckbox: v.boolean("must be true or false"),
    version: text,
    text: localizedText,
  }),
  careers: v.strictObject({
    email,
    positions: v.array(localizedText),
  }),
  retentionDays: v.optional(retentionDays, {
    leads: TWO_YEARS_DAYS,
    careers: HALF_A_YEAR_DAYS,
    consents: FIVE_YEARS_DAYS,
  }),
  phoneVerification: v.strictObject({
    isEnabled: v.boolean("must be true or false"),
    codeMinutes: positiveCount,
    maximumTries: positiveCount,
  }),
});
