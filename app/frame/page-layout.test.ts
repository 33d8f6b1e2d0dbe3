import { expect, test } from "vitest";
import { PRICING_STEPS } from "#app/domain/address/personalized-pricing-address.ts";
import { PAGE_PATHS } from "#app/domain/store-profile/fields/page-paths.ts";
import { getLayout } from "./page-layout.ts";

test("the price wizard and the form about one's own car have the minimal layout, nothing else has", () => {
  for (const step of ["", ...PRICING_STEPS.map((it) => `/${it}`)])
    expect(getLayout(`/personalized-pricing${step}`)).toBe("minimal");
  const minimal = Object.values(PAGE_PATHS).filter(
    (path) => path !== null && getLayout(path) === "minimal",
  );
  expect(minimal).toEqual([PAGE_PATHS.sellTradeYourVehicle]);
});

test("a loader that says its page's layout is believed, any other data says nothing", () => {
  const path = PAGE_PATHS.applyForFinancing;
  expect(getLayout(path, { layout: "minimal" })).toBe("minimal");
  expect(getLayout(path, { layout: "default" })).toBe("default");
  for (const data of [undefined, null, "minimal", { page: {} }])
    expect(getLayout(path, data)).toBe("default");
  expect(getLayout("/personalized-pricing", { layout: "default" })).toBe(
    "default",
  );
});
