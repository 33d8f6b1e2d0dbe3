import type { Page } from "@playwright/test";
import { needCookies } from "./cookieless-browser.ts";
import { expectAccessible } from "./axe.ts";
import {
  codeSentTo,
  FORM_JOURNEYS,
  type FormJourney,
  somePhone,
  type Typing,
} from "./form-journeys.ts";
import { markFurther } from "./further.ts";
import { expect, hydrated, visitorTest } from "./journey.ts";
import { skipToContent, tabTo } from "./keyboard.ts";
import { SITES } from "./sites.ts";
import { test } from "./visits.ts";

const PHONE = { width: 390, height: 844 };
const VERIFY = `${SITES.locked.origin}/verify-phone?returnTo=%2Fcontact-us`;

/** What these say is kept for the next page, in cookies alone. */
const KEPT = ["the private inventory", "your details"];

for (const [name, form] of Object.entries(FORM_JOURNEYS)) {
  test(`${name}: the keyboard alone makes a mistake, puts it right and sends; no state has an accessibility violation${markFurther(name !== "your details")}`, async ({
    page,
  }) => {
    if (KEPT.includes(name)) needCookies();
    await open(page, form);
    await hydrated(page);
    await expectAccessible(page, "as it is opened");
    await skipToContent(page);
    if (form.mistake !== undefined) await typeInto(page, form.mistake);
    await press(page, form.button);
    const summary = page.getByRole("alert").filter({
      has: page.getByRole("heading", { name: "There is a problem" }),
    });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveText([...form.messages]);
    await expect(page).toHaveTitle(/^Error: /);
    await expectAccessible(page, "with its mistakes");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    for (const typing of form.typings) await typeInto(page, typing);
    await press(page, form.button);
    await expect(form.done(page)).toBeVisible();
    await expectAccessible(page, "sent");
  });

  test(`${name}: complete without JavaScript${markFurther(name !== "the private inventory")}`, async ({
    plainPage: page,
  }) => {
    if (KEPT.includes(name)) needCookies();
    await open(page, form);
    const delay = keyDelay(form.typings.map(([, text]) => text).join(""));
    for (const [label, text] of form.typings) {
      const field = page.getByLabel(label, { exact: true });
      if (await isChoice(page, label)) await field.selectOption(text);
      else await field.pressSequentially(text, { delay });
    }
    await page.getByRole("button", { name: form.button, exact: true }).click();
    await expect(form.done(page)).toBeVisible();
  });
}

test("a phone is verified with the keyboard alone; no state of the two steps has an accessibility violation @further", async ({
  page,
}) => {
  needCookies();
  const phone = somePhone();
  await allow(page);
  await page.goto(VERIFY);
  await hydrated(page);
  await skipToContent(page);
  await press(page, "Text me a code");
  await expectMistake(page, "Phone number is required");
  await typeInto(page, ["Phone", phone]);
  await press(page, "Text me a code");
  await expect(
    page.getByRole("heading", { level: 1, name: "Enter your code" }),
  ).toBeVisible();
  await expectAccessible(page, "the second step");
  await press(page, "Verify");
  await expectMistake(page, "Code is required");
  const code = await codeSentTo(phone);
  await typeInto(page, ["Code", code === "000000" ? "000001" : "000000"]);
  await press(page, "Verify");
  await expectMistake(
    page,
    "That code is not right, or it has expired. Check it, or send a new one.",
  );
  await typeInto(page, ["Code", code]);
  await press(page, "Verify");
  await expect(page).toHaveURL(/\/contact-us$/);
  await expect(page.locator(".toast")).toContainText("Phone number verified");
  await expectAccessible(page, "verified");
});

