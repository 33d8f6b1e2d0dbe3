import { expect, test } from "vitest";
import {
  personalizedPricingAddress,
  pricingStepAddress,
} from "./personalized-pricing-address.ts";

test("the wizard's address says where to come back to, unless that is the home page or the wizard itself", () => {
  expect(personalizedPricingAddress("/search-vehicles?page=2")).toBe(
    "/personalized-pricing?returnTo=%2Fsearch-vehicles%3Fpage%3D2",
  );
  expect(personalizedPricingAddress("/")).toBe("/personalized-pricing");
  expect(pricingStepAddress("trade-in", "/personalized-pricing/done")).toBe(
    "/personalized-pricing/trade-in",
  );
  expect(pricingStepAddress("done", "/your-details")).toBe(
    "/personalized-pricing/done?returnTo=%2Fyour-details",
  );
});
