import type { Page } from "@playwright/test";
import { needCookies } from "./cookieless-browser.ts";
import { markFurther } from "./further.ts";
import { expect, hydrated, test, vehiclePath } from "./journey.ts";

/** Cumulative layout shift: the share of the screen that moved without being asked. */
const LIMIT = 0.01;
const LIST = "/search-vehicles/all-inventory";

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts, shiftSum: 0 });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        const { value, hadRecentInput, sources } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
          sources: readonly { readonly node: Element | null }[];
        };
        // A browser forgives what a visitor asked for within half a second; a busy machine takes longer for the same.
        if (hadRecentInput || isOfAnswer(entry.startTime)) continue;
        Object.assign(window, { shiftSum: shiftSum() + value });
        shifts.push(
          ...sources.map(
            ({ node }) => `${value.toFixed(4)} ${node?.className ?? ""}`,
          ),
        );
      }
    }).observe({ type: "layout-shift", buffered: true });
    const shiftSum = () => (window as unknown as { shiftSum: number }).shiftSum;
    const isOfAnswer = (atMs: number) => {
      const { answer } = window as unknown as { answer?: Answer };
      return (
        answer !== undefined && atMs >= answer.fromMs && atMs < answer.toMs
      );
    };
  });
  // The letters of the page arrive when it has been painted in others.
  await page.route("**/*.woff2", async (route) => {
    await page.waitForFunction(
      () => performance.getEntriesByType("paint").length > 0,
    );
    await route.continue();
  });
});

/** From the moment that the answer to a filter stands in the page until the frame after the one that shows it. */
interface Answer {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Its heading changes with everything else that the filter changes. */
function noteAnswer(page: Page): Promise<void> {
  return page.evaluate(() => {
    const heading = () => document.querySelector("main h1")?.textContent;
    const before = heading();
    const observer = new MutationObserver(() => {
      if (heading() === before) return;
      observer.disconnect();
      const fromMs = performance.now();
      Object.assign(window, { answer: { fromMs, toMs: Infinity } });
      requestAnimationFrame(() =>
        requestAnimationFrame((toMs) => {
          Object.assign(window, { answer: { fromMs, toMs } });
          requestAnimationFrame(() =>
            Object.assign(window, { isAnswerPainted: true }),
          );
        }),
      );
    });
    observer.observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}

interface Visit {
  readonly path: (page: Page) => string | Promise<string>;
  readonly filter?: (page: Page) => Promise<void>;
}

const VISITS: Readonly<Record<string, Visit>> = {
  home: { path: () => "/" },
  list: {
    path: () => LIST,
    async filter(page) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await noteAnswer(page);
      await page
        .getByRole("complementary", { name: "Filters" })
        .getByRole("link", { name: /^SUVs/ })
        .click();
      await expect(page).toHaveURL(`${LIST}/bodystyle/suvs`);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(
        "SUVs",
      );
      await page.waitForFunction(() => "isAnswerPainted" in window);
    },
  },
  vehicle: { path: vehiclePath },
};

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  for (const [name, { path, filter }] of Object.entries(VISITS))
    test(`nothing moves by itself at ${viewport.width} px: ${name}, while it loads, is scrolled through, answered and filtered${markFurther(name !== "list" || viewport.width === 1440)}`, async ({
      page,
    }) => {
      needCookies();
      await page.setViewportSize(viewport);
      await page.goto(await path(page));
      await page.evaluate(() => document.fonts.ready);
      await hydrated(page);
      await scrollThrough(page);
      await page.getByRole("button", { name: "Only essential" }).click();
      await expect(page.getByRole("region", { name: "Cookies" })).toHaveCount(
        0,
      );
      const loaded = await readShifts(page);
      if (filter !== undefined && viewport.width > 1000) await filter(page);
      const all = await readShifts(page);
      expect(loaded.sum, loaded.nodes).toBeLessThanOrEqual(LIMIT);
      expect(all.sum, all.nodes).toBeLessThanOrEqual(LIMIT);
    });

test("the bar of a price's parts is in its place from the first moment that a line comes in", async ({
  page,
}) => {
  await page.goto(await vehiclePath(page));
  const lines = page.locator(".ledger--shares > div:has(.share-bar)");
  await expect(lines.first()).toBeVisible();
  const moved = await lines.evaluateAll((all) =>
    all.map((line) => {
      const bar = line.querySelector(".share-bar");
      if (!(line instanceof HTMLElement) || bar === null) return "no bar";
      line.style.animation = "none";
      const place = bar.getBoundingClientRect().top;
      line.style.animation = "";
      const [comingIn] = line.getAnimations();
      if (comingIn === undefined) return "no animation";
      comingIn.pause();
      comingIn.currentTime = 0;
      return bar.getBoundingClientRect().top - place;
    }),
  );
  expect(moved.length).toBeGreaterThan(1);
  expect(new Set(moved)).toEqual(new Set([0]));
});

/** A page and a part of it that lies below every screen. */
const LATER_PARTS: Readonly<Record<string, readonly [Visit["path"], string]>> =
  {
    home: [() => "/", "main > .section:last-of-type"],
    list: [() => LIST, ".car-card:last-of-type"],
    vehicle: [vehiclePath, ".similar"],
  };

for (const [name, [path, part]] of Object.entries(LATER_PARTS))
  test(`what lies below the screen is laid out once the page is alive, and a page read anew stands where it was: ${name}${markFurther(name !== "home")}`, async ({
    page,
  }) => {
    const scripts = Promise.withResolvers<undefined>();
    await page.route("**/assets/*.js", async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(await path(page), { waitUntil: "commit" });
    const readLayout = () =>
      page
        .locator(part)
        .evaluate((it) => getComputedStyle(it).contentVisibility);
    await expect.poll(readLayout).toBe("auto");
    scripts.resolve(undefined);
    await hydrated(page);
    expect(await readLayout()).toBe("visible");

    const readPlace = () =>
      page.locator(part).evaluate((it) => it.getBoundingClientRect().top);
    await page
      .locator(part)
      .evaluate((it) => it.scrollIntoView({ behavior: "instant" }));
    const place = await readPlace();
    await page.reload();
    await expect.poll(readPlace).toBeCloseTo(place, 0);
    expect(await readLayout()).toBe("visible");
    await hydrated(page);
    expect(await readPlace()).toBeCloseTo(place, 0);
  });

/** A screen at a time, each one painted, to the end and back. */
function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const painted = () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(done)),
      );
    const end = () => document.documentElement.scrollHeight - innerHeight;
    for (let y = 0; y < end(); y += innerHeight * 0.8) {
      scrollTo({ top: y, behavior: "instant" });
      await painted();
    }
    scrollTo({ top: 0, behavior: "instant" });
    await painted();
  });
}

function readShifts(
  page: Page,
): Promise<{ readonly sum: number; readonly nodes: string }> {
  return page.evaluate(() => {
    const { shifts, shiftSum } = window as unknown as {
      shifts: readonly string[];
      shiftSum: number;
    };
    return { sum: shiftSum, nodes: shifts.join("\n") };
  });
}
