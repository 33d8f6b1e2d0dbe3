import { email, firstName, lastName, phone } from "#app/domain/forms/fields.ts";
import type { ContactConsent } from "#app/domain/leads/lead.ts";
import { formatPhone } from "#app/domain/phone/phone-number.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { ContactDetails } from "#app/domain/visitor/contact-details.ts";
import type { VisitorProfile } from "#app/domain/visitor/visitor-profile.ts";

/** A schema takes them: `v.object({ ...contactEntries, message })` (Spec §3, contact form). */
export const contactEntries = { firstName, lastName, email, phone };

/** Nobody types a name twice. A form that knows `verifiedPhone` offers to verify its number. */
export function toContactFields({
  firstName,
  lastName,
  email,
  phone,
  phoneVerified,
}: VisitorProfile): Record<keyof ContactDetails | "verifiedPhone", string> {
  return {
    firstName,
    lastName,
    email,
    phone: formatPhone(phone, "input"),
    verifiedPhone: phoneVerified ? phone : "",
  };
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
