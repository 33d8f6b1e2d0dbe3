import type { Locator, Page, Route } from "@playwright/test";
import { needCookies } from "./cookieless-browser.ts";
import { markFurther } from "./further.ts";
import {
  ANSWERED,
  expect,
  hydrated,
  openEstimator,
  test as alone,
  vehiclePath,
} from "./journey.ts";
import { specialVehicles } from "./special-vehicles.ts";
import { test } from "./tabs.ts";
import { toWalkedPath } from "./walked-language.ts";

test.use({ storageState: ANSWERED });
alone.use({ storageState: ANSWERED });

const ALL = "/search-vehicles/all-inventory";
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };
/** Every latency, and both widths. */
const VISITS = [
  { latencyMs: 0, viewport: PHONE },
  { latencyMs: 150, viewport: WIDE },
  { latencyMs: 400, viewport: PHONE },
  { latencyMs: 1500, viewport: WIDE },
];
const say = ({ latencyMs, viewport }: (typeof VISITS)[number]) =>
  `with answers after ${latencyMs} ms at ${viewport.width} px`;

for (const visit of VISITS)
  test(`a car's page has one estimator, its own, however the shopper came to it, ${say(visit)}${markFurther(visit.latencyMs !== 0)}`, async ({
    page,
  }) => {
    await page.setViewportSize(visit.viewport);
    await page.goto(ALL);
    await hydrated(page);
    await delayAnswers(page, visit.latencyMs);
    await page.getByRole("article").first().getByRole("link").first().click();
    await expectOwnEstimator(page);
    const first = page.url();
    await page.getByRole("link", { name: "Next car" }).click();
    await expectOwnEstimator(page, first);
    await page.getByRole("link", { name: "Previous car" }).click();
    await expect(page).toHaveURL(first);
    await expectOwnEstimator(page);
    await page.getByRole("article").first().getByRole("link").first().click();
    await expectOwnEstimator(page, first);
    const similar = page.url();
    await page.goBack();
    await expect(page).toHaveURL(first);
    await expectOwnEstimator(page);
    await page.goForward();
    await expect(page).toHaveURL(similar);
    await expectOwnEstimator(page);
    await page
      .locator(".vehicle-tools")
      .getByRole("button", { name: /^Compare/ })
      .click();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(ALL);
    await page.getByRole("link", { name: "Compare (1)" }).click();
    await expect(page).toHaveURL(/\/compare/);
    await page
      .locator(`main a[href="${new URL(similar).pathname}"]`)
      .first()
      .click();
    await expectOwnEstimator(page);
  });

