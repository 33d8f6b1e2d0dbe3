import { PHONE_ERRORS } from "#app/domain/phone-verification/phone-validation.ts";
import { defineCopy } from "#app/site/page/copy.ts";

export const phoneVerificationCopy = defineCopy("phoneVerification", {
  ...PHONE_ERRORS,
  title: "Verify your phone",
  lead: "We’ll text you a 6-digit code.",
  phoneHint: "A mobile number in the US or Canada. Message rates may apply.",
  send: "Text me a code",
  codeTitle: "Enter your code",
  codeLead: "We sent it to {phone}. It works for {minutes} minutes.",
  codeLabel: "Code",
  codeHint: "6 digits",
  verify: "Verify",
  resend: "Send a new code",
  resendIn: "Send a new code in {seconds} s",
  changeNumber: "Use another number",
  noCode: "No code yet?",
  earlierCode: "An earlier code still works for its {minutes} minutes.",
  codeSent: "A code is on its way.",
  codeLeadShort: "We sent it to {phone}.",
  phoneLabel: "Phone",
  sending: "Sending…",
  errorPrefix: "Error:",
  close: "Close",
  offline: "We couldn’t reach our server. Check your connection and try again.",
  verifiedTitle: "Phone number verified",
  verified: "Your phone number is verified.",
});
