/** The forms of the banner and of the settings page post here. */
export const CONSENT_PATH = "/cookie-consent";

/** The banner's long view is a page of its own. */
export const COOKIE_SETTINGS_PATH = "/cookie-settings";

/** A dialog opens for links to it. */
export const COOKIE_SETTINGS_LINKS = `a[href="${COOKIE_SETTINGS_PATH}"],a[href^="${COOKIE_SETTINGS_PATH}?"]`;

export function getCookieSettingsAddress(returnTo: string): string {
  return `${COOKIE_SETTINGS_PATH}?returnTo=${encodeURIComponent(returnTo)}`;
}
