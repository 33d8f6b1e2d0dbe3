import { createHash } from "node:crypto";
import type { ContactConsent } from "#app/domain/leads/lead.ts";
import type { ContactDetails } from "#app/domain/visitor/contact-details.ts";
import type { VisitorProfile } from "#app/domain/visitor/visitor-profile.ts";

type Reached = Pick<ContactDetails, "phone" | "email">;

/** A consent is for one wording, one number and one address: another of them is asked for anew (Assumption A405). */
export function hasAgreedBefore(
  { contactConsentAs }: Pick<VisitorProfile, "contactConsentAs">,
  { version }: Pick<ContactConsent, "version">,
  reached: Reached,
): boolean {
  return contactConsentAs === hashConsent(version, reached);
}

/** What a form without consent says of it changes nothing that was agreed to before. */
export function rememberConsent(
  consent: ContactConsent | null,
  reached: Reached,
): Pick<VisitorProfile, "contactConsentAs"> | null {
  return consent?.isGiven === true
    ? { contactConsentAs: hashConsent(consent.version, reached) }
    : null;
}

function hashConsent(version: string, { phone, email }: Reached): string {
  return createHash("sha256")
    .update(`consent ${JSON.stringify([version, phone, email])}`)
    .digest("base64url");
}
