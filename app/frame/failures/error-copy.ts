import { defineCopy } from "#app/site/page/copy.ts";

/** Spec §8, application-level error: every text, and where the button leads, is a profile's to word. */
export const errorCopy = defineCopy("shell", {
  errorBadge: "Something went wrong",
  errorTitle: "This page broke down",
  errorSubtitle:
    "It is our fault, and we have a record of it. Please try again in a minute, or call us.",
  errorButton: "Go back home",
  errorButtonLink: "/",
  errorCall: "Call {phone}",
  awayTitle: "Our inventory is out of reach",
  awaySubtitle:
    "We cannot read what belongs on this page just now. Please try again in a minute, or call us.",
  offlineBadge: "No connection",
  offlineTitle: "You are offline",
  offlineSubtitle:
    "This page could not be fetched. It opens by itself once you are connected again.",
  tryAgain: "Try again",
  offlineToast: "You are offline",
  offlineToastDetail:
    "This page stays as it is, with all you typed. Try again once you are connected.",
  onlineToast: "You are connected again",
});
