import { expect, test } from "vitest";
import { isStep, STEP_STATE } from "./step-navigation.ts";

test("a navigation is a step only when it says so itself", () => {
  expect(isStep({ state: STEP_STATE })).toBe(true);
  for (const state of [null, undefined, "isStep", {}, { isStep: "yes" }])
    expect(isStep({ state })).toBe(false);
});
