import type { Locator, Page } from "@playwright/test";
import { markFurther } from "./further.ts";
import { ANSWERED, expect, hydrated, test, vehiclePath } from "./journey.ts";
import { SITES } from "./sites.ts";

test.use({ storageState: ANSWERED, viewport: { width: 1440, height: 900 } });

const LIST = "/search-vehicles/all-inventory/bodystyle/suvs";

// The system's colors are light or dark, as it is set.
for (const colorScheme of ["light", "dark"] as const)
  test.describe(`in the system's own ${colorScheme} colors${markFurther(colorScheme === "dark")}`, () => {
    test.use({ contextOptions: { forcedColors: "active" }, colorScheme });

    test("icons and chevrons are seen on every kind of page", async ({
      page,
    }) => {
      const car = await vehiclePath(page);
      for (const path of [
        "/",
        LIST,
        car,
        "/contact-us",
        "/auto-financing",
        "/service",
        "/our-company",
      ]) {
        await page.goto(path);
        await hydrated(page);
        expect.soft(await faintIcons(page), path).toEqual([]);
      }
    });

    test("saved hearts and chosen scales differ from the others, and are seen", async ({
      page,
    }) => {
      await page.goto(LIST);
      await hydrated(page);
      const hearts = page.getByRole("button", { name: /^Save/ });
      const scales = page.getByRole("button", { name: /^Compare/ });
      for (const buttons of [hearts, scales]) {
        await buttons.first().click();
        await page.mouse.move(0, 0);
        await buttons.first().blur();
        const [chosen, other] = [buttons.first(), buttons.nth(1)];
        await expect(chosen).toHaveAttribute("aria-pressed", "true");
        expect(await paintOf(chosen.locator("svg"))).not.toEqual(
          await paintOf(other.locator("svg")),
        );
      }
      expect(await faintIcons(page)).toEqual([]);
    });

    test("the chosen band, unit, term and tab differ from the others, and the legend has the colors of its bar", async ({
      page,
    }) => {
      const car = await vehiclePath(page, "?condition=new");
      await page.goto(`/payment-estimate/${car.split("/").at(-1)}`);
      await hydrated(page);
      for (const [chosen, other] of [
        [
          ".pay-seg--bands > :has(:checked)",
          ".pay-seg--bands > :not(:has(:checked))",
        ],
        [
          ".pay-units label:has(:checked)",
          ".pay-units label:not(:has(:checked))",
        ],
        [
          ".pay-seg:not(.pay-seg--bands) > :has(:checked)",
          ".pay-seg:not(.pay-seg--bands) > :not(:has(:checked))",
        ],
      ] as const)
        expect(await groundOf(page.locator(chosen).first())).not.toBe(
          await groundOf(page.locator(other).first()),
        );
      for (const part of ["down", "loan", "cost"]) {
        const key = page.locator(`.key.pay-bar-${part}`);
        const bar = page.locator(`rect.pay-bar-${part}`);
        expect(await groundOf(key)).toBe(
          await bar.evaluate((it) => getComputedStyle(it).fill),
        );
      }
      await page.goto("/");
      const tabs = page.locator(".tab");
      const edgeOf = (tab: Locator) =>
        tab.evaluate((it) => getComputedStyle(it).borderBottomColor);
      expect(await edgeOf(tabs.nth(0))).not.toBe(await edgeOf(tabs.nth(1)));
    });

    test("the progress of the price wizard is seen", async ({ page }) => {
      await page.goto(
        `${SITES.locked.origin}/personalized-pricing/down-payment`,
      );
      const bars = page.locator(".step-bars i");
      expect(await groundOf(bars.nth(0))).not.toBe(await groundOf(bars.nth(1)));
    });
  });

const groundOf = (part: Locator): Promise<string> =>
  part.evaluate((it) => getComputedStyle(it).backgroundColor);

function paintOf(icon: Locator): Promise<readonly string[]> {
  return icon.evaluate((it) => {
    const { fill, color, backgroundColor } = getComputedStyle(it);
    return [fill, color, backgroundColor];
  });
}

/** Icons whose lines have less than 3:1 to what is behind them (WCAG 1.4.11). */
function faintIcons(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const parts = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = parts(color).map((it) => {
        const part = it / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundBehind = (it: Element | null): string => {
      if (it === null) return getComputedStyle(document.body).backgroundColor;
      const { backgroundColor } = getComputedStyle(it);
      return (parts(backgroundColor)[3] ?? 1) > 0.5
        ? backgroundColor
        : groundBehind(it.parentElement);
    };
    return [...document.querySelectorAll("svg.icon")]
      .filter((it) => it.checkVisibility() && !it.closest(".shot, .locator"))
      .filter((it) => {
        const [one, other] = [
          getComputedStyle(it).stroke,
          groundBehind(it),
        ].map(luminance);
        const [light, dark] = [
          Math.max(one ?? 0, other ?? 0),
          Math.min(one ?? 0, other ?? 0),
        ];
        return (light + 0.05) / (dark + 0.05) < 3;
      })
      .map((it) => it.parentElement?.outerHTML.slice(0, 90) ?? "");
  });
}
