import * as v from "valibot";
import * as field from "#app/domain/store-profile/fields/fields.ts";

/** The location's hours bound the bookable times. */
const slots = v.strictObject({
  slotMinutes: field.positiveCount,
  noticeHours: field.count,
  daysAhead: field.positiveCount,
  capacityPerSlot: field.positiveCount,
});

export const scheduling = v.strictObject({ testDrive: slots, service: slots });

/** It chooses the icon of a service. */
const POPULAR_KINDS = [
  "oil",
  "brakes",
  "tires",
  "alignment",
  "battery",
  "engine",
  "transmission",
] as const;
export type PopularKind = (typeof POPULAR_KINDS)[number];

/** Spec §2 defines the service center. */
export const serviceCenter = v.strictObject({
  popularServices: v.array(
    v.strictObject({
      id: field.identifier,
      name: field.localizedText,
      description: field.localizedText,
      /** Repair orders name their line by this work code. */
      opCode: field.identifier,
      kind: v.optional(v.nullable(field.pickListed(POPULAR_KINDS)), null),
      /** The service costs this at least, before tax; 0 means that it is free, and null names no price. */
      fromCents: v.optional(v.nullable(field.cents), null),
      /** It usually takes this long; null says nothing of it. */
      minutes: v.optional(v.nullable(field.positiveCount), null),
      /** When a car needs it: "When it pulls to one side". Null says nothing of it. */
      due: v.optional(v.nullable(field.localizedText), null),
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
 * Spec §3, autoFinancing: null frames show the demonstration's lender; production asks to call the store. Write where
 * the lender's page ends up: no other origin may be framed or report its height.
 */
export const autoFinancing = v.strictObject({
  /** When false, the pre-approval page has the minimal layout (Spec §2). */
  preApproved: field.flag,
  preApprovalFrameUrl: v.nullable(frameUrl),
  creditScorePreApprovalUrl: v.nullable(frameUrl),
  fullCreditFrameUrl: v.nullable(frameUrl),
  frameContext: v.optional(
    v.strictObject({
      /** The VIN of the vehicle that the visitor came from goes along. */
      vehicle: field.flag,
      /** The visitor's own down payment goes along. */
      terms: field.flag,
    }),
    { vehicle: false, terms: false },
  ),
});

/** What a buyer may pay for on top of the warranty (Assumption A392). */
const plan = v.strictObject({
  name: field.localizedText,
  covers: field.localizedText,
  /** What its contract leaves out; null names nothing. */
  leavesOut: v.optional(v.nullable(field.localizedText), null),
  /** What the buyer pays of each repair; 0 is nothing, and null says nothing of it. */
  deductibleCents: v.optional(v.nullable(field.cents), null),
  /** What it is there for, in a line: "A pothole ruins a wheel". */
  when: v.optional(v.nullable(field.localizedText), null),
  /** It goes on from "Makes sense if". */
  suits: field.localizedText,
  /** It costs this at least; null names no price. */
  fromCents: v.optional(v.nullable(field.cents), null),
  /** How long it runs for that price: "5 years". */
  term: v.optional(v.nullable(field.localizedText), null),
});

/** Spec §2 and §9 define the lifetime engine limited warranty. */
export const warranty = v.optional(
  v.nullable(
    v.strictObject({
      /** The warranty is standard on vehicles under this many miles. */
      maxMiles: field.positiveCount,
      name: field.localizedText,
      summary: field.localizedText,
      description: field.localizedText,
      covered: v.array(field.localizedText),
      notCovered: v.array(field.localizedText),
      disclaimer: field.localizedText,
      plans: v.optional(v.array(plan), []),
      /** What comes back to whoever cancels a plan; null says nothing of it. */
      planRefund: v.optional(v.nullable(field.localizedText), null),
    }),
  ),
  null,
);

const CLAIMED_FIGURES = [
  "inspectionPoints",
  "preApprovalSeconds",
  "approvalHours",
  "valuationSeconds",
] as const;

/**
 * The site's text states these figures (Spec §9, claims), and with them how the dealership works: what it looks at, how
 * soon it answers, what it pays off. Null is a dealership that has said none of it, and no page says it (Assumption A269).
 */
export const claims = v.optional(
  v.nullable(
    v.strictObject({
      inspectionPoints: field.positiveCount,
      preApprovalSeconds: field.positiveCount,
      /** Null says the seconds in all copy. */
      preApprovalMinutes: v.nullable(field.positiveCount),
      approvalHours: v.strictObject({
        from: field.positiveCount,
        to: field.positiveCount,
      }),
      valuationSeconds: field.positiveCount,
      /** What each figure rests on: a form, a measurement, a contract. The site goes live on none without it. */
      sources: v.optional(
        v.partial(
          v.strictObject(v.entriesFromList(CLAIMED_FIGURES, field.text)),
        ),
        {},
      ),
    }),
  ),
  null,
);

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
