import type { ContactConsent } from "#app/domain/leads/lead.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";

/** The loader's data holds this; the schema's field is `contactConsent: checkbox`. */
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
