import { STORED_ITEMS } from "#app/domain/consent/every-stored-item.ts";
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Page,
} from "@playwright/test";
import { beforeAll, describe, expect, test } from "vitest";
import { IS_FULL } from "#tests/support/effort.ts";
import type { AttackSite } from "#tests/attacks/attack-site.ts";
import { PATIENTLY } from "#tests/attacks/patience.ts";
import {
  type Action,
  type Allowed,
  CASES,
  LISTS,
  startTierSites,
  type Tier,
  type TierSites,
  TIERS,
  UNASKED,
  USES,
  VIN,
} from "./tier-sites.ts";

// Q42: what a browser keeps, asks for and reports, for each tier, action and privacy signal.

const browserPath = process.env["BROWSER_PATH"];

/** The banner of each tier has these; the others can only be sent by hand. */
const BUTTONS: Record<Tier, Partial<Record<Action, string>>> = {
  0: {},
  1: { "accept-all": "Close and continue" },
  2: {
    "accept-all": "Accept all",
    "only-essential": "Only essential",
    close: "Close without ad cookies",
  },
  3: {
    "accept-all": "Accept all",
    "only-essential": "Only essential",
    close: "Close without ad cookies",
    deny: "Deny tracking",
  },
};

/** After a car was looked at and saved: what lasts, and what ends with the browser. */
const KEPT: Record<Allowed, Readonly<Record<string, "lasting" | "session">>> = {
  EFAT: { recentlyViewed: "lasting", savedVehicles: "lasting" },
  EFA: { recentlyViewed: "lasting", savedVehicles: "lasting" },
  EFT: { recentlyViewed: "lasting", savedVehicles: "lasting" },
  EF: { recentlyViewed: "lasting", savedVehicles: "lasting" },
  E: { savedVehicles: "session" },
};

interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly hosts: Set<string>;
}

