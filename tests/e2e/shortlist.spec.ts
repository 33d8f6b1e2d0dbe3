import type { BrowserContext, Locator, Page } from "@playwright/test";
import { needCookies } from "./cookieless-browser.ts";
import { faultAtRest } from "./focus-mark.ts";
import { markFurther, SPANISH } from "./further.ts";
import {
  expect,
  hydrated,
  listVehicles,
  test as alone,
  vehiclePath,
} from "./journey.ts";
import { soldVehiclePath } from "./sold-vehicle.ts";
import { test } from "./tabs.ts";

const LIST = "/search-vehicles/used-inventory/bodystyle/suvs";
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

/** The question about cookies is answered, so that nothing stands in front of the page. */
async function allow(context: BrowserContext, categories: string) {
  const url = "http://localhost:4173";
  await context.addCookies([
    { name: "allowCookies", value: categories, url },
    { name: "displayCookies", value: "hide", url },
  ]);
}

test.beforeEach(needCookies);

test.describe("with JavaScript", () => {
  test.beforeEach(({ context }) => allow(context, "essential,functional"));

  test("the heart toggles in place, the header counts, and the list is kept over a reload", async ({
    page,
    context,
  }) => {
    await page.goto(LIST);
    await hydrated(page);
    const heart = save(page, 4);
    await heart.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText("Saved. 1 saved car.")).toBeAttached();
    await expect(savedLink(page)).toHaveAccessibleName("Saved cars, 1");
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await expect(page).toHaveURL(LIST);
    await page.reload();
    await hydrated(page);
    await expect(save(page, 4)).toHaveAttribute("aria-pressed", "true");
    await save(page, 4).click();
    await expect(save(page, 4)).toHaveAttribute("aria-pressed", "false");
    await expect(savedLink(page)).toHaveAccessibleName("Saved cars");
    expect(await findCookie(context, "savedVehicles")).toBeUndefined();
  });

  test("a tab beside this one counts along @further", async ({
    page,
    context,
  }) => {
    await page.goto(LIST);
    await hydrated(page);
    const beside = await context.newPage();
    await beside.goto("/");
    await hydrated(beside);
    await save(page, 0).click();
    await expect(savedLink(beside)).toHaveAccessibleName("Saved cars, 1");
    await save(page, 1).click();
    await expect(savedLink(beside)).toHaveAccessibleName("Saved cars, 2");
    await save(page, 0).click();
    await expect(savedLink(beside)).toHaveAccessibleName("Saved cars, 1");
  });

  test("the server renews what the script has written, so that it lasts", async ({
    page,
    context,
  }) => {
    await page.goto(LIST);
    await hydrated(page);
    const renewal = page.waitForResponse("**/saved-vehicles/renew");
    await save(page, 0).click();
    expect((await renewal).status()).toBe(204);
    const kept = await findCookie(context, "savedVehicles");
    expect(kept?.expires ?? 0).toBeGreaterThan(Date.now() / 1000 + 86_400);
  });

  test("by keyboard alone: save, choose two, compare, see what differs", async ({
    page,
  }) => {
    await page.goto(LIST);
    await hydrated(page);
    await compare(page, 0).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(save(page, 0)).toBeFocused();
    await page.keyboard.press("Space");
    await expect(save(page, 0)).toHaveAttribute("aria-pressed", "true");
    await compare(page, 1).focus();
    await page.keyboard.press("Space");
    const way = page.getByRole("link", { name: "Compare (2)" });
    await way.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/compare");
    await expect(page.getByRole("columnheader")).toHaveCount(3);
    await expect(
      page.getByRole("rowheader", { name: "In short" }),
    ).toBeVisible();
    const same = page.locator(".compare-same dl");
    await expect(same).toBeHidden();
    await page.getByText("What is the same").focus();
    await page.keyboard.press("Enter");
    await expect(same).toBeVisible();
  });

  test("the fifth car is refused with a clear line", async ({ page }) => {
    await page.goto(LIST);
    await hydrated(page);
    for (const at of [0, 1, 2, 3, 4]) await compare(page, at).click();
    await expect(compare(page, 3)).toHaveAttribute("aria-pressed", "true");
    await expect(compare(page, 4)).toHaveAttribute("aria-pressed", "false");
    await expect(page.getByText("You can compare four cars")).toBeVisible();
    await expect(page.getByRole("link", { name: "Compare (4)" })).toBeVisible();
  });

  test("the bar never covers what has the focus, and goes with the last car", async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(LIST);
    await hydrated(page);
    await compare(page, 0).click();
    const bar = page.getByRole("region", { name: "Cars to compare" });
    await expect(bar).toBeVisible();
    const covered: string[] = [];
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press("Tab");
      const fault = await faultAtRest(() => coveredByTray(page));
      if (fault !== null) covered.push(fault);
    }
    expect(covered).toEqual([]);
    await bar.getByRole("button", { name: "Clear" }).click();
    await expect(bar).toHaveCount(0);
  });

  test("picked among the saved ones, up to four are compared by an address to share", async ({
    page,
    context,
  }) => {
    await saveSome(page, context, 5);
    await page.goto("/saved-vehicles");
    await hydrated(page);
    const compare = page.getByRole("button", { name: /^Compare \d cars?$/ });
    await page.getByRole("checkbox").nth(0).check();
    await expect(compare).toHaveCount(0);
    await expect(page.getByText("Check one more car to compare")).toBeVisible();
    await page.getByRole("checkbox").nth(2).check();
    await expect(compare).toHaveText("Compare 2 cars");
    await compare.click();
    await expect(page).toHaveURL(/\/compare\?vins=\w{17},\w{17}$/);
    await page
      .getByRole("button", { name: /^Remove \d{4}/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/compare\?vins=\w{17}$/);
    await page.getByRole("button", { name: "Add a car" }).click();
    await expect(page).toHaveURL(/\/search-vehicles/);
    await expect(page.getByRole("link", { name: "Compare (1)" })).toBeVisible();
  });

  test("a saved car whose heart is released counts no more, and can be put back", async ({
    page,
    context,
  }) => {
    // Three are for sale, and one sold.
    await saveSome(page, context, 4);
    await page.goto("/saved-vehicles");
    await hydrated(page);
    const hearts = page.locator(".saved-cards .garage-btn");
    const picks = page.getByRole("checkbox");
    await picks.nth(0).check();
    await picks.nth(1).check();
    await expect(
      page.getByRole("button", { name: "Compare 2 cars" }),
    ).toBeVisible();
    await hearts.nth(1).click();
    await expect(page.getByText("2 cars. Saved in this browser")).toBeVisible();
    await expect(page.getByText(/^Removed\. Tap the heart/)).toBeVisible();
    await expect(page.getByText("Check one more car to compare")).toBeVisible();
    await page.getByText("Clear all").click();
    await expect(
      page.getByRole("button", { name: "Remove 3 cars" }),
    ).toBeVisible();
    await picks.nth(0).uncheck();
    await expect(
      page.getByRole("link", { name: "Compare these 2 cars" }),
    ).toHaveAttribute("href", /\?vins=\w{17},\w{17}$/);
    await hearts.nth(1).click();
    await expect(page.getByText("3 cars. Saved in this browser")).toBeVisible();
    await expect(picks).toHaveCount(3);
    for (const at of [0, 1, 2]) await hearts.nth(at).click();
    await expect(
      page.getByRole("button", { name: "Remove 1 car" }),
    ).toBeVisible();
  });

  test("where the browser copies nothing, the address of a comparison stands there to be copied", async ({
    page,
    context,
  }) => {
    await saveSome(page, context, 5);
    await page.goto("/saved-vehicles");
    await hydrated(page);
    for (const at of [0, 1]) await page.getByRole("checkbox").nth(at).check();
    await page.getByRole("button", { name: "Compare 2 cars" }).click();
    await expect(page).toHaveURL(/\/compare\?vins=/);
    await hydrated(page);
    await page.evaluate(() => {
      for (const name of ["clipboard", "share"])
        Object.defineProperty(navigator, name, { value: undefined });
    });
    await page.getByRole("link", { name: "Share" }).click();
    const link = page.getByRole("textbox", { name: "Copy this link:" });
    await expect(link).toHaveValue(new URL(page.url()).href);
    await expect(link).toBeFocused();
  });
});

