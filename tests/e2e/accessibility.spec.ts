import { AxeBuilder } from "@axe-core/playwright";
import { expect, hydrated, test, vehiclePath } from "./journey.ts";
import { soldVehiclePath } from "./sold-vehicle.ts";

const TAGS = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];

const TEMPLATES = {
  home: "/",
  list: "/search-vehicles/all-inventory",
  "a filtered list":
    "/search-vehicles/used-inventory/bodystyle/suvs?price_max=30000&q=heated+seats",
  "an empty list": "/search-vehicles/all-inventory/price/max/1",
  "a missing page": "/no-such-page",
} as const;

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const [name, path] of Object.entries(TEMPLATES)) {
      test(`${name} has no accessibility violation`, async ({ page }) => {
        await page.goto(path);
        await hydrated(page);
        expect(await violations(page)).toEqual([]);
      });
    }

    test("a vehicle page has no accessibility violation", async ({ page }) => {
      await page.goto(await vehiclePath(page));
      await hydrated(page);
      expect(await violations(page)).toEqual([]);
    });

    test("a sold vehicle's page has no accessibility violation", async ({
      page,
    }) => {
      const answer = await page.goto(soldVehiclePath());
      expect(answer?.status()).toBe(410);
      expect(await violations(page)).toEqual([]);
    });
  });
}

for (const path of ["/", "/search-vehicles/all-inventory"]) {
  test(`${path} never scrolls sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

async function violations(page: import("@playwright/test").Page) {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(TAGS)
    .analyze();
  return found.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html }) => html),
  }));
}