alone.describe("the first tap on the estimator", () => {
  alone.use({ hasTouch: true });

  for (const visit of VISITS)
    alone(
      `counts and stays on the page, ${say(visit)}${markFurther(visit.latencyMs !== 150)}`,
      async ({ page }) => {
        await page.setViewportSize(visit.viewport);
        const path = await vehiclePath(page, "?condition=used");
        await page.route("**/assets/*.js", (route) =>
          after(visit.latencyMs, () => route.continue()),
        );
        for (const press of [tap, quickClick, pressSpace]) {
          await page.goto(path, { waitUntil: "commit" });
          const panel = page.locator(".payment-part");
          await openEstimator(page);
          await press(panel.getByText("Good", { exact: false }).first());
          await press(panel.getByText("$", { exact: true }));
          await press(panel.getByText("48", { exact: true }));
          const equity = panel.getByRole("textbox", { name: "Trade equity" });
          await equity.fill("2000");
          await page.keyboard.press("Enter");
          await expectPanel(panel, { equity: "2000" });
          await expect(panel.locator(".terms.num")).toContainText(
            "$2,000.00 trade",
          );
          expect(new URL(page.url()).pathname).toBe(toWalkedPath(path));
        }
      },
    );

  // React takes the form over some steps after its script is here, and how many they are is its own affair.
  for (const steps of [0, 1, 2, 3, 4, 5, 6, 7])
    alone(
      `keeps what is pressed ${steps} steps after the scripts take the form over, beside what was typed before${markFurther(steps > 0)}`,
      async ({ page }) => {
        const path = await vehiclePath(page, "?condition=used");
        const arrive = await holdScripts(page, /payment-panel.*\.js/);
        await page.goto(path);
        await hydrated(page);
        await openEstimator(page);
        const panel = page.locator(".payment-part");
        const equity = panel.getByRole("textbox", { name: "Trade equity" });
        await equity.fill("400");
        await pressInTakeOver(page, steps);
        arrive();
        await expect(panel.locator("form.is-alive")).toBeVisible();
        await expect(panel.locator(".terms.num")).toContainText(
          "scores of 660 to 719",
        );
        await expect(panel.locator("#pay-score")).toHaveValue("");
        await expect(equity).toHaveValue("400");
      },
    );

  alone(
    "leaves a selected field selected while its unit becomes the chosen one, so that the next key replaces it",
    async ({ page }) => {
      const path = await vehiclePath(page, "?condition=used");
      const arrive = await holdScripts(page, /payment-panel.*\.js/);
      await page.goto(path);
      await hydrated(page);
      await openEstimator(page);
      const panel = page.locator(".payment-part");
      await panel.getByText("$", { exact: true }).click();
      const down = panel.locator("#pay-down");
      await down.selectText();
      arrive();
      await expect(down).toHaveValue(/^\d,\d00$/);
      await page.keyboard.type("3500");
      await expect(down).toHaveValue("3500");
      await expect(panel.locator(".pay-result .ledger")).toContainText(
        "Cash down$3,500.00",
      );
    },
  );

  alone(
    "counts beside what was typed of a car that is not ours before a reload @further",
    async ({ page }) => {
      await page.goto("/auto-financing");
      await hydrated(page);
      const price = page.locator("#pay-price");
      const equity = page.locator("#pay-equity");
      await price.fill("15,500");
      await page.waitForFunction(() =>
        JSON.stringify(history.state).includes("15,500"),
      );
      const arrive = await holdScripts(page, /\/assets\/.*\.js/);
      await page.reload({ waitUntil: "commit" });
      await equity.fill("2,000");
      arrive();
      await expect(price).toHaveValue("15,500");
      await expect(equity).toHaveValue("2,000");
    },
  );

  alone(
    "moves a slider before and while the scripts come, by finger and by key",
    async ({ page }) => {
      await page.setViewportSize(PHONE);
      const path = await vehiclePath(page, "?condition=used");
      const panel = page.locator(".payment-part");
      const slider = panel.locator('input[data-field="equity"]');
      const field = panel.getByRole("textbox", { name: "Trade equity" });
      for (const moment of ["before", "while"] as const) {
        const arrive = await holdScripts(
          page,
          moment === "before" ? /\/assets\/.*\.js/ : /payment-panel.*\.js/,
        );
        await page.goto(path, { waitUntil: "commit" });
        if (moment === "while") await hydrated(page);
        await openEstimator(page);
        await slider.scrollIntoViewIfNeeded();
        const box = await slider.boundingBox();
        if (box === null) throw new Error("The slider is not shown.");
        await page.touchscreen.tap(
          box.x + box.width * 0.5,
          box.y + box.height / 2,
        );
        await slider.focus();
        await page.keyboard.press("ArrowRight");
        arrive();
        await expect(field).not.toHaveValue("0");
        const amount = Number((await field.inputValue()).replace(",", ""));
        expect(amount).toBeGreaterThan(9000);
        await expect(slider).toHaveValue(String(amount));
        await page.unrouteAll();
      }
    },
  );
});

