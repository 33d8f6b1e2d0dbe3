import type { Locator, Page } from "@playwright/test";
import { expect } from "./walked-language.ts";

/** Tab until the part has the focus; what the keyboard does not reach fails. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // To find a part by its role and name takes longer than a press: it is found again only where it was drawn anew.
  let part = await target.elementHandle();
  for (let presses = 0; presses < 150; presses++) {
    const { hasFocus, isGone } = (await part?.evaluate((it) => ({
      hasFocus: it === document.activeElement,
      isGone: !it.isConnected,
    }))) ?? { hasFocus: false, isGone: true };
    if (hasFocus) return;
    if (isGone) part = await target.elementHandle();
    else await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

/** Past the header, as the skip link does. */
export async function skipToContent(page: Page): Promise<void> {
  await tabTo(page, page.locator(".skip"));
  await page.keyboard.press("Enter");
}
