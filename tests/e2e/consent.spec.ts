import type { Locator, Page } from "@playwright/test";
import { needCookies } from "./cookieless-browser.ts";
import { expectAccessible } from "./axe.ts";
import { expect, hydrated, test } from "./journey.ts";
import { asWritten, pickWalked } from "./walked-language.ts";

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

test.beforeEach(needCookies);

test("a choice closes the banner at once, is saved a little later and outlives the page", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  await page
    .getByRole("region", { name: "Cookies" })
    .getByText("Español", { exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    pickWalked({ en: /price/, es: /precio/ }),
  );
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

test("on the home page the settings open above parts that nobody has come near", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/");
  await hydrated(page);
  await expect(page.locator("#new-arrivals")).not.toBeInViewport();
  await page.getByRole("link", { name: "Customize" }).click();
  const dialog = page.getByRole("dialog", { name: "Your cookie choices" });
  await expect(
    dialog.getByRole("checkbox", { name: "Targeting" }),
  ).toBeVisible();
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

test("the settings open above the page; Back closes them there, and a choice comes back to the same page", async ({
  page,
}) => {
  const list = "/search-vehicles/all-inventory/bodystyle/suvs";
  await page.goto("/");
  await page.goto(list);
  await hydrated(page);
  const opener = page.getByRole("link", { name: "Customize" });
  const dialog = page.getByRole("dialog", { name: "Your cookie choices" });
  await opener.click();
  const targeting = dialog.getByRole("checkbox", { name: "Targeting" });
  await expect(targeting).toBeChecked();
  await expectAccessible(page, "the dialog of the settings");
  // The switch of the language changes the title of the dialog, too.
  const [there, title, back] = pickWalked({
    en: [/^Español$/, /^Sus cookies$/, /^English$/] as const,
    es: [/^English$/, /^Your cookie choices$/, /^Español$/] as const,
  });
  await dialog.getByText(asWritten(there)).click();
  await page
    .getByRole("dialog", { name: asWritten(title) })
    .getByText(asWritten(back))
    .click();
  await expect(targeting).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole("article").first()).toBeVisible();
  // Another way out leaves no entry behind: Back leads to the page before.
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await page.goForward();
  await hydrated(page);
  await opener.click();
  await targeting.uncheck();
  await dialog.getByRole("button", { name: "Save my choices" }).click();
  // The toast is a region, too, and the name of the Spanish one has cookies in it.
  await expect(
    page.getByRole("region", { name: "Cookies on this site" }),
  ).toHaveCount(0);
  await expect(page).toHaveURL(list);
  await expect(page.locator(".toast")).toBeVisible();
  expect(await keptChoice(page)).toEqual({
    allowCookies: "essential,functional,analytics",
    displayCookies: "hide",
  });
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
    await page
      .getByRole("region", { name: "Cookies" })
      .getByText("Español", { exact: true })
      .click();
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
