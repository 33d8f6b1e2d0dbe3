import type { Page } from "@playwright/test";
import {
  answerAgain,
  closeBanner,
  test as base,
} from "./cookieless-browser.ts";
import { expect } from "./walked-language.ts";

/** A visitor who has answered the question about cookies and allowed nothing but what is essential. */
export const ANSWERED = {
  cookies: [
    {
      name: "displayCookies",
      value: "hide",
      domain: "localhost",
      path: "/",
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: "Lax" as const,
    },
  ],
  origins: [],
};

let visitors = 0;

/** Visitors of a household each: what an address may send and ask for within a time is counted. */
export const visitorTest = base.extend({
  context: async ({ context }, use, { workerIndex }) => {
    await context.setExtraHTTPHeaders(headersOfVisitor(workerIndex));
    await use(context);
  },
});

/** No two visitors of a run have the same. */
export function headersOfVisitor(workerIndex: number): {
  readonly "X-Forwarded-For": string;
} {
  visitors += 1;
  const household = [workerIndex % 256, visitors >> 8, visitors % 256];
  return { "X-Forwarded-For": ["10", ...household].join(".") };
}

/** A page whose console and network must stay clean: any error fails the journey. */
export const test = visitorTest.extend({
  page: async ({ page, javaScriptEnabled, storageState }, use) => {
    if (javaScriptEnabled !== false) await answerAgain(page, storageState);
    await watched(page, javaScriptEnabled !== false, use);
  },
});

/**
 * The router loads the styles of a page ahead of it, under an address that ends in "#". Where the visitor goes elsewhere
 * meanwhile, or a script brings the same styles, the browser remarks that they were not used.
 */
const STYLES_AHEAD =
  /^console: (?:The resource|A preload for) '?\S+\.css#'? (?:was preloaded .* but not used|is found, but is not used)/;

/** Lets the page be used, and fails when its console or its network did not stay clean. */
export async function watched(
  page: Page,
  javaScriptEnabled: boolean,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      faults.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`page error: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Leaving a page breaks off what it was still loading; without JavaScript the browser refuses scripts.
    const isExpected =
      reason.includes("ERR_ABORTED") ||
      (!javaScriptEnabled && request.resourceType() === "script");
    if (!isExpected) faults.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on("response", (answer) => {
    const { pathname } = new URL(answer.url());
    if (answer.status() >= 400 && pathname.startsWith("/assets/"))
      faults.push(`${answer.status()}: ${pathname}`);
  });
  await use(page);
  // A page that is meant to answer 400, 404 or 410 is told on the console by the browser itself.
  const unexpected = faults.filter(
    (fault) =>
      !/the server responded with a status of (400|404|410)/.test(fault) &&
      !STYLES_AHEAD.test(fault),
  );
  expect(unexpected).toEqual([]);
}

export { expect };

/** A car's estimator is one line until somebody adjusts it. */
export async function openEstimator(page: Page): Promise<void> {
  await page.locator(".calc-fold > summary").click();
}

/** The framework has taken over the page: links and forms are enhanced from here on, and every part is in its place. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isAlive = (element: Element | null) =>
      element !== null &&
      Object.keys(element).some((key) => key.startsWith("__reactProps"));
    // React leaves a comment before each part that comes alive by itself; the estimator waits until somebody turns to it.
    const parts = "body, main, .list-grid, .list-results";
    const marks = document.createNodeIterator(
      document.body,
      NodeFilter.SHOW_COMMENT,
    );
    for (let mark = marks.nextNode(); mark !== null; mark = marks.nextNode())
      if (
        mark instanceof Comment &&
        mark.data === "$" &&
        mark.parentElement?.matches(parts) === true &&
        !isAlive(mark.nextElementSibling)
      )
        return false;
    return (
      isAlive(document.querySelector("main")) &&
      "laidOut" in document.documentElement.dataset
    );
  });
  await closeBanner(page);
}

interface CatalogueVehicle {
  readonly vin: string;
  readonly url: string;
  readonly make: string;
  readonly model: string;
}

/** Vehicles of the sample inventory, as the catalogue gives them. */
export async function listVehicles(
  page: Page,
  query = "",
): Promise<readonly CatalogueVehicle[]> {
  const answer = await page.request.get(
    `/api/catalogue/v1/store-group/prairie/website/vehicles${query}`,
  );
  const { vehicles } = (await answer.json()) as {
    vehicles: CatalogueVehicle[];
  };
  return vehicles;
}

/** Path of a vehicle's page: of the first, or of another where journeys must not meet at one car. */
export async function vehiclePath(
  page: Page,
  query = "",
  at = 0,
): Promise<string> {
  const vehicle = (await listVehicles(page, query))[at];
  if (vehicle === undefined)
    throw new Error(`The catalogue lists no vehicle at ${at}.`);
  return new URL(vehicle.url).pathname;
}
