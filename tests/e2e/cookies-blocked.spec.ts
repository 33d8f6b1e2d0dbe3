import type { BrowserContext, Page } from "@playwright/test";
import { expect, hydrated, test as base } from "./journey.ts";
import { SITES } from "./sites.ts";

const LIST = "/search-vehicles/all-inventory";

/** As browsers do whose owner blocks all cookies: they refuse the page every kind of storage, too. */
const test = base.extend({
  context: async ({ context }, use) => {
    await blockCookies(context);
    await use(context);
    // What is still on its way when the visit ends.
    await context.unrouteAll({ behavior: "ignoreErrors" });
  },
});
test.use({ viewport: { width: 1440, height: 900 } });

/** Scripts, styles, letters and pictures bring none, and are most of what a page loads. */
const mayBringCookie = ({ pathname }: URL) =>
  !/^\/(?:assets|img)\//.test(pathname);

async function blockCookies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(document, "cookie", { get: () => "", set() {} });
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException("Access is denied.", "SecurityError");
        },
      });
  });
  await context.route(mayBringCookie, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const { "set-cookie": _, ...headers } = response.headers();
    // What was fetched here has its cookies kept.
    await context.clearCookies();
    await route.fulfill({ response, headers });
  });
}

test("no page of a visit fails for want of storage: list, filter, further cars, car, Back", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  await answer(page);
  await page
    .getByRole("banner")
    .getByText("Browse Cars", { exact: true })
    .click();
  await page.getByRole("link", { name: "Browse All" }).first().click();
  await expect(page).toHaveURL(LIST);
  await page.getByRole("link", { name: /^Load 24 more/ }).click();
  await expect(page.getByRole("article")).toHaveCount(48);
  await page.getByRole("article").nth(30).getByRole("link").first().click();
  await expect(page).toHaveURL(/-vehicle\//);
  await page.goBack();
  await expect(page).toHaveURL(/all-inventory/);
  await page
    .getByRole("complementary", { name: "Filters" })
    .getByRole("link", { name: /^SUVs/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("SUVs");
});

test("an answered question about cookies stays away until the visitor leaves, and says so @further", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  const banner = page.getByRole("region", { name: "Cookies" });
  await expect(banner).toContainText("Your browser blocks cookies");
  await answer(page);
  await page
    .getByRole("banner")
    .getByText("Browse Cars", { exact: true })
    .click();
  await page.getByRole("link", { name: "Browse All" }).first().click();
  await expect(page).toHaveURL(LIST);
  await expect(banner).toBeHidden();
});

test("saved and compared cars are kept until the visitor leaves, with a way to keep them longer", async ({
  page,
}) => {
  await page.goto(LIST);
  await hydrated(page);
  await answer(page);
  const hearts = page.getByRole("button", { name: /^Save/ });
  for (const at of [0, 1]) await hearts.nth(at).click();
  await expect(page.getByText("Your browser blocks cookies")).toHaveCount(1);
  await page
    .getByRole("button", { name: /^Compare/ })
    .nth(2)
    .click();
  // Longer than what is written to the browser would be renewed after.
  await page.waitForTimeout(2_500);
  await expect(hearts.nth(0)).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("link", { name: "Compare (1)" })).toHaveAttribute(
    "href",
    /\?vins=\w{17}$/,
  );
  await page
    .getByRole("banner")
    .getByRole("link", { name: "Saved cars, 2" })
    .click();
  await expect(page).toHaveURL(/\/saved-vehicles\?vins=\w{17},\w{17}$/);
  await expect(
    page.getByRole("group", { name: "Cars to compare" }).getByRole("article"),
  ).toHaveCount(2);
});

test("what needs cookies says so beforehand: stores, wizard, unlock, codes and details", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  await page
    .getByRole("banner")
    .getByRole("button", { name: /Aurora, IL/ })
    .click();
  await expect(
    page.getByRole("region", { name: "Choose your store" }),
  ).toContainText("we can’t keep your choice");
  for (const [path, words] of [
    ["/personalized-pricing/down-payment", "we can’t keep your answers"],
    ["/private-inventory", "nothing can stay unlocked"],
    ["/verify-phone", "we can’t check a code"],
    ["/your-details", "can’t keep anything"],
  ] as const) {
    await page.goto(SITES.locked.origin + path);
    await hydrated(page);
    await expect(page.getByRole("main")).toContainText(words);
  }
});

