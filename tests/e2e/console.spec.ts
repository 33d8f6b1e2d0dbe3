import { expect } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "./axe.ts";
import { needCookies } from "./cookieless-browser.ts";
import { outOfPage } from "./layout-checks.ts";
import { enterConsole, holdFeedFromTerminal } from "./console-passkeys.ts";
import { markFurther } from "./further.ts";
import { test } from "./journey.ts";
import { needEnglish } from "./walked-language.ts";

test.beforeEach(() => {
  needEnglish(
    "The people of a store work in the console in the language of their own choice, and no address of it names one.",
  );
});

const WIDTHS = [390, 1440] as const;

test("a one-time link makes a passkey, which signs in again after the sign-out", async ({
  page,
}) => {
  needCookies();
  await enterConsole(page);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You’re signed out.")).toBeVisible();
  await page.goto("/console/people");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.waitForURL("**/console/people");
  await expect(page.getByRole("heading", { name: "People" })).toBeVisible();
});

test("an appointment is booked, moved and cancelled by keyboard alone, in three actions each beyond typing", async ({
  page,
}) => {
  needCookies();
  await enterConsole(page, ["--role", "seller"]);
  await page.goto("/console/appointments/new?store=aurora&kind=testDrive");
  await page.getByLabel("First name").fill("Elena");
  await page.getByLabel("Last name").fill("Moreno");
  await page.getByLabel("Phone").fill("630 555 0100");
  await page.getByLabel("Car", { exact: true }).fill("The blue Accord");
  await page.getByRole("button", { name: "Book it" }).press("Enter");
  await expect(page.getByText(/^Booked\./)).toBeVisible();
  const time = page.getByLabel("New time");
  await time.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Moved\./)).toBeVisible();
  await page.getByRole("button", { name: "Cancel the appointment" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("This appointment was canceled.")).toBeVisible();
});

for (const width of WIDTHS)
  test(`every page of the console fits ${String(width)} px, and has no accessibility violation${markFurther(width !== WIDTHS[0])}`, async ({
    page,
  }) => {
    needCookies();
    await page.setViewportSize({ width, height: 900 });
    await enterConsole(page);
    holdFeedFromTerminal();
    await page.goto("/console/feeds");
    const run = await page
      .getByRole("region", { name: "Every file" })
      .getByRole("link")
      .first()
      .getAttribute("href");
    const links = await page
      .getByRole("navigation", { name: "Sections" })
      .getByRole("link")
      .evaluateAll((all) => all.map((it) => it.getAttribute("href") ?? ""));
    expect(links.length).toBeGreaterThan(2);
    const pages = [
      ...links,
      "/console/me",
      "/console/me/passkeys/new",
      "/console/people/new",
      "/console/appointments/new",
      "/console/appointments/new?store=aurora&kind=service",
      "/console/appointments/blocks",
      "/console/feeds?ending=failed",
      run ?? "no run is listed",
      "/console/nothing",
    ];
    for (const path of pages) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(
        path === "/console/nothing" ? 404 : 200,
      );
      expect.soft(await outOfPage(page), path).toEqual([]);
      await expectAccessible(page, path);
    }
  });

for (const width of WIDTHS)
  test(`photos of a car are added and hidden at ${String(width)} px, and a file that is none is named${markFurther(width !== WIDTHS[0])}`, async ({
    page,
  }) => {
    needCookies();
    await page.setViewportSize({ width, height: 900 });
    await enterConsole(page);
    await page.goto("/console/cars");
    await page.locator(".console-rows a").nth(WIDTHS.indexOf(width)).click();
    const photo = (background: string) =>
      sharp({ create: { width: 320, height: 240, channels: 3, background } })
        .jpeg()
        .toBuffer();
    await page.getByLabel("Pictures from this device").setInputFiles([
      { name: "1.jpg", mimeType: "image/jpeg", buffer: await photo("#802020") },
      { name: "2.jpg", mimeType: "image/jpeg", buffer: await photo("#204080") },
      { name: "x.jpg", mimeType: "image/jpeg", buffer: Buffer.from("none") },
    ]);
    await page.getByRole("button", { name: "Add them" }).click();
    await expect(page.getByText("2 photos were added.")).toBeVisible();
    await expect(page.getByText("x.jpg is no JPEG")).toBeVisible();
    expect.soft(await outOfPage(page)).toEqual([]);
    await expectAccessible(page, "after a form with a bad file");
    await page
      .getByRole("button", { name: /^Hide photo/ })
      .last()
      .click();
    await expect(page.getByText("Saved.")).toBeVisible();
    await expect(page.getByText("Not on the site")).toHaveCount(1);
    expect.soft(await outOfPage(page)).toEqual([]);
    await expectAccessible(page, "with a hidden photo");
    await page.getByRole("button", { name: "Add them" }).click();
    await expect(page.getByText("Choose a picture first")).toBeVisible();
    await expectAccessible(page, "after a form without a choice");
    await page.goto("/console/content/staff/ellen-brandt");
    expect.soft(await outOfPage(page)).toEqual([]);
    await expectAccessible(page, "a form with a picture");
  });
