import type { Locator, Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { markFurther, SPANISH } from "./further.ts";
import {
  ANSWERED,
  expect,
  hydrated,
  openEstimator,
  test as alone,
  vehiclePath,
} from "./journey.ts";
import { test } from "./tabs.ts";
import { pickWalked, toWalkedPattern } from "./walked-language.ts";

test.use({ storageState: ANSWERED });
alone.use({ storageState: ANSWERED });

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

const result = (page: Page): Locator => page.locator(".pay-result");
const figure = (page: Page): Locator => page.locator(".pay-result-figure");
const figureText = async (page: Page) =>
  (await figure(page).innerText()).split("\n")[0] ?? "";

/** A used car's own page, and that of its payment. */
async function addresses(page: Page) {
  const vehicle = await vehiclePath(page, "?condition=used");
  return { vehicle, payment: `/payment-estimate/${vehicle.split("/").at(-1)}` };
}

test("on a phone the payment stands at the foot of the window while its figure is out of sight, and follows every change", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto((await addresses(page)).payment);
  await hydrated(page);
  const line = page.locator(".calc-now");
  const down = page.getByRole("textbox", { name: "Cash down" });
  await down.scrollIntoViewIfNeeded();
  const before = await figureText(page);
  await expect(line).toContainText(before);
  await down.fill("40");
  await expect(line).not.toContainText(before);
  await expect(line).toContainText(await figureText(page));
  expect(await violations(page)).toEqual([]);
  // It leads where the result does, with the same terms.
  await expect(line.getByRole("link")).toHaveAttribute(
    "href",
    (await result(page)
      .getByRole("link", { name: "Get pre-approved with these terms" })
      .getAttribute("href")) ?? "",
  );
  await figure(page).scrollIntoViewIfNeeded();
  await expect(line).toBeHidden();
});

