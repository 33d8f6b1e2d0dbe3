import { expect, test } from "vitest";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";
import { findOwnHashedDetails } from "./hashed-details.server.ts";

const VISITOR = { ...STRANGER_FACTS.visitor, email: "jo@mail.example" };
const CONSENT = {
  tier: 3,
  chosen: ["essential", "functional", "analytics", "targeting"],
  mode: "hide",
  hasPrivacySignal: false,
} as const;

test("a visitor's hashed details are given with the consent to advertising, and without it nothing is", () => {
  const find = (changes: object) =>
    findOwnHashedDetails({
      visitor: VISITOR,
      consent: { ...CONSENT, ...changes },
    });
  expect(find({})?.meta.em).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(find({}))).not.toContain("jo@");
  expect(find({ hasPrivacySignal: true })).toBeNull();
  expect(find({ chosen: ["essential", "functional", "analytics"] })).toBeNull();
  expect(find({ chosen: null })).toBeNull();
  expect(
    findOwnHashedDetails({
      visitor: STRANGER_FACTS.visitor,
      consent: CONSENT,
    }),
  ).toBeNull();
});
