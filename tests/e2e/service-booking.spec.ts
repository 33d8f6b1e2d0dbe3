import type { Page } from "@playwright/test";
import { needCookies } from "./cookieless-browser.ts";
import { expectAccessible } from "./axe.ts";
import { markFurther, tagSpanish } from "./further.ts";
import { ANSWERED, expect, hydrated } from "./journey.ts";
import { tabTo } from "./keyboard.ts";
import { expectAdaptable } from "./layout-checks.ts";
import { SITES } from "./sites.ts";
import { test } from "./tabs.ts";

test.use({
  storageState: ANSWERED,
  baseURL: SITES.open.origin,
  contextOptions: { reducedMotion: "reduce" },
});

const START = "/service/schedule";
const EARLIEST_MS = 1_200;
const FREE_TIME = "button.time";

const h1 = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name });

let customers = 0;
/** One phone and one address may have only a few appointments. */
function createContact() {
  customers += 1;
  const stamp = Date.now() + customers;
  return {
    email: `nora.${stamp}@visitor.example`,
    phone: `630555${String(stamp).slice(-4)}`,
  };
}

async function goOn(page: Page, next: string): Promise<void> {
  const button = page.getByRole("button", { name: "Continue" });
  await expect(async () => {
    // Nobody fills a form within a second: then it comes back as it was.
    if (await button.isVisible()) await button.click();
    await expect(h1(page, next)).toBeVisible({ timeout: 1_500 });
  }).toPass();
}

async function nameNeeds(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: /^Tire rotation/ }).check();
  await goOn(page, "Which car are you bringing?");
}

async function nameCar(page: Page): Promise<void> {
  const way = page.getByRole("radio", { name: "Year, make, model" });
  await way.check({ force: true });
  await page.getByLabel("Year", { exact: true }).selectOption("2019");
  await page.getByLabel("Make", { exact: true }).selectOption("Toyota");
  await page.getByLabel("Model", { exact: true }).fill("Camry");
  await goOn(page, "Pick a day and time");
}

async function pickTime(page: Page): Promise<string> {
  await page.locator("a.day").last().click();
  await expect(page.locator("a.day").last()).toHaveAttribute(
    "aria-current",
    "true",
  );
  await page.locator(FREE_TIME).last().click();
  await expect(h1(page, "Your details")).toBeVisible();
  // As it is written: a style may begin it with a capital.
  return (await page.locator(".chosen-time b").textContent()) ?? "";
}

async function fillPerson(page: Page): Promise<void> {
  const { email, phone } = createContact();
  await page.getByLabel("First name").fill("Nora");
  await page.getByLabel("Last name").fill("Quill");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Phone", { exact: true }).fill(phone);
}

async function fillBusiness(page: Page): Promise<void> {
  const { email, phone } = createContact();
  await page.getByRole("radio", { name: "A business" }).check({ force: true });
  await page.getByLabel("Business name").fill("Fox Valley Florists");
  await page.getByLabel("Contact name").fill("Elena Reyes");
  await page.getByLabel("Contact email").fill(email);
  await page.getByLabel("Contact phone").fill(phone);
}

async function book(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Book appointment" });
  await expect(async () => {
    if (await button.isVisible()) await button.click();
    await expect(h1(page, "You’re booked")).toBeVisible({ timeout: 1_500 });
  }).toPass();
}

/** A person with a phone and scripts, a business at a desk and without. */
const isFirst = (
  width: number,
  customer: string,
  javaScriptEnabled: boolean,
) =>
  javaScriptEnabled
    ? width === 390 && customer === "a person"
    : width === 1440 && customer === "a business";

test.beforeEach(needCookies);

