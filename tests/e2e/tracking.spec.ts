import { needCookies } from "./cookieless-browser.ts";
import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./journey.ts";
import { toWalkedPath } from "./walked-language.ts";

const LIST = "/search-vehicles/used-inventory";
const RELAY = "/api/track/facebook";

interface Call {
  readonly eventName: string;
  readonly eventID: string;
  readonly custom_data: {
    readonly path: string;
    readonly title: string;
    readonly referrer: string;
    readonly content_ids?: readonly string[];
  };
}

/** What the page reports, as it goes; anything but "taken" is written down in its place. */
function recordCalls(page: Page): Call[] {
  const calls: Call[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === RELAY)
      calls.push(...(request.postDataJSON() as readonly Call[]));
  });
  page.on("response", (response) => {
    if (new URL(response.url()).pathname === RELAY && response.status() >= 300)
      throw new Error(`A report was answered ${response.status()}.`);
  });
  return calls;
}

function listNames(calls: readonly Call[]): readonly string[] {
  return calls.map(({ eventName }) => eventName);
}

test("each moment is reported once, with its page, where it came from and its cars", async ({
  page,
}) => {
  // What was allowed is kept in a cookie.
  needCookies();
  const calls = recordCalls(page);
  await page.goto("/?gclid=Abc-1");
  await hydrated(page);
  await page.getByRole("button", { name: "Accept all" }).click();
  await expect.poll(() => listNames(calls)).toEqual(["PageView"]);
  expect(calls[0]?.custom_data).toMatchObject({
    path: toWalkedPath("/?gclid=Abc-1"),
    title: await page.title(),
  });

  await page
    .getByRole("main")
    .locator(`a[href^="${LIST.replace("used", "all")}"]`)
    .first()
    .click();
  await expect
    .poll(() => listNames(calls.slice(1)))
    .toEqual(["PageView", "Search", "ViewItemList"]);
  expect(calls[1]?.custom_data).toMatchObject({
    referrer: toWalkedPath("/?gclid=Abc-1"),
    title: await page.title(),
  });
  const cards = page.locator("main .car-card[id]");
  const ids = await cards.evaluateAll((all) =>
    all.map(({ id }) => id.slice(-17)).slice(0, 24),
  );
  expect(calls[3]?.custom_data.content_ids).toEqual(ids);

  const from = calls.length;
  await cards.first().getByRole("link").first().click();
  await expect
    .poll(() => listNames(calls.slice(from)))
    .toEqual(["PageView", "ViewContent"]);
  expect(calls.at(-1)?.custom_data.content_ids).toEqual([ids[0]]);

  await page.getByRole("button", { name: /^Save/ }).first().click();
  await expect.poll(() => calls.at(-1)?.eventName).toBe("AddToWishlist");
  // The phone's own program takes the call, and this page stays.
  await page.evaluate(() => {
    const link = document.querySelector('a[href^="tel:"]');
    link?.addEventListener("click", (event) => event.preventDefault());
    if (link instanceof HTMLElement) link.click();
  });
  await expect.poll(() => calls.at(-1)?.eventName).toBe("ClickToCall");
  await page.goBack();
  await expect
    .poll(() => listNames(calls.slice(from + 4)))
    .toEqual(["PageView", "Search", "ViewItemList"]);
  expect(new Set(calls.map(({ eventID }) => eventID)).size).toBe(calls.length);
});

test("nothing is reported, and nothing loads that would, until the visitor allows some use of it", async ({
  page,
}) => {
  // What was allowed is kept in a cookie.
  needCookies();
  const calls = recordCalls(page);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto(LIST);
  await hydrated(page);
  await page.getByRole("button", { name: "Only essential" }).click();
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain("allowCookies");
  await page.goto("/contact-us");
  await hydrated(page);
  expect(calls).toEqual([]);
  expect(scripts.filter((it) => it.includes("relay-from-browser"))).toEqual([]);
});
