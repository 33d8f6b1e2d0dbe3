import type { Page } from "@playwright/test";
import { SPANISH } from "./further.ts";
import { needCookies } from "./cookieless-browser.ts";
import { expect } from "./journey.ts";
import { SITES } from "./sites.ts";
import { test } from "./tabs.ts";

test.use({
  javaScriptEnabled: false,
  viewport: { width: 390, height: 844 },
});

const LIST = "/search-vehicles/all-inventory";

test(
  "without JavaScript a shopper answers the cookies, searches, narrows, opens a car, asks, and is thanked",
  { tag: SPANISH },
  async ({ page }) => {
    needCookies();
    await page.goto("/");
    await page.getByRole("button", { name: "Accept all" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("region", { name: "Cookies" })).toHaveCount(0);
    await askAboutASuv(page);
    // Functional cookies were allowed: nobody types a name twice.
    await page.goto("/contact-us");
    await expect(page.getByLabel("First name")).toHaveValue("Elena");
  },
);

test("without JavaScript a shopper who leaves the cookies unanswered is thanked as well @further", async ({
  page,
}) => {
  await page.goto("/");
  await askAboutASuv(page);
});

async function askAboutASuv(page: Page): Promise<void> {
  await page.getByRole("search").getByRole("textbox").fill("suv with awd");
  await page.getByRole("search").getByRole("button").click();
  await expect(page).toHaveURL(
    /bodystyle\/suvs.*drivetrain=awd|drivetrain\/awd/,
  );
  await page.getByRole("button", { name: /^Filters/ }).click();
  const filters = page.getByRole("complementary", { name: "Filters" });
  const used = filters.getByRole("link", { name: /^Used/ });
  if (!(await used.isVisible()))
    await filters.getByText("Condition", { exact: true }).click();
  await used.click();
  await expect(page).toHaveURL(/used-inventory/);
  await page.getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/used-vehicle\/suvs\//);
  const name = await page.getByRole("heading", { level: 1 }).innerText();
  await page.getByRole("link", { name: "Ask about this vehicle" }).click();
  await expect(page).toHaveURL(/\/chat\?from=/);
  // Marks that nobody sees keep a hyphenated make on one line.
  const asked = await page.locator(".chat-car").innerText();
  expect(asked.replaceAll("\u2060", "")).toContain(
    name.split("\n")[0]?.replaceAll("\u2060", ""),
  );
  // Slower than the second that tells people from robots.
  await page.getByLabel("Your name").pressSequentially("Elena", { delay: 300 });
  await page.getByLabel("Email", { exact: true }).fill("elena@example.com");
  await page.getByLabel("Your message").fill("Is it still there?");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "We have your message" }),
  ).toBeVisible();
  await expect(page.getByText(/^Reference [A-Z0-9]{4}-/)).toBeVisible();
}

test.describe("where prices are private", () => {
  test.use({ baseURL: SITES.locked.origin });

  test("without JavaScript a visitor unlocks on a page, sees what is left to do, and everything is still there", async ({
    page,
  }) => {
    needCookies();
    await page.goto(LIST);
    await page.getByRole("button", { name: "Accept all" }).click();
    await expect(page.getByRole("article").first()).toContainText(
      "Unlock price",
    );
    expect(await page.getByRole("article").allInnerTexts()).not.toContainEqual(
      expect.stringContaining("$"),
    );
    await page.getByRole("link", { name: "Unlock private prices" }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "Unlock private prices" }),
    ).toBeVisible();
    await fillContact(page);
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await expect(
      page.getByRole("heading", {
        level: 1,
        name: "How much can you put down?",
      }),
    ).toBeVisible();
    await page.getByRole("link", { name: "Not now" }).click();
    await expect(page).toHaveURL(LIST);
    await expect(
      page
        .getByText("Finish your terms to customize your pricing details")
        .first(),
    ).toBeVisible();
    await page.goto("/your-details");
    await expect(page.getByText(/^Unlocked until/).first()).toBeVisible();
  });
});

async function fillContact(page: Page): Promise<void> {
  // Slower than the second that tells people from robots.
  for (const [label, text] of [
    ["First name", "Elena"],
    ["Last name", "Ruiz"],
    ["Email", "elena@example.com"],
    ["Phone", "630.555.0100"],
  ] as const)
    await page
      .getByRole("textbox", { name: label })
      .pressSequentially(text, { delay: 40 });
}

test("without JavaScript a card's price leads to its lines on the car's page", async ({
  page,
}) => {
  await page.goto(LIST);
  await page.locator("a.price").first().click();
  await expect(page).toHaveURL(/-vehicle\/.*#price$/);
  await expect(
    page.locator("#price").getByText("No other dealer fees."),
  ).toBeInViewport();
});
