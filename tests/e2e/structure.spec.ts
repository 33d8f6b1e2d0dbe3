import type { Page } from "@playwright/test";
import { ANSWERED, expect, test } from "./journey.ts";
import { addressOf, TEMPLATES } from "./templates.ts";

test.use({ javaScriptEnabled: false, storageState: ANSWERED });

for (const [name, template] of Object.entries(TEMPLATES))
  test(`${name} has one level-one heading, headings in order, landmarks, a skip link and a language`, async ({
    page,
  }) => {
    await page.goto(await addressOf(page, template));
    const outline = await outlineOf(page);
    expect(outline.language).toBe("en");
    expect(outline.skipTarget).toBe("main");
    expect(outline.landmarks).toEqual(["HEADER", "MAIN", "FOOTER"]);
    expect(outline.levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [at, level] of outline.levels.entries())
      if (at > 0)
        expect(
          level - (outline.levels[at - 1] ?? 0),
          outline.headings[at],
        ).toBeLessThanOrEqual(1);
    expect(outline.repeatedIds).toEqual([]);
    expect(outline.isZoomFree).toBe(true);
  });

test("every page has a title of its own, and every one that may be found a description of its own and an address", async ({
  page,
}) => {
  const heads = [];
  for (const [name, template] of Object.entries(TEMPLATES)) {
    const answer = await page.request.get(await addressOf(page, template));
    heads.push({
      name,
      isIndexable: template.isIndexable ?? false,
      ...(await headOf(page, await answer.text())),
    });
  }
  const titles = heads.map(({ title }) => title);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual(
    [],
  );
  expect(titles).not.toContain("");
  const indexable = heads.filter((it) => it.isIndexable);
  for (const { name, description, canonical, robots } of indexable) {
    expect.soft(description.length, `description: ${name}`).toBeGreaterThan(30);
    expect.soft(description.length, `description: ${name}`).toBeLessThan(200);
    expect.soft(canonical, `canonical: ${name}`).toMatch(/^http/);
    expect.soft(robots, `robots: ${name}`).not.toContain("noindex");
  }
  const descriptions = indexable.map(({ description }) => description);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

function outlineOf(page: Page) {
  return page.evaluate(() => {
    const headings = [
      ...document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)"),
    ].filter((it) => it.checkVisibility() || it.classList.contains("vh"));
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    const skip = document.querySelector("body a");
    return {
      language: document.documentElement.lang,
      skipTarget: document.querySelector(skip?.getAttribute("href") ?? "")?.id,
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

function headOf(page: Page, html: string) {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, "text/html");
    const content = (name: string) =>
      parsed.querySelector(`meta[name=${name}]`)?.getAttribute("content") ?? "";
    return {
      title: parsed.querySelector("head > title")?.textContent ?? "",
      description: content("description"),
      robots: content("robots"),
      canonical:
        parsed.querySelector("link[rel=canonical]")?.getAttribute("href") ?? "",
    };
  }, html);
}
