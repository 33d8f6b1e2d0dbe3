import type { Locator, Page } from "@playwright/test";
import { ARE_COOKIES_BLOCKED } from "./cookieless-browser.ts";
import { expectAccessible } from "./axe.ts";
import { markFurther, SPANISH } from "./further.ts";
import { ANSWERED, expect, hydrated, vehiclePath } from "./journey.ts";
import { expectAdaptable } from "./layout-checks.ts";
import { test } from "./tabs.ts";

test.use({
  storageState: ANSWERED,
  contextOptions: { reducedMotion: "reduce" },
});

const LIST = "/search-vehicles/all-inventory";
const SCHEDULE = "Schedule test drive";
const FREE_TIME = ".time:not(.is-off)";

let shoppers = 0;

/** Whoever books often under one phone number or email is asked to call. */
function aShopper() {
  shoppers += 1;
  const number = String(Date.now() + shoppers).slice(-4);
  return {
    "First name": "Elena",
    "Last name": "Ruiz",
    Email: `elena.${Date.now()}.${shoppers}@example.com`,
    Phone: `630555${number}`,
  };
}

async function fillContact(place: Page | Locator): Promise<void> {
  for (const [label, value] of Object.entries(aShopper()))
    await place.getByLabel(label, { exact: true }).fill(value);
}

const openDialog = (page: Page) => page.getByRole("dialog");

async function expectStep(page: Page, title: string): Promise<void> {
  const heading = openDialog(page).getByRole("heading", { level: 2 });
  await expect(openDialog(page).locator("form")).toBeVisible();
  await expect(heading).toHaveText(title);
  await expect(heading.locator(".drive-title")).toBeFocused();
}

/** Each journey drives another car: one car has one driver at a time, and two journeys run at once. */
async function openCar(page: Page, at: number): Promise<string> {
  const path = await vehiclePath(page, "", at);
  await page.goto(path);
  await hydrated(page);
  return path;
}

/** The last day has every time: nobody else's journey is there, and no notice. */
async function pressLastDay(page: Page): Promise<void> {
  const dialog = openDialog(page);
  await dialog.getByRole("link", { name: "Later days" }).click();
  await expect(
    dialog.getByRole("link", { name: "Earlier days" }),
  ).toBeVisible();
  await dialog.locator("a.day").last().click();
  await expect(dialog.locator("a.day").last()).toHaveAttribute(
    "aria-current",
    "true",
  );
}

/** Of the second day, and another one for each journey: a time has few places. */
async function pressTime(page: Page, at: number): Promise<void> {
  const day = page.locator("a.day").nth(1);
  await day.click();
  await expect(day).toHaveAttribute("aria-current", "true");
  await page.locator(FREE_TIME).nth(at).click();
  await expect(page).toHaveURL(/\/details\?/);
}

async function expectBooked(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/booked\?appointment=/);
  await expect(
    page.getByRole("heading", { level: 1, name: "Your test drive is booked" }),
  ).toBeVisible();
  await expect(page.getByText("Your reference")).toBeVisible();
}

test(
  "on a phone: a time on the car's page and the details are all it takes, with both toasts, and the calendar file opens",
  { tag: SPANISH },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openCar(page, 0);
    const box = page.locator("#test-drive");
    const time = box.locator(FREE_TIME).last();
    const said = (await time.innerText()).trim();
    await time.click();
    await expectStep(page, "Confirm your test drive");
    const dialog = openDialog(page);
    await expect(dialog.locator(".chosen-time b")).toContainText(said);
    await dialog.getByRole("button", { name: SCHEDULE }).click();
    await expect(dialog.locator(".summary")).toContainText(
      "Please fill info about yourself.",
    );
    await expect(page.locator(".toast--error")).toContainText(
      "Something went wrong",
    );
    await expectAccessible(page, "details that are missing");
    await fillContact(dialog);
    await dialog.getByRole("button", { name: SCHEDULE }).click();
    await expectBooked(page);
    // A cookie brings it.
    if (!ARE_COOKIES_BLOCKED)
      await expect(page.locator(".toast--success")).toContainText(
        "Test Drive Scheduled",
      );
    await page.getByRole("link", { name: "Change or cancel" }).click();
    await expect(page).toHaveURL(/\/appointments\//);
    await expect(
      page.locator(".toast"),
      "what was said of the booking stays with its receipt",
    ).toHaveCount(0, { timeout: 1_000 });
    await page.goBack();
    await expectBooked(page);
    await expect(page.locator(".receipt-time")).toContainText(said);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Add to calendar" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.ics$/);
    await page.reload();
    await expectBooked(page);
  },
);

test("Back goes a step back, keeps the slot and what was typed, and closes the dialog at its first step", async ({
  page,
}) => {
  const path = await openCar(page, 1);
  const day = page.locator("#test-drive a.day").nth(1);
  await day.scrollIntoViewIfNeeded();
  await day.click();
  await expectStep(page, "Book a test drive");
  await pressLastDay(page);
  const dialog = openDialog(page);
  const time = dialog.locator(FREE_TIME).nth(2);
  const said = (await time.innerText()).trim();
  await time.click();
  await expectStep(page, "Confirm your test drive");
  await dialog.getByLabel("First name").fill("Elena");
  await dialog.getByLabel(/^Anything/).fill("Two car seats");
  await page.goBack();
  await expectStep(page, "Book a test drive");
  const own = dialog.locator(".time.is-on");
  await expect(own, "the slot that is kept").toContainText(said);
  await own.click();
  await expectStep(page, "Confirm your test drive");
  await expect(dialog.getByLabel("First name")).toHaveValue("Elena");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(path);
  await expect(day).toBeFocused();
  await day.click();
  await expectStep(page, "Book a test drive");
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(path);
});

