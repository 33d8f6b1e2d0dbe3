import type { Page } from "@playwright/test";
import { ANSWERED, expect, test } from "./journey.ts";

const OFFER = "/special-offers/service/brake-pads";

test.use({ storageState: ANSWERED });

test("Print opens the browser's own dialog, and the paper has the sheet and nothing else", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("printed", "");
  });
  await page.goto(OFFER);
  const hint = page.getByText("To print this offer");
  await expect(hint).toBeHidden();
  await expect(page.getByText("Advisor’s name")).toBeHidden();
  const isPrinted = page.locator("html[printed]");
  await expect(async () => {
    await page.getByRole("button", { name: "Print" }).click();
    await expect(isPrinted).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await page.emulateMedia({ media: "print" });
  await expectSheetAlone(page);
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
});

test("the code of an offer is copied, and the page says so, or how to copy it where the browser refuses", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: {
        async writeText(text: string) {
          if (document.documentElement.hasAttribute("copied"))
            throw new Error("refused");
          document.documentElement.setAttribute("copied", text);
        },
      },
    });
  });
  await page.goto(OFFER);
  const sheet = page.locator(".offer-sheet");
  const copy = sheet.getByRole("button", { name: /^Copy/ });
  await expect(async () => {
    await copy.click();
    await expect(sheet.getByText("Copied")).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.locator("html")).toHaveAttribute("copied", "BRAKE-PADS");
  await copy.click();
  await expect(sheet.getByText("select it")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says how to print, and the paper is the same", async ({
    page,
  }) => {
    await page.goto(OFFER);
    await expect(page.getByText("To print this offer")).toBeVisible();
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expectSheetAlone(page);
  });

  test("the featured offers scroll by keyboard, and each leads to its page", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/special-offers");
    const row = page.getByRole("region", { name: "Featured offers" });
    // Each says what it is for as well.
    await expect(row.getByRole("link")).toHaveCount(4);
    const links = row.getByRole("link", { name: /^View Offer/ });
    await expect(links).toHaveCount(2);
    await links.last().focus();
    await expect(links.last()).toBeInViewport();
    await links.last().press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(
      "Lifetime engine warranty",
    );
  });
});

async function expectSheetAlone(page: Page) {
  const sheet = page.locator(".offer-sheet");
  for (const words of [
    "off brake pads",
    "Prairie Auto of Aurora",
    "1840 N Farnsworth Ave",
    "any make, once per vehicle",
    "Date used",
    "Advisor’s name",
  ])
    await expect(
      sheet.getByText(words).filter({ visible: true }),
    ).toBeVisible();
  await expect(sheet.locator(".sheet-code")).toHaveText("BRAKE-PADS");
  for (const outside of ["More offers", "Schedule Service", "Contact Us"])
    await expect(
      page.getByText(outside, { exact: true }).filter({ visible: true }),
    ).toHaveCount(0);
}
