import type { Locator, Page } from "@playwright/test";
import { ANSWERED, expect, hydrated, test } from "./journey.ts";
import { SITES } from "./sites.ts";
import { specialVehicles } from "./special-vehicles.ts";
import { TEMPLATES } from "./templates.ts";

test.use({ storageState: ANSWERED });

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
  await expect(page).toHaveURL(/ask-about-vehicle/);
  await tabTo(page, page.getByLabel("First name"));
  for (const text of ["Elena", "Ruiz", "elena@example.com", "630.555.0100"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await tabTo(page, page.getByRole("button", { name: "Send question" }));
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("heading", { level: 1, name: "We have your message" }),
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
  "the pictures": {
    viewport: WIDE,
    path: () => specialVehicles().sixtyPhotos,
    opener: (page) => page.getByRole("button", { name: "Full screen" }),
    modal: (page) => page.getByRole("dialog", { name: "Pictures" }),
  },
  "the unlock of private prices": {
    origin: SITES.locked.origin,
    viewport: WIDE,
    path: () => LIST,
    opener: (page) => page.getByRole("link", { name: "Unlock private prices" }),
    modal: (page) =>
      page.getByRole("dialog", { name: "Unlock private pricing" }),
  },
};

for (const [name, it] of Object.entries(MODALS))
  test(`${name}: the focus goes in, stays in, and goes back on Escape`, async ({
    page,
  }) => {
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
    for (const key of ["Tab", "Shift+Tab"])
      for (let presses = 0; presses < 25; presses++) {
        await page.keyboard.press(key);
        expect(await isInsideOrNowhere(modal)).toBe(true);
      }
    // From within: what is nowhere gives no focus back.
    for (let presses = 0; presses < 3 && !(await hasFocus(modal)); presses++)
      await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(modal).toBeHidden();
    await expect(opener).toBeFocused();
  });

for (const viewport of [PHONE, WIDE])
  for (const name of [
    "the home page",
    "the list",
    "a vehicle",
    "the contact page",
    "the careers page",
    "the cookie settings",
  ])
    test(`${name} at ${viewport.width} px: the focus goes as the eye does, is marked, and is never covered`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto((await TEMPLATES[name]?.path(page)) ?? "");
      await hydrated(page);
      expect.soft(await jumpsBack(page)).toEqual([]);
      const faults: string[] = [];
      for (let presses = 0; presses < 40; presses++) {
        await page.keyboard.press("Tab");
        const fault = await lastingFault(page);
        if (fault !== null) faults.push(fault);
      }
      expect.soft(faults).toEqual([]);
    });

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate((it) => it === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

function hasFocus(part: Locator): Promise<boolean> {
  return part.evaluate((it) => it.contains(document.activeElement));
}

/** A native dialog lets the focus leave the page for the browser's own bars, and nowhere else. */
function isInsideOrNowhere(part: Locator): Promise<boolean> {
  return part.evaluate(
    (it) =>
      it.contains(document.activeElement) ||
      document.activeElement === document.body,
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

/** A part that is still gliding to its place is no fault: what counts is where it comes to rest. */
async function lastingFault(page: Page): Promise<string | null> {
  let fault: string | null = null;
  try {
    await expect
      .poll(
        async () => {
          fault = await focusFault(page);
          return fault;
        },
        { timeout: 5_000 },
      )
      .toBeNull();
  } catch {
    return fault;
  }
  return null;
}

/** What is wrong with the mark of the focus: none, pale, thin or covered. */
function focusFault(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body)
      return null;
    const name = focused.outerHTML.slice(0, 80);
    // A hidden field shows its focus on its label.
    const box = focused.closest(".vh")?.nextElementSibling ?? focused;
    // The link of a card marks the whole card, a round button its circle.
    const marked = [
      box,
      box.parentElement,
      focused.matches("button") ? focused.querySelector(".icon") : null,
      focused.matches("h3 a") ? focused.closest("article") : null,
    ]
      .filter((it) => it !== null)
      .find((it) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(it);
        return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
      });
    if (marked === undefined) return `no mark: ${name}`;
    const ratio = contrast(
      colorOf(getComputedStyle(marked).outlineColor),
      groundOf(marked.parentElement),
    );
    if (ratio < 3) return `${ratio.toFixed(1)} to 1: ${name}`;
    const { left, top, width, height } = box.getBoundingClientRect();
    const middle = Math.min(height, 24) / 2;
    const hit = document.elementFromPoint(left + width / 2, top + middle);
    const isSeen =
      hit === null ||
      box.contains(hit) ||
      hit.contains(box) ||
      hit.closest("a, label, .opt, article") ===
        box.closest("a, label, .opt, article");
    return isSeen ? null : `covered by ${hit.outerHTML.slice(0, 60)}: ${name}`;

    function colorOf(text: string): readonly number[] {
      const canvas = new OffscreenCanvas(1, 1).getContext("2d");
      if (canvas === null) return [0, 0, 0, 0];
      canvas.fillStyle = text;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    }
    function groundOf(it: Element | null): readonly number[] {
      if (it === null) return [255, 255, 255, 255];
      const color = colorOf(getComputedStyle(it).backgroundColor);
      return (color[3] ?? 0) > 200 ? color : groundOf(it.parentElement);
    }
    function contrast(one: readonly number[], other: readonly number[]) {
      const [high = 0, low = 0] = [light(one), light(other)].toSorted(
        (a, b) => b - a,
      );
      return (high + 0.05) / (low + 0.05);
    }
    function light(color: readonly number[]) {
      const [r = 0, g = 0, b = 0] = color.map((value) => {
        const share = value / 255;
        return share <= 0.04045
          ? share / 12.92
          : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    }
  });
}
