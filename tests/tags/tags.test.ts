import {
  type Browser,
  type BrowserContext,
  chromium,
  type Page,
} from "@playwright/test";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type AttackSite,
  startAttackSite,
} from "#tests/attacks/attack-site.ts";
import { PATIENTLY } from "#tests/attacks/patience.ts";
import {
  type ProfileVariant,
  profileVariant,
} from "#tests/support/profile-variant.ts";
import { allTagsOn } from "#tests/support/tagged-tracking.ts";
import { aStockedVehicle } from "#tests/support/vehicles.ts";
import {
  type StandIns,
  standInForVendors,
  watchFaults,
} from "./stand-in-vendors.ts";

// Every tag is on, and stand-ins take the place of the vendors: what they are told, and when nobody is called at all.

const browserPath = process.env["BROWSER_PATH"];
const LIST = "/search-vehicles/all-inventory";
const CATEGORIES = ["essential", "functional", "analytics", "targeting"];

function taggedVariant(changes: object): ProfileVariant {
  return profileVariant("franchise", {
    "profile.json": (content) =>
      JSON.stringify({
        ...JSON.parse(content),
        tracking: { ...allTagsOn(), ...changes },
      }),
  });
}

describe.skipIf(browserPath === undefined)(
  browserPath === undefined
    ? "in a browser (skipped: no BROWSER_PATH names one)"
    : "in a browser",
  () => {
    let site: AttackSite;
    let browser: Browser;
    let vehiclePath: string;
    const profile = taggedVariant({});

    beforeAll(async () => {
      site = await startAttackSite({
        profile: profile.folder,
        vehicles: [aStockedVehicle()],
      });
      // The browser's clock goes on, and events of other days are refused.
      site.advance(Date.now() - site.nowMs());
      browser = await chromium.launch({
        ...(browserPath !== undefined && { executablePath: browserPath }),
        args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
      });
      const list = await site.text(LIST);
      vehiclePath = /\/used-vehicle\/[^"?#]+/.exec(list)?.[0] ?? "";
    }, 120_000);
    afterAll(async () => {
      await browser.close();
      await site.stop();
      profile.remove();
    });

    test.each(["/", LIST, "/contact-us", "/auto-financing", "/no-such-page"])(
      "Google's evaluator finds nothing grave in the policy of %s with all tags on",
      async (path) => {
        const answer = await site.fetch(path);
        const policy = answer.headers.get("Content-Security-Policy") ?? "";
        expect(policy).toContain("https://connect.facebook.net/");
        const { csp } = new CspParser(policy);
        expect(
          new CspEvaluator(csp)
            .evaluate()
            .filter(({ severity }) => severity <= Severity.MEDIUM),
        ).toEqual([]);
      },
    );

    interface Visit extends StandIns {
      readonly context: BrowserContext;
      readonly page: Page;
      readonly faults: readonly string[];
    }

    interface VisitOptions {
      readonly chosen?: readonly string[];
      readonly headers?: Readonly<Record<string, string>>;
      readonly areDown?: boolean;
      readonly at?: AttackSite;
    }

    /** A visitor who has chosen already, or not yet. */
    async function visit(
      { chosen, headers = {}, areDown = false, at = site }: VisitOptions,
      body: (visit: Visit) => Promise<void>,
    ): Promise<void> {
      const context = await browser.newContext({ extraHTTPHeaders: headers });
      if (chosen !== undefined)
        await context.addCookies([
          { name: "allowCookies", value: chosen.join(","), url: at.origin },
          { name: "displayCookies", value: "hide", url: at.origin },
        ]);
      const standIns = await standInForVendors(context, at.origin, { areDown });
      const page = await context.newPage();
      const faults = watchFaults(page);
      try {
        await body({ context, page, faults, ...standIns });
      } finally {
        await context.close();
      }
    }

    const wordsOf = ({ told }: StandIns, vendor: string) =>
      told.filter((it) => it.vendor === vendor).map(({ words }) => words);
    const firstWords = (standIns: StandIns, vendor: string) =>
      wordsOf(standIns, vendor).map(([first, second]) =>
        first === "js"
          ? "js"
          : `${String(first)} ${typeof second === "string" ? second : ""}`.trim(),
      );
    const untilTold = (standIns: StandIns, vendor: string, word: string) =>
      expect
        .poll(() => firstWords(standIns, vendor), PATIENTLY)
        .toContain(word);
    const listCookies = async ({ context }: Visit) =>
      (await context.cookies()).map(({ name }) => name);

    test.each([
      ["nothing chosen yet", undefined],
      ["only what is essential", ["essential"]],
      ["all but analytics and targeting", ["essential", "functional"]],
    ])(
      "with %s no vendor is asked for anything, and the code of the tags stays away",
      async (_, chosen) => {
        await visit(chosen === undefined ? {} : { chosen }, async (seen) => {
          const own: string[] = [];
          seen.page.on("request", (it) => own.push(it.url()));
          for (const path of ["/", LIST, vehiclePath])
            await seen.page.goto(site.origin + path, {
              waitUntil: "networkidle",
            });
          expect(own.length).toBeGreaterThan(10);
          expect(own.filter((it) => it.includes("run-tags"))).toEqual([]);
          expect(seen.asked.map(String)).toEqual([]);
          expect(await listCookies(seen)).not.toContain("_fbp");
          expect(seen.faults).toEqual([]);
        });
      },
      60_000,
    );

    test("a visitor who accepts all in the banner is told to each vendor: defaults first, revoked before granted, each event once", async () => {
      await visit({}, async (seen) => {
        const { page } = seen;
        await page.goto(`${site.origin}/?fbclid=IwAR2F4-abc`, {
          waitUntil: "networkidle",
        });
        await page.getByRole("button", { name: "Accept all" }).click();
        await untilTold(seen, "google", "event page_view");
        await untilTold(seen, "meta", "track PageView");
        await untilTold(seen, "manager", "setPurposes");
        const google = wordsOf(seen, "google");
        expect(google[0]).toMatchObject([
          "consent",
          "default",
          {
            ad_storage: "denied",
            ad_user_data: "denied",
            ad_personalization: "denied",
            analytics_storage: "denied",
            functionality_storage: "denied",
            personalization_storage: "denied",
            security_storage: "granted",
            wait_for_update: 500,
          },
        ]);
        expect(firstWords(seen, "google")).toEqual([
          "consent default",
          "set ads_data_redaction",
          "consent update",
          "js",
          "set",
          "config G-ABC1234567",
          "config AW-123456789",
          "event page_view",
          "event asc_pageview",
        ]);
        expect(google[2]?.[2]).toEqual(
          Object.fromEntries(
            Object.keys(Object(google[2]?.[2])).map((it) => [it, "granted"]),
          ),
        );
        expect(firstWords(seen, "meta")).toEqual([
          "consent revoke",
          "set autoConfig",
          "init 1234567890",
          "consent grant",
          "track PageView",
        ]);
        expect(wordsOf(seen, "manager")).toEqual([
          ["setPurposes", { 1: true, 2: true, 3: false }],
        ]);
        const { eventId } =
          site.events.findLast(({ name }) => name === "PageView") ?? {};
        expect(wordsOf(seen, "meta").at(-1)?.[3]).toEqual({ eventID: eventId });
        expect(google[7]?.[2]).toMatchObject({
          event_id: eventId,
          page_location: `${site.origin}/?fbclid=IwAR2F4-abc`,
        });
        const cookies = await seen.context.cookies();
        const kept = Object.fromEntries(
          cookies.map(({ name, value }) => [name, value]),
        );
        expect(kept["_fbp"]).toMatch(/^fb\.2\.\d{13}\.\d{10}$/);
        expect(kept["_fbc"]).toMatch(/^fb\.2\.\d{13}\.IwAR2F4-abc$/);
        expect(new Set(seen.asked.map(({ host }) => host))).toEqual(
          new Set([
            "www.googletagmanager.com",
            "www.google-analytics.com",
            "connect.facebook.net",
            "www.facebook.com",
            "consent.example",
          ]),
        );
        // The policy let all of it through.
        expect(seen.faults).toEqual([]);
      });
    }, 60_000);

    test("a list and a vehicle are told with what they show, under the server's ids", async () => {
      await visit({ chosen: CATEGORIES }, async (seen) => {
        const { page } = seen;
        await page.goto(site.origin + LIST, { waitUntil: "networkidle" });
        await untilTold(seen, "google", "event view_item_list");
        await page.goto(site.origin + vehiclePath);
        await untilTold(seen, "google", "event view_item");
        await untilTold(seen, "meta", "track ViewContent");
        const item = wordsOf(seen, "google").find(
          ([, name]) => name === "view_item",
        );
        expect(item?.[2]).toMatchObject({
          value: 5,
          currency: "USD",
          send_to: ["G-ABC1234567", "AW-123456789"],
          items: [{ item_id: aStockedVehicle().vehicle.vin }],
        });
        const content = wordsOf(seen, "meta").find(
          ([, name]) => name === "ViewContent",
        );
        const reported = site.events.findLast(
          ({ name }) => name === "ViewContent",
        );
        expect(content?.[3]).toEqual({ eventID: reported?.eventId });
        const ids = wordsOf(seen, "meta").flatMap(([command, , , it]) =>
          String(command).startsWith("track") ? [JSON.stringify(it)] : [],
        );
        expect(new Set(ids).size).toBe(ids.length);
        expect(seen.faults).toEqual([]);
      });
    }, 60_000);

    test("tags move nothing on the page", async () => {
      await visit({ chosen: CATEGORIES }, async (seen) => {
        await seen.page.goto(site.origin + LIST, { waitUntil: "networkidle" });
        await untilTold(seen, "google", "event view_item_list");
        const moved = await seen.page.evaluate(async () => {
          const shifts = new PerformanceObserver(() => {});
          shifts.observe({ type: "layout-shift", buffered: true });
          return shifts.takeRecords().map((it) => it.toJSON().value);
        });
        expect(moved.reduce((sum, it) => sum + Number(it), 0)).toBeLessThan(
          0.01,
        );
      });
    }, 60_000);

    test("consent to analytics alone brings Google's tag with advertising denied, and nobody else", async () => {
      const chosen = ["essential", "functional", "analytics"];
      await visit({ chosen }, async (seen) => {
        await seen.page.goto(site.origin, { waitUntil: "networkidle" });
        await untilTold(seen, "google", "event page_view");
        const words = wordsOf(seen, "google");
        expect(words[2]?.[2]).toMatchObject({
          analytics_storage: "granted",
          functionality_storage: "granted",
          ad_storage: "denied",
          ad_user_data: "denied",
          ad_personalization: "denied",
        });
        expect(JSON.stringify(words)).not.toContain("AW-123456789");
        expect(seen.told.some(({ vendor }) => vendor !== "google")).toBe(false);
        expect(seen.asked.map(({ host }) => host).join()).not.toMatch(
          /facebook|consent\.example/,
        );
        expect(await listCookies(seen)).not.toContain("_fbp");
      });
    }, 60_000);

    test.each([
      ["a privacy signal", CATEGORIES, { "Sec-GPC": "1" }],
      ["no functional consent", ["essential", "analytics", "targeting"], {}],
    ])(
      "with %s the pixel is not loaded",
      async (_, chosen, headers) => {
        await visit({ chosen, headers }, async (seen) => {
          await seen.page.goto(site.origin, { waitUntil: "networkidle" });
          await untilTold(seen, "google", "event page_view");
          await seen.page.waitForLoadState("networkidle");
          expect(wordsOf(seen, "meta")).toEqual([]);
          expect(seen.asked.map(({ host }) => host).join()).not.toContain(
            "facebook",
          );
        });
      },
      60_000,
    );

    test("a privacy signal that only the server sees denies advertising to every vendor", async () => {
      const headers = { "Sec-GPC": "1" };
      await visit({ chosen: CATEGORIES, headers }, async (seen) => {
        await seen.page.goto(site.origin, { waitUntil: "networkidle" });
        await untilTold(seen, "google", "event page_view");
        expect(wordsOf(seen, "google")[2]?.[2]).toMatchObject({
          ad_storage: "denied",
          analytics_storage: "granted",
        });
        expect(JSON.stringify(seen.told)).not.toContain("AW-123456789");
        expect(wordsOf(seen, "manager")).toEqual([]);
        expect(await listCookies(seen)).not.toContain("_fbp");
      });
    }, 60_000);

    test("the words of a search reach no vendor, by what it is told or by what it reads", async () => {
      await visit({ chosen: CATEGORIES }, async (seen) => {
        const { page } = seen;
        await page.goto(`${site.origin}${LIST}?q=zorblatt`, {
          waitUntil: "networkidle",
        });
        // A link leads on: the document's referrer would hold the words.
        expect(seen.asked.map(String)).toEqual([]);
        await page.evaluate((to) => location.assign(to), vehiclePath);
        await untilTold(seen, "meta", "track ViewContent");
        await untilTold(seen, "google", "event view_item");
        expect(JSON.stringify(seen.told)).not.toContain("zorblatt");
        expect(seen.asked.map(String).join()).not.toContain("zorblatt");
        // A search while the tags run: Google is told in our words, and Meta, who reads the address, is not.
        const before = wordsOf(seen, "meta").length;
        await page.evaluate((to) => {
          const link = document.createElement("a");
          link.href = to;
          document.querySelector("main")?.append(link);
          link.click();
        }, `${LIST}?q=zorblatt`);
        await untilTold(seen, "google", "event view_search_results");
        expect(wordsOf(seen, "meta")).toHaveLength(before);
        const told = seen.told.map(({ words }) => words);
        expect(JSON.stringify(told)).not.toContain("zorblatt");
        expect(seen.told.map(({ referrer }) => referrer).join()).not.toContain(
          "zorblatt",
        );
      });
    }, 60_000);

    test("consent that is taken back denies and revokes at once, removes what vendors kept, and the next page has none of them", async () => {
      await visit({ chosen: CATEGORIES }, async (seen) => {
        const { page } = seen;
        await page.goto(`${site.origin}/cookie-settings`, {
          waitUntil: "networkidle",
        });
        await untilTold(seen, "google", "event page_view");
        await untilTold(seen, "meta", "track PageView");
        expect(await listCookies(seen)).toEqual(
          expect.arrayContaining(["_ga", "_ga_ABC1234567", "_gcl_au", "_fbp"]),
        );
        const told = seen.told.length;
        await page
          .getByRole("main")
          .getByRole("button", { name: "Only essential" })
          .click();
        await page.waitForURL((url) => url.pathname === "/cookie-settings");
        await expect
          .poll(
            () => seen.told.slice(told).map(({ words }) => words),
            PATIENTLY,
          )
          .toEqual([
            [
              "consent",
              "update",
              expect.objectContaining({
                ad_storage: "denied",
                analytics_storage: "denied",
                security_storage: "granted",
              }),
            ],
            ["consent", "revoke"],
            ["setPurposes", { 1: false, 2: false, 3: false }],
          ]);
        await expect
          .poll(() => listCookies(seen), PATIENTLY)
          .not.toEqual(expect.arrayContaining(["allowCookies", "_ga"]));
        const asked = seen.asked.length;
        await page.goto(site.origin + LIST, { waitUntil: "networkidle" });
        expect(seen.asked).toHaveLength(asked);
        const left = (await listCookies(seen)).filter((it) =>
          /^_(?:ga|gcl|fb)/.test(it),
        );
        expect(left).toEqual([]);
      });
    }, 60_000);

    test("vendors that cannot be reached cost the page nothing", async () => {
      await visit({ chosen: CATEGORIES, areDown: true }, async (seen) => {
        const { page } = seen;
        await page.goto(site.origin, { waitUntil: "networkidle" });
        await expect
          .poll(() => seen.asked.length, PATIENTLY)
          .toBeGreaterThan(2);
        await page.evaluate((to) => {
          const link = document.createElement("a");
          link.href = to;
          document.querySelector("main")?.append(link);
          link.click();
        }, vehiclePath);
        await page.waitForURL(/used-vehicle/);
        const own = seen.faults.filter((it) => !it.includes("ERR_FAILED"));
        expect(own).toEqual([]);
      });
    }, 60_000);

    test("a tag that is on without its id says so on the console, and the others run", async () => {
      const variant = taggedVariant({ googleAdsId: null, metaPixelId: null });
      const other = await startAttackSite({ profile: variant.folder });
      try {
        await visit({ at: other }, async (seen) => {
          await seen.page.goto(other.origin, { waitUntil: "networkidle" });
          await expect
            .poll(() => seen.faults, PATIENTLY)
            .toEqual([
              "The tag googleAds is on, but the profile has no id for it.",
              "The tag metaPixel is on, but the profile has no id for it.",
            ]);
          expect(seen.asked).toEqual([]);
        });
      } finally {
        await other.stop();
        variant.remove();
      }
    }, 60_000);
  },
);
