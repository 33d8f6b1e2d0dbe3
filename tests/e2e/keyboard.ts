import { expect, type Locator, type Page } from "@playwright/test";

/** Tab until the part has the focus; what the keyboard does not reach fails. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate((it) => it === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

/** Past the header, as the skip link does. */
export async function skipToContent(page: Page): Promise<void> {
  await tabTo(page, page.locator(".skip"));
  await page.keyboard.press("Enter");
}
