import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { createExperimentRecords } from "#app/adapters/database/visitors/experiment-records.server.ts";
import { assignVariant } from "#app/domain/experiments/assign-variants.ts";
import { STRANGER } from "#app/domain/visitor/visitor-profile.ts";
import { profileVariant } from "#tests/support/profile-variant.ts";
import { SAMPLE_EXPERIMENT } from "#tests/support/sample-experiment.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import { visitorCookie } from "#tests/support/visitor-cookie.ts";

const browserPath = process.env["BROWSER_PATH"];
const OWN_WORDS = "The whole price, right on the car.";
const BOLD_WORDS = "No surprises at the desk.";
const LIST = "/search-vehicles/all-inventory";
/** It ends what hangs; a machine that is busy is slow, and right. */
const PATIENCE = { timeout: 20_000 };
/** The browser dates what it reports by the machine's clock. */
const NOW_MS = Date.now();
const EXPERIMENT = {
  ...SAMPLE_EXPERIMENT,
  startDate: "2020-01-01T00:00:00Z",
  endDate: "2099-01-01T00:00:00Z",
};

/** An id that falls into the variant. */
function findId(variant: string): string {
  for (let at = 0; at < 1000; at++) {
    const id = at.toString(16).padStart(36, "0");
    if (assignVariant(EXPERIMENT, id) === variant) return id;
  }
  return expect.fail("No id is in the variant.");
}

describe.skipIf(browserPath === undefined)(
  browserPath === undefined
    ? "in a browser (skipped: no BROWSER_PATH names one)"
    : "in a browser",
  () => {
    let site: TestSite;
    let plain: TestSite;
    let browser: Browser;
    beforeAll(async () => {
      const profile = profileVariant("franchise", {
        "experiments.json": () => JSON.stringify([EXPERIMENT]),
      });
      [site, plain] = await Promise.all([
        startTestSite({
          variables: { PROFILE: profile.folder },
          nowMs: NOW_MS,
        }),
        startTestSite({ nowMs: NOW_MS }),
      ]);
      browser = await chromium.launch({
        ...(browserPath !== undefined && { executablePath: browserPath }),
        args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
      });
      return async () => {
        await browser.close();
        await Promise.all([site.stop(), plain.stop()]);
        profile.remove();
      };
    });

    /** A browser of this visitor, who allowed analytics before. */
    async function open(
      from: TestSite,
      visitorId: string | null,
    ): Promise<BrowserContext> {
      const context = await browser.newContext();
      const cookies = [
        ...(visitorId === null
          ? []
          : [
              visitorCookie(
                { ...STRANGER, uniqueUserId: visitorId },
                { nowMs: () => NOW_MS },
              ),
            ]),
        "allowCookies=essential,functional,analytics",
        "displayCookies=hide",
      ].map((cookie) => {
        const [name = "", ...value] = cookie.split("=");
        return { name, value: value.join("="), url: from.origin };
      });
      await context.addCookies(cookies);
      return context;
    }

    /** What a visit of the home page asks for, moves and says, from the first paint until all is quiet. */
    async function visit(from: TestSite, visitorId: string | null) {
      const context = await open(from, visitorId);
      try {
        const page = await context.newPage();
        const asked: string[] = [];
        page.on("request", (request) =>
          asked.push(new URL(request.url()).pathname),
        );
        // Letters that arrive after the first paint move words a little, with experiments and without.
        await page.route("**/*.woff2", (route) => route.abort());
        await page.addInitScript(() => {
          const seen = { shift: 0, headings: [] as string[] };
          Object.assign(window, { seen });
          new PerformanceObserver((entries) => {
            for (const entry of entries.getEntries())
              seen.shift += (entry as unknown as { value: number }).value;
          }).observe({ type: "layout-shift", buffered: true });
          const look = () => {
            const words = document.querySelector("h1")?.textContent;
            if (words && seen.headings.at(-1) !== words)
              seen.headings.push(words);
          };
          new MutationObserver(look).observe(document, {
            subtree: true,
            childList: true,
            characterData: true,
          });
        });
        await page.goto(from.origin, { waitUntil: "networkidle" });
        const seen = await page.evaluate(
          () =>
            (
              window as unknown as {
                seen: { shift: number; headings: readonly string[] };
              }
            ).seen,
        );
        return { ...seen, asked: asked.toSorted() };
      } finally {
        await context.close();
      }
    }

    test("a variant's words stand from the first paint, nothing moves, and nothing more is asked for than without experiments", async () => {
      const bold = await visit(site, findId("bold"));
      const control = await visit(site, findId("control"));
      const without = await visit(plain, null);
      expect(bold.headings).toEqual([BOLD_WORDS]);
      expect(control.headings).toEqual([OWN_WORDS]);
      expect([bold.shift, control.shift]).toEqual([0, 0]);
      expect(bold.asked).toEqual(control.asked);
      expect(bold.asked).toEqual(without.asked);
    });

    test("a visitor sees one variant on every way through the site, and is counted once", async () => {
      const visitorId = findId("bold");
      const context = await open(site, visitorId);
      try {
        const page = await context.newPage();
        const readHeading = () => page.locator("main h1").textContent();
        await page.goto(site.origin, { waitUntil: "networkidle" });
        expect(await readHeading()).toBe(BOLD_WORDS);
        await page.locator(`main a[href^="${LIST}"]:visible`).first().click();
        await page.waitForURL(`**${LIST}**`);
        await page.goBack();
        await page.waitForURL(`${site.origin}/`);
        await vi.waitFor(
          async () => expect(await readHeading()).toBe(BOLD_WORDS),
          PATIENCE,
        );
        await page.reload({ waitUntil: "networkidle" });
        expect(await readHeading()).toBe(BOLD_WORDS);
      } finally {
        await context.close();
      }
      const records = createExperimentRecords(site.stores.database.leads);
      await vi.waitFor(
        async () =>
          expect(await records.listViews(visitorId)).toMatchObject([
            { experiment: "first-words", variant: "bold", isMixed: false },
          ]),
        PATIENCE,
      );
    });
  },
);
