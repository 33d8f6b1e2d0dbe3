import * as v from "valibot";
import {
  count,
  identifier,
  positiveCount,
} from "#app/domain/store-profile/fields/fields.ts";
import { localizedText } from "#app/domain/store-profile/fields/localized-text.ts";

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

/** People type their income into it: nobody on the way may read or change the page. */
const frameUrl = v.pipe(
  v.string("must be text"),
  v.check(
    isFrameUrl,
    "must be an address that starts with https:// (http:// only on localhost), without a user name or a #",
  ),
);

/**
 * Spec §3, autoFinancing. Null frames show the demonstration's lender, and a call to the store in production.
 * Write the address that the lender's page ends up at: no other origin may be framed, nor tell its height.
 */
export const autoFinancing = v.strictObject({
  /** Off: the pre-approval page has the minimal layout. Spec §2. */
  preApproved: v.boolean("must be true or false"),
  preApprovalFrameUrl: v.nullable(frameUrl),
  creditScorePreApprovalUrl: v.nullable(frameUrl),
  fullCreditFrameUrl: v.nullable(frameUrl),
  /** What the frame's address may carry besides identifiers. */
  frameContext: v.optional(
    v.strictObject({
      /** VIN of the vehicle that the visitor came from. */
      vehicle: v.boolean("must be true or false"),
      /** The visitor's own down payment. */
      terms: v.boolean("must be true or false"),
    }),
    { vehicle: false, terms: false },
  ),
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

function isFrameUrl(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || url.username !== "" || url.password !== "") return false;
  if (url.hash !== "") return false;
  return (
    url.protocol === "https:" ||
    (url.protocol === "http:" &&
      /^(?:localhost|127\.0\.0\.1)$/.test(url.hostname))
  );
}
