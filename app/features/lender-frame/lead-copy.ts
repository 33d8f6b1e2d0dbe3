import { defineCopy } from "#app/site/page/copy.ts";

/** Only the server uses this copy, which the store reads. */
export const financingLeadCopy = defineCopy("financingLead", {
  application: "Application",
  applyForFinancing: "Pre-approval",
  fullCreditApplication: "Full credit application",
  freeCreditScore: "Free credit score and pre-approval",
  state: "State",
  started: "Left contact details before the lender's form",
  submitted: "Submitted at the lender",
  co_applicant: "Co-applicant",
  buying_time: "Buying time",
});
