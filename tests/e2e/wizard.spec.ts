import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { needCookies } from "./cookieless-browser.ts";
import { expect, hydrated } from "./journey.ts";
import { SITES } from "./sites.ts";
import { test } from "./tabs.ts";
import { toWalkedPath, toWalkedPattern } from "./walked-language.ts";

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

test.beforeEach(({ context }) => {
  needCookies();
  return allowCookies(context, "essential,functional");
});

function allowCookies(context: BrowserContext, allowed: string): Promise<void> {
  return context.addCookies(
    [
      ["displayCookies", "hide"],
      ["allowCookies", encodeURIComponent(allowed)],
    ].map(([name = "", value = ""]) => ({
      name,
      value,
      url: SITES.locked.origin,
    })),
  );
}

for (const allowed of ["essential,functional", "essential"])
  test(`on a phone: unlocking leads on to the terms, no name is typed twice, and the last answer opens every price: ${allowed} cookies`, async ({
    context,
    page,
  }) => {
    await allowCookies(context, allowed);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(LIST);
    await hydrated(page);
    await page.getByRole("link", { name: "Unlock private prices" }).click();
    const dialog = page.getByRole("dialog", { name: "Unlock private prices" });
    await fillContact(page);
    await markDocument(page);
    await dialog.getByRole("button", { name: "Continue", exact: true }).click();
    await expect(page.locator(".toast")).toContainText("Access Granted!");
    const wizard = openWizard(page);
    await answerFour(wizard);
    await expectQuestion(wizard, "Check your details");
    await expect(wizard.getByLabel("First name")).toHaveValue("Elena");
    await expect(wizard.getByLabel("First name")).toBeHidden();
    await expect(wizard.getByText("Elena Ruiz")).toBeVisible();
    await wizard.getByRole("button", { name: "Done", exact: true }).click();
    await expectBegun(wizard, "Your prices are open");
    const card = page.locator("article").first();
    await expect(card, "the page below the dialog").toContainText("$");
    await wizard.getByRole("link", { name: "Keep browsing" }).click();
    await expect(wizard).toBeHidden();
    await expect(page).toHaveURL(LIST);
    await expect(page.locator("body[data-mark=kept]")).toHaveCount(1);
  });

test("Back goes a step back and keeps what was typed, closes the wizard at its first step, and leaves the page where it was", async ({
  page,
}) => {
  await unlock(page);
  const opener = page
    .getByRole("article")
    .nth(5)
    .getByRole("link", { name: "Finish your terms" });
  await opener.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(100);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await opener.click();
  const wizard = openWizard(page);
  await expectBegun(wizard, "How much can you put down?");
  await wizard.getByLabel("Down payment", { exact: true }).fill("3,300");
  await wizard.getByRole("button", { name: "Continue" }).click();
  await expectBegun(wizard, "Are you trading in a car?");
  await wizard.getByLabel("Yes").check();
  await page.goBack();
  await expectBegun(wizard, "How much can you put down?");
  await expect(wizard.getByLabel("Down payment", { exact: true })).toHaveValue(
    "3,300",
  );
  await wizard.getByRole("button", { name: "Continue" }).click();
  await expectBegun(wizard, "Are you trading in a car?");
  await expect(wizard.getByLabel("Yes")).toBeChecked();
  await wizard.getByRole("link", { name: "Back", exact: true }).click();
  await expectBegun(wizard, "How much can you put down?");
  asked.length = 0;
  await page.goBack();
  await expect(wizard).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await expect(page).toHaveURL(LIST);
  expect(
    asked.filter((url) => url.includes(LIST)),
    "the page is not loaded anew",
  ).toEqual([]);
  await opener.click();
  await expectBegun(wizard, "Are you trading in a car?");
  await page.keyboard.press("Escape");
  await expect(wizard).toBeHidden();
  await expect(opener).toBeFocused();
});

