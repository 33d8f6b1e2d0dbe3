import * as v from "valibot";
import {
  email,
  identifier,
  link,
  phone,
  text,
} from "#app/domain/store-profile/fields/fields.ts";
import { localizedText } from "#app/domain/store-profile/fields/localized-text.ts";

const STAFF_DEPARTMENTS = ["Sales", "Service", "Finance"] as const;
export type StaffDepartment = (typeof STAFF_DEPARTMENTS)[number];

/** Spec §3 defines the staff member. */
export const staffMember = v.strictObject({
  id: identifier,
  storeId: identifier,
  department: v.picklist(
    STAFF_DEPARTMENTS,
    `must be one of ${STAFF_DEPARTMENTS.join(", ")}`,
  ),
  firstName: text,
  lastName: text,
  email,
  slug: identifier,
  title: localizedText,
  phone,
  departmentLead: v.boolean("must be true or false"),
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
  imageUrl: v.nullable(link),
});
