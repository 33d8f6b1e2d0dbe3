import * as v from "valibot";
import * as field from "#app/domain/store-profile/fields/fields.ts";

export const STAFF_DEPARTMENTS = ["Sales", "Service", "Finance"] as const;
export type StaffDepartment = (typeof STAFF_DEPARTMENTS)[number];

/** Somebody at a store may speak these with a shopper; the codes are those of ISO 639. */
const SPOKEN_LANGUAGES = [
  "en",
  "es",
  "pl",
  "zh",
  "tl",
  "vi",
  "ar",
  "ko",
  "hi",
  "fr",
  "pt",
] as const;

/** Spec §3 defines the staff member. */
export const staffMember = v.strictObject({
  id: field.identifier,
  storeId: field.identifier,
  department: field.pickListed(STAFF_DEPARTMENTS),
  firstName: field.text,
  lastName: field.text,
  email: field.email,
  slug: field.identifier,
  title: field.localizedText,
  phone: field.phone,
  departmentLead: field.flag,
  /** The rating is text, as in "4.9", or null while nobody has rated them. */
  rating: v.nullable(
    v.pipe(
      v.string('must be text, as in "4.9"'),
      v.regex(
        /^[1-5](?:\.\d)?$/,
        'must be text between "1" and "5", as in "4.9"',
      ),
    ),
  ),
  imageUrl: v.nullable(field.picture),
  /** A few sentences about the person, in the words of the dealership. */
  about: v.optional(v.nullable(field.localizedText), null),
  /** Shoppers may speak with the person in them. */
  languages: v.optional(v.array(field.pickListed(SPOKEN_LANGUAGES)), []),
});
