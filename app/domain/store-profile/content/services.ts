import * as v from "valibot";
import * as field from "#app/domain/store-profile/fields/fields.ts";

/** These are the bookable times of one kind, within the location's hours. */
const slots = v.strictObject({
  slotMinutes: field.positiveCount,
  noticeHours: field.count,
  daysAhead: field.positiveCount,
  capacityPerSlot: field.positiveCount,
});

export const scheduling = v.strictObject({ testDrive: slots, service: slots });

/** Spec §2 defines the service center. */
export const serviceCenter = v.strictObject({
  popularServices: v.array(
    v.strictObject({
      id: field.identifier,
      name: field.localizedText,
      description: field.localizedText,
      /** It is the work code of the appointment's repair order line. */
      opCode: field.identifier,
    }),
  ),
  oilChangeMiles: v.strictObject({
    from: field.positiveCount,
    to: field.positiveCount,
  }),
});

/** People type their income into the frame, so nobody on the way may read or change the page. */
const frameUrl = v.pipe(
  v.string("must be text"),
  v.check(
    isFrameUrl,
    "must be an address that starts with https:// (http:// only on localhost), without a user name or a #",
  ),
);

/**
 * Spec §3 defines autoFinancing. Null frames show the demonstration's lender, and in production a request to call the
 * store. Write the address that the lender's page ends up at, because no other origin may be framed or report its
 * height.
 */
export const autoFinancing = v.strictObject({
  /** When false, the pre-approval page has the minimal layout (Spec §2). */
  preApproved: field.flag,
  preApprovalFrameUrl: v.nullable(frameUrl),
  creditScorePreApprovalUrl: v.nullable(frameUrl),
  fullCreditFrameUrl: v.nullable(frameUrl),
  /** The frame's address may carry these besides identifiers. */
  frameContext: v.optional(
    v.strictObject({
      /** It is the VIN of the vehicle that the visitor came from. */
      vehicle: field.flag,
      /** It is the visitor's own down payment. */
      terms: field.flag,
    }),
    { vehicle: false, terms: false },
  ),
});

/** Spec §2 and §9 define the lifetime engine limited warranty. */
export const warranty = v.strictObject({
  /** The warranty is standard on vehicles under this many miles. */
  maxMiles: field.positiveCount,
  name: field.localizedText,
  summary: field.localizedText,
  description: field.localizedText,
  covered: v.array(field.localizedText),
  notCovered: v.array(field.localizedText),
  disclaimer: field.localizedText,
});

/** The site's text states these figures (Spec §9, claims). */
export const claims = v.strictObject({
  inspectionPoints: field.positiveCount,
  preApprovalSeconds: field.positiveCount,
  preApprovalMinutes: field.positiveCount,
  approvalHours: v.strictObject({
    from: field.positiveCount,
    to: field.positiveCount,
  }),
  valuationSeconds: field.positiveCount,
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
