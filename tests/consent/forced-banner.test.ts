import { type Browser, chromium, type Page } from "@playwright/test";
import { beforeAll, describe, expect, test } from "vitest";
import {
  type AttackSite,
  startAttackSite,
} from "#tests/attacks/attack-site.ts";
import { PATIENTLY } from "#tests/attacks/patience.ts";
import { profileVariant } from "#tests/support/profile-variant.ts";

// Spec §4, display modes and background lock; Q41: the answers are equal, and the banner is kind to keyboards.

const browserPath = process.env["BROWSER_PATH"];

function startForced(tier: number): Promise<AttackSite> {
  const variant = profileVariant("franchise", {
    "profile.json": (content) =>
      content
        .replace(/"tier": \d/, `"tier": ${tier}, "force": true`)
        .replace('"isBackgroundLocked": false', '"isBackgroundLocked": true'),
  });
  return startAttackSite({ profile: variant.folder }).finally(variant.remove);
}

let free: AttackSite;
let strict: AttackSite;
beforeAll(async () => {
  free = await startForced(0);
  strict = await startForced(3);
  return () => Promise.all([free.stop(), strict.stop()]);
});

const SHOWN =
  '<section class="consent is-asked" data-locks="true" id="cookie-banner"';
const LEGAL = "/legal/privacy-policy";

test("by force the banner stands in tier 0 and on legal pages, with one button, until it is answered", async () => {
  for (const path of ["/", LEGAL])
    expect(await free.text(path)).toContain(SHOWN);
  expect(await strict.text(LEGAL)).toContain(SHOWN);
  expect(await free.text("/")).toContain("Close and continue");
  const answer = await free.fetch("/cookie-consent", {
    method: "POST",
    body: new URLSearchParams({ choice: "accept-all", returnTo: LEGAL }),
  });
  const Cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
  expect(Cookie).toBe(
    "allowCookies=essential,functional,analytics,targeting; displayCookies=hide",
  );
  for (const path of ["/", LEGAL])
    expect(await free.text(path, { headers: { Cookie } })).not.toContain(SHOWN);
  // Where there is nothing to set, the foot of the page leads back to it.
  expect(await free.text("/")).toContain('href="/cookie-consent"');
});

describe.skipIf(browserPath === undefined)(
  browserPath === undefined
    ? "in a browser (skipped: no BROWSER_PATH names one)"
    : "in a browser",
  () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await chromium.launch({
        ...(browserPath !== undefined && { executablePath: browserPath }),
        args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
      });
      return () => browser.close();
    });

    async function openPage(javaScriptEnabled: boolean): Promise<Page> {
      const context = await browser.newContext({
        javaScriptEnabled,
        viewport: { width: 390, height: 844 },
      });
      const page = await context.newPage();
      await page.goto(`${strict.origin}/contact-us`);
      return page;
    }

    const readBody = (page: Page) =>
      page.locator("body").evaluate((body) => {
        const { position, paddingRight } = getComputedStyle(body);
        return { position, paddingRight };
      });

    test.each([true, false])(
      "the page behind stands still until the banner is answered, with scripts %s",
      async (hasScripts) => {
        const page = await openPage(hasScripts);
        expect(await readBody(page)).toEqual({
          position: "fixed",
          paddingRight: "15px",
        });
        await page.mouse.wheel(0, 600);
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
        if (hasScripts) await waitForScripts(page);
        await page.getByRole("button", { name: "Only essential" }).click();
        await page
          .getByRole("region", { name: "Cookies" })
          .waitFor({ state: "detached" });
        expect(await readBody(page)).toEqual({
          position: "static",
          paddingRight: "0px",
        });
        // Nothing jumps: the page is where it stood.
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
        await page.context().close();
      },
    );

    test("meanwhile the keyboard stays in the banner", async () => {
      const page = await openPage(true);
      await waitForScripts(page);
      const isInside = () =>
        page.evaluate(
          () => document.activeElement?.closest(".consent") !== null,
        );
      await expect
        .poll(async () => {
          // What has the focus already gets none: the banner may have been taken over since the last look.
          await page.evaluate(() => {
            if (document.activeElement instanceof HTMLElement)
              document.activeElement.blur();
            document.querySelector<HTMLElement>("main a[href]")?.focus();
          });
          return isInside();
        }, PATIENTLY)
        .toBe(true);
      for (let press = 0; press < 12; press++) {
        await page.keyboard.press("Tab");
        expect(await isInside()).toBe(true);
      }
      await page.context().close();
    });

    test("Q41: yes and no are one press each, of one size and one look, in the language that is marked", async () => {
      const page = await openPage(true);
      const looks = await page
        .locator(".consent-btns > *")
        .evaluateAll((buttons) =>
          buttons.map((button) => {
            const { width, height } = button.getBoundingClientRect();
            const {
              color,
              backgroundColor,
              fontSize,
              fontWeight,
              borderColor,
            } = getComputedStyle(button);
            return {
              width,
              height,
              color,
              backgroundColor,
              fontSize,
              fontWeight,
              borderColor,
            };
          }),
        );
      expect(looks).toHaveLength(4);
      for (const look of looks) expect(look).toEqual(looks[0]);
      await page
        .getByRole("region", { name: "Cookies" })
        .getByText("Español", { exact: true })
        .click();
      const title = page.getByText("Cookies en este sitio");
      expect(await title.getAttribute("lang")).toBe("es");
      await page.context().close();
    });
  },
);

async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector(".consent") ?? {}).some((key) =>
      key.startsWith("__reactProps"),
    ),
  );
}