for (const visit of VISITS)
  test(`filters that are tapped faster than the answers come are all chosen, ${say(visit)}${markFurther(visit.latencyMs !== 400)}`, async ({
    page,
  }) => {
    await page.setViewportSize(visit.viewport);
    await page.goto(ALL);
    await hydrated(page);
    let answers = 0;
    await page.route("**/search-vehicles/**.data*", async (route) => {
      answers += 1;
      // The first question is answered last.
      await after(visit.latencyMs / answers, () => route.continue());
    });
    const place = await openFilters(page);
    const option = (name: RegExp) => place.getByRole("link", { name });
    const presses = [
      /^SUVs/,
      /^All-wheel drive/,
      /^Price drop/,
      /^Heated seats/,
      /^Blue \d/,
    ];
    for (const name of presses) await pressNow(option(name));
    // A second press on what looks chosen takes it away again.
    await pressNow(option(/Price drop/));
    await expect(page).toHaveURL(
      `${ALL}/bodystyle/suvs?drivetrain=awd&exterior-color=blue&features=heated-seats`,
    );
    await expectAsLoaded(page);
    if (visit.viewport === WIDE) {
      await pressNow(option(/^Apple CarPlay/));
      await page.getByLabel("Sort by").selectOption("mileage");
      await page.getByLabel("Price To", { exact: true }).fill("60000");
      await page.keyboard.press("Enter");
      await pressNow(
        page
          .getByRole("navigation", { name: "Filters in use" })
          .getByRole("link", { name: /SUVs/ }),
      );
      await expect(page).toHaveURL(
        /\/drivetrain\/awd\?exterior-color=blue&features=[a-z-]*carplay,heated-seats&price_max=60000&sort=mileage$/,
      );
      await expectAsLoaded(page);
    }
  });

for (const visit of VISITS)
  test(`words that are typed while a filter's answer is on its way stay, with their caret, and are sent with it, ${say(visit)}${markFurther(visit.latencyMs !== 150)}`, async ({
    page,
  }) => {
    await page.setViewportSize(visit.viewport);
    await page.goto(ALL);
    await hydrated(page);
    await delayAnswers(page, visit.latencyMs);
    const place = await openFilters(page);
    await pressNow(place.getByRole("link", { name: /^SUVs/ }));
    if (visit.viewport === PHONE) await page.keyboard.press("Escape");
    const words = page.locator("#q");
    await words.focus();
    await page.keyboard.type("eated");
    await page.keyboard.press("Home");
    await page.keyboard.type("h");
    await expect(page).toHaveURL(`${ALL}/bodystyle/suvs`);
    await expectAsLoaded(page);
    await expect(words).toHaveValue("heated");
    await expect(words).toBeFocused();
    expect(
      await words.evaluate((it) =>
        it instanceof HTMLInputElement ? it.selectionStart : null,
      ),
    ).toBe(1);
    await page.keyboard.press("End");
    await page.keyboard.type(" seats");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/suvs\?features=heated-seats&words=/);
    await expect(words).toHaveValue("heated seats");
    // A suggestion that is taken answers what was typed.
    await words.fill("hond");
    await page
      .getByRole("option", { name: /^Honda/ })
      .first()
      .click();
    await expect(page).toHaveURL(/make_model=honda/);
    await expect(words).toHaveValue("");
  });

const NEXT = {
  words: "a sentence goes",
  page: "a page number goes",
  more: "more cars go",
};

for (const next of ["words", "page", "more"] as const)
  test(`${NEXT[next]} with the filter that was tapped just before${markFurther(next !== "words")}`, async ({
    page,
  }) => {
    await page.setViewportSize(WIDE);
    await page.goto(ALL);
    await hydrated(page);
    await delayAnswers(page, 400);
    const rail = page.getByRole("complementary", { name: "Filters" });
    await pressNow(rail.getByRole("link", { name: /^SUVs/ }));
    if (next === "words") {
      await page.locator("#q").fill("awd");
      await page.keyboard.press("Enter");
    } else if (next === "page")
      await pressNow(page.getByRole("link", { name: /^(Page )?2$/ }));
    else await pressNow(page.getByRole("link", { name: /^Load 24 more/ }));
    await expect(page).toHaveURL(
      next === "words"
        ? /\/bodystyle\/suvs\?drivetrain=awd/
        : `${ALL}/bodystyle/suvs`,
    );
    await expectAsLoaded(page);
  });

