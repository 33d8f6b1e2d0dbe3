import { FIELD_MESSAGES } from "#app/domain/forms/messages.ts";
import { defineCopy } from "#app/site/page/copy.ts";

export const formsCopy = defineCopy("forms", {
  ...FIELD_MESSAGES,
  problemTitle: "There is a problem",
  mendedTitle: "All fixed. You can go on now.",
  mended: "Fixed:",
  errorTitle: "Error: {title}",
  errorPrefix: "Error:",
  firstNameLabel: "First name",
  lastNameLabel: "Last name",
  emailLabel: "Email",
  phoneLabel: "Phone",
  phoneHint: "Only used to answer this message.",
  verifyPhone: "Verify this number by text",
  newTab: "(opens in a new tab)",
  phoneVerified: "Verified",
  addressLabel: "Street address",
  apartmentLabel: "Apartment or suite",
  cityLabel: "City",
  stateLabel: "State",
  chooseState: "Choose a state",
  zipCodeLabel: "ZIP code",
  zipCode: "Enter a 5- or 9-digit ZIP code, like 60502",
  homeAddress: "Home address (optional)",
  homeAddressHint:
    "We’ll need it for the paperwork. You can also give it later.",
  wantsDelivery: "Bring the car to me",
  messageLabel: "Message",
  storeLabel: "Which store?",
  optional: "(optional)",
  milesUnit: "mi",
  sending: "Sending…",
  leaveEmpty: "Leave this field empty",
  "problem.early":
    "That was fast. Please check your answers and send them again.",
  "problem.stale":
    "This page was open for a long time, so nothing was sent yet. Your answers are still here. Please send them again.",
  "problem.robot":
    "A hidden field got filled in, maybe by your browser. We cleared it. Please send your answers again.",
  "problem.too-many":
    "We got a lot of messages from your connection. Your answers are still here. Please try again in {wait}, or call {phone}.",
  "problem.not-stored":
    "We couldn’t save this just now, and nothing was sent. Your answers are still here. Please try again in a moment, or call {phone}.",
  "problem.offline":
    "We couldn’t reach our server, so nothing was sent. Your answers are still here. Check your connection and try again, or call {phone}.",
  "problem.unreadable":
    "We couldn’t read this form. Please check your answers and send them again, or call {phone}.",
  reference: "Your reference",
  next: "What happens next",
  hurry: "In a hurry?",
  /** Beside the receipt of a visit. */
  late: "Running late, or a question?",
  /** A department that keeps hours of its own, which are not those in the page's head. */
  serviceIn: "Service in {place}",
  hurryText: "Call and give us the reference. Whoever answers can look it up.",
  callInstead: "Call instead",
  minutes: { one: "{count} minute", other: "{count} minutes" },
});

export type FormsText = Extract<keyof (typeof formsCopy)["sentences"], string>;
