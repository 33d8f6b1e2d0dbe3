import type { Page } from "@playwright/test";
import { expect, hydrated } from "./journey.ts";
import { test } from "./tabs.ts";
import { pickWalked } from "./walked-language.ts";

const LIST = "/search-vehicles/all-inventory";
const COMPANY = "/our-company";

const field = (page: Page) => page.locator("dialog[open] input[name=words]");

test("the header's icon opens the search above any page; words become chips, which a press takes out of the sentence", async ({
  page,
}) => {
  await page.goto(COMPANY);
  await hydrated(page);
  await page.getByRole("link", { name: "Search cars" }).click();
  const dialog = page.getByRole("dialog", { name: "Search cars" });
  await expect(field(page)).toBeFocused();
  await expect(dialog.getByRole("option").first(), "examples").toBeVisible();
  await field(page).fill("used suv ");
  const chips = dialog.getByRole("list", { name: "We understood" });
  await expect(chips.getByRole("button")).toHaveText([/Used/, /SUVs/]);
  const both = await shownCount(page);
  await chips.getByRole("button", { name: "Remove SUVs" }).click();
  await expect(field(page)).toHaveValue("used");
  await expect(field(page)).toBeFocused();
  await expect.poll(() => shownCount(page)).toBeGreaterThan(both);
  await field(page).press("ArrowDown");
  await field(page).press("Enter");
  await expect(page).toHaveURL(/used-inventory.*words=used/);
  await expect(dialog).toBeHidden();
});

test("the key / opens the search where nobody types, Back and Escape close it, and it can be turned off", async ({
  page,
}) => {
  await page.goto(COMPANY);
  await hydrated(page);
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("1/2");
  await expect(field(page)).toHaveValue("1/2");
  await page.goBack();
  await expect(field(page)).toBeHidden();
  await expect(page).toHaveURL(COMPANY);
  await page.keyboard.press("/");
  await page.getByLabel("Press / to search from any page").uncheck();
  await page.keyboard.press("Escape");
  await expect(field(page)).toBeHidden();
  await page.keyboard.press("/");
  await expect(field(page)).toBeHidden();
});

test("a phrase that no filter stands for offers something near, or to be left out", async ({
  page,
}) => {
  await page.goto(LIST);
  await hydrated(page);
  const words = page.getByRole("search").locator("input[name=words]");
  await words.click();
  await words.fill("suv good on snow under 40000");
  const told = page.getByText("We can’t search for “good on snow”.");
  await expect(told).toBeVisible();
  await page.getByRole("button", { name: "Try AWD" }).click();
  await expect(words).toHaveValue(
    pickWalked({
      en: "suv all-wheel drive under 40000",
      es: "suv tracción integral under 40000",
    }),
  );
  await expect(told).toBeHidden();
  await words.fill("suv good on snow under 40000");
  await page.getByRole("button", { name: "Remove it: “good on snow”" }).click();
  await expect(words).toHaveValue("suv under 40000");
});

test("a search that has no car leads to a mail about the first one", async ({
  page,
}) => {
  await page.goto(LIST);
  await hydrated(page);
  const words = page.getByRole("search").locator("input[name=words]");
  await words.click();
  await words.fill("convertible under $900");
  await page.getByRole("option", { name: /Tell me when one arrives/ }).click();
  await expect(page.getByRole("textbox", { name: "Your email" })).toBeVisible();
});

test("a word that no car has is named, and leads to all cars and the store's examples", async ({
  page,
}) => {
  await page.goto("/service");
  await hydrated(page);
  await page.getByRole("link", { name: "Search cars" }).click();
  const dialog = page.getByRole("dialog");
  const button = dialog.getByRole("button", { name: "Search", exact: true });
  await expect(dialog.getByRole("option").first()).toBeVisible();
  const before = await button.boundingBox();
  await dialog.getByRole("combobox").pressSequentially("zxqwv");
  await expect(dialog.getByText("No car here matches “zxqwv”.")).toBeVisible();
  await expect(dialog.getByRole("option").first()).toHaveText(
    /^Show all [\d,]+ cars/,
  );
  await expect(dialog.getByText("Tell me when one arrives")).toHaveCount(0);
  // Whatever stands below the field, the button stays beside it.
  expect(await button.boundingBox()).toEqual(before);
});

test("an answer that comes late never stands in the place of a later one", async ({
  page,
}) => {
  await page.goto(LIST);
  await hydrated(page);
  let answerFirst = () => {};
  await page.route(/api\/suggestions.*words=suv(?:&|$)/, async (route) => {
    await new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    await route.continue().catch(() => {});
  });
  const words = page.getByRole("search").locator("input[name=words]");
  await words.click();
  const asked = page.waitForRequest(/words=suv(?:&|$)/);
  await words.fill("suv");
  await asked;
  await words.fill("truck");
  const chips = page.getByRole("list", { name: "We understood" });
  await expect(chips).toContainText("Trucks");
  answerFirst();
  await page.evaluate(() => fetch("/api/suggestions?words=sedan"));
  await expect(chips).toContainText("Trucks");
  await expect(chips).not.toContainText("SUVs");
});

test("without JavaScript the icon is a link to the list's own field", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(COMPANY);
  await page.getByRole("link", { name: "Search cars" }).click();
  await expect(page).toHaveURL(/search-vehicles\/all-inventory#/);
  await expect(page.locator("input[name=words]")).toBeVisible();
  await context.close();
});

async function shownCount(page: Page): Promise<number> {
  const option = page.getByRole("option", { name: /^Show \d/ });
  return Number((await option.innerText()).replaceAll(/\D/g, ""));
}
