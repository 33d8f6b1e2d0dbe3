import type { ContactConsent } from "#app/domain/leads/lead.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";

/** For the loader's data; the field of the schema is `contactConsent: checkbox`. */
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

/** For the lead: what was shown, and whether it was agreed to. Sending a form that shows the bare text agrees to it. */
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
