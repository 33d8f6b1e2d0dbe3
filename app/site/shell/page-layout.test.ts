import { expect, test } from "vitest";
import { PRICING_STEPS } from "#app/domain/address/personalized-pricing-address.ts";
import { PAGE_PATHS } from "#app/domain/store-profile/fields/page-paths.ts";
import { layoutOf } from "./page-layout.ts";

test("the price wizard and the form about one's own car have the minimal layout, nothing else has", () => {
  for (const step of ["", ...PRICING_STEPS.map((it) => `/${it}`)])
    expect(layoutOf(`/personalized-pricing${step}`)).toBe("minimal");
  const minimal = Object.values(PAGE_PATHS).filter(
    (path) => path !== null && layoutOf(path) === "minimal",
  );
  expect(minimal).toEqual([PAGE_PATHS.sellTradeYourVehicle]);
});
