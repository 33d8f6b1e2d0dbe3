import type { Locator, Page } from "@playwright/test";
import { lastingFault } from "./focus-mark.ts";
import { markFurther } from "./further.ts";
import { ANSWERED, expect, hydrated } from "./journey.ts";
import { tabTo } from "./keyboard.ts";
import { SITES } from "./sites.ts";
import { specialVehicles } from "./special-vehicles.ts";
import { test } from "./tabs.ts";
import { TEMPLATES } from "./templates.ts";
import { test as visit } from "./visits.ts";

test.use({ storageState: ANSWERED });

const softly = expect.configure({ soft: true, timeout: 20_000 });
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };
const LIST = "/search-vehicles/all-inventory";

test("the keyboard alone searches, filters, opens a car and asks about it", async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto("/");
  await hydrated(page);
  await tabTo(page, page.getByRole("search").locator("input[name=words]"));
  await page.keyboard.type("awd");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${LIST}/drivetrain/awd?words=awd`);
  await tabTo(
    page,
    page
      .getByRole("complementary", { name: "Filters" })
      .getByRole("link", { name: /^SUVs/ }),
  );
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/suvs/);
  await tabTo(
    page,
    page.getByRole("article").first().getByRole("link").first(),
  );
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/-vehicle\/suvs\//);
  await tabTo(page, page.getByRole("link", { name: "Ask about this vehicle" }));
  await page.keyboard.press("Enter");
  const chat = page.getByRole("dialog", { name: "Ask about this vehicle" });
  await expect(chat.getByLabel("Your name")).toBeFocused();
  await page.keyboard.type("Elena", { delay: 300 });
  await tabTo(page, chat.getByLabel("Email", { exact: true }));
  await page.keyboard.type("elena@example.com");
  await tabTo(page, chat.getByLabel("Your message"));
  await page.keyboard.type("Is it still there?");
  await tabTo(page, chat.getByRole("button", { name: "Send", exact: true }));
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("dialog", { name: "We have your message" }),
  ).toBeVisible();
});

interface Modal {
  readonly origin?: string;
  readonly viewport: typeof PHONE;
  readonly path: (page: Page) => string | Promise<string>;
  readonly opener: (page: Page) => Locator;
  readonly modal: (page: Page) => Locator;
}

const MODALS: Readonly<Record<string, Modal>> = {
  "the menu of a phone": {
    viewport: PHONE,
    path: () => LIST,
    opener: (page) => page.getByRole("button", { name: "Menu", exact: true }),
    modal: (page) => page.getByRole("navigation", { name: "Main" }),
  },
  "the filters of a phone": {
    viewport: PHONE,
    path: () => LIST,
    opener: (page) => page.getByRole("button", { name: /^Filters/ }),
    modal: (page) => page.getByRole("dialog", { name: "Filters" }),
  },
  "the lines of a card's price": {
    viewport: WIDE,
    path: () => LIST,
    opener: (page) => page.locator("a.price").nth(1),
    modal: (page) => page.locator(".price-dialog"),
  },
  "the pictures": {
    viewport: WIDE,
    path: () => specialVehicles().sixtyPhotos,
    opener: (page) => page.getByRole("button", { name: "Full screen" }),
    modal: (page) => page.getByRole("dialog", { name: "Pictures" }),
  },
  "the cookie settings": {
    viewport: WIDE,
    path: () => LIST,
    opener: (page) => page.getByRole("link", { name: "Cookie settings" }),
    modal: (page) => page.getByRole("dialog", { name: "Your cookie choices" }),
  },
  "the search of a private list, which has no field of its own": {
    origin: SITES.hidden.origin,
    viewport: WIDE,
    path: () => "/search-vehicles/new-inventory",
    opener: (page) =>
      page.getByRole("banner").getByRole("link", { name: "Search cars" }),
    modal: (page) => page.locator(".search-dialog"),
  },
  "the unlock of private prices": {
    origin: SITES.locked.origin,
    viewport: WIDE,
    path: () => LIST,
    opener: (page) => page.getByRole("link", { name: "Unlock private prices" }),
    modal: (page) =>
      page.getByRole("dialog", { name: "Unlock private prices" }),
  },
};

for (const [name, it] of Object.entries(MODALS))
  visit(
    `${name}: the focus goes in, stays in, and goes back on Escape${markFurther(name !== "the filters of a phone")}`,
    async ({ page }) => {
      await page.route("**/img/p/**", (route) =>
        route.fulfill({
          contentType: "image/svg+xml",
          body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
        }),
      );
      await page.setViewportSize(it.viewport);
      await page.goto((it.origin ?? "") + (await it.path(page)));
      await hydrated(page);
      const opener = it.opener(page);
      const modal = it.modal(page);
      await opener.focus();
      await page.keyboard.press("Enter");
      await expect(modal).toBeVisible();
      await expect.poll(() => hasFocus(modal)).toBe(true);
      const part = await modal.elementHandle();
      for (const key of ["Tab", "Shift+Tab"])
        for (let presses = 0; presses < 25; presses++) {
          await page.keyboard.press(key);
          expect(await part?.evaluate(isInsideOrNowhere)).toBe(true);
        }
      // From within: what is nowhere gives no focus back.
      for (let presses = 0; presses < 3 && !(await hasFocus(modal)); presses++)
        await page.keyboard.press("Tab");
      await page.keyboard.press("Escape");
      await expect(modal).toBeHidden();
      await expect(opener).toBeFocused();
    },
  );

const FIRST_WALKS = [
  "the list at 390",
  "a vehicle at 390",
  "the contact page at 1440",
];

for (const viewport of [PHONE, WIDE])
  for (const name of [
    "the home page",
    "the list",
    "a vehicle",
    "the contact page",
    "the careers page",
    "the cookie settings",
  ])
    visit(
      `${name} at ${viewport.width} px: the focus goes as the eye does, is marked, and is never covered${markFurther(!FIRST_WALKS.includes(`${name} at ${viewport.width}`))}`,
      async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto((await TEMPLATES[name]?.path(page)) ?? "");
        await hydrated(page);
        // The row of pictures comes to rest when the letters are there.
        await softly.poll(() => jumpsBack(page)).toEqual([]);
        const faults: string[] = [];
        for (let presses = 0; presses < 40; presses++) {
          await page.keyboard.press("Tab");
          const fault = await lastingFault(page);
          if (fault !== null) faults.push(fault);
        }
        expect.soft(faults).toEqual([]);
      },
    );

function hasFocus(part: Locator): Promise<boolean> {
  return part.evaluate((it) => it.contains(document.activeElement));
}

/** A native dialog lets the focus leave the page for the browser's own bars, and nowhere else. */
function isInsideOrNowhere(part: Element): boolean {
  return (
    part.isConnected &&
    (part.contains(document.activeElement) ||
      document.activeElement === document.body)
  );
}

/** Neighbours in the order of the keyboard of which the later stands above in the same column, or before in the same row. */
function jumpsBack(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isFixed = (it: Element | null): boolean =>
      it !== null &&
      (["fixed", "sticky"].includes(getComputedStyle(it).position) ||
        isFixed(it.parentElement));
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        "a[href], button, input, select, textarea, summary",
      ),
    ].filter(
      (it) =>
        it.tabIndex >= 0 &&
        it.checkVisibility({ visibilityProperty: true }) &&
        !it.matches(".skip, .vh, [disabled]") &&
        it.closest(".vh") === null &&
        it.getBoundingClientRect().width > 4 &&
        !isFixed(it),
    );
    const positive = stops.filter((it) => it.tabIndex > 0);
    const jumps = stops.flatMap((it, at) => {
      const next = stops[at + 1];
      if (next === undefined || it.contains(next)) return [];
      const a = it.getBoundingClientRect();
      const b = next.getBoundingClientRect();
      const isSameColumn = a.left < b.right - 1 && b.left < a.right - 1;
      const isSameRow = a.top < b.bottom - 1 && b.top < a.bottom - 1;
      const isUp = isSameColumn && b.bottom <= a.top + 1;
      const isLeft = isSameRow && b.right <= a.left + 1;
      return isUp || isLeft
        ? [`${it.outerHTML.slice(0, 70)} → ${next.outerHTML.slice(0, 70)}`]
        : [];
    });
    return [...positive.map((it) => it.outerHTML.slice(0, 70)), ...jumps];
  });
}
