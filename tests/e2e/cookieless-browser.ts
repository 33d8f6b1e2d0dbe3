import {
  test as base,
  type Browser,
  type Locator,
  type Page,
  type PlaywrightTestOptions,
} from "@playwright/test";
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BROWSER_ARGUMENTS } from "./browser-arguments.ts";
import { walkIn, type WalkedLanguage } from "./walked-language.ts";

/** `npm run test:journeys -- --cookies-blocked` walks the journeys in a browser whose owner blocks all cookies. */
export const ARE_COOKIES_BLOCKED = process.env["JOURNEY_COOKIES"] === "blocked";

/** 2 stands for "block". Only a browser's own settings have it, and every window of that browser follows them. */
const SETTINGS = {
  profile: { default_content_setting_values: { cookies: 2 } },
};

/** Playwright's own, or one whose browser keeps nothing: no cookie, and no storage of any kind. */
const inBrowser = ARE_COOKIES_BLOCKED
  ? base.extend<object, { readonly browser: Browser }>({
      browser: [
        async ({ playwright }, use) => {
          const folder = mkdtempSync(join(tmpdir(), "forecourt-cookieless-"));
          mkdirSync(join(folder, "Default"));
          writeFileSync(
            join(folder, "Default", "Preferences"),
            JSON.stringify(SETTINGS),
          );
          const path = process.env["BROWSER_PATH"];
          const owner = await playwright.chromium.launchPersistentContext(
            folder,
            {
              ...(path !== undefined && { executablePath: path }),
              args: [...BROWSER_ARGUMENTS, "--remote-debugging-port=0"],
            },
          );
          const [port] = readFileSync(
            join(folder, "DevToolsActivePort"),
            "utf8",
          ).split("\n");
          // The owner's own window is Playwright's; visitors' windows are asked for from beside.
          const browser = await playwright.chromium.connectOverCDP(
            `http://127.0.0.1:${port}`,
          );
          await use(browser);
          await browser.close();
          await owner.close();
          rmSync(folder, { recursive: true, force: true });
        },
        { scope: "worker", timeout: 60_000 },
      ],
    })
  : base;

/** Of a project: the language that its journeys are walked in. */
export interface LanguageOption {
  readonly walkedLanguage: WalkedLanguage;
}

export const test = inBrowser.extend<
  object,
  LanguageOption & { readonly speaking: undefined }
>({
  walkedLanguage: ["en", { option: true, scope: "worker" }],
  speaking: [
    async ({ browser, walkedLanguage }, use) => {
      await walkIn(walkedLanguage, browser);
      await use(undefined);
    },
    { scope: "worker", auto: true },
  ],
});

/** Pages of visitors who have answered the question about cookies. */
const ANSWERING = new WeakSet<Page>();

/** Whoever has answered the question about cookies answers it anew on each page, as people do whose browser keeps nothing. */
export async function answerAgain(
  page: Page,
  storageState: PlaywrightTestOptions["storageState"],
): Promise<void> {
  if (!ARE_COOKIES_BLOCKED || typeof storageState !== "object") return;
  ANSWERING.add(page);
  await page.addLocatorHandler(findBanner(page), pressEssential, {
    noWaitAfter: true,
  });
}

/** For what follows without a click, as keys do. */
export async function closeBanner(page: Page): Promise<void> {
  const banner = findBanner(page);
  if (ANSWERING.has(page) && (await banner.isVisible()))
    await pressEssential(banner);
}

const findBanner = (page: Page) =>
  page.getByRole("region", { name: "Cookies" });

/**
 * Before the scripts come the answer would lead to the settings, which say why it cannot be kept: whoever is about
 * something else lets the banner stand until then.
 */
async function pressEssential(banner: Locator): Promise<void> {
  // A click of Playwright's would call the handler first, and then look for a button that has gone.
  const hasPressed = await banner
    .getByRole("button", { name: "Only essential" })
    .evaluateAll((buttons) => {
      const alive = buttons.filter((it) =>
        Object.keys(it).some((key) => key.startsWith("__reactProps")),
      );
      for (const it of alive) if (it instanceof HTMLElement) it.click();
      return alive.length > 0;
    });
  if (hasPressed) await banner.waitFor({ state: "hidden" });
}

/** For a journey whose promise is that the browser keeps something. */
export function needCookies(): void {
  test.skip(
    ARE_COOKIES_BLOCKED,
    "It is about what the browser keeps, and cookies are blocked.",
  );
}
