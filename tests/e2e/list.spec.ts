import type { Locator, Page } from "@playwright/test";
import { needCookies } from "./cookieless-browser.ts";
import { markFurther } from "./further.ts";
import { expect, hydrated } from "./journey.ts";
import { test } from "./tabs.ts";

const ALL = "/search-vehicles/all-inventory";
/** The color, not Bluetooth. */
const BLUE = /^(Remove filter: )?Blue \d/;
const SUVS = `${ALL}/bodystyle/suvs`;

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("filters in use stand in place and as chips, and each way takes them off", async ({
    page,
  }) => {
    await open(page, `${SUVS}?features=heated-seats&price_max=30000`);
    const chips = page.getByRole("navigation", { name: "Filters in use" });
    await expect(chips.getByRole("link")).toHaveText([
      /SUVs$/,
      /Heated seats$/,
      /Price up to \$30,000$/,
      "Clear all",
    ]);
    await expect(option(page, /SUVs/)).toHaveAttribute("aria-current", "true");
    await expect(page.getByLabel("Price To", { exact: true })).toHaveValue(
      "30,000",
    );
    await option(page, /Heated seats/).click();
    await expect(page).toHaveURL(`${SUVS}?price_max=30000`);
    await chips.getByRole("link", { name: /Price up to/ }).click();
    await expect(page).toHaveURL(SUVS);
    await chips.getByRole("link", { name: "Clear all" }).click();
    await expect(page).toHaveURL(ALL);
    await expect(chips).toBeHidden();
  });

  test("cards lead with payments by one tap, with terms that change in place", async ({
    page,
  }) => {
    needCookies();
    await open(page, `${ALL}?sort=priceLow`);
    const price = page.locator(".car-card .price").first();
    const pay = page.locator(".car-card .pay b").first();
    const isAbove = async () =>
      (await measureTop(pay)) < (await measureTop(price));
    expect(await isAbove()).toBe(false);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole("button", { name: "Monthly", exact: true }).click();
    await expect(page).toHaveURL(`${ALL}?sort=payment`);
    await expect.poll(isAbove).toBe(true);
    await expect(page.getByLabel("Sort by")).toHaveValue("payment");
    await page.getByLabel("Cash down").fill("5,000");
    await page.getByLabel("Months", { exact: true }).selectOption("48");
    await page.getByRole("button", { name: "Update cards" }).click();
    await expect(page.locator(".car-card .pay").first()).toContainText(
      "for 48 mo",
    );
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
    await page.getByRole("button", { name: "Total price" }).click();
    await expect(page).toHaveURL(`${ALL}?sort=priceLow`);
    await expect.poll(isAbove).toBe(false);
  });

  test("a card's price opens its lines, which add up; Back closes them, and whoever went on to the car comes back to the list", async ({
    page,
  }) => {
    await open(page, ALL);
    const price = page.locator("a.price").nth(1);
    const dialog = page.locator(".price-dialog");
    const shown = await price.evaluate((it) => it.firstChild?.textContent);
    const height = () =>
      page
        .getByRole("article")
        .nth(1)
        .boundingBox()
        .then((it) => it?.height);
    const before = await height();
    await price.click();
    await expect(dialog.getByText("No other dealer fees.")).toBeVisible();
    const lines = await dialog.locator(".ledger--shares dd").allInnerTexts();
    const sum = lines.reduce((cents, text) => cents + toCents(text), 0);
    // A card rounds up to whole dollars, and the total counts up to its cents.
    expect(Math.ceil(sum / 100)).toBe(toCents(shown ?? "") / 100);
    await expect
      .poll(async () => toCents(await dialog.locator(".price").innerText()))
      .toBe(sum);
    expect(await height()).toBe(before);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(ALL);
    await expect(price).toBeFocused();
    await price.click();
    await dialog.getByRole("link", { name: "See this car" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(
      /^\d{4} /,
    );
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(ALL);
    await expect(page.locator("a.price").first()).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  for (const reducedMotion of ["no-preference", "reduce"] as const)
    test(`the picture of a card that is pressed grows into the car's page: ${reducedMotion === "reduce" ? "not where motion is unwanted" : "from where it stood"}${markFurther(reducedMotion === "reduce")}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript(() => {
        const flights: string[] = [];
        const { animate } = Element.prototype;
        Element.prototype.animate = function (frames, options) {
          if (this.matches(".gallery-frame"))
            flights.push(JSON.stringify(frames));
          return animate.call(this, frames, options);
        };
        Object.assign(window, { flights });
      });
      const isAwake = page.waitForResponse(/\/late-shell-.*\.js/);
      await open(page, ALL);
      const card = page.getByRole("article").nth(1);
      await card.hover();
      await isAwake;
      const link = card.locator(".car-name a");
      await page.waitForLoadState("networkidle");
      await link.click();
      await expect(page.locator(".gallery-frame")).toBeVisible();
      const readFlights = () =>
        page.evaluate(
          () => (window as unknown as { flights: string[] }).flights,
        );
      if (reducedMotion === "no-preference")
        await expect
          .poll(readFlights)
          .toEqual([expect.stringMatching(/translate\(.*scale\(0\.\d+\)/)]);
      else {
        await expect(page.locator(".nothing-else")).toBeVisible();
        expect(await readFlights()).toEqual([]);
      }
    });

  test("a filter applies at once, keeps place and focus, and its count is announced once", async ({
    page,
  }) => {
    await open(page, ALL);
    const target = option(page, /^Price drop/);
    await target.scrollIntoViewIfNeeded();
    const before = await measureTop(target);
    const said = recordAnnouncements(page);
    const title = page.getByRole("heading", { level: 1 });
    const allCars = await title.innerText();
    await target.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${ALL}/great_deals/price_drop`);
    await expect(option(page, /Price drop/)).toBeFocused();
    expect(
      Math.abs((await measureTop(option(page, /Price drop/))) - before),
    ).toBeLessThan(2);
    // The address is there a moment before its page.
    await expect(title).not.toHaveText(allCars);
    const heading = await title.innerText();
    await expect
      .poll(async () => await said())
      .toEqual([heading.replace(/\s+/g, " ")]);
  });

  test("an option shows its new state before its page is here", async ({
    page,
  }) => {
    await open(page, ALL);
    await page.route("**/*.data*", async (route) => {
      await expect(option(page, /Price drop/)).toHaveAttribute("data-tapped");
      await route.continue();
    });
    await option(page, /^Price drop/).click();
    await expect(page).toHaveURL(/price_drop/);
    await expect(page.locator("[data-tapped]")).toHaveCount(0);
  });

  test("an option that would find nothing is no link", async ({ page }) => {
    await open(page, `${ALL}/bodystyle/convertibles?features=third-row`);
    const rail = filters(page);
    const off = rail.locator(".off");
    expect(await off.count()).toBeGreaterThan(5);
    await expect(off.getByRole("link")).toHaveCount(0);
    await expect(rail.getByText("Body style")).toBeVisible();
    await expect(rail.getByText("Exterior color")).toBeVisible();
  });

  test("every option says how many cars it leaves, and leads to that many", async ({
    page,
  }) => {
    await open(page, `${ALL}/bodystyle/sedans`);
    const blue = option(page, BLUE);
    const count = /\d+/.exec(await blue.innerText())?.[0];
    await blue.click();
    await expect(page).toHaveURL(/exterior-color=blue/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(
      `${count} `,
    );
  });

  test("a range moves by slider, by keyboard and by typing", async ({
    page,
  }) => {
    await open(page, ALL);
    const to = page.getByRole("slider", { name: "Price to" });
    await to.focus();
    for (let presses = 0; presses < 60; presses++)
      await page.keyboard.press("ArrowLeft");
    await expect(page).toHaveURL(/\/price\/max\/\d+$/);
    await expect(to).toBeFocused();
    const max = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    const field = page.getByLabel("Price To", { exact: true });
    await expect(field).toHaveValue(Number(max).toLocaleString("en-US"));
    await field.fill("22,500");
    await field.blur();
    await expect(page).toHaveURL(`${ALL}/price/max/22500`);
    await page.getByLabel("Price From", { exact: true }).fill("90000");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${ALL}?price_max=90000&price_min=22500`);
  });

  for (const latencyMs of [0, 150, 400, 1500])
    test(`a range that is typed from end to end is the one that was typed, with answers after ${latencyMs} ms${markFurther(latencyMs !== 150)}`, async ({
      page,
    }) => {
      await open(page, ALL);
      await page.route("**/search-vehicles/**", async (route) => {
        await new Promise((wake) => setTimeout(wake, latencyMs));
        await route.continue();
      });
      await page.getByLabel("Price From", { exact: true }).click();
      await page.keyboard.type("15000");
      await page.keyboard.press("Tab");
      await page.keyboard.type("20000");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`${ALL}?price_max=20000&price_min=15000`);
      // The answer to the first range arrives while the next one is being typed.
      const to = page.getByLabel("Price To", { exact: true });
      await expect(to).toHaveValue("20,000");
      await to.fill("22500");
      await page.keyboard.press("Enter");
      const from = page.getByLabel("Price From", { exact: true });
      await from.fill("16000");
      await expect(page).toHaveURL(`${ALL}?price_max=22500&price_min=15000`);
      await expect(to).toHaveValue("22,500");
      await expect(from).toHaveValue("16000");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`${ALL}?price_max=22500&price_min=16000`);
    });

  test("a price that is typed counts when an option beside it is pressed @further", async ({
    page,
  }) => {
    await open(page, ALL);
    await page.getByLabel("Price To", { exact: true }).click();
    await page.keyboard.type("20k");
    await option(page, BLUE).click();
    await expect(page).toHaveURL(`${ALL}/price/max/20000?exterior-color=blue`);
    await expect(option(page, BLUE)).toHaveAttribute("aria-current", "true");
    await page.goBack();
    await expect(page).toHaveURL(ALL);
  });

  test("Back and Forward restore filters and place", async ({ page }) => {
    await open(page, SUVS);
    await option(page, BLUE).click();
    await expect(page).toHaveURL(/exterior-color=blue/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/blue/);
    const there = await page.getByRole("heading", { level: 1 }).innerText();
    await page.goBack();
    await expect(page).toHaveURL(SUVS);
    await expect(option(page, BLUE)).not.toHaveAttribute("aria-current");
    await page.goForward();
    await expect(page).toHaveURL(/exterior-color=blue/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(there);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(there);
  });

  test("after two more loads Back from a vehicle comes to the same card at the same place", async ({
    page,
  }) => {
    await loadTwice(page);
    const card = page.getByRole("article").nth(30);
    const place = await leaveAndComeBack(page, card, () => page.goBack());
    await expect(page.getByRole("article")).toHaveCount(72);
    await expectAt(page.getByRole("article").nth(30), place);
  });

  test("a reload comes back to the loaded list at the same place @further", async ({
    page,
  }) => {
    needCookies();
    await loadTwice(page);
    const card = page.getByRole("article").nth(50);
    await card.scrollIntoViewIfNeeded();
    const place = await readPlace(card);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole("article")).toHaveCount(72);
    await expectAt(page.getByRole("article").nth(50), place);
  });

  test("a full visit elsewhere and Back comes to the same place as well @further", async ({
    page,
  }) => {
    needCookies();
    await loadTwice(page);
    const card = page.getByRole("article").nth(40);
    await card.scrollIntoViewIfNeeded();
    const place = await readPlace(card);
    await page.goto("/");
    await page.goBack();
    await expect(page.getByRole("article")).toHaveCount(72);
    await expectAt(page.getByRole("article").nth(40), place);
  });

  test("more cars come into the list, the focus goes to the first of them, and it is said", async ({
    page,
  }) => {
    await open(page, ALL);
    const said = recordAnnouncements(page);
    const more = page.getByRole("link", { name: /^Load 24 more/ });
    await more.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${ALL}?page=2`);
    await expect(page.getByRole("article")).toHaveCount(48);
    await expect(
      page.getByRole("article").nth(24).getByRole("link").first(),
    ).toBeFocused();
    await expect
      .poll(async () => await said())
      .toEqual([expect.stringMatching(/^Cars 1 to 48 of \d+ are shown$/)]);
    expect(await listVins(page)).toHaveLength(48);
  });

  test("nothing is cut off with text of twice the size or wider spacing @further", async ({
    page,
  }) => {
    await open(page, `${SUVS}?price_max=30000`);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}",
      );
      document.adoptedStyleSheets = [sheet];
    });
    expect(await cutOff(page)).toEqual([]);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("html{font-size:200%!important}");
      document.adoptedStyleSheets = [sheet];
    });
    expect(await cutOff(page)).toEqual([]);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the drawer counts along while filters are tapped, and its button shows them", async ({
    page,
  }) => {
    await open(page, ALL);
    await page.getByRole("button", { name: "Filters" }).click();
    const drawer = page.getByRole("dialog", { name: "Filters" });
    await expect(drawer).toBeVisible();
    const show = drawer.getByRole("button", { name: /^Show/ });
    await expect(show).toBeInViewport();
    const before = await show.innerText();
    await drawer.getByRole("link", { name: /^SUVs/ }).click();
    await expect(page).toHaveURL(SUVS);
    await expect(show).not.toHaveText(before);
    await expect(drawer).toBeVisible();
    const number = /\d+/.exec(await show.innerText())?.[0];
    await show.click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(
      `${number} SUVs`,
    );
    await expect(
      page.getByRole("article").first().getByRole("link").first(),
    ).toBeInViewport();
  });

  test("the drawer keeps the focus, closes on Escape and gives the focus back @further", async ({
    page,
  }) => {
    await open(page, ALL);
    const opener = page.getByRole("button", { name: "Filters" });
    await opener.focus();
    await page.keyboard.press("Enter");
    const drawer = page.getByRole("dialog", { name: "Filters" });
    await expect(drawer).toBeVisible();
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press("Tab");
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement?.closest("dialog") !== null,
        ),
      ).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test("a chip that is taken away in the drawer hands the focus on", async ({
    page,
  }) => {
    await open(page, `${SUVS}?features=heated-seats`);
    await page.getByRole("button", { name: /^Filters/ }).click();
    const drawer = page.getByRole("dialog", { name: "Filters" });
    const chips = drawer.getByRole("navigation", { name: "Filters in use" });
    const chip = chips.getByRole("link", { name: /SUVs/ });
    await chip.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${ALL}/features/heated-seats`);
    await expect(
      chips.getByRole("link", { name: /Heated seats/ }),
    ).toBeFocused();
  });

  test("what is tapped is large enough to tap", async ({ page }) => {
    await open(page, `${SUVS}?features=heated-seats`);
    expect(await smallTargets(page.getByRole("main"))).toEqual([]);
    await page.getByRole("button", { name: /^Filters/ }).click();
    const drawer = page.getByRole("dialog", { name: "Filters" });
    expect(await smallTargets(drawer)).toEqual([]);
    for (const name of [/^Show/, /^Close/]) {
      const box = await drawer.getByRole("button", { name }).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  });

  test("what has the focus is never under the sticky bar", async ({ page }) => {
    await open(page, SUVS);
    const cards = page.getByRole("article").getByRole("link");
    await cards.nth(5).focus();
    for (let presses = 0; presses < 4; presses++) {
      await page.keyboard.press("Shift+Tab");
      // A part that is still gliding to its place is no fault.
      await expect.poll(() => isClearOfListBar(page)).toBe(true);
    }
  });
});

for (const path of [SUVS, `${ALL}?q=zeppelin`, `${ALL}?page=2`])
  test(`${path} never scrolls sideways at 320 px @further`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, path);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

test("a search that finds nothing says where to go on, and keeps its filters", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `${ALL}?q=zeppelin`);
  await expect(filters(page).getByText("Body style")).toBeVisible();
  // Without its only words nothing is left of the search.
  await expect(page.getByRole("link", { name: /^Without/ })).toHaveCount(0);
  await page.getByRole("link", { name: "See all cars" }).click();
  await expect(page).toHaveURL(ALL);
});

test("the first picture comes first and the others wait until they are near", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ALL);
  const cards = page.getByRole("article");
  const pictures = cards.locator("img:not(.rear)");
  await expect(pictures.first()).toHaveAttribute("fetchpriority", "high");
  await expect(pictures.first()).toHaveAttribute("loading", "eager");
  for (const at of [3, 10, 23])
    await expect(pictures.nth(at)).toHaveAttribute("loading", "lazy");
  for (const name of ["width", "height"])
    expect(await pictures.nth(5).getAttribute(name)).toMatch(/^\d+$/);
  // A rear waits for a pointer, and lies upon the picture.
  const rears = cards.locator("img.rear");
  await expect(rears.first()).toBeHidden();
  await expect(rears.first()).toHaveAttribute("loading", "lazy");
  await expect(cards.locator('img.rear:not([loading="lazy"])')).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the next page is a link, and ranges apply by their button", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(ALL);
    await page.getByRole("link", { name: /^Load 24 more/ }).click();
    await expect(page).toHaveURL(`${ALL}?page=2`);
    await expect(page.getByRole("article")).toHaveCount(24);
    await page.getByLabel("Price To", { exact: true }).fill("20000");
    await page.getByRole("button", { name: "Apply Price" }).click();
    await expect(page).toHaveURL(`${ALL}/price/max/20000`);
    await expect(page.getByRole("slider")).toHaveCount(0);
  });

  test("a range whose ends were mixed up is turned round", async ({ page }) => {
    await page.goto(`${ALL}?price_min=30000&price_max=20000`);
    await expect(page).toHaveURL(`${ALL}?price_max=30000&price_min=20000`);
  });
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

function filters(page: Page): Locator {
  return page.getByRole("complementary", { name: "Filters" });
}

function option(page: Page, name: RegExp): Locator {
  return filters(page).getByRole("link", { name });
}

const measureTop = (element: Locator) =>
  element.evaluate((it) => it.getBoundingClientRect().top);

/** Whether what has the focus is seen, and not the bar in its place. */
function isClearOfListBar(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const box = document.activeElement?.getBoundingClientRect();
    if (box === undefined) return false;
    const hit = document.elementFromPoint(
      box.left + box.width / 2,
      box.top + Math.min(box.height, 20) / 2,
    );
    return hit?.closest(".list-bar") === null;
  });
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

async function loadTwice(page: Page): Promise<void> {
  await open(page, ALL);
  for (const count of [48, 72]) {
    await page.getByRole("link", { name: /^Load 24 more/ }).click();
    await expect(page.getByRole("article")).toHaveCount(count);
  }
  await expect(page).toHaveURL(`${ALL}?page=3`);
}

interface Place {
  readonly text: string;
  readonly top: number;
}

async function readPlace(card: Locator): Promise<Place> {
  const text = await card.getByRole("heading").innerText();
  return { text, top: await measureTop(card) };
}

async function expectAt(card: Locator, { text, top }: Place): Promise<void> {
  await expect(card.getByRole("heading")).toHaveText(text);
  await expect
    .poll(async () => Math.abs((await readPlace(card)).top - top))
    .toBeLessThanOrEqual(50);
}

async function leaveAndComeBack(
  page: Page,
  card: Locator,
  comeBack: () => Promise<unknown>,
): Promise<Place> {
  await card.scrollIntoViewIfNeeded();
  const place = await readPlace(card);
  await card.getByRole("link").first().click();
  await expect(page).toHaveURL(/-vehicle\//);
  await comeBack();
  return place;
}

/** Every text that a live region has said since. */
function recordAnnouncements(page: Page): () => Promise<readonly string[]> {
  const started = page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    for (const region of document.querySelectorAll(
      "main output, main [aria-live], main [role=status]",
    ))
      new MutationObserver(() => {
        said.push(region.textContent.trim().replace(/\s+/g, " "));
      }).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });
  return async () => {
    await started;
    return await page.evaluate(() => {
      const { said } = window as unknown as { said: string[] };
      return [...said];
    });
  };
}

async function listVins(page: Page): Promise<readonly string[]> {
  const hrefs = await page
    .getByRole("article")
    .getByRole("heading")
    .getByRole("link")
    .evaluateAll((links) => links.map((it) => it.getAttribute("href") ?? ""));
  return [...new Set(hrefs.map((href) => href.split("/").at(-1) ?? ""))];
}

/** Links and controls below 24 × 24 CSS pixels that do not stand within a line of text. */
function smallTargets(root: Locator): Promise<readonly string[]> {
  return root.evaluate((element) =>
    [...element.querySelectorAll("a, button, select, summary, input")]
      .filter((it) => it.checkVisibility() && it.closest("p, h3") === null)
      .filter((it) => {
        const { width, height } = it.getBoundingClientRect();
        const isHidden = it instanceof HTMLInputElement && it.type === "hidden";
        return !isHidden && (width < 24 || height < 24);
      })
      .map((it) => it.textContent),
  );
}

/** Texts that stick out of boxes that hide what sticks out, and those that run out of the page. */
function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const cut = [
      ...document.querySelectorAll<HTMLElement>(
        "main :is(h1, h2, summary, .btn, .chip, .opt, .tile, .price-row, .price-note)",
      ),
    ].filter(
      (it) =>
        it.checkVisibility() &&
        !it.classList.contains("vh") &&
        getComputedStyle(it).overflow === "hidden" &&
        (it.scrollWidth > it.clientWidth + 1 ||
          it.scrollHeight > it.clientHeight + 1),
    );
    const isWide =
      document.documentElement.scrollWidth > window.innerWidth
        ? ["the page"]
        : [];
    return [...isWide, ...cut.map((it) => it.textContent)];
  });
}

/** A text without a figure costs nothing. */
function toCents(text: string): number {
  return Math.round(Number(text.replace(/[^\d.]/g, "")) * 100);
}