test("hearts and compare ticks that are pressed while the site writes down the ones before stay", async ({
  page,
}) => {
  needCookies();
  await page.goto(ALL);
  await hydrated(page);
  let asked = 0;
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/saved-vehicles/renew**", async (route) => {
    asked += 1;
    const response = await route.fetch();
    if (asked === 1) await mayAnswer;
    await route.fulfill({ response });
  });
  const cards = page.getByRole("article");
  const heart = (at: number) =>
    cards.nth(at).getByRole("button", { name: /^Save/ });
  const tick = cards.nth(2).getByRole("button", { name: /^Compare/ });
  await heart(0).click();
  await expect.poll(() => asked).toBe(1);
  await heart(1).click();
  await tick.click();
  await heart(0).click();
  answer();
  await expect.poll(() => asked).toBe(2);
  await page.reload();
  await hydrated(page);
  for (const [button, isPressed] of [
    [heart(0), false],
    [heart(1), true],
    [tick, true],
  ] as const)
    await expect(button).toHaveAttribute("aria-pressed", String(isPressed));
});

test("a heart that is pressed while the page of saved cars is on its way joins the others there", async ({
  page,
}) => {
  needCookies();
  await page.setViewportSize(WIDE);
  await page.goto(ALL);
  await hydrated(page);
  const hearts = page
    .getByRole("article")
    .getByRole("button", { name: /^Save/ });
  await hearts.nth(0).click();
  await page.getByRole("link", { name: "Saved cars, 1" }).click();
  await expect(
    page.locator(".saved fieldset").getByRole("article"),
  ).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(ALL);
  // The list is drawn once more on the way back.
  await hearts.nth(1).hover();
  const pressFirst = async (route: Route) => {
    const response = await route.fetch();
    await hearts
      .nth(1)
      .evaluate((it) => it instanceof HTMLElement && it.click());
    await route.fulfill({ response });
  };
  await page.route("**/saved-vehicles.data*", pressFirst, { times: 1 });
  await page.goForward();
  await expect(
    page.locator(".saved fieldset").getByRole("article"),
  ).toHaveCount(2);
});

