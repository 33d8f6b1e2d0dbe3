import { defineCopy } from "#app/site/page/copy.ts";

export const frameCopy = defineCopy("console", {
  name: "Console",
  titleEnd: "{title} · {group} console",
  shortcuts: "Shortcuts",
  skip: "Skip to the page",
  nav: "Sections",
  "nav.today": "Today",
  "nav.leads": "Leads",
  "nav.appointments": "Appointments",
  "nav.vehicles": "Cars",
  "nav.content": "Content",
  "nav.figures": "Figures",
  "nav.feeds": "Feeds",
  "nav.people": "People",
  "nav.audit": "Audit",
  me: "Signed in as {name}",
  signOut: "Sign out",
  toSite: "To the website",

  "role.owner": "Owner",
  "role.manager": "Manager",
  "role.seller": "Seller",
  allStores: "All stores",

  "notice.saved": "Saved.",
  "notice.savedForRestart":
    "Saved. The site shows it after its next restart: another change of its content waits for that.",
  "notice.photosAdded": "Added. Shoppers see them now.",
  "notice.removed": "Removed.",
  "notice.appointmentBooked":
    "Booked. The customer gets an email if you gave one.",
  "notice.appointmentMoved": "Moved. The customer gets an email about it.",
  "notice.appointmentCancelled":
    "Canceled. The customer gets an email about it.",
  "notice.slotsBlocked": "Blocked. No one can book these times.",
  "notice.slotsOpened": "Open again. These times can be booked.",
  "notice.sessionEnded": "Signed out there.",
  "notice.passkeyAdded": "Your passkey works from now on.",
  "notice.passkeyRemoved": "That passkey no longer works.",
  "notice.signedOut": "You’re signed out.",
  "notice.answered": "Marked as answered.",
  "notice.reopened": "It waits for an answer again.",
  "notice.assigned": "Assigned.",
  "notice.noted": "Your note is there.",
  "notice.replayed": "On its way again.",
  "notice.feedReleased": "It will be imported within a minute.",
  "notice.feedLeftOut": "Left out. The site stays as it is.",

  notFoundTitle: "Not here",
  notFound:
    "This page isn’t here, or it belongs to a store that isn’t yours. What you were looking for may have been removed.",
  notAllowedTitle: "Not yours to open",
  notAllowed: "Your role can’t open this page. An owner can change that.",
  failedTitle: "That didn’t work",
  failed:
    "Nothing was changed. Try again in a moment. If it happens again, tell whoever runs the site the time: {time}.",

  confirmTitle: "Show your passkey once more",
  confirmIntro:
    "This can’t be taken back or concerns other people, so we ask again.",
  confirm: "Use my passkey",
  passkeyFailed:
    "That passkey wasn’t accepted. Try again, and use a passkey that you made for this console.",
  passkeyStopped: "No passkey was used. Try again when you’re ready.",
  passkeyUnsupported:
    "This browser can’t use passkeys here. Open the console in a current browser, over https.",
  needsScript: "Passkeys need JavaScript. Turn it on for this page.",
  tooMany: "Too many tries. Wait {seconds} seconds, then try again.",
});
