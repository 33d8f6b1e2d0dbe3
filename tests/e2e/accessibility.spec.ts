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
  "the second page of a list": "/search-vehicles/all-inventory?page=2",
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

test.describe("open panels have no accessibility violation:", () => {
  const list = "/search-vehicles/all-inventory";

  test("menu, stores and filters on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(list);
    await hydrated(page);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByText("Browse Cars").first().click();
    expect(await violations(page)).toEqual([]);
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("button", { name: /Aurora, IL/ })
      .click();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^Filters/ }).click();
    expect(await violations(page)).toEqual([]);
  });

  test("menu and stores on a wide screen", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(list);
    await hydrated(page);
    await page.getByRole("banner").getByText("Browse Cars").click();
    expect(await violations(page)).toEqual([]);
    await page
      .getByRole("banner")
      .getByRole("button", { name: /Aurora, IL/ })
      .click();
    expect(await violations(page)).toEqual([]);
  });

  test("every filter and every detail", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const path of [list, await vehiclePath(page)]) {
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("main details"))
          details.setAttribute("open", "");
      });
      expect(await violations(page)).toEqual([]);
    }
  });
});

test("on a phone the filters stay open, with the focus, while they are chosen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/search-vehicles/all-inventory");
  await hydrated(page);
  await page.getByRole("button", { name: /^Filters/ }).click();
  const filters = page.getByRole("complementary", { name: "Filters" });
  const suvs = filters.getByRole("link", { name: /SUV/ });
  await suvs.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search-vehicles/all-inventory/bodystyle/suvs");
  await expect(suvs).toBeFocused();
  await filters.getByLabel("Price To").fill("30000");
  await filters.getByRole("button", { name: "Apply Price" }).click();
  await expect(page).toHaveURL(
    "/search-vehicles/all-inventory/bodystyle/suvs?price_max=30000",
  );
  const show = filters.getByRole("button", { name: /^Show \d+ vehicles/ });
  await expect(show).toBeInViewport();
  await show.click();
  await expect(filters).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    "under $30,000",
  );
});

async function violations(page: import("@playwright/test").Page) {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(TAGS)
    .analyze();
  return found.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html }) => html),
  }));
}
