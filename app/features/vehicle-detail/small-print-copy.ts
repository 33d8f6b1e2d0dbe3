import { defineCopy } from "#app/site/page/copy.ts";

/** The server writes the small print; no browser needs its sentences. */
export const smallPrintCopy = defineCopy("vehicleSmallPrint", {
  feeIncluded:
    "Total price is the vehicle plus our {fee} document fee and every required add-on. Sales tax, title and registration are extra.",
  feeExcluded:
    "The price leaves out our {fee} document fee, sales tax, title and registration.",
  feeNone: "The price leaves out sales tax, title and registration.",
});
