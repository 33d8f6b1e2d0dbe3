import type { Page } from "@playwright/test";
import { expect } from "./walked-language.ts";

/** One level-one heading, headings in order, landmarks, a skip link, a language, and zoom left alone. */
export async function expectOutlined(
  page: Page,
  language: string,
): Promise<void> {
  const outline = await readOutline(page);
  expect.soft(outline.language).toBe(language);
  expect.soft(outline.skipTarget, "the first link").toBe("main");
  expect.soft(outline.landmarks).toEqual(["HEADER", "MAIN", "FOOTER"]);
  expect.soft(outline.levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [at, level] of outline.levels.entries())
    if (at > 0)
      expect
        .soft(level - (outline.levels[at - 1] ?? 0), outline.headings[at])
        .toBeLessThanOrEqual(1);
  expect.soft(outline.repeatedIds, "ids that stand twice").toEqual([]);
  expect.soft(outline.isZoomFree, "may be zoomed").toBe(true);
}

function readOutline(page: Page) {
  return page.evaluate(() => {
    const headings = [
      ...document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)"),
    ].filter((it) => it.checkVisibility() || it.classList.contains("vh"));
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    const skip = document.querySelector<HTMLAnchorElement>("body a");
    return {
      language: document.documentElement.lang,
      skipTarget: document.getElementById(skip?.hash.slice(1) ?? "")?.id,
      landmarks: [
        ...document.querySelectorAll(
          "body > :is(header, main, footer), body > * > :is(header, main, footer)",
        ),
      ].map(({ tagName }) => tagName),
      levels: headings.map(({ tagName }) => Number(tagName.slice(1))),
      headings: headings.map(({ textContent }) => textContent),
      repeatedIds: ids.filter((id, at) => ids.indexOf(id) !== at),
      isZoomFree: !/user-scalable|maximum-scale/.test(
        document
          .querySelector("meta[name=viewport]")
          ?.getAttribute("content") ?? "user-scalable",
      ),
    };
  });
}
