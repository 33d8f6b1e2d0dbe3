import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { markFurther } from "./further.ts";
import { ANSWERED, expect, vehiclePath } from "./journey.ts";
import { tabTo } from "./keyboard.ts";
import { expectAdaptable } from "./layout-checks.ts";
import { test } from "./tabs.ts";

test.use({
  storageState: ANSWERED,
  contextOptions: { reducedMotion: "reduce" },
});

const FREE_TIME = ".time:not(.is-off)";
/** Exactly: "Your test drive" is a part of the receipt's heading, too. */
const h1 = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });

/** The journeys of test-drive.spec.ts have the cars before. */
const FIRST_CAR = 11;

let shoppers = 0;

/**
 * By pages alone, so that it takes the same way with and without scripts. Each journey has a car and times of its own:
 * a car has one driver at a time, a store few at once, and two journeys run at once.
 */
async function book(page: Page, at: number): Promise<void> {
  const path = await vehiclePath(page, "", FIRST_CAR + at);
  const vin = path.split("/").at(-1) ?? "";
  await page.goto(`/test-drive/${vin}`);
  await page.locator("a.day").last().click();
  await expect(page.locator("a.day").last()).toHaveAttribute(
    "aria-current",
    "true",
  );
  await page.locator(FREE_TIME).nth(at).click();
  await expect(h1(page, "Confirm your test drive")).toBeVisible();
  shoppers += 1;
  const stamp = Date.now() + shoppers;
  for (const [label, value] of [
    ["First name", "Elena"],
    ["Last name", "Ruiz"],
    ["Email", `elena.${stamp}@example.com`],
    ["Phone", `630555${String(stamp).slice(-4)}`],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  const send = page.getByRole("button", { name: "Schedule test drive" });
  await expect(async () => {
    // Nobody fills a form within a second: then it comes back as it was.
    if (await send.isVisible()) await send.click();
    await expect(page).toHaveURL(/\/booked\?/, { timeout: 1_000 });
  }).toPass();
  await page.getByRole("link", { name: "Change or cancel" }).click();
  await expect(h1(page, "Your test drive")).toBeVisible();
}

const readTime = (page: Page) =>
  page.locator(".receipt-time").first().innerText();

/** On the second day: of the first there may be an hour left. */
async function pressOtherTime(page: Page, at: number): Promise<void> {
  await page.locator("a.day").nth(1).click();
  await expect(page.locator("a.day").nth(1)).toHaveAttribute(
    "aria-current",
    "true",
  );
  await page.locator(FREE_TIME).nth(at).click();
}

async function move(page: Page, at: number): Promise<void> {
  const before = await readTime(page);
  await page.getByRole("link", { name: "Choose another time" }).click();
  await expect(h1(page, "Choose another time")).toBeVisible();
  await pressOtherTime(page, at);
  const confirm = page.getByRole("button", { name: "Move my appointment" });
  await expect(confirm).toBeVisible();
  const said = await page.locator(".appt-new b").innerText();
  await confirm.click();
  await expect(page.locator(".appt-notice")).toContainText("new time");
  expect(await readTime(page)).toBe(said);
  expect(said).not.toBe(before);
}

async function cancel(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Cancel appointment" }).click();
  await expect(h1(page, "Cancel this appointment?")).toBeVisible();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(h1(page, "Your test drive is canceled")).toBeVisible();
  await expect(
    page.getByRole("link", { name: "Choose another time" }),
  ).toHaveCount(0);
}

for (const [row, width] of [390, 1440].entries())
  for (const [column, javaScriptEnabled] of [true, false].entries())
    test.describe(`at ${width} px, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 900 } });

      const isFirst = javaScriptEnabled && width === 390;
      test(`an appointment is moved to another time and cancelled after a question${markFurther(!isFirst)}`, async ({
        page,
      }) => {
        const at = row * 2 + column;
        await book(page, at);
        await move(page, at);
        await cancel(page);
      });
    });

test("the pages of an appointment are accessible, and fit large text and narrow screens @further", async ({
  page,
}) => {
  await book(page, 4);
  const address = page.url();
  for (const path of [address, `${address}/reschedule`, `${address}/cancel`]) {
    await page.goto(path);
    await expectAccessible(page, path.replace(address, ""));
    await expectAdaptable(page);
  }
  await page.goto(`${address}/reschedule`);
  await pressOtherTime(page, 4);
  await expect(page.locator(".appt-new")).toBeVisible();
  await expectAccessible(page, "a time to confirm");
  await page.goto(`${address}/reschedule?gone=1`);
  await expect(page.locator(".appt-gone")).toBeVisible();
  await expectAccessible(page, "a time that went");
  await page.goto(`${address}/cancel`);
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expectAccessible(page, "cancelled");
});

test("by the keyboard alone an appointment is moved and cancelled @further", async ({
  page,
}) => {
  await book(page, 5);
  const press = async (name: string, role: "link" | "button") => {
    await tabTo(page, page.getByRole(role, { name }));
    await page.keyboard.press("Enter");
  };
  await press("Choose another time", "link");
  await expect(h1(page, "Choose another time")).toBeVisible();
  const first = page.locator(FREE_TIME).first();
  await press((await first.innerText()).trim(), "link");
  await press("Move my appointment", "button");
  await expect(page.locator(".appt-notice")).toContainText("new time");
  await press("Cancel appointment", "link");
  await press("Yes, cancel it", "button");
  await expect(h1(page, "Your test drive is canceled")).toBeVisible();
});
