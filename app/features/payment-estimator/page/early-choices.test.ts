import { expect, test } from "vitest";
import { createEarlyRecord, type EarlyChoices } from "./early-choices.ts";

const NOTHING: EarlyChoices = {
  entries: {},
  band: null,
  switchDown: null,
  isDownTyped: false,
};

test("choices in a form that was dropped count beside those in the one that came after it", () => {
  const early = createEarlyRecord();
  const [first, second] = [{}, {}];
  early.note(
    { ...NOTHING, switchDown: "dollars", entries: { equity: "400" } },
    first,
  );
  early.note({ ...NOTHING, entries: { equity: "500" } }, second);
  const typed = { ...NOTHING, entries: { down: "3,500" }, isDownTyped: true };
  expect(early.take(typed, second)).toEqual({
    entries: { equity: "400", down: "3,500" },
    band: null,
    switchDown: "dollars",
    isDownTyped: true,
  });
});

test("what a form holds in the instant in which it is taken over counts, though no event told of it", () => {
  const early = createEarlyRecord();
  const form = {};
  early.note({ ...NOTHING, entries: { equity: "400" } }, form);
  const now = { ...NOTHING, entries: { equity: "400" }, band: "Good" };
  expect(early.take(now, form)).toEqual(now);
});

test("a choice that was taken back in the same form is none", () => {
  const early = createEarlyRecord();
  const form = {};
  early.note({ ...NOTHING, band: "Good" }, form);
  early.note(NOTHING, form);
  expect(early.take(NOTHING, form)).toEqual(NOTHING);
});

test("a form that is missing changes nothing of what was chosen before", () => {
  const early = createEarlyRecord();
  early.note({ ...NOTHING, band: "Good" }, {});
  early.note(NOTHING, null);
  expect(early.take(NOTHING, null).band).toBe("Good");
});
