import { CheckboxField } from "./form-fields.tsx";
import type { ContactConsentView } from "./contact-consent.ts";

/**
 * Spec §5: consent to automated calls and texts is its own unticked checkbox where the profile says so, else
 * its text.
 */
export function ContactConsentField({
  consent,
}: {
  readonly consent: ContactConsentView;
}) {
  return consent.hasOwnCheckbox ? (
    <CheckboxField name="contactConsent" label={consent.text} />
  ) : (
    <p className="check-text">{consent.text}</p>
  );
}