for (const viewport of [PHONE, WIDE])
  test(`a row of filter taps is one step back at ${viewport.width} px, and Back closes the drawer first${markFurther(viewport === WIDE)}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("/");
    await page.goto(ALL);
    await hydrated(page);
    const place = await openFilters(page);
    for (const [name, path] of [
      [/^SUVs/, /suvs$/],
      [/^All-wheel drive/, /suvs\?drivetrain=awd$/],
      [/^Heated seats/, /drivetrain=awd&features=heated-seats$/],
    ] as const) {
      await place.getByRole("link", { name }).click();
      await expect(page).toHaveURL(path);
    }
    const there = page.url();
    if (viewport === PHONE) {
      await page.goBack();
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(page).toHaveURL(there);
      await expectAsLoaded(page);
    }
    await page.goBack();
    await expect(page).toHaveURL(ALL);
    await expectAsLoaded(page);
    await page.goForward();
    await expect(page).toHaveURL(there);
    await expectAsLoaded(page);
  });

test("Back in the instant between a list's address and its cars closes the drawer, and leaves both together", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(ALL);
  await hydrated(page);
  const place = await openFilters(page);
  await page.evaluate(() => {
    window.navigation.addEventListener("currententrychange", goBackOnce);
    function goBackOnce() {
      if (!location.href.includes("suvs")) return;
      window.navigation.removeEventListener("currententrychange", goBackOnce);
      history.back();
    }
  });
  await place.getByRole("link", { name: /^SUVs/ }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(/suvs$/);
  await expectAsLoaded(page);
});

test("Back closes a drawer in which nothing was tapped, and the pictures on the whole screen @further", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(ALL);
  await hydrated(page);
  await openFilters(page);
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(ALL);
  await page.goto(specialVehicles().sixtyPhotos);
  await hydrated(page);
  const vehicle = page.url();
  await page.getByRole("button", { name: "Full screen" }).click();
  const pictures = page.getByRole("dialog", { name: "Pictures" });
  await expect(pictures).toBeVisible();
  await page.goBack();
  await expect(pictures).toBeHidden();
  await expect(page).toHaveURL(vehicle);
  await page.goBack();
  await expect(page).toHaveURL(ALL);
});

test("Space presses filters, which look like checkboxes, and the page stays where it is", async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto(ALL);
  await hydrated(page);
  const rail = page.getByRole("complementary", { name: "Filters" });
  const filter = rail.getByRole("link", { name: /SUVs/ });
  await filter.focus();
  const before = await filter.boundingBox();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(`${ALL}/bodystyle/suvs`);
  await expect(filter).toBeFocused();
  // The chip that comes above it moves the page along.
  expect(await filter.boundingBox()).toEqual(before);
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(ALL);
});

test("the phone's bar shows the payment and its terms while a slider moves, and no longer than that", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(await vehiclePath(page, "?condition=used"));
  await hydrated(page);
  await openEstimator(page);
  const bar = page.locator(".sticky-bar");
  const slider = page.getByRole("slider", { name: "Trade equity" });
  await slider.scrollIntoViewIfNeeded();
  await slider.focus();
  const figure = page.locator(".pay-result-figure");
  const now = bar.locator(".sticky-pay");
  for (const equity of [100, 200, 300]) {
    await page.keyboard.press("ArrowRight");
    await expect(now).toContainText(
      new RegExp(
        `72 months at [\\d.]+% APR, .* down, \\$${equity} trade equity, .* financed`,
      ),
    );
    const exact = (await figure.innerText()).split("\n")[0] ?? "";
    await expect(now).toContainText(`Est. ${exact}/mo`);
    await expect(now).toBeInViewport({ ratio: 1 });
  }
  await figure.scrollIntoViewIfNeeded();
  await expect(now).toBeEmpty();
});

test("terms stay on a car's page over reload and Back, and count on every car once they are to", async ({
  page,
}) => {
  needCookies();
  await page.setViewportSize(WIDE);
  await page.goto(ALL);
  await hydrated(page);
  await page.getByRole("article").nth(1).getByRole("link").first().click();
  const panel = page.locator(".payment-part");
  const figure = panel.locator(".pay-result-figure");
  await openEstimator(page);
  await panel.getByText("Good", { exact: false }).first().click();
  await panel.getByText("48", { exact: true }).click();
  await expect(panel.locator(".terms.num")).toContainText(
    "scores of 660 to 719",
  );
  await expect(page).toHaveURL(/\?calc_term=48$/);
  // The sticker states the payment that is worked out, and no other.
  await expect(page.locator(".pay-box")).toContainText(
    "credit score 660 to 719",
  );
  const chosen = (await figure.textContent()) ?? "";
  await page.reload();
  await expect(panel.locator("input[name=band]:checked")).toHaveValue("Good");
  await expect(panel.locator("#pay-score")).toHaveValue("");
  await expect(figure).toHaveText(chosen);
  await page.goBack();
  await expect(page).toHaveURL(ALL);
  await page.goForward();
  await expect(figure).toHaveText(chosen);
  await openEstimator(page);
  await panel
    .getByRole("button", { name: "Use these terms on every car" })
    .click();
  await expect(
    panel.getByText("Every car shows its payment with these terms."),
  ).toBeVisible();
  await expect(page.locator(".pay-box")).toContainText("48 months at");
  await page.goBack();
  await expect(page).toHaveURL(ALL);
  await expect(page.getByRole("article").first()).toContainText("for 48 mo");
});

/** A pause that the network makes; what asked for it may be gone by then. */
function after(ms: number, act: () => Promise<void>): Promise<void> {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  })
    .then(act)
    .catch(() => {});
}

function delayAnswers(page: Page, latencyMs: number): Promise<unknown> {
  return page.route("**/*.data*", (route) =>
    after(latencyMs, () => route.continue()),
  );
}

async function holdScripts(page: Page, scripts: RegExp): Promise<() => void> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(scripts, (route) =>
    arrival.then(() => route.continue()).catch(() => {}),
  );
  return arrive;
}

/** Presses "Good" so many steps after the panel's script said that it is ready. */
function pressInTakeOver(page: Page, steps: number) {
  return page.evaluate((count) => {
    const { translatedTexts } = window as {
      translatedTexts?: { hold(root: ParentNode): void };
    };
    const good = document.querySelector<HTMLElement>(
      '.payment-part input[value="Good"]',
    );
    if (good === null || translatedTexts === undefined)
      throw new Error("The server's form is not as this test knows it.");
    const hold = translatedTexts.hold.bind(translatedTexts);
    const pressAfter = (left: number) => {
      if (left === 0) good.click();
      else queueMicrotask(() => pressAfter(left - 1));
    };
    translatedTexts.hold = (root) => {
      hold(root);
      pressAfter(count);
    };
  }, steps);
}

/** A press that waits for nothing. */
function pressNow(target: Locator): Promise<void> {
  return target.first().evaluate((it) => {
    if (it instanceof HTMLElement) it.click();
  });
}

async function tap(target: Locator): Promise<void> {
  await target.tap();
}

async function quickClick(target: Locator): Promise<void> {
  await target.click();
}

async function pressSpace(target: Locator): Promise<void> {
  await target
    .locator("xpath=ancestor-or-self::label")
    .locator("input")
    .focus();
  await target.page().keyboard.press("Space");
}

/** The filters of a wide screen stand beside the list, those of a phone in a drawer. */
async function openFilters(page: Page): Promise<Locator> {
  const rail = page.getByRole("complementary", { name: "Filters" });
  if (await rail.isVisible()) return rail;
  await page.getByRole("button", { name: /^Filters/ }).click();
  const drawer = page.getByRole("dialog", { name: "Filters" });
  await expect(drawer).toBeVisible();
  return drawer;
}

async function expectPanel(
  panel: Locator,
  { equity }: { readonly equity: string },
): Promise<void> {
  await expect(panel.getByRole("radio", { name: "Good" })).toBeChecked();
  await expect(panel.locator("#pay-equity")).toHaveValue(equity);
  await expect(panel.locator("input[name=downUnit]")).toHaveValue("dollars");
  await expect(panel.locator("#pay-down")).toHaveValue(/^\d,\d00$/);
  await expect(panel.locator(".pay-result-figure")).toContainText(
    "for 48 months",
  );
  await expect(panel.locator(".terms.num")).toContainText(
    "scores of 660 to 719",
  );
}

/** The one estimator of the page is that of the car in the address. */
async function expectOwnEstimator(page: Page, before = ""): Promise<void> {
  await expect(page).not.toHaveURL(before);
  await expect(page).toHaveURL(/-vehicle\//);
  const vin = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await expect(page.locator(`form.calc[action*="${vin}"]`)).toBeAttached();
  const found = await page.evaluate(() => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    const attribute = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map(
        (it) => it.getAttribute(name) ?? "",
      );
    return {
      doubled: ids.filter((id, at) => ids.indexOf(id) !== at),
      parts: document.querySelectorAll(".payment-part").length,
      addresses: [
        ...attribute("form.calc", "action"),
        ...attribute(".payment-part a[href*='vin=']", "href"),
      ],
    };
  });
  expect(found.doubled).toEqual([]);
  expect(found.parts).toBe(1);
  expect(found.addresses.filter((it) => !it.includes(vin))).toEqual([]);
  const exact = (await page.locator(".pay-result-figure").textContent()) ?? "";
  const cents = exact.split("a month")[0]?.replace("$", "") ?? "";
  const dollars = Math.ceil(Number(cents.replaceAll(",", "")));
  const isOpen = await page.locator(".calc-fold[open]").count();
  // The sticker says it to the cent as long as the estimator does so beside it.
  await expect(page.locator(".pay-box")).toContainText(
    `Est. $${isOpen === 0 ? dollars.toLocaleString("en-US") : cents}/mo`,
  );
}

/** What is on the screen is what the same address shows to somebody who has just come. */
async function expectAsLoaded(page: Page): Promise<void> {
  const answer = await page.request.get(page.url());
  const loaded = await readList(page, await answer.text());
  await expect.poll(() => readList(page, null)).toEqual(loaded);
}

/** Heading, chips and cars of the page, or of another one's HTML. */
function readList(page: Page, html: string | null): Promise<readonly string[]> {
  return page.evaluate((text) => {
    const list =
      text === null
        ? document
        : new DOMParser().parseFromString(text, "text/html");
    return [
      ...list.querySelectorAll(
        ".toolbar h1, .list-head .chip:not(.words-read *), .car-name",
      ),
    ].map((it) => it.textContent.replace(/\s+/g, " ").trim());
  }, html);
}
