import { defineCopy } from "#app/site/page/copy.ts";

/** Spec §8, application-level error: every text, and where the button leads, is a profile's to word. */
export const errorCopy = defineCopy("shell", {
  errorBadge: "Something went wrong",
  errorTitle: "This page broke down",
  errorSubtitle:
    "It’s our fault, and we have a record of it. Please try again in a minute, or call us.",
  errorButton: "Go back home",
  errorButtonLink: "/",
  errorCall: "Call {phone}",
  awayTitle: "We can’t load our inventory",
  awaySubtitle:
    "We can’t read what belongs on this page right now. Please try again in a minute, or call us.",
  offlineBadge: "No connection",
  offlineTitle: "You’re offline",
  offlineSubtitle:
    "We couldn’t load this page. It opens by itself once you’re back online.",
  tryAgain: "Try again",
  offlineToast: "You’re offline",
  offlineToastDetail:
    "This page stays as it is, with everything you typed. Try again once you’re back online.",
  onlineToast: "You’re back online",
});
