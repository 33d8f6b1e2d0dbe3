import {
  type Browser,
  type BrowserContext,
  chromium,
  type Page,
} from "@playwright/test";
import { beforeAll, describe, expect, test } from "vitest";
import { IS_FULL } from "#tests/support/effort.ts";
import { hostileProfile } from "#tests/support/hostile-profile.ts";
import { aStockedVehicle } from "#tests/support/vehicles.ts";
import { type AttackSite, startAttackSite } from "./attack-site.ts";

// A02, A04, A05: in a browser, everything that the dealership or its feed may say carries markup that wants to run.

const browserPath = IS_FULL ? process.env["BROWSER_PATH"] : undefined;

const HOSTILE = `</script><script>window.hacked=1</script><img src=x onerror="window.hacked=1"><!--]]>\u2028"'\``;

const VEHICLES = ["suvs", "sedans", "trucks"].map((bodystyle, at) =>
  aStockedVehicle({
    vin: `1HGCM82633A00435${at}`,
    stockNumber: `H${at}`,
    model: `Accord ${HOSTILE}`,
    trim: `EX ${HOSTILE}`,
    description: `Clean. ${HOSTILE}\n\njavascript:window.hacked=1`,
    features: [`Sunroof ${HOSTILE}`, "javascript:window.hacked=1"],
    exteriorColor: `Blue ${HOSTILE}`,
    interiorColor: `Black ${HOSTILE}`,
    engine: `2.0 ${HOSTILE}`,
    location: { city: `Aurora ${HOSTILE}`, state: "IL", zip: "60505" },
    images: {
      imageCustomBg: [],
      previewImage: `https://photos.example/1.jpg"onerror="window.hacked=1`,
      additionalImages: ["javascript:window.hacked=1"],
      evoxImages: [],
    },
  }),
);

const PAGES: readonly string[] = [
  "/",
  "/search-vehicles/all-inventory",
  `/search-vehicles/all-inventory?q=${encodeURIComponent(HOSTILE)}`,
  `/search-vehicles/all-inventory/bodystyle/${encodeURIComponent(HOSTILE)}`,
  `/no-such-page/${encodeURIComponent(HOSTILE)}`,
  `/?utm_source=${encodeURIComponent(HOSTILE)}`,
  "/contact-us",
  "/our-company/meet-our-team",
  "/special-offers",
  "/service",
  "/sell-trade-my-car",
  "/auto-financing",
  "/compare?vins=1HGCM82633A004350,1HGCM82633A004351",
  "/legal/privacy-policy",
];

describe.skipIf(browserPath === undefined)(
  browserPath === undefined
    ? "in a browser (skipped: npm run test:attacks walks the pages)"
    : "in a browser",
  () => {
    let site: AttackSite;
    let browser: Browser;
    let pages: readonly string[];
    beforeAll(async () => {
      const profile = hostileProfile("franchise");
      site = await startAttackSite({
        profile: profile.folder,
        vehicles: VEHICLES,
      });
      browser = await chromium.launch({
        ...(browserPath !== undefined && { executablePath: browserPath }),
        args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
      });
      const list = await site.text("/search-vehicles/all-inventory");
      const vehicles = list.match(/\/used-vehicle\/[^"?#]+/g) ?? [];
      pages = [...PAGES, ...new Set(vehicles)];
      return async () => {
        await browser.close();
        await site.stop();
        profile.remove();
      };
    }, 120_000);

    /**
     * What ran or was refused on each page, after everything on it was scrolled to and every detail opened. Each is in a
     * tab of its own: a dialog that goes back in its history would end the way to the next one.
     */
    async function visitAll(
      context: BrowserContext,
      wait: (page: Page) => Promise<void> = async () => {},
    ): Promise<readonly string[]> {
      const trouble: string[] = [];
      for (const path of pages) {
        const page = await context.newPage();
        page.on("dialog", (dialog) => {
          trouble.push(`dialog: ${dialog.message()}`);
          void dialog.dismiss();
        });
        page.on("pageerror", (error) =>
          trouble.push(`error: ${error.message}`),
        );
        await page.goto(site.origin + path, { waitUntil: "networkidle" });
        await page.evaluate(() => {
          for (const it of document.querySelectorAll("details")) it.open = true;
          scrollTo(0, document.documentElement.scrollHeight);
        });
        await wait(page);
        const ran = await page.evaluate(() => "hacked" in window);
        if (ran) trouble.push(`ran: ${path}`);
        await page.close();
      }
      return trouble;
    }

    test("there are vehicles and pages to visit", () => {
      expect(pages.length).toBeGreaterThanOrEqual(
        PAGES.length + VEHICLES.length,
      );
    });

    test.each([
      ["with", false],
      ["without", true],
    ])(
      "A02, A05: %s the policy nothing runs that the dealership, its feed or the address says",
      async (_, bypassCSP) => {
        const context = await browser.newContext({ bypassCSP });
        const trouble = await visitAll(context);
        await context.close();
        expect(trouble).toEqual([]);
      },
      180_000,
    );

    test("A04: with Trusted Types enforced our scripts write no text into the page as markup", async () => {
      const context = await browser.newContext();
      await context.route("**/*", async (route) => {
        if (route.request().resourceType() !== "document")
          return route.continue();
        const answer = await route.fetch();
        const policy = answer.headers()["content-security-policy"] ?? "";
        await route.fulfill({
          response: answer,
          headers: {
            ...answer.headers(),
            "content-security-policy": `${policy}; require-trusted-types-for 'script'; trusted-types late-start`,
          },
        });
      });
      const refused: string[] = [];
      context.on("console", (message) => {
        if (/TrustedHTML|TrustedScript|Trusted Type/i.test(message.text()))
          refused.push(`${message.text()} ${message.location().url}`);
      });
      const trouble = await visitAll(context, async (at) => {
        // Whatever opens something, opened.
        await at.evaluate(() => {
          const openers = "button[popovertarget], button[aria-haspopup]";
          for (const it of document.querySelectorAll(openers))
            if (it instanceof HTMLElement) it.click();
        });
        await at.waitForLoadState("networkidle");
      });
      await context.close();
      expect(refused).toEqual([]);
      expect(trouble).toEqual([]);
    }, 180_000);
  },
);
