import { CheckboxField } from "./form-fields.tsx";
import type { ContactConsentView } from "./contact-consent.ts";

/** Consent to automated calls and texts: its own unticked checkbox where the profile says so, else its text. Spec §5. */
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