for (const viewport of [PHONE, WIDE])
  test(`the payment is the same on card, car and estimator, and follows the shopper at ${viewport.width} px${markFurther(viewport === WIDE)}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const { vehicle } = await addresses(page);
    const vin = vehicle.split("/").at(-1) ?? "";
    await page.goto(`/search-vehicles/all-inventory?q=${vin.toLowerCase()}`);
    const card = page.getByRole("article").first();
    const estimate = pickWalked({
      en: /Est\. (\$[\d,]+)\/mo/,
      es: /Est\. (\$[\d,]+)\/mes/,
    });
    const monthly = estimate.exec(await card.innerText())?.[1];
    await card.getByRole("link").first().click();
    await expect(page).toHaveURL(vehicle);
    // The panel of a page that the router went to comes by itself.
    await expect(result(page)).toBeAttached();
    const line = page.locator(".calc-fold > summary");
    await expect(line).toBeVisible();
    await expect(result(page)).toBeHidden();
    const said = (await figure(page).textContent()) ?? "";
    const [exact = ""] = /^\$[\d,.]+/.exec(said) ?? [];
    await expect(page.locator(".pay-box")).toContainText(`Est. ${monthly}/mo`);
    await expect(line).toContainText(`Est. ${monthly}/mo`);
    expect(Math.ceil(Number(exact.replace(/[$,]/g, "")))).toBe(
      Number(monthly?.replace(/[$,]/g, "")),
    );
    await page.getByRole("link", { name: "Personalize" }).click();
    await expect(
      page.getByRole("heading", { name: "Make the payment yours" }),
    ).toBeInViewport();
    await expect(result(page)).toBeVisible();
    // Beside the figure to the cent nothing says it in whole dollars.
    for (const place of [page.locator(".pay-box"), line])
      await expect(place).toContainText(exact);
    // The page's one main action stays the way to the car itself.
    const ahead = { name: "Get pre-approved with these terms" };
    await expect(page.getByRole("link", ahead)).not.toHaveClass(/btn--main/);
    await page.getByRole("button", { name: /^See every payment/ }).click();
    await expect(page).toHaveURL(/\/payment-estimate\//);
    await expect(page.getByRole("row").first()).toBeVisible();
    await expect(figure(page)).toContainText(exact);
    expect(await violations(page)).toEqual([]);
  });

alone(
  "on a car's page nothing of the estimator is loaded until somebody turns to it, and what was typed before stays",
  async ({ page }) => {
    await page.setViewportSize(WIDE);
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    const { vehicle } = await addresses(page);
    await page.goto(vehicle);
    await hydrated(page);
    expect(scripts.join(" ")).not.toContain("payment-panel");
    await openEstimator(page);
    const before = await figureText(page);
    const equity = page.getByRole("textbox", { name: "Trade equity" });
    await equity.fill("4500");
    await expect(figure(page)).not.toContainText(before);
    expect(scripts.join(" ")).toContain("payment-panel");
    await expect(equity).toHaveValue("4500");
    await expect(result(page)).toContainText("$4,500.00 trade equity");
  },
);

test("sliders, fields and choices are worked by the keyboard, each at once, and the address keeps them", async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  const { payment } = await addresses(page);
  await page.goto(`${payment}?down=2000&downUnit=dollars`);
  await hydrated(page);
  const slider = page.getByRole("slider", { name: "Cash down" });
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  const field = page.getByRole("textbox", { name: "Cash down" });
  await expect(field).toHaveValue("2,100");
  await expect(slider).toHaveAttribute("aria-valuetext", "$2,100");
  await expect(result(page)).toContainText(
    pickWalked({ en: /Cash down\$2,100\.00/, es: /Enganche\$2,100\.00/ }),
  );
  await field.fill("3000");
  await expect(slider).toHaveValue("3000");
  await expect(result(page)).toContainText(
    pickWalked({ en: /Cash down\$3,000\.00/, es: /Enganche\$3,000\.00/ }),
  );
  const months = page.getByRole("group", { name: "Months" });
  await months.getByRole("radio", { name: "72" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(figure(page)).toContainText("a month for 60 months");
  await page.getByRole("radio", { name: /^Good/ }).focus();
  await page.keyboard.press("Space");
  await expect(result(page)).toContainText("scores of 660 to 719");
  // Enter within a field neither leaves the page nor chooses anything.
  await field.press("Enter");
  await expect(result(page)).toContainText("scores of 660 to 719");
  await expect(page).toHaveURL(/term=60/);
  // The address follows what was chosen last a moment later.
  await expect(page).toHaveURL(/[?&]score=(6[6-9]|7[01])\d/);
  const shown = await figureText(page);
  await page.reload();
  await hydrated(page);
  await expect(figure(page)).toContainText(shown);
  await expect(field).toHaveValue("3,000");
});

test("a typed value is left in peace while it is typed, then told what it may be", async ({
  page,
}) => {
  const { payment } = await addresses(page);
  await page.goto(payment);
  await hydrated(page);
  const field = page.getByRole("textbox", { name: "Trade equity" });
  await field.fill("4 thou");
  await expect(field).not.toHaveAttribute("aria-invalid");
  await field.blur();
  await expect(field).toHaveAttribute("aria-invalid");
  // Another digit makes it no smaller, so this is told at once.
  await field.fill("45000");
  await expect(
    page.getByText("Enter $0 to $20,000. We’re using $0."),
  ).toBeVisible();
  await expect(field).toHaveValue("45000");
  const before = await result(page).textContent();
  await field.fill("");
  await page.getByRole("textbox", { name: "Cash down" }).fill("500");
  await expect(
    page.getByText("Enter 0% to 100%. We’re using 20%."),
  ).toBeVisible();
  await expect(result(page), "the last result that was one").toHaveText(
    before ?? "",
  );
  expect(await violations(page)).toEqual([]);
});

test("a lease shows its own terms and every payment of a loan has a table", async ({
  page,
}) => {
  const vehicle = await vehiclePath(page, "?condition=new");
  await page.goto(`/payment-estimate/${vehicle.split("/").at(-1)}`);
  await hydrated(page);
  await page.getByText("Every payment, as a table").click();
  await expect(page.getByRole("row")).toHaveCount(73);
  await expect(page.getByRole("row").last()).toContainText("$0.00");
  await page.getByText("Lease", { exact: true }).click();
  await expect(result(page)).toContainText("This is a lease:");
  await expect(result(page)).not.toContainText("APR");
  await expect(page.getByRole("group", { name: "Miles a year" })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  // On the car's page its sticker states the lease, too, and nothing leads to the table that a lease has not.
  await page.goto(vehicle);
  await hydrated(page);
  await openEstimator(page);
  const every = page.getByRole("button", { name: /^See every payment/ });
  await expect(every).toBeVisible();
  await page.getByText("Lease", { exact: true }).click();
  const sticker = page.locator(".pay-box");
  await expect(sticker).toContainText(
    pickWalked({ en: /^Lease, est\. \$/, es: /^Lease \(.*\), est\. \$/ }),
  );
  await expect(sticker).not.toContainText("APR");
  await expect(sticker.locator(".terms")).toContainText(
    pickWalked({
      en: /due at signing, no security deposit\.$/,
      es: /al firmar, sin depósito/,
    }),
  );
  await expect(every).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "a shopper goes from the car to its estimator, changes terms, switches units and comes back",
    { tag: SPANISH },
    async ({ page }) => {
      await page.setViewportSize(PHONE);
      const { vehicle, payment } = await addresses(page);
      await page.goto(vehicle);
      await expect(page.getByRole("slider")).toHaveCount(0);
      const equity = page.getByRole("textbox", { name: "Trade equity" });
      await expect(equity).toBeHidden();
      await page.getByText("Adjust", { exact: true }).click();
      await equity.fill("4500");
      await page.getByRole("button", { name: /^See every payment/ }).click();
      await expect(page).toHaveURL(new RegExp(`${payment}\\?.*equity=4500`));
      await expect(result(page)).toContainText("$4,500.00 trade equity");
      const update = page.getByRole("button", { name: "Update my payment" });
      await page.locator("label").filter({ hasText: /^Good/ }).click();
      await update.click();
      await expect(result(page)).toContainText("scores of 660 to 719");
      await page.locator(".pay-units label").filter({ hasText: "$" }).click();
      await update.click();
      const down = page.getByRole("textbox", { name: "Cash down" });
      await expect(down).toHaveValue(/^\d,\d00$/);
      await expect(result(page)).toContainText("scores of 660 to 719");
      await page.locator("label").filter({ hasText: /^48$/ }).click();
      await update.click();
      await expect(figure(page)).toContainText("a month for 48 months");
      await page.locator(".estimate-back").click();
      await expect(page).toHaveURL(vehicle);
    },
  );
});

for (const viewport of [PHONE, WIDE])
  test(`the price out the door follows the buyer's state and what is owed on the trade, at ${viewport.width} px${markFurther(viewport === PHONE)}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const { vehicle, payment } = await addresses(page);
    await page.goto(payment);
    await hydrated(page);
    const door = page.getByRole("region", { name: "Estimated out-the-door" });
    const { source } = toWalkedPattern("Out the door");
    const amount = new RegExp(String.raw`${source} (\$[\d,.]+)`, "i");
    const total = async () => {
      const words = (await door.innerText()).replaceAll(/\s+/g, " ");
      return amount.exec(words)?.[1];
    };
    const state = door.getByLabel("Where you will register it");
    await expect(state).toHaveValue("IL");
    const illinois = await total();
    await state.selectOption("Indiana");
    await expect(door).toContainText("Sales tax, 7%");
    expect(await total()).not.toBe(illinois);
    await page.getByText("Still paying off your trade?").click();
    await page.getByRole("textbox", { name: "What it is worth" }).fill("9000");
    await page
      .getByRole("textbox", { name: "What you still owe" })
      .fill("12,000");
    await expect(
      page.getByText("You owe $3,000 more on your trade than it is worth."),
    ).toBeVisible();
    await expect(door).toContainText("after $9,000.00 for your trade");
    await expect(door).toContainText("Still owed on your trade");
    await expect(result(page)).toContainText(
      "$3,000.00 still owed on your trade",
    );
    await expect(page).toHaveURL(/worth=9000&owed=12000&state=IN/);
    const indiana = await total();
    await page.reload();
    await hydrated(page);
    expect(await total()).toBe(indiana);
    expect(await violations(page)).toEqual([]);
    await state.selectOption("Wisconsin");
    await expect(door).toContainText(
      "We’ll work out tax and title for Wisconsin",
    );
    expect(await total()).toBeUndefined();
    await page.goto(vehicle);
    await expect(page.locator(".out-the-door summary")).toContainText(
      pickWalked({
        en: `in Illinois ${illinois}`,
        es: `en Illinois ${illinois}`,
      }),
    );
  });
