/** Takes the forms of the banner and of the settings page. */
export const CONSENT_PATH = "/cookie-consent";

/** The banner's long view, a page of its own. */
export const COOKIE_SETTINGS_PATH = "/cookie-settings";

/** The settings, and back to where the visitor was. */
export function getCookieSettingsAddress(returnTo: string): string {
  return `${COOKIE_SETTINGS_PATH}?returnTo=${encodeURIComponent(returnTo)}`;
}
