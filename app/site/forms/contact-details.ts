import { email, firstName, lastName, phone } from "#app/domain/forms/fields.ts";
import type { LeadUser } from "#app/domain/leads/lead.ts";
import { formatPhone } from "#app/domain/phone/phone-masks.ts";
import type { ContactDetails } from "#app/domain/visitor/contact-details.ts";
import type { VisitorProfile } from "#app/domain/visitor/visitor-profile.ts";

/** Entries of a schema: `v.object({ ...contactEntries, message })`. Spec §3, contact form. */
export const contactEntries = { firstName, lastName, email, phone };

/** What is known of the visitor, as the contact fields show it: nobody types a name twice. */
export function toContactFields({
  firstName,
  lastName,
  email,
  phone,
}: ContactDetails): Record<keyof ContactDetails, string> {
  return { firstName, lastName, email, phone: formatPhone(phone, "input") };
}

/** For the visitor's profile. A number is verified as long as it stays the same. */
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

/** Who sends a lead; none of our forms asks for an address. */
export function toLeadUser(
  { firstName, lastName, email, phone }: ContactDetails,
  comments = "",
): LeadUser {
  return { firstName, lastName, email, phone, comments, address: null };
}
