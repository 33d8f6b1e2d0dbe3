import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { FIXED_NOW_MS } from "./fixed-time.ts";

const WITHOUT_PICTURES = readFileSync(
  join(import.meta.dirname, "without-pictures.css"),
  "utf8",
);

/** What is late, whatever the reason, has come: letters, pictures below the screen, and the scripts. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(FIXED_NOW_MS);
  await page.goto(path, { waitUntil: "networkidle" });
  await page.evaluate(async (rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    for (const image of document.images) image.loading = "eager";
    await document.fonts.ready;
    await Promise.all(
      [...document.images].map((it) => it.decode().catch(() => {})),
    );
  }, WITHOUT_PICTURES);
  await page.waitForLoadState("networkidle");
}