alone.describe("with JavaScript, measured from the first paint on", () => {
  alone.beforeEach(({ context }) => allow(context, "essential,functional"));

  alone(
    "what was looked at stands at the end of the next car's page and of home, without a shift",
    async ({ page }) => {
      const [first, second] = await listVehicles(page);
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: "layout-shift", buffered: true });
      });
      for (const vehicle of [first, second]) {
        await page.goto(new URL(vehicle?.url ?? "").pathname);
        await hydrated(page);
        await expect
          .poll(() => page.evaluate(() => document.cookie))
          .toContain(vehicle?.vin);
      }
      const row = page.locator(".viewed");
      await expect(row.getByRole("article")).toHaveCount(1);
      await expect(row).toContainText(`${first?.make} ${first?.model}`);
      expect(await readShift(page)).toBeLessThanOrEqual(0.01);
      await page.goto("/");
      await expect(row.getByRole("article")).toHaveCount(2);
      expect(await readShift(page)).toBeLessThanOrEqual(0.01);
    },
  );

  for (const path of [LIST, "/compare", "/saved-vehicles"])
    alone(
      `${path} does not move when the hearts are filled in${markFurther(path !== LIST)}`,
      async ({ page, context }) => {
        await saveSome(page, context, 4);
        await page.addInitScript(() => {
          const shifts: number[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              shifts.push((entry as unknown as { value: number }).value);
          }).observe({ type: "layout-shift", buffered: true });
        });
        await page.goto(path);
        await hydrated(page);
        await expect(savedLink(page)).toHaveAccessibleName("Saved cars, 4");
        expect(await readShift(page)).toBeLessThanOrEqual(0.01);
      },
    );
});

