import { expect, test } from "vitest";
import { isLed, isStep, LED_STATE, STEP_STATE } from "./step-navigation.ts";

test("a navigation is a step only when it says so itself", () => {
  expect(isStep({ state: STEP_STATE })).toBe(true);
  for (const state of [null, undefined, "isStep", {}, { isStep: "yes" }])
    expect(isStep({ state })).toBe(false);
});

test("the way to where a form led on to is no step, and a step is no such way", () => {
  expect(isLed({ state: LED_STATE })).toBe(true);
  expect(isStep({ state: LED_STATE })).toBe(false);
  for (const state of [null, undefined, "isLed", STEP_STATE, { isLed: "yes" }])
    expect(isLed({ state })).toBe(false);
});
