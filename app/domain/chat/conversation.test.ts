import { expect, test } from "vitest";
import { SAME_LEAD_MS } from "#app/domain/leads/lead.ts";
import { isSaidBefore } from "./conversation.ts";

const FIRST = {
  atMs: 1_000_000,
  text: "Is it still there?",
  about: null,
  key: "one",
};
const SECOND = { atMs: 2_000_000, text: "Hello?", about: null, key: "two" };
const messages = [FIRST, SECOND];

test("a form that is sent again says nothing new, whatever came between", () => {
  expect(isSaidBefore({ messages }, { ...FIRST, atMs: 9_000_000 })).toBe(true);
});

test("the same words in a row are one message for some minutes, and a new one later or after other words", () => {
  const again = { ...SECOND, key: "three", atMs: SECOND.atMs + 60_000 };
  expect(isSaidBefore({ messages }, again)).toBe(true);
  expect(
    isSaidBefore({ messages }, { ...again, atMs: SECOND.atMs + SAME_LEAD_MS }),
  ).toBe(false);
  expect(isSaidBefore({ messages }, { ...again, text: FIRST.text })).toBe(
    false,
  );
});

test("the same words about another car are a new message", () => {
  const again = { ...SECOND, key: "three", about: "2026 Ford Maverick" };
  expect(isSaidBefore({ messages }, again)).toBe(false);
});
