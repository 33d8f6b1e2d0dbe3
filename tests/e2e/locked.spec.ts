import { needCookies } from "./cookieless-browser.ts";
import { SPANISH } from "./further.ts";
import { expectAccessible } from "./axe.ts";
import { expect, hydrated } from "./journey.ts";
import { SITES } from "./sites.ts";
import { test } from "./tabs.ts";

test.use({
  baseURL: SITES.locked.origin,
  contextOptions: { reducedMotion: "reduce" },
});

const LIST = "/search-vehicles/all-inventory";

test(
  "a visitor opens the dialog, is told what is missing, unlocks, and is told what is left to do",
  { tag: SPANISH },
  async ({ page }) => {
    needCookies();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(LIST);
    await hydrated(page);
    await expect(page.getByRole("article").first()).toContainText(
      "Unlock price",
    );
    expect(await page.getByRole("article").allInnerTexts()).not.toContainEqual(
      expect.stringContaining("$"),
    );
    // What the visitor unlocked is kept where functional cookies are allowed.
    await page.getByRole("button", { name: "Accept all" }).click();
    await page.getByRole("link", { name: "Unlock private prices" }).click();
    const dialog = page.getByRole("dialog", { name: "Unlock private prices" });
    await expect(dialog.getByLabel("First name")).toBeFocused();
    await expectAccessible(page, "the dialog");
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(LIST);
    await page.getByRole("link", { name: "Unlock private prices" }).click();
    await expect(dialog.getByLabel("First name")).toBeFocused();
    const unlock = dialog.getByRole("button", {
      name: "Continue",
      exact: true,
    });
    await unlock.click();
    await expect(dialog.getByText("There is a problem")).toBeVisible();
    await expectAccessible(page, "its mistakes");
    await dialog.getByLabel("First name").fill("Elena");
    await dialog.getByLabel("Last name").fill("Ruiz");
    await dialog.getByLabel("Email").fill("elena@example.com");
    await dialog.getByLabel("Phone").fill("6305550100");
    const askedAnew: string[] = [];
    page.on("request", (request) => {
      const isForm = request.url().includes("/private-inventory");
      if (isForm && request.method() === "GET") askedAnew.push(request.url());
    });
    await unlock.click();
    await expect(dialog).toBeHidden();
    // The terms are all that is left, and are asked for on the same page.
    await expect(
      page.getByRole("dialog", { name: "How much can you put down?" }),
    ).toBeVisible();
    await expect(page).toHaveURL(LIST);
    // The veil of the next dialog does not dim what is said of the last.
    const toast = page.locator(".toasts:popover-open .toast");
    await expect(toast).toBeVisible();
    // A press on it would reach nothing while the dialog is open.
    await expect(toast.locator(".toast-close")).toBeHidden();
    // There is nothing left to unlock: who hears that before the dialog is closed leaves for the page that says so.
    expect(askedAnew).toEqual([]);
    await expectAccessible(page, "what is left to do, and the toast");
  },
);
