import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { getAddress, TEMPLATES } from "./templates.ts";

test("every page has a title of its own, and every one that may be found a description of its own and an address", async ({
  page,
}) => {
  const heads = [];
  for (const [name, template] of Object.entries(TEMPLATES)) {
    const answer = await page.request.get(await getAddress(page, template));
    heads.push({
      name,
      isIndexable: template.isIndexable ?? false,
      ...(await parseHead(page, await answer.text())),
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

function parseHead(page: Page, html: string) {
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
