import { expect, test } from "vitest";
import { findShownTrim } from "./shown-trim.ts";

test("a trim does not repeat the model before it", () => {
  expect(findShownTrim({ model: "GLC", trim: "GLC 300" })).toBe("300");
  expect(findShownTrim({ model: "GLC", trim: "glc" })).toBeNull();
  expect(findShownTrim({ model: "GLC", trim: "GLCX 300" })).toBe("GLCX 300");
});

test("a trim does not repeat the drivetrain beside it", () => {
  const glance = (trim: string) =>
    findShownTrim({ model: "CR-V", trim, drivetrain: "fwd" });
  expect(glance("FWD")).toBeNull();
  expect(glance("FWD EX-L")).toBe("EX-L");
  expect(glance("EX-L FWD")).toBe("EX-L");
  expect(glance("AWD")).toBe("AWD");
  expect(findShownTrim({ model: "CR-V", trim: "FWD EX-L" })).toBe("FWD EX-L");
});

test("a trim that nobody gave stays unknown", () => {
  expect(
    findShownTrim({ model: "CR-V", trim: null, drivetrain: "awd" }),
  ).toBeNull();
});
