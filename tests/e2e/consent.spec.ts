import type { Locator, Page } from "@playwright/test";
import { expect, hydrated, test } from "./journey.ts";

async function keptChoice(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies();
  return Object.fromEntries(
    cookies
      .filter(({ name }) => /^(?:allow|display)Cookies$/.test(name))
      .map(({ name, value }) => [name, value]),
  );
}

function hasFocus(part: Locator): Promise<boolean> {
  return part.evaluate((it) => it.contains(document.activeElement));
}

test("a choice closes the banner at once, is saved a little later and outlives the page", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  await page.getByText("Español", { exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/price/);
  await page.getByRole("button", { name: "Sin rastreo" }).click();
  await expect(page.getByRole("region", { name: "Cookies" })).toHaveCount(0);
  await expect
    .poll(() => keptChoice(page))
    .toEqual({
      allowCookies: "essential,functional,analytics",
      displayCookies: "hide",
    });
  await page.reload();
  await expect(page.getByRole("region", { name: "Cookies" })).toHaveCount(0);
});

test("a visitor who leaves right after choosing has chosen", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("button", { name: "Only essential" }).click();
  await page.goto("/search-vehicles/all-inventory");
  await expect
    .poll(() => keptChoice(page))
    .toMatchObject({ allowCookies: "essential" });
});

test("the keyboard reaches the banner after the skip link, and Escape closes it from within", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
  const banner = page.getByRole("region", { name: "Cookies" });
  const button = banner.getByRole("button", { name: "Only essential" });
  await page.keyboard.press("Tab");
  await expect(page.locator(".skip")).toBeFocused();
  // Its links stand before its buttons.
  for (let press = 0; press < 4 && !(await hasFocus(button)); press++) {
    await page.keyboard.press("Tab");
    expect(await hasFocus(banner)).toBe(true);
  }
  await expect(button).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: "Cookies" })).toHaveCount(0);
  await expect
    .poll(() => keptChoice(page))
    .toMatchObject({ allowCookies: "essential,functional,analytics" });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the banner asks, and the settings change what was answered", async ({
    page,
  }) => {
    await page.goto("/search-vehicles/all-inventory?sort=oldest");
    await page.getByText("Español", { exact: true }).click();
    await page.getByRole("button", { name: "Solo esenciales" }).click();
    await expect(page).toHaveURL(/all-inventory\?sort=oldest$/);
    await expect(page.getByRole("region", { name: "Cookies" })).toHaveCount(0);
    await page.getByRole("link", { name: "Cookie settings" }).click();
    await page.getByRole("checkbox", { name: "Analytics" }).check();
    await page.getByRole("button", { name: "Save my choices" }).click();
    expect(await keptChoice(page)).toMatchObject({
      allowCookies: "essential,analytics",
    });
  });
});