test("the dialogs of unlock and wizard say so beforehand as well @further", async ({
  page,
}) => {
  for (const [site, link, words] of [
    ["locked", "Unlock private prices", "nothing can stay unlocked"],
    ["open", "Add a trade-in", "we can’t keep your answers"],
  ] as const) {
    await page.goto(SITES[site].origin + LIST);
    await hydrated(page);
    await answer(page);
    await page.getByRole("link", { name: link }).first().click();
    await expect(page.getByRole("dialog")).toContainText(words);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the wizard says why it stays at its first question", async ({
    page,
  }) => {
    await page.goto("/personalized-pricing/down-payment");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(/whenKept=/);
    await expect(page.getByRole("main")).toContainText(
      "we can’t keep your answers",
    );
  });

  test("the choice of a store leads to every store's phone and hours, and the banner's answer to the settings", async ({
    page,
  }) => {
    await page.goto(LIST);
    await page
      .getByRole("banner")
      .getByRole("button", { name: /Aurora, IL/ })
      .click();
    await page
      .getByRole("region", { name: "Choose your store" })
      .getByRole("button", { name: /Joliet/ })
      .click();
    await expect(page).toHaveURL(/\/contact-us\?whenKept=/);
    await expect(page.getByRole("main")).toContainText(
      "we can’t keep your store or your ZIP",
    );
    await page
      .getByRole("region", { name: "Cookies" })
      .getByRole("button", { name: "Only essential" })
      .click();
    await expect(page).toHaveURL(/\/cookie-settings\?whenKept=/);
    await expect(page.getByRole("main")).toContainText(
      "we can’t keep your choice",
    );
  });
});

test("a message is sent once, and its confirmation stands", async ({
  page,
}) => {
  await page.goto("/contact-us");
  await hydrated(page);
  await answer(page);
  await page
    .getByLabel("What is it about?")
    .selectOption("Purchasing a vehicle");
  for (const [label, text] of [
    ["First name", "Elena"],
    ["Last name", "Ruiz"],
    ["Email", "elena@example.com"],
    ["Phone", "630.555.0100"],
    ["Message", "Is the blue one still there?"],
  ] as const)
    await page.getByRole("textbox", { name: label, exact: true }).fill(text);
  await page.waitForTimeout(1_200);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page).toHaveURL(/reference=/);
  await expect(page.getByText("Your reference")).toBeVisible();
});

async function answer(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Only essential" }).click();
  await expect(page.getByRole("region", { name: "Cookies" })).toBeHidden();
}

test("a message in the chat is sent once, and its reference stands", async ({
  page,
}) => {
  await page.goto(LIST);
  await hydrated(page);
  await answer(page);
  await page.getByRole("link", { name: "Ask a question" }).click();
  const dialog = page.getByRole("dialog", {
    name: /^(Ask a question|We have your message)$/,
  });
  await dialog.getByLabel("Your name").fill("Elena Reyes");
  await dialog.getByRole("radio", { name: "Call me" }).check();
  await dialog.getByLabel("Phone").fill("6305550100");
  await dialog.getByLabel("Your message").fill("Is the red one there?");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog).toContainText("We have your message");
  await expect(dialog).toContainText(/Reference [\dA-Z]{4}-[\dA-Z]{4}/);
});

test("a ZIP code that no page can keep is said, and the list stays", async ({
  page,
}) => {
  await page.goto(`${LIST}?sort=nearest`);
  await hydrated(page);
  await answer(page);
  await page.getByLabel("Your ZIP").fill("60435");
  await page.getByRole("button", { name: "Show distances" }).click();
  await expect(page.getByText("we can’t keep where you are")).toBeVisible();
  await expect(page).toHaveURL(`${LIST}?sort=nearest`);
});