test("Back right behind an answer goes one step back, because the next question comes by itself alone", async ({
  page,
}) => {
  await unlock(page);
  await page
    .getByRole("article")
    .first()
    .getByRole("link", { name: "Finish your terms" })
    .click();
  const wizard = openWizard(page);
  await expectBegun(wizard, "How much can you put down?");
  const asked: string[] = [];
  const steps = toWalkedPath("/personalized-pricing/");
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(steps))
      asked.push(`${request.method()} ${pathname}`);
  });
  const wentBack = page.evaluate(
    (next) =>
      new Promise<void>((resolve) => {
        const watching = new MutationObserver(() => {
          const title = document.querySelector("dialog[open] h2");
          if (!new RegExp(next).test(title?.textContent ?? "")) return;
          watching.disconnect();
          history.back();
          resolve();
        });
        watching.observe(document.body, {
          childList: true,
          characterData: true,
          subtree: true,
        });
      }),
    toWalkedPattern("Are you trading in a car?", true).source,
  );
  await wizard.getByRole("button", { name: "Continue" }).click();
  await wentBack;
  await expectBegun(wizard, "How much can you put down?");
  expect(asked.slice(0, 2)).toEqual([
    `POST ${steps}down-payment.data`,
    `GET ${steps}trade-in.data`,
  ]);
});

test("the keyboard alone answers the wizard above the list, and goes on from the card whose price it opened @further", async ({
  page,
}) => {
  await unlock(page);
  const card = page.locator("article").nth(2);
  await card.getByRole("link", { name: "Finish your terms" }).focus();
  await page.keyboard.press("Enter");
  const wizard = openWizard(page);
  await expectBegun(wizard, "How much can you put down?");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("much");
  await page.keyboard.press("Enter");
  const amount = wizard.getByLabel("Down payment", { exact: true });
  await expect(amount).toHaveAccessibleDescription(/Enter whole dollars/);
  await expect(wizard.getByRole("alert")).toContainText("Enter whole dollars");
  await expect(amount).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("1500");
  await page.keyboard.press("Enter");
  await expectBegun(wizard, "Are you trading in a car?");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expectBegun(wizard, "What’s your credit score, roughly?");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expectBegun(wizard, "Check your details");
  // Past the changes of the details and of the answers, and the way back.
  for (let stop = 0; stop < 4; stop++) await page.keyboard.press("Tab");
  await expect(
    wizard.getByRole("button", { name: "Done", exact: true }),
  ).toBeFocused();
  await page.keyboard.press("Enter");
  await expectBegun(wizard, "Your prices are open");
  await page.keyboard.press("Escape");
  await expect(wizard).toBeHidden();
  await expect(card).toContainText("$");
  await expect(card.locator(":focus")).toHaveCount(1);
});

test("no step of the dialog, and no mistake on one, has an accessibility violation or scrolls sideways @further", async ({
  page,
}) => {
  test.slow();
  await unlock(page);
  await page
    .locator(".gate-notice")
    .getByRole("link", { name: "Finish your terms" })
    .click();
  const wizard = openWizard(page);
  await lookAtEveryStep(page, wizard, [390, 1024, 1440], "Done", async () => {
    await wizard.getByText("Change your contact details").click();
    await wizard.getByLabel("Phone").fill("call me");
    await wizard.getByRole("button", { name: "Done", exact: true }).click();
    await expect(wizard.getByText("There is a problem")).toBeVisible();
  });
});