for (const width of [390, 1440])
  for (const javaScriptEnabled of [true, false])
    test.describe(`at ${width} px, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 900 } });

      for (const [customer, fill] of [
        ["a person", fillPerson],
        ["a business", fillBusiness],
      ] as const)
        test(
          `${customer} books service, moves it to another time and cancels it${markFurther(!isFirst(width, customer, javaScriptEnabled))}`,
          tagSpanish(!isFirst(width, customer, javaScriptEnabled)),
          async ({ page }) => {
            // axe is a script itself.
            const look = async (state: string) => {
              if (javaScriptEnabled) await expectAccessible(page, state);
            };
            await page.goto(START);
            if (javaScriptEnabled) await hydrated(page);
            await look("needs");
            await nameNeeds(page);
            await look("vehicle");
            await nameCar(page);
            await look("time");
            const time = await pickTime(page);
            await look("details");
            await fill(page);
            await book(page);
            await look("booked");
            await expect(page.locator(".receipt-time")).toHaveText(time);
            await page.getByRole("link", { name: "Change or cancel" }).click();
            await page
              .getByRole("link", { name: "Choose another time" })
              .click();
            await page.locator(".time:not(.is-off)").first().click();
            await page
              .getByRole("button", { name: "Move my appointment" })
              .click();
            await expect(page.locator(".appt-notice")).toContainText(
              "new time",
            );
            await page
              .getByRole("link", { name: "Cancel appointment" })
              .click();
            await page.getByRole("button", { name: "Yes, cancel it" }).click();
            await expect(
              h1(page, "Your service appointment is canceled"),
            ).toBeVisible();
          },
        );
    });

test("a keyboard alone books service, and each step takes the focus to its heading @further", async ({
  page,
}) => {
  await page.goto(START);
  await hydrated(page);
  const press = (key: string) => page.keyboard.press(key);
  const goOnByKeys = async (next: string) => {
    await tabTo(page, page.getByRole("button", { name: "Continue" }));
    await press("Enter");
    await expect(h1(page, next)).toBeFocused();
  };
  await tabTo(page, page.getByRole("checkbox", { name: /^Tire rotation/ }));
  await press("Space");
  await goOnByKeys("Which car are you bringing?");
  await tabTo(page, page.getByRole("radio", { name: "Year, make, model" }));
  await press("ArrowRight");
  await expect(page.getByRole("radio", { name: "VIN" })).toBeChecked();
  await tabTo(page, page.getByRole("textbox", { name: "VIN" }));
  await page.keyboard.type("19XFC1F7XGE028370");
  await expect(
    page.getByRole("status").filter({ hasText: "2016 Honda Civic" }),
  ).toBeVisible();
  await goOnByKeys("Pick a day and time");
  await tabTo(page, page.locator("a.day").last());
  await press("Enter");
  await expect(page.locator("a.day").last()).toHaveAttribute(
    "aria-current",
    "true",
  );
  await tabTo(page, page.locator(FREE_TIME).nth(1));
  await press("Enter");
  await expect(h1(page, "Your details")).toBeFocused();
  const { email, phone } = createContact();
  for (const [label, value] of [
    ["First name", "Nora"],
    ["Last name", "Quill"],
    ["Email", email],
    ["Phone", phone],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(value);
  }
  await tabTo(page, page.getByRole("button", { name: "Book appointment" }));
  await press("Enter");
  await expect(h1(page, "You’re booked")).toBeVisible();
});

test("who leaves a step empty is told what is missing, and Back keeps what was said", async ({
  page,
}) => {
  await page.goto(START);
  await hydrated(page);
  await page.waitForTimeout(EARLIEST_MS);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.locator(".summary")).toBeFocused();
  await expect(page.locator(".summary")).toContainText("Choose at least one");
  await nameNeeds(page);
  await page.getByRole("link", { name: "Back" }).click();
  await expect(
    page.getByRole("checkbox", { name: /^Tire rotation/ }),
  ).toBeChecked();
});

test("every step fits a narrow page, and words with more room or of twice the size @further", async ({
  page,
}) => {
  await page.goto(START);
  await expectAdaptable(page);
  await nameNeeds(page);
  await expectAdaptable(page);
  await nameCar(page);
  await expectAdaptable(page);
  await pickTime(page);
  await expectAdaptable(page);
  await fillPerson(page);
  await book(page);
  await expectAdaptable(page);
});
