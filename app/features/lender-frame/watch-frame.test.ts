import { expect, test } from "vitest";
import { readAcceptedMessage } from "./watch-frame.ts";

const FRAME = { name: "the frame's window" };
const SPEAKER = { origin: "https://lender.example", window: FRAME };
const SUBMITTED = {
  origin: "https://lender.example",
  source: FRAME,
  data: { type: "submitted" },
};

test("the lender's page in our frame is heard", () => {
  expect(readAcceptedMessage(SUBMITTED, SPEAKER)).toEqual({
    type: "submitted",
  });
});

test.each([
  ["another origin in our frame", { origin: "https://evil.example" }],
  ["the lender without TLS", { origin: "http://lender.example" }],
  ["a subdomain of the lender", { origin: "https://x.lender.example" }],
  ["a frame of no origin", { origin: "null" }],
  ["the lender in another frame or window", { source: { name: "a popup" } }],
  ["nobody's window", { source: null }],
  ["words that we do not know", { data: { type: "close" } }],
])("%s is not heard", (_who, changes) => {
  expect(readAcceptedMessage({ ...SUBMITTED, ...changes }, SPEAKER)).toBeNull();
});

test("nobody is heard before the frame is there", () => {
  const nobody = { ...SPEAKER, window: null };
  expect(
    readAcceptedMessage({ ...SUBMITTED, source: null }, nobody),
  ).toBeNull();
});
