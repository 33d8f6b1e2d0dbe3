import { needCookies } from "./cookieless-browser.ts";
import { expectAccessible } from "./axe.ts";
import { markFurther } from "./further.ts";
import { ANSWERED, expect, hydrated, test as alone } from "./journey.ts";
import { SITES } from "./sites.ts";
import { test } from "./tabs.ts";

const NEAREST = "/search-vehicles/all-inventory?sort=nearest";

test.use({ storageState: ANSWERED });
alone.use({ storageState: ANSWERED });

for (const width of [390, 1440])
  test(`at ${width} px a ZIP code lists the nearest cars first, tells miles on cards and cars, and is forgotten when cleared${markFurther(width === 1440)}`, async ({
    page,
  }) => {
    needCookies();
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/search-vehicles/all-inventory");
    await hydrated(page);
    await page.getByLabel("Sort by").selectOption("Nearest First");
    await expect(page).toHaveURL(NEAREST);
    const form = page.getByRole("form", {
      name: "How far the stores are from you",
    });
    await form.getByLabel("Your ZIP").fill("60435");
    await form.getByRole("button", { name: "Show distances" }).click();
    const away = page.getByRole("article").getByText(/\d+ mi away/);
    await expect(away).toHaveCount(24);
    await expect(away.first()).toContainText("Joliet, IL");
    await expect(form.getByLabel("Your ZIP")).toHaveValue("60435");
    await expectAccessible(page, "with distances");
    await page.getByRole("article").first().getByRole("link").first().click();
    await expect(page.getByText(/\d+ miles from 60435/)).toBeVisible();
    await page.goto(NEAREST);
    await hydrated(page);
    await form.getByLabel("Your ZIP").fill("");
    await form.getByRole("button", { name: "Show distances" }).click();
    await expect(away).toHaveCount(0);
  });

for (const width of [390, 1440])
  test(`at ${width} px whoever prefers another store asks for the car to be moved there, and the store is told${markFurther(width === 390)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/search-vehicles/all-inventory?store=joliet");
    await hydrated(page);
    await page.getByRole("article").first().getByRole("link").first().click();
    await page
      .getByRole("link", { name: "Ask us to move it to Aurora" })
      .click();
    await expect(page).toHaveURL(/ask-about-vehicle.*move_to=aurora/);
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
      /^Can you bring the .* to Prairie Auto of Aurora for me\?$/,
    );
    await hydrated(page);
    await page.getByLabel("First name").fill("Elena");
    await page.getByLabel("Last name").fill("Ruiz");
    await page
      .getByRole("textbox", { name: "Email" })
      .fill("elena@example.com");
    await page.getByLabel("Phone").fill("630.555.0100");
    await page.getByRole("button", { name: /^Send/ }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "We have your message" }),
    ).toBeVisible();
  });

test("an unknown ZIP code is said, and the page stays", async ({ page }) => {
  needCookies();
  await page.goto(NEAREST);
  await hydrated(page);
  await page.getByLabel("Your ZIP").fill("00000");
  await page.getByRole("button", { name: "Show distances" }).click();
  await expect(page.getByText("We don’t know that ZIP code")).toBeVisible();
  await expect(page).toHaveURL(NEAREST);
});

alone.describe("a visitor who lets the browser tell where they are", () => {
  alone.use({
    geolocation: { latitude: 41.52431, longitude: -88.14023 },
    permissions: ["geolocation"],
  });

  alone(
    "is asked on tap alone, and what is sent is rounded and goes to this site alone",
    async ({ page, context }) => {
      needCookies();
      const asked: string[] = [];
      const sent: string[] = [];
      page.on("request", (request) => {
        const { origin } = new URL(request.url());
        if (origin !== SITES.open.origin) asked.push(origin);
        if (request.method() === "POST") sent.push(request.postData() ?? "");
      });
      await page.addInitScript(() => {
        const ask = navigator.geolocation.getCurrentPosition.bind(
          navigator.geolocation,
        );
        Reflect.set(window, "askedCount", 0);
        navigator.geolocation.getCurrentPosition = (...rest) => {
          Reflect.set(window, "askedCount", 1);
          ask(...rest);
        };
      });
      await page.goto(NEAREST);
      await hydrated(page);
      expect(await page.evaluate(() => Reflect.get(window, "askedCount"))).toBe(
        0,
      );
      await page.getByRole("button", { name: "Use my location" }).click();
      await expect(
        page
          .getByRole("article")
          .first()
          .getByText(/mi away/),
      ).toContainText("Joliet, IL");
      const cookies = await context.cookies();
      expect(cookies.find(({ name }) => name === "shopperPlace")?.value).toBe(
        "41.5_-88.1",
      );
      expect(asked).toEqual([]);
      expect(sent.join(" ")).toContain("spot=41.5_-88.1");
      expect(sent.join(" ")).not.toMatch(/41\.52|88\.14/);
    },
  );
});
