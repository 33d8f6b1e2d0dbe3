import type { Page } from "@playwright/test";
import { FIXED_NOW_MS } from "./fixed-time.ts";

/** What is late, whatever the reason, has come: letters, pictures below the screen, and the scripts. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(FIXED_NOW_MS);
  await page.goto(path, { waitUntil: "networkidle" });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await document.fonts.ready;
    await Promise.all(
      [...document.images].map((it) => it.decode().catch(() => {})),
    );
  });
  await page.waitForLoadState("networkidle");
}
