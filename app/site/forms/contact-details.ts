import { email, firstName, lastName, phone } from "#app/domain/forms/fields.ts";
import type { ContactConsent, LeadUser } from "#app/domain/leads/lead.ts";
import { formatPhone } from "#app/domain/phone/phone-number.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { ContactDetails } from "#app/domain/visitor/contact-details.ts";
import type { VisitorProfile } from "#app/domain/visitor/visitor-profile.ts";

/** A schema takes them: `v.object({ ...contactEntries, message })` (Spec §3, contact form). */
export const contactEntries = { firstName, lastName, email, phone };

/** Nobody types a name twice. */
export function toContactFields({
  firstName,
  lastName,
  email,
  phone,
}: ContactDetails): Record<keyof ContactDetails, string> {
  return { firstName, lastName, email, phone: formatPhone(phone, "input") };
}

/** A number is verified as long as it stays the same. */
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

/** None of our forms asks for an address. */
export function toLeadUser(
  { firstName, lastName, email, phone }: ContactDetails,
  comments = "",
): LeadUser {
  return { firstName, lastName, email, phone, comments, address: null };
}

/** The loader's data holds it; the schema's field is `contactConsent: checkbox`. */
export interface ContactConsentView {
  readonly hasOwnCheckbox: boolean;
  readonly text: string;
}

export function buildContactConsentView(
  { leads }: Pick<StoreProfile, "leads">,
  language: Language,
): ContactConsentView {
  const { hasOwnCheckbox, text } = leads.contactConsent;
  return { hasOwnCheckbox, text: text[language] };
}

/** The lead says what was shown, and if it was agreed to. Sending a form that shows the bare text agrees to it. */
export function buildGivenConsent(
  { leads }: Pick<StoreProfile, "leads">,
  language: Language,
  isTicked: boolean,
): ContactConsent {
  const { hasOwnCheckbox, version, text } = leads.contactConsent;
  return {
    version,
    text: text[language],
    isGiven: hasOwnCheckbox ? isTicked : true,
  };
}