describe.skipIf(browserPath === undefined)(
  browserPath === undefined
    ? "in a browser (skipped: no BROWSER_PATH names one)"
    : "in a browser",
  () => {
    let stage: TierSites;
    let browser: Browser;
    let vehicle: string;
    beforeAll(async () => {
      stage = await startTierSites();
      browser = await chromium.launch({
        ...(browserPath !== undefined && { executablePath: browserPath }),
        args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
      });
      const list = await stage.sites[3].text("/search-vehicles/all-inventory");
      vehicle = list.match(/\/used-vehicle\/[^"?#]+/)?.[0] ?? "";
      return async () => {
        await browser.close();
        await stage.stop();
      };
    });

    const contexts = new Map<string, BrowserContext>();
    /** One for each tier and signal, whose scripts are in its cache from the second visit on; a visit begins with nothing. */
    async function openContext(
      tier: Tier,
      isSignalled: boolean,
    ): Promise<BrowserContext> {
      const key = `${tier} ${isSignalled}`;
      const opened = contexts.get(key);
      if (opened !== undefined) {
        await opened.clearCookies();
        return opened;
      }
      const context = await browser.newContext({
        extraHTTPHeaders: {
          "X-Forwarded-For": `10.8.0.${contexts.size + 1}`,
          ...(isSignalled && { "Sec-GPC": "1" }),
        },
        reducedMotion: "reduce",
      });
      if (isSignalled)
        await context.addInitScript(() =>
          Object.defineProperty(Navigator.prototype, "globalPrivacyControl", {
            get: () => true,
          }),
        );
      contexts.set(key, context);
      return context;
    }

    async function visit(tier: Tier, isSignalled: boolean): Promise<Visit> {
      const context = await openContext(tier, isSignalled);
      const page = await context.newPage();
      const hosts = new Set<string>();
      page.on("request", (it) => void hosts.add(new URL(it.url()).host));
      return { context, page, hosts };
    }

    test.each(
      TIERS.flatMap((tier) =>
        [false, true]
          .filter((it) => IS_FULL || it === (tier % 2 === 0))
          .map((it) => [tier, it] as const),
      ),
    )(
      "tier %i, signal %s, before a choice: legal pages are read without the banner, and only what the tier allows is kept",
      async (tier, isSignalled) => {
        const { context, page, hosts } = await visit(tier, isSignalled);
        const site = stage.sites[tier];
        const banner = page.getByRole("region", { name: "Cookies" });
        await page.goto(`${site.origin}/legal/privacy-policy`);
        await waitForScripts(page);
        expect(await banner.isVisible()).toBe(false);
        await page.goto(site.origin + vehicle);
        await waitForScripts(page);
        expect(await banner.isVisible()).toBe(tier > 0);
        const allowed = UNASKED[tier][isSignalled ? 1 : 0];
        await expect
          .poll(() => listCookies(context), PATIENTLY)
          .toEqual({
            ...(allowed !== "E" && { recentlyViewed: "lasting" }),
            ...(isSignalled && tier < 2 && { allowCookies: "lasting" }),
          });
        await expectNothingElse({ context, page, hosts }, site);
        await page.close();
      },
    );

    // Every tier, action and signal is among the few; the requests alone are made in every case.
    test.each(CASES.filter((_, at) => IS_FULL || at % 3 === 1))(
      "tier $tier, $action, signal $isSignalled: cookies, storage, requests and reports are those of $allowed",
      async ({ tier, action, isSignalled, allowed }) => {
        const { context, page, hosts } = await visit(tier, isSignalled);
        const site = stage.sites[tier];
        await page.goto(site.origin + vehicle);
        await waitForScripts(page);
        await answer(page, tier, action);
        await page.goto(site.origin + vehicle);
        await waitForScripts(page);
        const before = site.events.length;
        await page.locator(`.tool[name="save"][value="${VIN}"]`).click();
        const isNoted = tier > 0 || isSignalled;
        await expect
          .poll(() => listCookies(context), PATIENTLY)
          .toEqual({
            ...KEPT[allowed],
            ...(isNoted && { allowCookies: "lasting" }),
            ...(tier > 0 && { displayCookies: "lasting" }),
          });
        if (isNoted)
          expect(await readCookie(context, "allowCookies")).toBe(
            LISTS[allowed],
          );
        const uses = USES[allowed];
        if (uses !== null)
          await expect
            .poll(
              () => site.events.slice(before).map(({ name }) => name),
              PATIENTLY,
            )
            .toContain("AddToWishlist");
        expect(
          site.events.slice(before).map(({ purposes }) => purposes),
        ).toEqual(site.events.slice(before).map(() => uses));
        await expectNothingElse({ context, page, hosts }, site);
        await page.close();
      },
    );
  },
);

/** By its button where the banner has one, else as its form would send it. */
async function answer(page: Page, tier: Tier, action: Action): Promise<void> {
  const banner = page.getByRole("region", { name: "Cookies" });
  const name = BUTTONS[tier][action];
  const saved = page.waitForResponse((it) =>
    it.url().endsWith("/cookie-consent"),
  );
  if (name !== undefined) await banner.getByRole("button", { name }).click();
  else {
    if (tier > 0)
      expect(await banner.locator(`[value="${action}"]`).count()).toBe(
        tier === 1 && action === "accept-all" ? 1 : 0,
      );
    await page.evaluate(async (choice) => {
      const body = new URLSearchParams([
        ["choice", choice],
        ["categories", "functional"],
        ["categories", "targeting"],
        ["isQuiet", "1"],
      ]);
      await fetch("/cookie-consent", { method: "POST", body });
    }, action);
  }
  expect([204, 205]).toContain((await saved).status());
}

async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) =>
      key.startsWith("__reactProps"),
    ),
  );
}

async function listCookies(
  context: BrowserContext,
): Promise<Record<string, string>> {
  const cookies = await context.cookies();
  return Object.fromEntries(
    cookies.map(({ name, expires }) => [
      name,
      expires < 0 ? "session" : "lasting",
    ]),
  );
}

async function readCookie(
  context: BrowserContext,
  name: string,
): Promise<string | undefined> {
  const cookies = await context.cookies();
  return cookies.find((it) => it.name === name)?.value;
}

const SESSION_NAMES = STORED_ITEMS.filter(
  ({ kind }) => kind === "session storage",
).map(({ name }) => name);

/** No other host was asked for anything, and no other storage holds anything. */
async function expectNothingElse(
  { page, hosts }: Visit,
  site: AttackSite,
): Promise<void> {
  expect([...hosts]).toEqual([new URL(site.origin).host]);
  const stores = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).length,
    frames: window.frames.length,
  }));
  expect(stores).toMatchObject({
    local: [],
    databases: 0,
    workers: 0,
    caches: 0,
    frames: 0,
  });
  for (const name of stores.session) expect(SESSION_NAMES).toContain(name);
}
