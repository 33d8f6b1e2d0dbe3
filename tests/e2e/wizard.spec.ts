import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, hydrated } from "./journey.ts";
import { SITES } from "./sites.ts";
import { test } from "./tabs.ts";

test.use({
  baseURL: SITES.locked.origin,
  contextOptions: { reducedMotion: "reduce" },
});

const LIST = "/search-vehicles/all-inventory";
const WIZARD = `/personalized-pricing?returnTo=${encodeURIComponent(LIST)}`;
const CONTACT = {
  "First name": "Elena",
  "Last name": "Ruiz",
  Email: "elena@example.com",
  Phone: "6305550100",
};

test.beforeEach(({ context }) =>
  context.addCookies(
    [
      ["displayCookies", "hide"],
      ["allowCookies", "essential%2Cfunctional"],
    ].map(([name = "", value = ""]) => ({
      name,
      value,
      url: SITES.locked.origin,
    })),
  ),
);

test("on a phone: unlocking leads on to the terms, and the last answer opens every price", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(LIST);
  await hydrated(page);
  await page.getByRole("link", { name: "Unlock private prices" }).click();
  const dialog = page.getByRole("dialog", { name: "Unlock private pricing" });
  await fillContact(page);
  await dialog.getByRole("button", { name: "Unlock", exact: true }).click();
  await expectQuestion(page, "How much can you put down?");
  await expect(page.locator(".toast")).toContainText("Access Granted!");
  await hydrated(page);
  await markDocument(page);
  await answerFour(page);
  await expectQuestion(page, "Is this still you?");
  await expect(page.getByLabel("First name")).toHaveValue("Elena");
  await page.getByRole("button", { name: "Finish" }).click();
  await expectQuestion(page, "Your prices are open");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator("body[data-mark=kept]")).toHaveCount(1);
  await page.getByRole("link", { name: "Keep browsing" }).click();
  await expect(page).toHaveURL(LIST);
  await expect(page.getByRole("article").first()).toContainText("$");
});

test("prices that wait for the terms alone lead into the wizard, later, and back", async ({
  page,
}) => {
  await page.goto("/private-inventory");
  await fillContact(page);
  await page.getByRole("button", { name: "Unlock", exact: true }).click();
  await expectQuestion(page, "How much can you put down?");
  await page.goto(LIST);
  await hydrated(page);
  await expect(
    page
      .getByText("Finish your terms to customize your pricing details")
      .first(),
  ).toBeVisible();
  await expectAccessible(page, "cards that wait for the terms");
  const card = page.getByRole("article").first();
  await card.getByRole("link", { name: "Finish your terms" }).click();
  await expectQuestion(page, "How much can you put down?");
  await page.getByRole("button", { name: "Continue" }).click();
  await expectQuestion(page, "Are you trading in a car?");
  await page.getByRole("link", { name: "Finish later" }).click();
  await expect(page).toHaveURL(LIST);
  await expect(card).not.toContainText("$");
  await page
    .locator(".gate-notice")
    .getByRole("link", { name: "Finish your terms" })
    .click();
  await expectQuestion(page, "Are you trading in a car?");
});

test.describe("without JavaScript", () => {
  test.use({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  });

  test("on a desk: plain forms ask the same, keep every answer and open every price", async ({
    page,
  }) => {
    await page.goto(WIZARD);
    await page.getByLabel("Down payment").fill("20,001");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.locator(".summary")).toContainText(
      "Enter $20,000 or less.",
    );
    await expect(page.getByLabel("Down payment")).toHaveValue("20,001");
    await answerFour(page);
    await expect(page.getByText("So far:")).toContainText(
      "trading in a car worth about $4,500 after its loan",
    );
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page.getByLabel("Good")).toBeChecked();
    await page.getByRole("button", { name: "Continue" }).click();
    await fillContact(page);
    const send = page.getByRole("button", { name: "Open my prices" });
    await expect(async () => {
      // Nobody fills a form within a second: then it comes back as it was.
      if (await send.isVisible()) await send.click();
      await expectQuestion(page, "Your prices are open", 500);
    }).toPass();
    await page.getByRole("link", { name: "Keep browsing" }).click();
    await expect(page).toHaveURL(LIST);
    await expect(page.getByRole("article").first()).toContainText("$");
  });
});

test("the keyboard alone answers every question, and each begins at its heading", async ({
  page,
}) => {
  await page.goto(WIZARD);
  await hydrated(page);
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("1500");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("slider")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByLabel("Down payment", { exact: true })).toHaveValue(
    "1,600",
  );
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectBegun(page, "Are you trading in a car?");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expectBegun(page, "What is your credit score, roughly?");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expectBegun(page, "Where can we reach you?");
  for (const text of Object.values(CONTACT)) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Enter");
  await expectBegun(page, "Your prices are open");
  await expect(page.getByText("$1,600")).toBeVisible();
});

test("no step, and no mistake on one, has an accessibility violation or scrolls sideways", async ({
  page,
}) => {
  test.slow();
  const look = async (state: string) => {
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect.soft(overflow, `${state} at ${width} px`).toBeLessThanOrEqual(0);
      if (width > 320) await expectAccessible(page, `${state} at ${width} px`);
    }
  };
  await page.goto(WIZARD);
  await hydrated(page);
  await look("step 1");
  for (const [title, answer] of QUESTIONS) {
    await expectQuestion(page, title);
    const amount = page.locator("input[name=amount]");
    if ((await amount.count()) > 0) await amount.fill("much");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("There is a problem")).toBeVisible();
    await look(`the mistake of “${title}”`);
    await answer(page);
    await page.getByRole("button", { name: "Continue" }).click();
  }
  await expectQuestion(page, "Where can we reach you?");
  await look("step 5");
  await fillContact(page);
  await page.getByRole("button", { name: "Open my prices" }).click();
  await expectQuestion(page, "Your prices are open");
  await look("step 6");
});

const QUESTIONS: readonly (readonly [
  title: string,
  answer: (page: Page) => Promise<void>,
])[] = [
  [
    "How much can you put down?",
    (page) => page.getByLabel("Down payment", { exact: true }).fill("2000"),
  ],
  ["Are you trading in a car?", (page) => page.getByLabel("Yes").check()],
  [
    "What is it worth after its loan?",
    (page) => page.getByLabel("Trade equity", { exact: true }).fill("4500"),
  ],
  [
    "What is your credit score, roughly?",
    (page) => page.getByLabel("Good").check(),
  ],
];

async function answerFour(page: Page): Promise<void> {
  for (const [title, answer] of QUESTIONS) {
    await expectQuestion(page, title);
    await answer(page);
    await page.getByRole("button", { name: "Continue" }).click();
  }
}

async function fillContact(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(CONTACT))
    await page.getByLabel(label).fill(text);
}

async function expectQuestion(
  page: Page,
  name: string,
  timeout?: number,
): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible({
    ...(timeout !== undefined && { timeout }),
  });
}

async function expectBegun(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
}

/** A document that is loaded anew knows nothing of it. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.dataset["mark"] = "kept";
  });
}
