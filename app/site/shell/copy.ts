import { defineCopy } from "#app/site/texts/copy.ts";

/** What the frame says in the browser. */
export const shellCopy = defineCopy("shell", {
  loading: "Loading the page",
  errorBadge: "Something went wrong",
  errorTitle: "This page broke down",
  errorSubtitle:
    "It is our fault, and we have a record of it. Please try again in a minute, or call us.",
  errorButton: "Go back home",
  errorCall: "Call {phone}",
});
