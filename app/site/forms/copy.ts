import { FIELD_MESSAGES } from "#app/domain/forms/messages.ts";
import { defineCopy } from "#app/site/page/copy.ts";

export const formsCopy = defineCopy("forms", {
  ...FIELD_MESSAGES,
  problemTitle: "There is a problem",
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
  zipCodeLabel: "ZIP code",
  zipCode: "Enter a ZIP code of 5 or 9 digits, as in 60502.",
  homeAddress: "Home address (optional)",
  homeAddressHint:
    "We’ll need it for the paperwork. You can also give it later.",
  wantsDelivery: "Bring the car to this address",
  messageLabel: "Message",
  optional: "(optional)",
  sending: "Sending…",
  leaveEmpty: "Leave this field empty",
  "problem.early":
    "That was quicker than we expected. Please check your answers and send them once more.",
  "problem.stale":
    "This page was open for a long time, so nothing was sent yet. Your answers are still here: please send them once more.",
  "problem.robot":
    "A field that people do not see was filled in, perhaps by your browser. We emptied it: please send your answers once more.",
  "problem.too-many":
    "We got many messages from your connection. Your answers are still here: please try again in {wait}, or call {phone}.",
  "problem.not-stored":
    "We could not save this just now, and nothing was sent. Your answers are still here: please try again in a moment, or call {phone}.",
  "problem.offline":
    "We could not reach our server, so nothing was sent. Your answers are still here: check your connection and try again, or call {phone}.",
  "problem.unreadable":
    "We could not read this form. Please check your answers and send them once more, or call {phone}.",
  reference: "Your reference",
  next: "What happens next",
  hurry: "In a hurry?",
  hurryText:
    "Call and give the reference. Whoever answers can look up your message.",
  callInstead: "Call instead",
  minutes: { one: "{count} minute", other: "{count} minutes" },
});

export type FormsText = Extract<keyof (typeof formsCopy)["sentences"], string>;
