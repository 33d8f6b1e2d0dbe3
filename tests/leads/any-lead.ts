import fc from "fast-check";
import type { LeadSubmission } from "#app/domain/leads/lead.ts";
import { LEAD_TYPES } from "#app/domain/store-profile/leads.ts";
import { aSubmission, SAMPLE_TRADE, SAMPLE_VEHICLE } from "./sample-leads.ts";

const ATTACKS = [
  "</comments><vendor><vendorname>Mallory</vendorname>",
  "]]>",
  "<![CDATA[x]]>",
  "<!--",
  "&#0; &lt; &amp; & <",
  "a\r\nBcc: mallory@evil.example\r\n\r\nHello",
  "a\nTo: mallory@evil.example",
  "\u0085Bcc: mallory@evil.example",
  "\u2028Bcc: mallory@evil.example",
  "=?utf-8?Q?=0D=0ABcc:_mallory=40evil.example?=",
  '"mallory@evil.example" <a@evil.example>, b@evil.example',
  "\uD800",
  "\uDC00x\uD800",
  "\uFFFE\uFFFF\u0000\u0001\u001B[2J",
  "{dealer}{name}{vehicle}$&$1",
  "${7*7}",
  "\r\n.\r\nMAIL FROM:<x@evil.example>",
];

/** Any text that a client can post: every UTF-16 unit, and the known attacks. */
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 })
    .map((units) => String.fromCharCode(...units)),
  fc.constantFrom(...ATTACKS),
  fc
    .tuple(fc.constantFrom(...ATTACKS), fc.string({ unit: "binary" }))
    .map((parts) => parts.join("")),
);

/** A lead whose every text is hostile; what the profile decides stays the profile's. */
export const anyHostileLead: fc.Arbitrary<LeadSubmission> = fc
  .record({
    type: fc.constantFrom(...LEAD_TYPES),
    topicId: fc.constantFrom(null, 1, 4, 7, 99),
    texts: fc.array(anyText, { minLength: 20, maxLength: 20 }),
    vehicleCount: fc.constantFrom(0, 1, 2),
  })
  .map(({ type, topicId, texts, vehicleCount }) => {
    const next = texts.values();
    const text = (): string => next.next().value ?? "";
    return aSubmission({
      type,
      topicId,
      user: {
        firstName: text(),
        lastName: text(),
        email: text(),
        phone: text(),
        phoneVerified: false,
        comments: text(),
        address: {
          type: "home",
          line1: text(),
          apartment: text(),
          city: text(),
          regioncode: text(),
          postalcode: text(),
        },
      },
      vehicles: [
        {
          ...SAMPLE_VEHICLE,
          year: text(),
          make: text(),
          model: text(),
          trim: text(),
          exteriorColor: text(),
          comments: text(),
        },
        { ...SAMPLE_TRADE, model: text() },
      ].slice(0, vehicleCount),
      summary: [{ label: text(), value: text() }],
      url: text(),
    });
  });
