/** The forms of the banner and of the settings page post here. */
export const CONSENT_PATH = "/cookie-consent";

/** The banner's long view is a page of its own. */
export const COOKIE_SETTINGS_PATH = "/cookie-settings";

export function getCookieSettingsAddress(returnTo: string): string {
  return `${COOKIE_SETTINGS_PATH}?returnTo=${encodeURIComponent(returnTo)}`;
}