test("prices that wait for the terms alone lead into the wizard, later, and back @further", async ({
  page,
}) => {
  await unlock(page);
  await expect(
    page
      .getByText("Finish your terms to customize your pricing details")
      .first(),
  ).toBeVisible();
  await expectAccessible(page, "cards that wait for the terms");
  const card = page.getByRole("article").first();
  await card.getByRole("link", { name: "Finish your terms" }).click();
  const wizard = openWizard(page);
  await expectQuestion(wizard, "How much can you put down?");
  await wizard.getByRole("button", { name: "Continue" }).click();
  await expectQuestion(wizard, "Are you trading in a car?");
  await wizard.getByRole("button", { name: "Finish later" }).click();
  await expect(wizard).toBeHidden();
  await expect(page).toHaveURL(LIST);
  await expect(card).not.toContainText("$");
  await page
    .locator(".gate-notice")
    .getByRole("link", { name: "Finish your terms" })
    .click();
  await expectQuestion(wizard, "Are you trading in a car?");
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
    await expect(page.getByLabel("Down payment")).toHaveAccessibleDescription(
      /Enter \$20,000 or less$/,
    );
    await expect(page.getByLabel("Down payment")).toHaveValue("20,001");
    await answerFour(page);
    await expect(page.getByText("So far:")).toContainText(
      "trading in a car worth about $4,500 after what you owe",
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
  await expectBegun(page, "What’s your credit score, roughly?");
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

test("no step, and no mistake on one, has an accessibility violation or scrolls sideways @further", async ({
  page,
}) => {
  test.slow();
  await page.goto(WIZARD);
  await hydrated(page);
  await lookAtEveryStep(page, page, [320, 390, 1440], "Open my prices", () =>
    fillContact(page),
  );
});

/** `lastAnswer` gives or spoils what the last question asks, before it is answered as it should be. */
async function lookAtEveryStep(
  page: Page,
  wizard: Page | Locator,
  widths: readonly number[],
  lastButton: string,
  lastAnswer: () => Promise<void>,
): Promise<void> {
  const look = async (state: string) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect.soft(overflow, `${state} at ${width} px`).toBeLessThanOrEqual(0);
      if (width > 320) await expectAccessible(page, `${state} at ${width} px`);
    }
  };
  await look("step 1");
  for (const [title, answer] of QUESTIONS) {
    await expectQuestion(wizard, title);
    const amount = wizard.locator("input[name=amount]");
    if ((await amount.count()) > 0) await amount.fill("much");
    await wizard.getByRole("button", { name: "Continue" }).click();
    await expect(wizard.locator(".error-text")).toBeVisible();
    await expect(wizard.locator("input:focus")).toHaveAccessibleDescription(
      /Enter whole dollars|Choose an answer/,
    );
    await expect(wizard.locator(".summary")).toHaveCount(0);
    await look(`the mistake of “${title}”`);
    await answer(wizard);
    await wizard.getByRole("button", { name: "Continue" }).click();
  }
  await expect(
    wizard.getByRole("button", { name: lastButton, exact: true }),
  ).toBeVisible();
  await look("step 5");
  await lastAnswer();
  await look("step 5 with its answers");
  await fillContact(wizard);
  await wizard.getByRole("button", { name: lastButton, exact: true }).click();
  await expectQuestion(wizard, "Your prices are open");
  await look("step 6");
}

const QUESTIONS: readonly (readonly [
  title: string,
  answer: (wizard: Page | Locator) => Promise<void>,
])[] = [
  [
    "How much can you put down?",
    (page) => page.getByLabel("Down payment", { exact: true }).fill("2000"),
  ],
  ["Are you trading in a car?", (page) => page.getByLabel("Yes").check()],
  [
    "What’s it worth, minus what you owe?",
    (page) => page.getByLabel("Trade equity", { exact: true }).fill("4500"),
  ],
  [
    "What’s your credit score, roughly?",
    (page) => page.getByLabel("Good").check(),
  ],
];

/** The wizard above the page; on its own page the same questions are headings of the first level. */
function openWizard(page: Page): Locator {
  return page.locator("dialog.wizard");
}

/** Contact details are given, so that prices wait for the terms alone. */
async function unlock(page: Page): Promise<void> {
  await page.goto("/private-inventory");
  // Before its scripts are there, a form that is sent within a second is taken for a program's.
  await hydrated(page);
  await fillContact(page);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expectQuestion(page, "How much can you put down?");
  await page.goto(LIST);
  await hydrated(page);
}

async function answerFour(wizard: Page | Locator): Promise<void> {
  for (const [title, answer] of QUESTIONS) {
    await expectQuestion(wizard, title);
    await answer(wizard);
    await wizard.getByRole("button", { name: "Continue" }).click();
  }
}

async function fillContact(page: Page | Locator): Promise<void> {
  for (const [label, text] of Object.entries(CONTACT))
    await page.getByRole("textbox", { name: label }).fill(text);
}

async function expectQuestion(
  wizard: Page | Locator,
  name: string,
  timeout?: number,
): Promise<void> {
  await expect(findHeading(wizard, name)).toBeVisible({
    ...(timeout !== undefined && { timeout }),
  });
}

async function expectBegun(
  wizard: Page | Locator,
  name: string,
): Promise<void> {
  const heading = findHeading(wizard, name);
  await expect(heading).toBeVisible();
  await expect(
    heading.locator("xpath=descendant-or-self::*[@tabindex]"),
  ).toBeFocused();
}

/** A page begins with a heading of the first level, a dialog with one of the second. */
function findHeading(wizard: Page | Locator, name: string): Locator {
  const level = "goto" in wizard ? 1 : 2;
  return wizard.getByRole("heading", { level, name });
}

/** A document that is loaded anew knows nothing of it. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.dataset["mark"] = "kept";
  });
}
