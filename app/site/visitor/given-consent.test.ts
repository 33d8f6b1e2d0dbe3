import { expect, test } from "vitest";
import { hasAgreedBefore, rememberConsent } from "./given-consent.server.ts";

const ELENA = { phone: "6305550100", email: "elena@example.com" };
const WORDS = { version: "2026-06", text: "I agree", isGiven: true };

function remember(consent = WORDS, reached = ELENA) {
  return { contactConsentAs: null, ...rememberConsent(consent, reached) };
}

test("whoever agreed is known to have agreed to the same words for the same number and address", () => {
  expect(hasAgreedBefore(remember(), WORDS, ELENA)).toBe(true);
});

test.each([
  ["number", WORDS, { ...ELENA, phone: "6305550101" }],
  ["address", WORDS, { ...ELENA, email: "e.ruiz@example.com" }],
  ["wording", { ...WORDS, version: "2026-07" }, ELENA],
])("another %s was not agreed to", (_, words, reached) => {
  expect(hasAgreedBefore(remember(), words, reached)).toBe(false);
});

test("a form that was sent without agreeing remembers nothing, and takes nothing back", () => {
  expect(rememberConsent({ ...WORDS, isGiven: false }, ELENA)).toBeNull();
  expect(rememberConsent(null, ELENA)).toBeNull();
});

test("what is remembered names neither the number nor the address", () => {
  const { contactConsentAs } = remember();
  expect(contactConsentAs).toMatch(/^[\w-]{43}$/);
});
