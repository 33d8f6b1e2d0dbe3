import { expectAccessible } from "./axe.ts";
import { needCookies } from "./cookieless-browser.ts";
import { lastingFault } from "./focus-mark.ts";
import { expect, hydrated, test } from "./journey.ts";
import { needEnglish } from "./walked-language.ts";

test.beforeEach(() => {
  needEnglish("It goes from one language to the other by itself.");
});

const LIST = "/search-vehicles/used-inventory/bodystyle/suvs";

test("the button of a language leads to the same list, chips and place in it, and the page goes on in it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(LIST);
  await hydrated(page);
  const cars = await page.getByRole("article").count();
  const button = page
    .getByRole("contentinfo")
    .getByRole("button", { name: "Español" });
  await button.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await button.click();
  await expect(page).toHaveURL(`/es${LIST}`);
  await hydrated(page);
  await expect(page.getByRole("article")).toHaveCount(cars);
  // The Spanish page is longer or shorter above; nobody starts at its top again.
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(place / 2);
  await page.getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/es\/used-vehicle\//);
  await hydrated(page);
  await expect(page.getByText("Precio total").first()).toBeVisible();
});

test("what a page asks for later comes in its language: the lines of a price, and cars seen before", async ({
  page,
}) => {
  await page.goto(`/es${LIST}`);
  await hydrated(page);
  const answered = page.waitForResponse(/\/api\/price-sticker\//);
  await page.locator("a[data-sticker]").first().click();
  expect(new URL((await answered).url()).pathname).toMatch(
    /^\/es\/api\/price-sticker\//,
  );
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  const card = page.waitForResponse(/\/api\/cards\?/);
  await page.getByRole("article").first().getByRole("button").first().click();
  const { vehicles } = (await (await card).json()) as {
    readonly vehicles: readonly { readonly address: string }[];
  };
  expect(vehicles.length).toBe(1);
  for (const { address } of vehicles) expect(address).toMatch(/^\/es\//);
});

test("without JavaScript the button works as well, and the home page follows the choice", async ({
  browser,
}) => {
  needCookies();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/contact-us");
  await page
    .getByRole("banner")
    .getByRole("button", { name: "Español" })
    .click();
  await expect(page).toHaveURL("/es/contact-us");
  await page.goto("/");
  await expect(page).toHaveURL("/es");
  await context.close();
});

test("a browser that asks for Spanish is offered it once, in Spanish, and the offer never covers what the keyboard has come to", async ({
  browser,
}) => {
  needCookies();
  const context = await browser.newContext({ locale: "es-MX" });
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(LIST);
  await hydrated(page);
  // The cookie question comes first.
  await page.getByRole("button", { name: "Only essential" }).click();
  await page.getByRole("main").getByRole("link").first().hover();
  const offer = page.getByRole("complementary", {
    name: "Esta página también está en español.",
  });
  await expect(offer).toBeVisible();
  await expectAccessible(page, "with the offer");
  for (const place of ["banner", "main"] as const) {
    await page.getByRole(place).getByRole("link").first().focus();
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press("Tab");
      expect(await lastingFault(page)).toBeNull();
    }
  }
  await offer.getByRole("button", { name: "No, gracias" }).click();
  await expect(offer).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => document.cookie))
    .toContain("language=en");
  await page.goto("/contact-us");
  await hydrated(page);
  await page.getByRole("main").getByRole("link").first().hover();
  await page.waitForLoadState("networkidle");
  await expect(offer).toBeHidden();
  await context.close();
});