test("a card's menu leads to the times above the list, and the list stays where it was @further", async ({
  page,
}) => {
  await page.goto(LIST);
  await hydrated(page);
  const card = page.getByRole("article").nth(4);
  await card.scrollIntoViewIfNeeded();
  await card.locator(".car-menu summary").click();
  await expectAccessible(page, "an open menu");
  const link = card.getByRole("link", { name: /^Test drive the / });
  const name = (await link.getAttribute("aria-label")) ?? "";
  await link.click();
  await expectStep(page, "Book a test drive");
  const dialog = openDialog(page);
  await expect(dialog.locator(".drive-car")).toContainText(
    /\d{4} .+/.exec(name)?.[0] ?? "a car with its year",
  );
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(LIST);
  await page.keyboard.press("Escape");
  await expect(card.locator(".car-menu-list")).toBeHidden();
  await expect(card.locator(".car-menu summary")).toBeFocused();
});

test("the keyboard alone chooses a day and a time, fills in the details and schedules", async ({
  page,
}) => {
  await openCar(page, 2);
  await page.locator("#test-drive a.day").first().focus();
  await page.keyboard.press("Enter");
  await expectStep(page, "Book a test drive");
  const dialog = openDialog(page);
  await page.keyboard.press("Tab");
  await expect(dialog.locator("a.day").first()).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog.locator("a.day").nth(1)).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expect(dialog.locator("a.day").nth(1)).toBeFocused();
  await dialog.locator(FREE_TIME).last().focus();
  await page.keyboard.press("Enter");
  await expectStep(page, "Confirm your test drive");
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("link", { name: "Change" })).toBeFocused();
  for (const text of Object.values(aShopper())) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Enter");
  await expectBooked(page);
});

for (const [at, width] of [390, 1024, 1440].entries())
  test(`no step at ${width} px has an accessibility violation, and none scrolls sideways @further`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const path = await openCar(page, 3 + at);
    await page.locator("#test-drive a.day").nth(1).click();
    await expectStep(page, "Book a test drive");
    await expectAccessible(page, "the times in the dialog");
    const vin = path.split("/").at(-1) ?? "";
    await page.goto(`/test-drive/${vin}`);
    await hydrated(page);
    await expectAccessible(page, "the times");
    await pressTime(page, at);
    await expectAccessible(page, "the details");
    await page.getByRole("button", { name: SCHEDULE }).click();
    await expect(page.getByText("There is a problem")).toBeVisible();
    await fillContact(page);
    await page.getByRole("button", { name: SCHEDULE }).click();
    await expectBooked(page);
    await expectAccessible(page, "the receipt");
  });

test("the times and the details have room at 320 px, in wide spacing and at twice the size @further", async ({
  page,
}) => {
  const path = await vehiclePath(page, "", 6);
  await page.goto(`/test-drive/${path.split("/").at(-1)}`);
  await hydrated(page);
  await expectAdaptable(page);
  await pressTime(page, 3);
  await expectAdaptable(page);
});

test("whoever is too late keeps what was typed, and takes one of the nearest three", async ({
  page,
}) => {
  await openCar(page, 7);
  await page.locator("#test-drive a.day").nth(1).click();
  await expectStep(page, "Book a test drive");
  await pressLastDay(page);
  const dialog = openDialog(page);
  await dialog.locator(FREE_TIME).nth(6).click();
  await expectStep(page, "Confirm your test drive");
  // A time between two slots is as gone as one that somebody else took.
  await page.route(/\/details\.data/, (route, request) =>
    route.continue({
      postData: (request.postData() ?? "").replace(/start=(\d+)/, "start=$11"),
    }),
  );
  await fillContact(dialog);
  await dialog.getByRole("button", { name: SCHEDULE }).click();
  await expect(dialog.locator(".summary")).toContainText(
    "Someone just took that time.",
  );
  await expect(dialog.getByLabel("First name")).toHaveValue("Elena");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [at, width] of [390, 1440].entries())
    test(`at ${width} px: the car's page, the times, the details and the receipt are pages${markFurther(width !== 1440)}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(await vehiclePath(page, "", 8 + at));
      await page.getByRole("link", { name: "Later days" }).click();
      await expect(
        page.getByRole("heading", { level: 1, name: /^Test drive the / }),
      ).toBeVisible();
      await page.locator("a.day").last().click();
      const time = page.locator(FREE_TIME).nth(8 + at);
      const said = (await time.innerText()).trim();
      await time.click();
      await expect(page.locator(".chosen-time b")).toContainText(said);
      await page.getByLabel("First name").fill("Elena");
      const send = page.getByRole("button", { name: SCHEDULE });
      await expect(async () => {
        // Nobody fills a form within a second: then it comes back as it was.
        await send.click();
        await expect(page.locator(".summary")).toContainText(
          "Please fill info about yourself.",
          { timeout: 500 },
        );
      }).toPass();
      await expect(page).toHaveTitle(/^Error: /);
      await expect(page.getByLabel("First name")).toHaveValue("Elena");
      await fillContact(page);
      await expect(async () => {
        if (await send.isVisible()) await send.click();
        await expect(page).toHaveURL(/\/booked\?/, { timeout: 500 });
      }).toPass();
      await expectBooked(page);
      // A cookie brings it.
      if (!ARE_COOKIES_BLOCKED)
        await expect(page.locator(".toasts")).toContainText(
          "Test Drive Scheduled",
        );
    });

  test("a time on the car's page is one press away from the details @further", async ({
    page,
  }) => {
    await page.goto(await vehiclePath(page, "", 10));
    await page.locator(`#test-drive ${FREE_TIME}`).last().click();
    await page.getByRole("button", { name: /^Continue with / }).click();
    await expect(page).toHaveURL(/\/details\?start=/);
  });
});
