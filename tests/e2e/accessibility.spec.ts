import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { needCookies } from "./cookieless-browser.ts";
import { markFurther } from "./further.ts";
import { expect, hydrated, vehiclePath } from "./journey.ts";
import { test } from "./visits.ts";

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };
const LIST = "/search-vehicles/all-inventory";

// What is on its way in or out is paler than it will be.
test.use({ contextOptions: { reducedMotion: "reduce" } });

interface State {
  readonly viewport: typeof PHONE;
  readonly path: (page: Page) => string | Promise<string>;
  readonly reach: (page: Page) => Promise<void>;
}

const STATES: Readonly<Record<string, State>> = {
  "the menu of a phone, one of its lists open": {
    viewport: PHONE,
    path: () => LIST,
    async reach(page) {
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await page.getByText("Browse Cars", { exact: true }).first().click();
    },
  },
  "the stores on a phone": {
    viewport: PHONE,
    path: () => LIST,
    async reach(page) {
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await page
        .getByRole("navigation", { name: "Main" })
        .getByRole("button", { name: /Aurora, IL/ })
        .click();
    },
  },
  "the filters of a phone, all open": {
    viewport: PHONE,
    path: () => `${LIST}/bodystyle/suvs?features=heated-seats`,
    async reach(page) {
      await page.getByRole("button", { name: /^Filters/ }).click();
      await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
      await openEveryDetail(page, "dialog");
    },
  },
  "a menu of a wide screen": {
    viewport: WIDE,
    // Where it covers half of a link, that link would count as too small.
    path: () => "/saved-vehicles",
    async reach(page) {
      await page
        .getByRole("banner")
        .getByText("Browse Cars", { exact: true })
        .click();
    },
  },
  "the stores on a wide screen": {
    viewport: WIDE,
    path: () => LIST,
    async reach(page) {
      await page
        .getByRole("banner")
        .getByRole("button", { name: /Aurora, IL/ })
        .click();
    },
  },
  "suggestions, one of them chosen": {
    viewport: PHONE,
    path: () => "/",
    async reach(page) {
      const field = page.getByRole("search").locator("input[name=words]");
      await field.fill("hon");
      await expect(page.getByRole("option").first()).toBeVisible();
      await field.press("ArrowDown");
    },
  },
  "a list with every filter open": {
    viewport: WIDE,
    path: () => LIST,
    reach: (page) => openEveryDetail(page, "main"),
  },
  "a list that was loaded further": {
    viewport: WIDE,
    path: () => LIST,
    async reach(page) {
      await page.getByRole("link", { name: /^Load 24 more/ }).click();
      await expect(page.getByRole("article")).toHaveCount(48);
    },
  },
  "the lines of a card's price": {
    viewport: PHONE,
    path: () => LIST,
    async reach(page) {
      await page.getByRole("button", { name: "Only essential" }).click();
      await page.locator("a.price").first().click();
      await expect(page.locator(".price-dialog .nothing-else")).toBeVisible();
    },
  },
  "a vehicle with every detail open": {
    viewport: WIDE,
    path: vehiclePath,
    reach: (page) => openEveryDetail(page, "main"),
  },
  "a form with mistakes": {
    viewport: PHONE,
    path: () => "/contact-us",
    async reach(page) {
      await page.getByRole("button", { name: "Send message" }).click();
      await expect(page.getByText("There is a problem")).toBeVisible();
    },
  },
  "saved details and their toast": {
    viewport: PHONE,
    path: () => "/your-details",
    async reach(page) {
      needCookies();
      await page.getByRole("button", { name: "Only essential" }).click();
      await page.goto("/cookie-settings");
      await page.getByRole("checkbox", { name: "Functional" }).check();
      await page.getByRole("button", { name: "Save my choices" }).click();
      await page.goto("/your-details");
      await page.getByLabel("First name").fill("Elena");
      await page.getByRole("button", { name: "Save details" }).click();
      await expect(page.locator(".toast")).toBeVisible();
    },
  },
  "the pictures of a car over the whole screen": {
    viewport: WIDE,
    path: vehiclePath,
    async reach(page) {
      await page.getByRole("button", { name: "Full screen" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  "cars that are saved and chosen to compare": {
    viewport: PHONE,
    path: () => LIST,
    async reach(page) {
      needCookies();
      await page.getByRole("button", { name: "Only essential" }).click();
      for (const name of [/^Save/, /^Compare/])
        for (const at of [0, 1])
          await page.getByRole("button", { name }).nth(at).click();
      await expect(
        page.getByRole("link", { name: "Compare (2)" }),
      ).toBeVisible();
    },
  },
  "a payment with a term that cannot be": {
    viewport: PHONE,
    path: () => "/payment-estimate?price=12&term=7",
    reach: (page) => openEveryDetail(page, "main"),
  },
  "the question about cookies, in Spanish": {
    viewport: PHONE,
    path: () => LIST,
    async reach(page) {
      needCookies();
      await page
        .getByRole("region", { name: "Cookies" })
        .getByText("Español", { exact: true })
        .click();
    },
  },
};

const FIRST_STATES = [
  "the filters of a phone, all open",
  "a menu of a wide screen",
  "suggestions, one of them chosen",
  "a payment with a term that cannot be",
];

test.describe("has no accessibility violation when it is open:", () => {
  // The question about cookies is open as well.
  test.beforeEach(({ page }) => page.context().clearCookies());

  for (const [name, { viewport, path, reach }] of Object.entries(STATES))
    test(`${name}${markFurther(!FIRST_STATES.includes(name))}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(await path(page));
      await hydrated(page);
      await reach(page);
      await expectAccessible(page);
    });
});

function openEveryDetail(page: Page, within: string): Promise<void> {
  return page.evaluate((scope) => {
    for (const details of document.querySelectorAll(`${scope} details`))
      details.setAttribute("open", "");
  }, within);
}