for (const viewport of [PHONE, { width: 320, height: 568 }, WIDE])
  test(`until the cookie question is answered the bar stands on it, ${viewport.width} px wide${markFurther(viewport === WIDE)}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(LIST);
    await hydrated(page);
    const banner = page.getByRole("region", { name: "Cookies", exact: true });
    const bar = page.getByRole("region", { name: "Cars to compare" });
    for (const at of [0, 1])
      await compare(page, at).evaluate((button: HTMLElement) => button.click());
    await expect(bar).toBeVisible();
    await expect
      .poll(async () => {
        const [above, below] = [
          await bar.boundingBox(),
          await banner.boundingBox(),
        ];
        return Math.abs(
          (above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? NaN),
        );
      })
      .toBeLessThan(1);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    // What the page ends with is above both.
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            (document.querySelector(".site-foot")?.getBoundingClientRect()
              .bottom ?? NaN) -
            (document.querySelector(".compare-tray")?.getBoundingClientRect()
              .top ?? NaN),
        ),
      )
      .toBeLessThanOrEqual(1);
    await banner.getByRole("button", { name: "Accept all" }).click();
    await expect
      .poll(async () => {
        const box = await bar.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      })
      .toBe(viewport.height);
    await bar.getByRole("link", { name: "Compare (2)" }).click();
    await expect(page).toHaveURL(/\/compare/);
  });

test("with only essential cookies what is saved ends with the browser, and nothing viewed is kept", async ({
  page,
  context,
}) => {
  await allow(context, "essential");
  await page.goto(await vehiclePath(page));
  await hydrated(page);
  const renewal = page.waitForResponse("**/saved-vehicles/renew");
  await page.getByRole("button", { name: /^Save/ }).first().click();
  await renewal;
  expect((await findCookie(context, "savedVehicles"))?.expires).toBe(-1);
  expect(await findCookie(context, "recentlyViewed")).toBeUndefined();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "a heart saves and comes back to the card; the list shows, compares and removes",
    { tag: SPANISH },
    async ({ page }) => {
      await page.goto(LIST);
      const name = await save(page, 5).getAttribute("aria-label");
      await save(page, 5).click();
      await expect(page).toHaveURL(new RegExp(`${LIST}#car-\\w{17}$`));
      await expect(page.getByText("Car saved")).toBeAttached();
      await expect(save(page, 5)).toBeInViewport();
      await save(page, 6).click();
      await page.goto("/saved-vehicles");
      const list = page.getByRole("group", { name: "Cars to compare" });
      await expect(list.getByRole("article")).toHaveCount(2);
      await expect(
        page.getByRole("heading", { name: "Similar to your saved cars" }),
      ).toBeVisible();
      const kept = page.getByRole("button", { name: name ?? "" });
      await expect(kept).toHaveAttribute("aria-pressed", "true");
      await kept.click();
      await expect(list.getByRole("article")).toHaveCount(1);
      await expect(page.getByText("Car removed")).toBeVisible();
      await page.getByText("Clear all").click();
      await page.getByRole("button", { name: "Remove 1 car" }).click();
      await expect(page.getByText("Nothing saved yet")).toBeVisible();
      await expect(
        page.getByRole("heading", { name: "New on the lot" }),
      ).toBeVisible();
    },
  );

  test("scales lead to the comparison, and from there to the next car", async ({
    page,
  }) => {
    await page.goto(LIST);
    await compare(page, 0).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Compare cars",
    );
    await page.getByRole("button", { name: "Add a car" }).click();
    await expect(page).toHaveURL(LIST);
    await compare(page, 1).click();
    await expect(page.getByRole("columnheader")).toHaveCount(3);
    await page.getByText("What is the same").click();
    await expect(page.locator(".compare-same dl")).toBeVisible();
  });

  test("a vehicle's page saves and compares @further", async ({ page }) => {
    await page.goto(await vehiclePath(page));
    await page.locator('.vehicle-tools button[name="save"]').click();
    await expect(page.getByText("Car saved")).toBeVisible();
  });
});

