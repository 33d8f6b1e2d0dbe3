import * as v from "valibot";
import { expect, test } from "vitest";
import { autoFinancing } from "./services.ts";

const NO_LENDER = {
  preApproved: true,
  preApprovalFrameUrl: null,
  creditScorePreApprovalUrl: null,
  fullCreditFrameUrl: null,
};

const accepts = (fullCreditFrameUrl: string) =>
  v.is(autoFinancing, { ...NO_LENDER, fullCreditFrameUrl });

test.each([
  "https://apply.lender.example/dealer/42?theme=light",
  "http://localhost:3001/full-application",
  "http://127.0.0.1:3001/full-application",
])("a frame may stand at %s", (address) => {
  expect(accepts(address)).toBe(true);
});

test.each([
  "http://apply.lender.example/dealer/42",
  "http://localhost.evil.example/",
  "//apply.lender.example/",
  "/full-application",
  "javascript:alert(1)",
  "data:text/html,hello",
  "https://user:password@lender.example/",
  "https://lender.example/#apply",
  "",
])("no frame stands at %j", (address) => {
  expect(accepts(address)).toBe(false);
});

test("unless the profile says so, a lender learns neither the vehicle nor the terms", () => {
  expect(v.parse(autoFinancing, NO_LENDER).frameContext).toEqual({
    vehicle: false,
    terms: false,
  });
});
