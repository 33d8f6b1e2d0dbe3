import * as v from "valibot";
import { APPOINTMENT_REASONS } from "./appointment.ts";

const text = v.pipe(v.string(), v.maxLength(200));

const draftSchema = v.object({
  storeId: text,
  reason: v.picklist(APPOINTMENT_REASONS),
  /** Ids of the profile's popular services; OFFER_SERVICE stands for the offer, OTHER_SERVICE for what the notes say. */
  serviceIds: v.pipe(v.array(text), v.maxLength(100)),
  /** The visit was begun from it; null for none. */
  offerId: v.optional(v.nullable(text), null),
  notes: v.pipe(v.string(), v.maxLength(1_000)),
  vehicle: v.nullable(
    v.object({
      year: text,
      make: text,
      model: text,
      trim: v.nullable(text),
      vin: v.nullable(text),
      miles: v.nullable(v.number()),
    }),
  ),
  slot: v.nullable(
    v.object({
      startMs: v.number(),
      /** Null where nothing could be held: it is booked if there is room then. */
      holdToken: v.nullable(text),
      /** The store's scheduler was away, so it is asked for and not booked. */
      isWish: v.boolean(),
    }),
  ),
  /** The form that was the last one, and where it led to: pressed again it leads there again. */
  sent: v.nullable(v.object({ key: text, address: v.string() })),
});

/** What a visitor has told so far of a service appointment. It names nobody. */
export type ServiceDraft = Readonly<v.InferOutput<typeof draftSchema>>;
export type DraftVehicle = NonNullable<ServiceDraft["vehicle"]>;

/** The work of an offer that names none of the popular services. */
export const OFFER_SERVICE = "offer";

/** What is none of the popular services. */
export const OTHER_SERVICE = "other";

/** With the sealing and the rest added, words in any script stay below the 4096 bytes that browsers keep. */
export const LONGEST_NOTES = 400;

export function printServiceDraft(draft: ServiceDraft): string {
  return JSON.stringify(draft);
}

/** Null stands for a draft of another version of this software. */
export function parseServiceDraft(printed: string): ServiceDraft | null {
  try {
    const parsed = v.safeParse(draftSchema, JSON.parse(printed));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
