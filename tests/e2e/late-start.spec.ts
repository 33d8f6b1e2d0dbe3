import type { Page } from "@playwright/test";
import { needCookies } from "./cookieless-browser.ts";
import { ANSWERED, expect, hydrated, test, vehiclePath } from "./journey.ts";

test.use({ storageState: ANSWERED });

const LIST = "/search-vehicles/all-inventory";

test("a link, a filter and a search that are used before the scripts are here lead where they say", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const arrive = await holdScripts(page);
  await open(page, "/");
  await page.getByRole("search").getByRole("textbox").fill("awd");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${LIST}/drivetrain/awd?words=awd`);
  await page
    .getByRole("complementary", { name: "Filters" })
    .getByRole("link", { name: /^SUVs/ })
    .click();
  await expect(page).toHaveURL(/suvs/);
  await page.getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/-vehicle\/suvs\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  arrive();
  await hydrated(page);
});

test("a form that is posted before the scripts are here is sent", async ({
  page,
}) => {
  const vin = (await vehiclePath(page)).split("/").at(-1) ?? "";
  const arrive = await holdScripts(page);
  await open(page, `/ask-about-vehicle/${vin}`);
  // Nobody fills four fields within the second that tells people from robots.
  for (const [label, text] of [
    ["First name", "Elena"],
    ["Last name", "Ruiz"],
    ["Email", "elena@example.com"],
    ["Phone", "630.555.0100"],
  ] as const)
    await page
      .getByRole("textbox", { name: label })
      .pressSequentially(text, { delay: 40 });
  await page.getByRole("button", { name: "Send question" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "We have your message" }),
  ).toBeVisible();
  await expect(page.getByText("Your reference")).toBeVisible();
  arrive();
});

test("what was typed before the scripts came stands there after, and opens the suggestions", async ({
  page,
}) => {
  // The answer to the question about cookies, which comes back on every page, takes the focus out of the field.
  needCookies();
  const arrive = await holdScripts(page);
  await open(page, "/");
  const field = page.getByRole("search").locator("input[name=words]");
  await field.pressSequentially("hon");
  arrive();
  await expect(page.getByRole("option").first()).toBeVisible();
  await expect(field).toHaveValue("hon");
});

test("menu, stores, details and the pictures of a vehicle open before the scripts are here", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const path = await vehiclePath(page);
  const arrive = await holdScripts(page);
  await open(page, path);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await page.getByText(/^Features, \d+ listed$/).click();
  await expect(page.locator(".feature-list").first()).toBeVisible();
  arrive();
  await hydrated(page);
  await expect(page.locator(".feature-list").first()).toBeVisible();
});

/** The page is there, its scripts are not until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await arrival;
    // The page that asked may be gone.
    await route.continue().catch(() => {});
  });
  return arrive;
}

/** A page is not loaded before its scripts are. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "domcontentloaded" });
}
