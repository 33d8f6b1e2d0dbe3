import { expect, test } from "vitest";
import { getLeadSource } from "./lead-source.ts";

test.each([
  ["https://dealer.example/", "home"],
  ["https://dealer.example/es", "home"],
  [
    "https://dealer.example/used-vehicle/suvs/honda-cr-v/2HKRW2H80MH600001",
    "vehicle",
  ],
  ["https://dealer.example/search-vehicles/used-inventory", "list"],
  ["https://dealer.example/es/contact-us", "contact"],
  ["https://dealer.example/sell-trade-my-car/your-vehicle", "trade"],
  ["https://dealer.example/auto-financing", "financing"],
  ["https://dealer.example/service/schedule", "service"],
  ["https://dealer.example/legal/privacy-policy", "other"],
  ["", "none"],
  [null, "none"],
])("a lead from %s came by %s", (url, source) => {
  expect(getLeadSource(url)).toBe(source);
});
