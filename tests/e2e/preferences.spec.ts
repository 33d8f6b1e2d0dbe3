import { needCookies } from "./cookieless-browser.ts";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, hydrated, test as alone } from "./journey.ts";
import { test } from "./tabs.ts";
import { MAIN_TEMPLATES, TEMPLATES } from "./templates.ts";

const LIST = "/search-vehicles/all-inventory";
/** The link is there or it is not, by how far the page is scrolled: nothing moves. */
const STILL_ANIMATION = "chat-link-arrives";

alone.describe("who asks for less motion", () => {
  alone.use({
    contextOptions: { reducedMotion: "reduce" },
    viewport: { width: 390, height: 844 },
  });

  alone(
    "sees nothing slide, fade or spin: pages, menu, filters, suggestions, toast, banner",
    async ({ page }) => {
      // The toast comes by a cookie.
      needCookies();
      await page.addInitScript((still) => {
        const moved: string[] = [];
        Object.assign(window, { moved });
        for (const type of ["transitionrun", "animationstart"])
          document.addEventListener(type, (event) => {
            if (
              event instanceof AnimationEvent &&
              event.animationName === still
            )
              return;
            const { target } = event;
            moved.push(
              `${type} ${target instanceof Element ? target.className : ""}`,
            );
          });
      }, STILL_ANIMATION);
      for (const [name, { path }] of MAIN_TEMPLATES) {
        await page.goto(await path(page));
        await hydrated(page);
        expect(await moving(page), name).toEqual([]);
      }
      await page.goto(LIST);
      await hydrated(page);
      await page.getByRole("button", { name: "Only essential" }).click();
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await expectStill(page, page.getByRole("navigation", { name: "Main" }));
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: /^Filters/ }).click();
      const drawer = page.getByRole("dialog", { name: "Filters" });
      await expectStill(page, drawer);
      await drawer.getByRole("link", { name: /^SUVs/ }).click();
      await expect(page).toHaveURL(`${LIST}/bodystyle/suvs`);
      await drawer.getByRole("button", { name: /^Show/ }).click();
      await expect(drawer).toBeHidden();
      await page.getByRole("article").first().getByRole("link").first().click();
      await expect(page).toHaveURL(/-vehicle\//);
      await page.goto("/cookie-settings");
      await hydrated(page);
      await page.getByRole("button", { name: "Save my choices" }).click();
      await expectStill(page, page.locator(".toast"));
    },
  );
});

for (const width of [390, 1440])
  test(`in the system's own colors every icon and every button can be seen at ${width} px @further`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ forcedColors: "active" });
    for (const name of [
      "the home page",
      "the list",
      "a vehicle",
      "the contact page",
    ]) {
      await page.goto((await TEMPLATES[name]?.path(page)) ?? "");
      await hydrated(page);
      expect.soft(await unseenIcons(page), name).toEqual([]);
      expect.soft(await bareButtons(page), name).toEqual([]);
    }
  });

/** Seen, and neither it nor anything else on its way. */
async function expectStill(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  expect(await moving(page)).toEqual([]);
}

function moving(page: Page): Promise<readonly string[]> {
  return page.evaluate((still) => {
    const { moved } = window as unknown as { moved: readonly string[] };
    const running = document
      .getAnimations()
      .filter(
        (it) =>
          it.playState === "running" &&
          !(it instanceof CSSAnimation && it.animationName === still),
      )
      .map((it) => it.constructor.name);
    const isSmooth = getComputedStyle(document.documentElement).scrollBehavior;
    return [...moved, ...running, ...(isSmooth === "smooth" ? [isSmooth] : [])];
  }, STILL_ANIMATION);
}

/** Icons in sight whose picture is one even surface. */
async function unseenIcons(page: Page): Promise<readonly string[]> {
  const boxes = await page.evaluate(() => {
    return [...document.querySelectorAll("svg.icon")]
      .filter((it) => it.checkVisibility({ checkOpacity: true }))
      .map((it) => {
        const { left, top, width, height } = it.getBoundingClientRect();
        const hit = document.elementFromPoint(
          left + width / 2,
          top + height / 2,
        );
        return {
          name: it.firstElementChild?.getAttribute("href") ?? "",
          isOnTop:
            hit !== null &&
            (hit === it || it.contains(hit) || hit.contains(it)),
          left: Math.round(left),
          top: Math.round(top),
          width: Math.floor(width),
          height: Math.floor(height),
        };
      })
      .filter(
        ({ left, top, width, height, isOnTop }) =>
          isOnTop &&
          left >= 0 &&
          top >= 0 &&
          width > 0 &&
          left + width <= innerWidth &&
          top + height <= innerHeight,
      );
  });
  expect(boxes.length).toBeGreaterThan(1);
  const screen = await page.screenshot();
  const unseen: string[] = [];
  for (const { name, left, top, width, height } of boxes) {
    const { channels } = await sharp(screen)
      .extract({ left, top, width, height })
      .stats();
    if (Math.max(...channels.map(({ stdev }) => stdev)) < 20) unseen.push(name);
  }
  return unseen;
}

/** Buttons with words and no edge: a ground of their own is not painted here. */
function bareButtons(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".btn, .chip, .consent-btn, input, select")]
      .filter(
        (it) =>
          it.checkVisibility() &&
          !it.matches("[type=hidden], [type=range], .vh") &&
          it.getBoundingClientRect().width > 4,
      )
      .filter((it) => {
        const { borderTopStyle, borderTopWidth, outlineStyle } =
          getComputedStyle(it);
        const box = it.closest(".search, .range");
        const edge = box === null ? null : getComputedStyle(box);
        const isEdged =
          borderTopStyle !== "none" && parseFloat(borderTopWidth) >= 1;
        const isBoxed =
          edge !== null &&
          edge.borderTopStyle !== "none" &&
          parseFloat(edge.borderTopWidth) >= 1;
        return !isEdged && !isBoxed && outlineStyle === "none";
      })
      .map((it) => it.outerHTML.slice(0, 100)),
  );
}
