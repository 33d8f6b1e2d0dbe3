import { expect, test } from "vitest";
import { SAMPLE_USER } from "#tests/leads/sample-leads.ts";
import { listSoughtWords, toLeadWords } from "./lead-words.ts";

function isFound(text: string): boolean {
  const words = toLeadWords({
    user: { ...SAMPLE_USER, firstName: "José", lastName: "Núñez" },
    reference: "K7Q2-9FXM",
  });
  return listSoughtWords(text).every((it) => words.includes(it));
}

test.each([
  "jose",
  "NÚÑEZ José",
  "nora.quill@VISITOR",
  "k7q2-9fxm",
  "(630) 555-0199",
  "+1 630 555 0199",
  "0199",
])("a lead is found by %j", (text) => {
  expect(isFound(text)).toBe(true);
});

test.each(["joseph", "jose garcia", "630 555 0198", "%", "_"])(
  "a lead is not found by %j",
  (text) => {
    expect(isFound(text)).toBe(false);
  },
);

test("a text of blanks seeks nothing", () => {
  expect(listSoughtWords("  ")).toEqual([]);
});
