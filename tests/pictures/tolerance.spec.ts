import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { openSettled } from "./settled-page.ts";

const PART = "#button-main";

/** Each is small, and nobody asked for it. */
const PLANTED = {
  "a shift of one pixel": ".btn { position: relative; left: 1px }",
  "another shade": ".btn--main { background: #166b43 !important }",
  "a corner that is rounder by two pixels": ".btn { border-radius: 8px }",
  "a weight of letters": ".btn { font-weight: 400 }",
};

for (const [name, rules] of Object.entries(PLANTED))
  test(`${name} is found, and without it two pictures are equal`, async ({
    page,
  }, info) => {
    const kept = info.snapshotPath(`${info.testId}.png`);
    await openSettled(page, "/design");
    mkdirSync(dirname(kept), { recursive: true });
    writeFileSync(kept, await takePart(page));
    await openSettled(page, "/design");
    expect(await takePart(page)).toMatchSnapshot(`${info.testId}.png`);
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, rules);
    expect(await takePart(page)).not.toMatchSnapshot(`${info.testId}.png`);
  });

function takePart(page: Page): Promise<Buffer> {
  return page
    .locator(PART)
    .screenshot({ animations: "disabled", caret: "hide" });
}
