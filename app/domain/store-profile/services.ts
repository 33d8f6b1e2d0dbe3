import * as v from "valibot";
import { count, httpUrl, identifier, positiveCount } from "./fields.ts";
import { localizedText } from "./localized-text.ts";

/** Bookable times of one kind, from the location's hours. */
const slots = v.strictObject({
  slotMinutes: positiveCount,
  noticeHours: count,
  daysAhead: positiveCount,
  capacityPerSlot: positiveCount,
});

export const scheduling = v.strictObject({ testDrive: slots, service: slots });

/** Spec §2, service centre. */
export const serviceCenter = v.strictObject({
  popularServices: v.array(
    v.strictObject({
      id: identifier,
      name: localizedText,
      description: localizedText,
      /** Work code of the appointment's repair order line. */
      opCode: identifier,
    }),
  ),
  oilChangeMiles: v.strictObject({ from: positiveCount, to: positiveCount }),
});

/** Spec §3, autoFinancing. Null frames show the demonstration's lender, and a call to the store in production. */
export const autoFinancing = v.strictObject({
  preApproved: v.boolean("must be true or false"),
  preApprovalFrameUrl: v.nullable(httpUrl),
  creditScorePreApprovalUrl: v.nullable(httpUrl),
  fullCreditFrameUrl: v.nullable(httpUrl),
});

/** Spec §2 and §9: lifetime engine limited warranty. */
export const warranty = v.strictObject({
  /** Standard on vehicles under this many miles. */
  maxMiles: positiveCount,
  name: localizedText,
  summary: localizedText,
  description: localizedText,
  covered: v.array(localizedText),
  notCovered: v.array(localizedText),
  disclaimer: localizedText,
});

/** Figures that copy states. Spec §9, claims. */
export const claims = v.strictObject({
  inspectionPoints: positiveCount,
  preApprovalSeconds: positiveCount,
  preApprovalMinutes: positiveCount,
  approvalHours: v.strictObject({ from: positiveCount, to: positiveCount }),
  valuationSeconds: positiveCount,
});
