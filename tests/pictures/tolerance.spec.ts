import { expect, test, type Page } from "@playwright/test";
import { listDifferences, toBlocks } from "./blocks.ts";
import { takePicture } from "./kept-pictures.ts";
import { openSettled } from "./settled-page.ts";

const PATH = "/contact-us";

/** Each is small, and nobody asked for it. */
const PLANTED: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "a token of color": (page) => setStyles(page, ":root { --ink-2: #4b565a }"),
  "another shade of the main button": (page) =>
    setStyles(page, ".btn--main { background: #166b43 !important }"),
  "two pixels of padding": (page) =>
    setStyles(page, ".input { padding-block: 13px !important }"),
  "a shift of one pixel": (page) =>
    setStyles(page, ".btn { position: relative; left: 1px }"),
  "a corner that is rounder by two pixels": (page) =>
    setStyles(page, ".btn { border-radius: 8px }"),
  "another weight of letters": (page) =>
    setStyles(page, ".btn { font-weight: 500 }"),
  "another word": (page) =>
    page.evaluate(() => {
      const heading = document.querySelector("main h1");
      if (heading !== null) heading.textContent = "Contact me";
    }),
};

for (const [name, plant] of Object.entries(PLANTED))
  test(`${name} is found, and without it two pictures are equal`, async ({
    page,
  }) => {
    await openSettled(page, PATH);
    const kept = await toBlocks(await takePicture(page));
    await openSettled(page, PATH);
    const again = await toBlocks(await takePicture(page));
    expect(listDifferences(kept, again)).toEqual([]);
    await plant(page);
    const changed = await toBlocks(await takePicture(page));
    expect(listDifferences(kept, changed).length).toBeGreaterThan(0);
  });

async function setStyles(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
}
