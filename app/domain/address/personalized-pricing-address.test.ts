import { expect, test } from "vitest";
import {
  getPersonalizedPricingAddress,
  getPricingStepAddress,
} from "./personalized-pricing-address.ts";

test("the wizard's address says where to come back to, unless that is the home page or the wizard itself", () => {
  expect(getPersonalizedPricingAddress("/search-vehicles?page=2")).toBe(
    "/personalized-pricing?returnTo=%2Fsearch-vehicles%3Fpage%3D2",
  );
  expect(getPersonalizedPricingAddress("/")).toBe("/personalized-pricing");
  expect(getPricingStepAddress("trade-in", "/personalized-pricing/done")).toBe(
    "/personalized-pricing/trade-in",
  );
  expect(getPricingStepAddress("done", "/your-details")).toBe(
    "/personalized-pricing/done?returnTo=%2Fyour-details",
  );
});