test("a phone is verified without JavaScript @further", async ({
  plainPage: page,
}) => {
  needCookies();
  const phone = somePhone();
  await allow(page);
  await page.goto(VERIFY);
  await page
    .getByLabel("Phone")
    .pressSequentially(phone, { delay: keyDelay(phone) });
  await page.getByRole("button", { name: "Text me a code" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Enter your code" }),
  ).toBeVisible();
  const code = await codeSentTo(phone);
  await page
    .getByRole("textbox", { name: "Code" })
    .pressSequentially(code, { delay: keyDelay(code) });
  await page.getByRole("button", { name: "Verify", exact: true }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
  await expect(page.getByText("Phone number verified")).toBeVisible();
});

test("from home by links alone: a phone is verified above a form, which keeps what was typed and goes out with the verified number", async ({
  page,
}) => {
  needCookies();
  const phone = somePhone();
  await allow(page);
  await page.goto(SITES.locked.origin);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Contact Us" })
    .click();
  await expect(page).toHaveURL(/\/contact-us$/);
  await hydrated(page);
  await page.getByLabel("First name").fill("Elena");
  await page.getByLabel("Phone").fill(phone);
  await page.getByRole("link", { name: "Verify this number by text" }).click();
  const dialog = page.getByRole("dialog", { name: "Verify your phone" });
  await expect(dialog.getByLabel("Phone")).toHaveValue(/\d{3}.*\d{4}$/);
  await expectAccessible(page, "the first step above the form");
  await dialog.getByRole("button", { name: "Text me a code" }).click();
  const step = page.getByRole("dialog", { name: "Enter your code" });
  await step.getByLabel("Code").fill(await codeSentTo(phone));
  await step.getByRole("button", { name: "Verify", exact: true }).click();
  await expect(step).toBeHidden();
  await expect(page.getByLabel("First name")).toHaveValue("Elena");
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await expectAccessible(page, "verified above the form");
  // Another number is not verified.
  await page.getByRole("textbox", { name: "Phone" }).fill("630 555 0100");
  await expect(
    page.getByRole("link", { name: "Verify this number by text" }),
  ).toBeVisible();
});

// The browser itself writes the refusal of a second code, 429, to its console.
visitorTest(
  "who closes the dialog of a code and asks again within the minute types in the code that came",
  async ({ page }) => {
    needCookies();
    const phone = somePhone();
    await allow(page);
    await page.goto(`${SITES.locked.origin}/contact-us`);
    await hydrated(page);
    await page.getByLabel("Phone").fill(phone);
    const link = page.getByRole("link", { name: "Verify this number by text" });
    const step = page.getByRole("dialog", { name: "Enter your code" });
    for (const isFirst of [true, false]) {
      await link.click();
      await page.getByRole("button", { name: "Text me a code" }).click();
      await expect(step.getByLabel("Code")).toBeVisible();
      if (isFirst) await page.keyboard.press("Escape");
    }
    await expect(step).toContainText(
      "We sent as many codes as we may for now.",
    );
    await step.getByLabel("Code").fill(await codeSentTo(phone));
    await step.getByRole("button", { name: "Verify", exact: true }).click();
    await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  },
);

/** Milliseconds between keys: without a script nobody waits for the second that tells people from robots. */
function keyDelay(typed: string): number {
  return 1_500 / typed.length;
}

async function open(page: Page, form: FormJourney): Promise<void> {
  await page.setViewportSize(PHONE);
  await allow(page);
  await page.goto((form.origin ?? "") + (await form.path(page)));
}

/** What a visitor types is kept where functional cookies are allowed. */
async function allow(page: Page): Promise<void> {
  const url = SITES.open.origin;
  await page
    .context()
    .addCookies([{ name: "allowCookies", value: "essential,functional", url }]);
}

async function isChoice(page: Page, label: string): Promise<boolean> {
  const field = page.getByLabel(label, { exact: true });
  return field.evaluate((it) => it instanceof HTMLSelectElement);
}

async function typeInto(page: Page, [label, text]: Typing): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await tabTo(page, field);
  // What stands there is replaced.
  if (!(await isChoice(page, label)))
    await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole("button", { name, exact: true }));
  await page.keyboard.press("Enter");
}

async function expectMistake(page: Page, message: string): Promise<void> {
  const summary = page.getByRole("alert").filter({ hasText: message });
  await expect(summary).toBeFocused();
  await expectAccessible(page, message);
}
