import type { Page } from "@playwright/test";
import { expect } from "./walked-language.ts";

const TWICE = "html { font-size: 200% !important }";
/** WCAG 1.4.12. */
const SPACED =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

const NARROW = { width: 320, height: 700 };

/** Nothing scrolls sideways at 320 px, nothing is cut off in wider spacing and at twice the size, and buttons are 44 px high. */
export async function expectAdaptable(page: Page): Promise<void> {
  await page.setViewportSize(NARROW);
  expect.soft(await outOfPage(page), "at 320 px").toEqual([]);
  expect.soft(await lowButtons(page), "lower than 44 px").toEqual([]);
  await setStyles(page, SPACED);
  expect.soft(await outOfPage(page), "spaced, at 320 px").toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect.soft(await cutOff(page), "spaced").toEqual([]);
  await setStyles(page, TWICE);
  expect.soft(await outOfPage(page), "twice the size").toEqual([]);
  expect.soft(await cutOff(page), "twice the size").toEqual([]);
  await setStyles(page, "");
}

async function setStyles(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);
}

/** As the browser's own setting has it, which moves the layout along: in pixels, where 16 is usual. */
const LARGE_TEXT = [24, 32];
const LARGE_TEXT_WIDTHS = [1440, 1024, 390, 320, 280];

/** Nothing scrolls sideways, and no tile's words stick out over the next one. */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  for (const size of LARGE_TEXT) {
    await setTextSize(page, size);
    for (const width of LARGE_TEXT_WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const place = `text of ${size} px at ${width} px`;
      expect.soft(await outOfPage(page), place).toEqual([]);
      expect.soft(await overfullTiles(page), place).toEqual([]);
    }
  }
  await setTextSize(page, 16);
}

export async function setTextSize(page: Page, px: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fontSizes = { standard: px, fixed: Math.round(px * 0.8125) };
  await session.send("Page.setFontSizes", { fontSizes });
  await session.detach();
}

export function overfullTiles(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".tile, .swatch, .pay-seg > *, .facts > *")]
      .filter((it) => it.checkVisibility())
      .filter((it) => it.scrollWidth > it.clientWidth + 1)
      .map((it) => it.outerHTML.slice(0, 90)),
  );
}

/** What makes the page scroll sideways. */
export function outOfPage(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isHeld = (it: Element | null): boolean =>
      it !== null &&
      it !== document.body &&
      (getComputedStyle(it).overflowX !== "visible" ||
        isHeld(it.parentElement));
    const wide = [...document.querySelectorAll("body *")]
      .filter((it) => it.getBoundingClientRect().right > clientWidth + 1)
      .filter((it) => !isHeld(it.parentElement))
      .map((it) => it.outerHTML.slice(0, 90));
    // A text may be wider than its element.
    return wide.length > 0 ? wide : [`${scrollWidth - clientWidth} px of text`];
  });
}

function lowButtons(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        "main :is(.btn--main, .icon-btn, .input, select)",
      ),
    ]
      .filter((it) => it.checkVisibility())
      .filter((it) => {
        const { width, height } = it.getBoundingClientRect();
        return width > 4 && height < 44;
      })
      .map((it) => it.outerHTML.slice(0, 90)),
  );
}

/** Texts that stick out of a box that hides what sticks out. */
export function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    const cut: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (parent === null || text.textContent?.trim() === "") continue;
      // A breadcrumb says in short what the heading says in full; what is a pixel wide is for screen readers.
      if (
        !parent.checkVisibility() ||
        parent.getBoundingClientRect().width <= 2 ||
        parent.closest(".vh, .crumbs, [aria-hidden=true]") !== null
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      for (
        let it: Element | null = parent;
        it !== null && it !== document.body;
        it = it.parentElement
      ) {
        const { overflowX, overflowY, position } = getComputedStyle(it);
        if (/auto|scroll/.test(overflowX + overflowY)) break;
        const edge = it.getBoundingClientRect();
        const isCutX =
          /hidden|clip/.test(overflowX) &&
          (box.right > edge.right + 2 || box.left < edge.left - 2);
        const isCutY =
          /hidden|clip/.test(overflowY) &&
          (box.bottom > edge.bottom + 2 || box.top < edge.top - 2);
        if (isCutX || isCutY) cut.push(parent.outerHTML.slice(0, 90));
        if (isCutX || isCutY || position === "fixed") break;
      }
    }
    return cut;
  });
}

/** What is for browsers without scripts is plain text to others: a rule that shows it shows its markup. */
export function markupInSight(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () => document.body.innerText.match(/<\/?[a-z]+[^<>\n]*>/g) ?? [],
  );
}
