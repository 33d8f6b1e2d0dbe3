/** Spec §2, dialogs: a page of its own without JavaScript. */
export const UNLOCK_PATH = "/private-inventory";
