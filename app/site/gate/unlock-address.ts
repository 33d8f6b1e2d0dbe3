/** The private inventory opens here. Spec §2, dialogs: it is a page of its own without JavaScript. */
export const UNLOCK_PATH = "/private-inventory";

/** The page opens the private inventory and comes back to `returnTo`, a path of this site. */
export function getUnlockAddress(returnTo: string): string {
  return returnTo === "/" || returnTo.startsWith(UNLOCK_PATH)
    ? UNLOCK_PATH
    : `${UNLOCK_PATH}?returnTo=${encodeURIComponent(returnTo)}`;
}
