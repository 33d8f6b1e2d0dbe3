import {
  addLanguage,
  listTranslatedAddresses,
  splitLanguage,
} from "#app/domain/address/printed-address.ts";

/** The forms of the banner and of the settings page post here. */
export const CONSENT_PATH = "/cookie-consent";

/** The banner's long view is a page of its own. */
export const COOKIE_SETTINGS_PATH = "/cookie-settings";

/** A dialog opens for links to it. */
export const COOKIE_SETTINGS_LINKS = listTranslatedAddresses(
  COOKIE_SETTINGS_PATH,
)
  .map((it) => `a[href="${it}"],a[href^="${it}?"]`)
  .join();

export function getCookieSettingsAddress(returnTo: string): string {
  return addLanguage(
    `${COOKIE_SETTINGS_PATH}?returnTo=${encodeURIComponent(returnTo)}`,
    splitLanguage(returnTo).language,
  );
}
