import * as v from "valibot";

/** A SHA-256 in lower-case hex. */
const hashed = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const text = v.pipe(v.string(), v.minLength(1));

/**
 * The body of a call of Meta's Conversions API, written from its own pages (reference/ecosystem.md §3.4): what is not
 * named there is no part of it, and no contact detail may be there unhashed.
 */
export const conversionsBody = v.strictObject({
  data: v.pipe(
    v.array(
      v.strictObject({
        event_name: text,
        event_time: v.pipe(v.number(), v.integer()),
        event_id: v.pipe(v.string(), v.uuid()),
        event_source_url: v.pipe(v.string(), v.url()),
        action_source: v.literal("website"),
        user_data: v.strictObject({
          client_user_agent: text,
          em: v.optional(hashed),
          ph: v.optional(hashed),
          fn: v.optional(hashed),
          ln: v.optional(hashed),
          ct: v.optional(hashed),
          st: v.optional(hashed),
          zp: v.optional(hashed),
          external_id: v.optional(hashed),
          fbp: v.optional(v.pipe(v.string(), v.regex(/^fb\.\d\.\d+\.\d+/))),
          fbc: v.optional(v.pipe(v.string(), v.regex(/^fb\.\d\.\d+\./))),
        }),
        custom_data: v.strictObject({
          currency: v.literal("USD"),
          value: v.pipe(v.number(), v.minValue(0)),
          content_type: v.optional(v.literal("vehicle")),
          content_ids: v.optional(
            v.pipe(v.array(v.pipe(v.string(), v.length(17))), v.minLength(1)),
          ),
          make: v.optional(text),
          model: v.optional(text),
          year: v.optional(v.pipe(v.number(), v.integer())),
          state_of_vehicle: v.optional(v.picklist(["New", "Used", "CPO"])),
          exterior_color: v.optional(text),
          transmission: v.optional(text),
          body_style: v.optional(text),
          fuel_type: v.optional(text),
          drivetrain: v.optional(text),
          price: v.optional(v.number()),
        }),
      }),
    ),
    v.minLength(1),
    v.maxLength(1000),
  ),
  access_token: text,
  test_event_code: v.optional(text),
});
export type ConversionsBody = v.InferOutput<typeof conversionsBody>;