for (const viewport of [PHONE, WIDE]) {
  test.describe(`at ${viewport.width} px${markFurther(viewport === WIDE)}`, () => {
    test.use({ viewport });
    test.beforeEach(({ context }) => allow(context, "essential,functional"));

    test("every target is at least 24 px", async ({ page, context }) => {
      const vins = await saveSome(page, context, 3);
      for (const path of [
        "/saved-vehicles",
        `/compare?vins=${vins.join(",")}`,
      ]) {
        await page.goto(path);
        const small = await page.evaluate(() =>
          [
            ...document.querySelectorAll(
              "main a, main button, main summary, main label",
            ),
          ]
            .filter((it) => {
              const { width, height } = it.getBoundingClientRect();
              const isInline = it.closest("p, .car-name, th") !== null;
              const isSmall = width < 24 || height < 24;
              return width > 0 && isSmall && !isInline;
            })
            .map((it) => it.outerHTML.slice(0, 90)),
        );
        expect(small).toEqual([]);
      }
    });
  });
}

test("the names stay in sight on a wide screen, the labels on a phone", async ({
  page,
  context,
}) => {
  await allow(context, "essential");
  const vins = (await listVehicles(page)).slice(0, 4).map(({ vin }) => vin);
  await page.setViewportSize(WIDE);
  await page.goto(`/compare?vins=${vins.join(",")}`);
  await page.evaluate(() => window.scrollTo(0, 1200));
  const head = page.getByRole("columnheader").nth(1);
  // The note that a picture is drawn leaves with the picture; what stays begins right below it.
  const drawn = await page.locator(".compare-drawn").first().boundingBox();
  expect((drawn?.y ?? 0) + (drawn?.height ?? 1)).toBe(0);
  const name = await page.locator(".compare-name").first().boundingBox();
  expect(name?.y).toBe(12);
  expect((await head.boundingBox())?.y).toBe(-22);
  await page.setViewportSize(PHONE);
  const table = page.getByRole("region", { name: "Cars side by side" });
  await table.evaluate((it) => it.scrollTo(200, 0));
  const label = page.getByRole("rowheader", { name: /^Mileage/ });
  expect((await label.boundingBox())?.x).toBe(0);
  // A strip repeats the names above the table, as far to the side as the table is.
  await page.evaluate(() => window.scrollTo(0, 1400));
  const first = page.locator(".compare-strip-row > span").first();
  await expect(first).toBeVisible();
  // It follows with the next frame.
  await expect
    .poll(async () => {
      const [names, heads] = [
        await first.boundingBox(),
        await head.boundingBox(),
      ];
      return Math.abs((names?.x ?? NaN) - (heads?.x ?? NaN));
    })
    .toBeLessThan(0.5);
});

/** What has the focus, where the bar at the foot of the page covers a part of it. */
function coveredByTray(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const edge = document
      .querySelector(".compare-tray")
      ?.getBoundingClientRect().top;
    if (focused?.closest("main") == null || edge === undefined) return null;
    const { bottom, height } = focused.getBoundingClientRect();
    return height < edge && bottom > edge + 1
      ? focused.outerHTML.slice(0, 80)
      : null;
  });
}

function save(page: Page, at: number): Locator {
  return page.locator('.car-card button[name="save"]').nth(at);
}

function compare(page: Page, at: number): Locator {
  return page.locator('.car-card button[name="compare"]').nth(at);
}

function savedLink(page: Page): Locator {
  return page.getByRole("banner").getByRole("link", { name: /^Saved cars/ });
}

async function findCookie(context: BrowserContext, name: string) {
  return (await context.cookies()).find((cookie) => cookie.name === name);
}

/** Some for sale and one sold, in the cookie. */
async function saveSome(page: Page, context: BrowserContext, count: number) {
  const vins = (await listVehicles(page))
    .slice(0, count - 1)
    .map(({ vin }) => vin);
  const sold = soldVehiclePath().split("/").at(-1) ?? "";
  await context.addCookies([
    {
      name: "savedVehicles",
      value: [...vins, sold].join("."),
      url: "http://localhost:4173",
    },
  ]);
  return vins;
}

function readShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: number[] };
    return shifts.reduce((sum, value) => sum + value, 0);
  });
}
