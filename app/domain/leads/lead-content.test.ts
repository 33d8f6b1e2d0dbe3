import { expect, test } from "vitest";
import {
  aSubmission,
  SAMPLE_TRADE,
  SAMPLE_USER,
  SAMPLE_VEHICLE,
} from "#tests/leads/sample-leads.ts";
import type { LeadSubmission } from "./lead.ts";
import { formatLeadContent } from "./lead-content.ts";

const asHex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");
const LEAD = aSubmission({ vehicles: [SAMPLE_VEHICLE, SAMPLE_TRADE] });
const content = (changes: Partial<LeadSubmission>) =>
  formatLeadContent({ ...LEAD, ...changes }, asHex);

test.each<[string, Partial<LeadSubmission>]>([
  ["the marker", { status: "resend" }],
  ["the visitor's id", { visitorId: "other" }],
  ["the key", { idempotencyKey: "other" }],
  [
    "our price of the vehicle",
    { vehicles: [{ ...SAMPLE_VEHICLE, priceDollars: 1 }, SAMPLE_TRADE] },
  ],
])("%s makes no other lead", (_what, changes) => {
  expect(content(changes)).toBe(content({}));
});

test.each<[string, Partial<LeadSubmission>]>([
  ["the message", { user: { ...SAMPLE_USER, comments: "Other" } }],
  ["the topic", { topicId: 3 }],
  ["the store", { storeId: "joliet" }],
  ["an answer", { summary: [{ label: "Day", value: "Monday" }] }],
  ["the vehicle", { vehicles: [] }],
  [
    "what the visitor asks for their own car",
    { vehicles: [SAMPLE_VEHICLE, { ...SAMPLE_TRADE, priceDollars: 1 }] },
  ],
  [
    "a file",
    {
      attachments: [
        { fileName: "a", contentType: "b", bytes: Uint8Array.of(1) },
      ],
    },
  ],
])("%s makes another lead", (_what, changes) => {
  expect(content(changes)).not.toBe(content({}));
});
