import { email, firstName, lastName, phone } from "#app/domain/forms/fields.ts";
import type { LeadUser } from "#app/domain/leads/lead.ts";
import { formatPhone } from "#app/domain/phone/phone-number.ts";
import type { ContactDetails } from "#app/domain/visitor/contact-details.ts";
import type { VisitorProfile } from "#app/domain/visitor/visitor-profile.ts";

/** A schema takes these entries: `v.object({ ...contactEntries, message })` (Spec §3, contact form). */
export const contactEntries = { firstName, lastName, email, phone };

/** The contact fields show what is known of the visitor, so that nobody types a name twice. */
export function toContactFields({
  firstName,
  lastName,
  email,
  phone,
}: ContactDetails): Record<keyof ContactDetails, string> {
  return { firstName, lastName, email, phone: formatPhone(phone, "input") };
}

/** The visitor's profile learns this. A number is verified as long as it stays the same. */
export function toVisitorContact(
  { firstName, lastName, email, phone }: ContactDetails,
  visitor: Pick<VisitorProfile, "phone" | "phoneVerified">,
): Pick<VisitorProfile, keyof ContactDetails | "phoneVerified"> {
  return {
    firstName,
    lastName,
    email,
    phone,
    phoneVerified: visitor.phoneVerified && visitor.phone === phone,
  };
}

/** The lead says who sends it; none of our forms asks for an address. */
export function toLeadUser(
  { firstName, lastName, email, phone }: ContactDetails,
  comments = "",
): LeadUser {
  return { firstName, lastName, email, phone, comments, address: null };
}
