import type {
  Browser,
  BrowserContext,
  Page,
  PlaywrightTestOptions,
  TestInfo,
} from "@playwright/test";
import { answerAgain } from "./cookieless-browser.ts";
import { headersOfVisitor, test as journey, watched } from "./journey.ts";

/** What a window is opened with and keeps. */
interface WindowOptions {
  readonly baseURL: string;
  readonly javaScriptEnabled: boolean;
}

/** What each visitor brings. */
interface Visitor {
  readonly cookies: Parameters<BrowserContext["addCookies"]>[0];
  readonly headers: Readonly<Record<string, string>>;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly reducedMotion: "reduce" | "no-preference" | null;
}

interface TabKeeper {
  /** A tab that nothing is left in of the visitors before. */
  take(window: WindowOptions, visitor: Visitor): Promise<Page>;
  giveBack(page: Page, isClean: boolean): Promise<void>;
  closeAll(): Promise<void>;
}

/** Of a file's `test.use`, what a tab can follow. */
interface VisitOptions {
  readonly baseURL?: string | undefined;
  readonly javaScriptEnabled: boolean;
  readonly storageState: PlaywrightTestOptions["storageState"];
  readonly viewport: PlaywrightTestOptions["viewport"];
  readonly contextOptions: PlaywrightTestOptions["contextOptions"];
}

/** Playwright's own, which a file that names none has. */
const VIEWPORT = { width: 1280, height: 720 };
const HEARD = ["console", "pageerror", "request", "requestfailed", "response"];

/**
 * Journeys in a tab that the worker keeps: a new tab, with a process of its own, costs as much as loading a page.
 * Every visit begins without cookies, session storage and routes, at the viewport and with the motion that its file asks for;
 * what the browser has in its cache stays. What lasts as long as its tab (`addInitScript`, `exposeFunction`, a clock,
 * permissions, being offline) belongs into the journeys of journey.ts, which have a window each.
 */
export const test = journey.extend<
  { readonly plainPage: Page },
  { readonly tabs: TabKeeper }
>({
  tabs: [
    async ({ browser }, use) => {
      const keeper = keepTabs(browser);
      await use(keeper);
      await keeper.closeAll();
    },
    { scope: "worker" },
  ],
  context: ({ page }, use) => use(page.context()),
  page: (
    {
      tabs,
      baseURL,
      javaScriptEnabled,
      storageState,
      viewport,
      contextOptions,
    },
    use,
    testInfo,
  ) =>
    visit(
      tabs,
      { baseURL, javaScriptEnabled, storageState, viewport, contextOptions },
      use,
      testInfo,
    ),
  /** The same visitor without JavaScript, for files that visit every page both ways. */
  plainPage: (
    { tabs, baseURL, storageState, viewport, contextOptions },
    use,
    testInfo,
  ) =>
    visit(
      tabs,
      {
        baseURL,
        javaScriptEnabled: false,
        storageState,
        viewport,
        contextOptions,
      },
      use,
      testInfo,
    ),
});

async function visit(
  tabs: TabKeeper,
  {
    baseURL = "",
    javaScriptEnabled,
    storageState,
    viewport,
    contextOptions,
  }: VisitOptions,
  use: (page: Page) => Promise<void>,
  testInfo: TestInfo,
): Promise<void> {
  const page = await tabs.take(
    { baseURL, javaScriptEnabled },
    {
      cookies: typeof storageState === "object" ? storageState.cookies : [],
      headers: headersOfVisitor(testInfo.workerIndex),
      viewport: viewport ?? VIEWPORT,
      reducedMotion: contextOptions.reducedMotion ?? null,
    },
  );
  try {
    if (javaScriptEnabled) await answerAgain(page, storageState);
    await watched(page, javaScriptEnabled, use);
  } finally {
    await tabs.giveBack(page, testInfo.errors.length === 0);
  }
}

function keepTabs(browser: Browser): TabKeeper {
  const tabs = new Map<string, Page>();
  const visited = new WeakMap<Page, Set<string>>();

  async function open(options: WindowOptions): Promise<Page> {
    const window = await browser.newContext(options);
    const page = await window.newPage();
    page.on("framenavigated", (frame) => {
      if (frame === page.mainFrame())
        visited.get(page)?.add(new URL(frame.url()).origin);
    });
    return page;
  }

  return {
    async take(options, visitor) {
      const key = JSON.stringify(options);
      const kept = tabs.get(key);
      const page = kept?.isClosed() === false ? kept : await open(options);
      tabs.set(key, page);
      visited.set(page, new Set());
      await receive(page, visitor);
      return page;
    },
    async giveBack(page, isClean) {
      const isOneSite = (visited.get(page)?.size ?? 0) <= 1;
      const isForgotten = isClean && isOneSite && (await forget(page));
      if (!isForgotten) await page.context().close();
    },
    async closeAll() {
      for (const page of tabs.values()) await page.context().close();
    },
  };
}

async function receive(
  page: Page,
  { cookies, headers, viewport, reducedMotion }: Visitor,
): Promise<void> {
  const window = page.context();
  await window.setExtraHTTPHeaders(headers);
  await window.clearCookies();
  await window.addCookies(cookies);
  await page.setViewportSize(viewport);
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    forcedColors: null,
    reducedMotion,
  });
  await page.mouse.move(-1, -1);
}

/** False where something may be left of the visit: a page of the browser's own tells nothing of its storage. */
async function forget(page: Page): Promise<boolean> {
  try {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    for (const type of HEARD) page.removeAllListeners(type);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto("about:blank");
    return page.context().pages().length === 1;
  } catch {
    return false;
  }
}
