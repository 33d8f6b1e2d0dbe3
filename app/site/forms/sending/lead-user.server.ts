import type { LeadAddress, LeadUser } from "#app/domain/leads/lead.ts";
import type { ContactDetails } from "#app/domain/visitor/contact-details.ts";
import type { VisitorProfile } from "#app/domain/visitor/visitor-profile.ts";
import { isVerifiedPhone } from "#app/site/visitor/verified-phone.server.ts";

interface FurtherDetails {
  readonly comments?: string;
  readonly address?: LeadAddress | null;
}

/** Whether the number was verified is the server's own knowledge, and no field of a form. */
export function toLeadUser(
  { firstName, lastName, email, phone }: ContactDetails,
  visitor: VisitorProfile,
  { comments = "", address = null }: FurtherDetails = {},
): LeadUser {
  const phoneVerified = isVerifiedPhone(phone, visitor);
  return {
    firstName,
    lastName,
    email,
    phone,
    phoneVerified,
    comments,
    address,
  };
}

/** A number is verified as long as it stays the same. */
export function toVisitorContact(
  { firstName, lastName, email, phone }: ContactDetails,
  visitor: VisitorProfile,
): Pick<VisitorProfile, keyof ContactDetails | "phoneVerified"> {
  const phoneVerified = isVerifiedPhone(phone, visitor);
  return { firstName, lastName, email, phone, phoneVerified };
}
