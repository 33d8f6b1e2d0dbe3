import * as v from "valibot";
import { email, firstName, lastName, phone } from "#app/domain/forms/fields.ts";
import { STRANGER, type VisitorProfile } from "./visitor-profile.ts";

/** Spec §4 names these four contact fields. */
export type ContactDetails = Pick<
  VisitorProfile,
  "firstName" | "lastName" | "email" | "phone"
>;

const contactDetails = v.object({ firstName, lastName, email, phone });

/** Spec §5: a profile is valid only when all four are present and pass. */
export function hasAllContactDetails({
  firstName,
  lastName,
  email,
  phone,
}: ContactDetails): boolean {
  return v.is(contactDetails, { firstName, lastName, email, phone });
}

/** Without consent to functional cookies only this may be kept: nothing in it says who the visitor is (Spec §6). */
export function removeContactDetails(visitor: VisitorProfile): VisitorProfile {
  const { uniqueUserId, unlockInventoryAtMs, unlockPriceAtMs } = visitor;
  const { terms, termsDraft, priceView } = visitor;
  const { financingSentAs, verifiedPhoneAs } = visitor;
  return {
    ...STRANGER,
    uniqueUserId,
    unlockInventoryAtMs,
    unlockPriceAtMs,
    terms,
    termsDraft,
    priceView,
    financingSentAs,
    verifiedPhoneAs,
  };
}
