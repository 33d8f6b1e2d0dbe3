import { needCookies } from "./cookieless-browser.ts";
import { SPANISH } from "./further.ts";
import { expect, hydrated } from "./journey.ts";
import { tabTo } from "./keyboard.ts";
import { test } from "./tabs.ts";

/** What "awd" is understood to be. */
const IN_WORDS = "/search-vehicles/all-inventory/drivetrain/awd?words=awd";
const SUVS = "/search-vehicles/all-inventory/bodystyle/suvs?drivetrain=awd";
/** The sentence goes along with what is changed afterwards, so that its reading stays. */
const SUVS_IN_WORDS = `${SUVS}&said=awd`;
const SORTED_SUVS_IN_WORDS = `${SUVS}&sort=mileage&said=awd`;

test(
  "a shopper searches on the home page, narrows the list and opens a vehicle",
  { tag: SPANISH },
  async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await page
      .getByRole("search")
      .getByLabel("Describe the car you want")
      .fill("awd");
    await page
      .getByRole("search")
      .getByRole("button", { name: "Search" })
      .click();
    await expect(page).toHaveURL(IN_WORDS);
    await narrowToSuvs(page);
    await page.getByLabel("Sort by").selectOption("mileage");
    await expect(page).toHaveURL(SORTED_SUVS_IN_WORDS);
    await expect(page.getByText("We understood")).toBeVisible();
    await page.getByRole("article").first().getByRole("link").first().click();
    await expect(page).toHaveURL(
      /^[^?]*\/(used|new|certified)-vehicle\/suvs\//,
    );
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("one tap on a menu of the drawer opens it, and closes the longer one above it", async ({
    page,
  }) => {
    await page.goto("/contact-us");
    await hydrated(page);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const drawer = page.getByRole("navigation", { name: "Main" });
    const tap = (name: string) =>
      drawer.getByText(name, { exact: true }).click();
    const trucks = drawer.getByRole("link", { name: "Trucks" });
    const careers = drawer.getByRole("link", { name: "Careers" });
    await tap("Browse Cars");
    await expect(trucks).toBeVisible();
    await tap("Dealership");
    await expect(careers).toBeVisible();
    await expect(trucks).toBeHidden();
  });
});

test("the header's search opens above any page, and on the list itself leads to its field, with the caret in it", async ({
  page,
}) => {
  const search = page
    .getByRole("banner")
    .getByRole("link", { name: "Search cars" });
  await page.goto("/contact-us");
  await hydrated(page);
  await search.click();
  const dialog = page.getByRole("dialog", { name: "Search cars" });
  await expect(dialog.getByRole("combobox")).toBeFocused();
  await expect(page).toHaveURL("/contact-us");
  await page.goto("/search-vehicles/all-inventory/bodystyle/suvs");
  await hydrated(page);
  await search.click();
  await expect(page.locator("#q")).toBeFocused();
  await expect(dialog).toBeHidden();
});

test("without JavaScript the header's search puts the caret there as well @further", async ({
  plainPage: page,
}) => {
  await page.goto("/contact-us");
  await page
    .getByRole("banner")
    .getByRole("link", { name: "Search cars" })
    .click();
  await expect(page.locator("#q")).toBeFocused();
});

test("a search that asks for hours is answered above the cars, with the way to the page", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  const search = page.getByRole("search");
  await search.getByLabel("Describe the car you want").fill("store hours");
  await search.getByRole("button", { name: "Search" }).click();
  const answers = page.getByRole("region", { name: "Answers" });
  await answers.getByRole("link", { name: "All hours and stores" }).click();
  await expect(page).toHaveURL("/contact-us");
});

test("Back returns to the same filters and the same place on the page @further", async ({
  page,
}) => {
  await page.goto("/search-vehicles/all-inventory/bodystyle/suvs");
  await hydrated(page);
  const card = page.getByRole("article").nth(8);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await card.getByRole("link").first().click();
  await expect(page).toHaveURL(/-vehicle\/suvs\//);
  await page.goBack();
  await expect(page).toHaveURL("/search-vehicles/all-inventory/bodystyle/suvs");
  await expect
    .poll(() => page.evaluate(() => window.scrollY))
    .toBeGreaterThan(before - 50);
});

test("the keyboard alone finds and opens a vehicle @further", async ({
  page,
}) => {
  needCookies();
  await page.goto("/search-vehicles/all-inventory");
  await hydrated(page);
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("link", { name: "Skip to content" }),
  ).toBeFocused();
  await page.keyboard.press("Enter");
  const firstCard = page.getByRole("article").first().getByRole("link").first();
  await tabTo(page, firstCard);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/-vehicle\//);
});

test("a chosen store is remembered and shown in the header", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/search-vehicles/all-inventory");
  await hydrated(page);
  await chooseJoliet(page);
  await expect(page).toHaveURL("/search-vehicles/all-inventory");
  await expect(page.getByRole("banner")).toContainText("Joliet");
  await page.goto("/");
  await expect(page.getByRole("banner")).toContainText("Joliet");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("search, filters, sorting, pages and vehicles all work @further", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    await page
      .getByRole("search")
      .getByLabel("Describe the car you want")
      .fill("awd");
    await page
      .getByRole("search")
      .getByRole("button", { name: "Search" })
      .click();
    await expect(page).toHaveURL(IN_WORDS);
    await narrowToSuvs(page);
    await page.getByLabel("Sort by").selectOption("mileage");
    await page.getByRole("button", { name: "Sort" }).click();
    await expect(page).toHaveURL(SORTED_SUVS_IN_WORDS);
    await expect(page.getByText("We understood")).toBeVisible();
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.getByRole("article").first().getByRole("link").first().click();
    await expect(page).toHaveURL(/-vehicle\/suvs\//);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("a store can be chosen", async ({ page }) => {
    needCookies();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/search-vehicles/all-inventory");
    await chooseJoliet(page);
    await expect(page).toHaveURL("/search-vehicles/all-inventory");
    await expect(page.getByRole("banner")).toContainText("Joliet");
  });

  test("on a phone the filters open and apply", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/search-vehicles/all-inventory");
    await page.getByRole("button", { name: /^Filters/ }).click();
    await page
      .getByRole("complementary", { name: "Filters" })
      .getByRole("link", { name: /^SUV/ })
      .click();
    await expect(page).toHaveURL(
      "/search-vehicles/all-inventory/bodystyle/suvs",
    );
  });
});

async function narrowToSuvs(page: import("@playwright/test").Page) {
  await page
    .getByRole("complementary", { name: "Filters" })
    .getByRole("link", { name: /^SUV/ })
    .click();
  await expect(page).toHaveURL(SUVS_IN_WORDS);
}

async function chooseJoliet(page: import("@playwright/test").Page) {
  await page
    .getByRole("banner")
    .getByRole("button", { name: /Aurora, IL/ })
    .click();
  await page
    .getByRole("region", { name: "Choose your store" })
    .getByRole("button", { name: /Joliet/ })
    .click();
}
