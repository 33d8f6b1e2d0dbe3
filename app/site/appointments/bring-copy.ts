import { defineCopy } from "#app/site/page/copy.ts";

/** What somebody brings along, as the mails and the appointment's own page say it. */
export const bringCopy = defineCopy("appointmentBring", {
  title: "Please bring",
  license: "Your driver’s license",
  insurance: "Your proof of insurance",
  keys: "All keys, and the wheel lock key if there is one",
  warranty: "Your warranty or service plan papers, if you have any",
});

export const BROUGHT = {
  testDrive: ["license", "insurance"],
  service: ["keys", "warranty"],
} as const;
