import type { Locator, Page } from "@playwright/test";
import { needCookies } from "./cookieless-browser.ts";
import {
  ANSWERED,
  expect,
  hydrated,
  openEstimator,
  vehiclePath,
} from "./journey.ts";
import { test } from "./tabs.ts";

test.use({ storageState: ANSWERED, viewport: { width: 1440, height: 900 } });

const LIST = "/search-vehicles/all-inventory";

test("the counts, headings and chips of a translated list follow every filter, sort and Back @further", async ({
  page,
}) => {
  await openTranslated(page, LIST);
  await chooseSuvs(page);
  const filters = page.getByRole("complementary", { name: "Filters" });
  await filters.getByRole("link", { name: /^Heated seats/ }).click();
  await expect(page).toHaveURL(/heated-seats/);
  await expectAsLoaded(page);
  await filters.getByLabel(/Price\s+To/).fill("25000");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/price_max=25000/);
  await expectAsLoaded(page);
  await page.getByRole("combobox", { name: "Sort" }).selectOption("mileage");
  await expect(page).toHaveURL(/sort=mileage/);
  await expectAsLoaded(page);
  // Presses in a row are one step back, so how far it leads depends on how fast they came.
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
  await expectAsLoaded(page);
});

test("a translated list counts what was loaded further, saved and compared @further", async ({
  page,
}) => {
  needCookies();
  await openTranslated(page, LIST);
  await page.getByRole("link", { name: /^Load 24 more/ }).click();
  await expect(page.getByRole("article")).toHaveCount(48);
  await expect(page.getByText("1–48 of 641 cars")).toBeVisible();
  for (const at of [0, 3, 5]) {
    await page.getByRole("button", { name: /^Save/ }).nth(at).click();
    await expect(savedLink(page)).toHaveText(/[123]$/);
  }
  await expect(savedLink(page)).toHaveText(/3$/);
  for (const at of [0, 1])
    await page
      .getByRole("button", { name: /^Compare/ })
      .nth(at)
      .click();
  await expect(page.getByRole("link", { name: "Compare (2)" })).toBeVisible();
});

test("the payment of a translated car follows its terms from the first change on", async ({
  page,
}) => {
  const path = await vehiclePath(page, "?condition=used");
  await openTranslated(page, path);
  await openEstimator(page);
  const result = page.locator(".pay-result");
  const equity = page.getByRole("textbox", { name: "Trade equity" });
  const shown: string[] = [await result.innerText()];
  for (const dollars of ["4500", "6000", "0"]) {
    await equity.fill(dollars);
    await expect(result).not.toHaveText(shown.at(-1) ?? "", {
      useInnerText: true,
    });
    if (dollars !== "0")
      await expect(result).toContainText(
        `$${Number(dollars).toLocaleString("en-US")}.00 trade equity`,
      );
    shown.push(await result.innerText());
  }
  expect(shown.at(-1)).toBe(shown[0]);
});

test("a page that is translated before its scripts are here comes alive all the same", async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(LIST, { waitUntil: "domcontentloaded" });
  await translate(page);
  const body = await page.evaluateHandle(() => document.body);
  resolve();
  await hydrated(page);
  expect(await body.evaluate((it) => it.isConnected)).toBe(true);
  await chooseSuvs(page);
});

test("whoever asks for the original of a translated page has it, changes and all @further", async ({
  page,
}) => {
  await openTranslated(page, LIST);
  await chooseSuvs(page);
  await page.evaluate(() => dispatchEvent(new Event("show-original")));
  await expect(page.locator("font")).toHaveCount(0);
  await expectAsLoaded(page);
});

const savedLink = (page: Page): Locator =>
  page.getByRole("banner").locator("a[href='/saved-vehicles']").last();

async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await translate(page);
}

async function chooseSuvs(page: Page): Promise<void> {
  const filters = page.getByRole("complementary", { name: "Filters" });
  await filters.getByRole("link", { name: /^SUVs/ }).click();
  await expect(page).toHaveURL(/suvs/);
  await expectAsLoaded(page);
}

/** The texts of the page are those of the same address loaded afresh. */
async function expectAsLoaded(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await hydrated(other);
  const expected = await textsOf(other);
  await other.close();
  await expect.poll(() => textsOf(page)).toEqual(expected);
}

function textsOf(page: Page): Promise<readonly string[]> {
  const texts = "h1, h2, h3, p, li, dt, dd, a, button, label, summary, option";
  return page.locator("main").evaluate((main, selector) => {
    const own = [...main.querySelectorAll(selector)];
    return [
      document.title,
      ...own.map((it) => `${it.localName}: ${it.textContent}`),
    ];
  }, texts);
}

/** As Chrome's translator does it, but in the same words: every text gives way to a font element, later ones as well. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const originals = new Map<Element, Text>();
    const wrap = (root: Node) => {
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walk.nextNode())
        if (walk.currentNode instanceof Text) texts.push(walk.currentNode);
      for (const text of texts) {
        const isOurs =
          text.isConnected &&
          text.data.trim() !== "" &&
          text.parentElement?.closest("script, style, svg, font") === null;
        if (!isOurs) continue;
        const outer = document.createElement("font");
        const inner = document.createElement("font");
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
        originals.set(outer, text);
      }
    };
    wrap(document.body);
    document.documentElement.classList.add("translated-ltr");
    const observer = new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const node of target instanceof Text ? [target] : addedNodes)
          setTimeout(() => wrap(node), 20);
    });
    observer.observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    addEventListener("show-original", () => {
      observer.disconnect();
      for (const [font, text] of originals)
        if (font.isConnected) font.replaceWith(text);
    });
  });
}
