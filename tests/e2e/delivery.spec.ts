import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { ANSWERED, hydrated } from "./journey.ts";

// Spec §8, what happens in the browser; the server's part is in app/routes/errors.test.ts.

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

test.use({ storageState: ANSWERED, viewport: WIDE });

test("Spec §8: a page whose script is gone comes as a document, once, and can be used without it", async ({
  page,
}) => {
  await open(page, "/contact-us");
  await page.route("**/assets/careers-*.js", (route) =>
    route.fulfill({ status: 404, body: "Not found." }),
  );
  const documents = countDocuments(page);
  await follow(page, "/our-company/careers");
  await expect(heading(page)).toHaveText("Come work with us");
  await expect(page).toHaveURL("/our-company/careers");
  await expect(page.getByLabel("First name")).toBeEditable();
  await follow(page, "/contact-us");
  await expect(heading(page)).toHaveText("Contact us");
  expect(documents()).toEqual(["/our-company/careers", "/contact-us"]);
});

test("Spec §8: a page whose data does not come is warned of and comes as a document; within 10 s of that the next says so, and stays", async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on(
    "console",
    (it) => it.type() === "warning" && warnings.push(it.text()),
  );
  await open(page, "/");
  await page.route("**/*.data*", (route) => route.abort("connectionreset"));
  const documents = countDocuments(page);
  await follow(page, "/our-company/careers");
  await expect(heading(page)).toHaveText("Come work with us");
  expect(warnings.join()).toContain("This page comes as a document.");
  await hydrated(page);
  await follow(page, "/contact-us");
  await expect(heading(page)).toHaveText("This page broke down");
  await expect(
    page.locator("main").getByRole("link", { name: /^Call / }),
  ).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  expect(documents()).toEqual(["/our-company/careers"]);
  // What the screen offers is a document again.
  await page.getByRole("link", { name: "Go back home" }).click();
  await expect(page).toHaveURL("/");
  await expect(heading(page)).not.toHaveText("This page broke down");
});

test("Spec §8: a page that breaks while the browser takes it over is the error screen, with the frame's header and the phone, and no reload", async ({
  page,
}) => {
  await page.route("**/assets/careers-*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'export default function Broken() { throw new Error("planted") }',
    }),
  );
  const documents = countDocuments(page);
  await page.goto("/our-company/careers");
  await expect(heading(page)).toHaveText("This page broke down");
  await expect(page).toHaveTitle(/^500 This page broke down \| /);
  await expect(page.getByText("planted")).toHaveCount(0);
  await expect(
    page.getByRole("banner").getByRole("link").first(),
  ).toBeVisible();
  await expect(
    page.locator("main").getByRole("link", { name: /^Call / }),
  ).toBeVisible();
  expect(documents()).toEqual(["/our-company/careers"]);
  await page.setViewportSize(PHONE);
  await expectAccessible(page, "on a phone");
  await page.setViewportSize(WIDE);
  await expectAccessible(page, "on a wide screen");
});

test("Spec §8: scripts that cannot be mounted are told on the console alone, and the page goes on as it came", async ({
  page,
}) => {
  const told: string[] = [];
  page.on("pageerror", (error) => told.push(error.message));
  await page.route("**/assets/entry.client-*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'throw new Error("cannot be mounted");',
    }),
  );
  await page.goto("/contact-us");
  await expect.poll(() => told.join()).toContain("cannot be mounted");
  await expect(heading(page)).toHaveText("Contact us");
  await page.getByLabel("First name").fill("Elena");
  await follow(page, "/our-company/careers");
  await expect(heading(page)).toHaveText("Come work with us");
});

test("Spec §7: once another build is served, the next page comes as a document, and what is missing of its manifest is logged only", async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on(
    "console",
    (it) => it.type() === "warning" && warnings.push(it.text()),
  );
  await open(page, "/");
  await wake(page);
  const documents = countDocuments(page);
  await returnToTab(page);
  await follow(page, "/our-company/careers");
  await expect(heading(page)).toHaveText("Come work with us");
  expect(documents()).toEqual([]);

  await page.route("**/builds/latest.json", (route) =>
    route.fulfill({ json: { id: "another" } }),
  );
  await returnToTab(page);
  await expect.poll(() => warnings.join()).toContain("rules of the new build");
  await follow(page, "/contact-us");
  await expect(heading(page)).toHaveText("Contact us");
  expect(documents()).toEqual(["/contact-us"]);
});

test("without a network a link leaves the page as it is, says so, and leads on once there is one again", async ({
  page,
  context,
}) => {
  await open(page, "/contact-us");
  const words = Promise.all(
    ["toast", "error-screen"].map((part) =>
      page.waitForResponse(new RegExp(`/assets/${part}-.*\\.js`)),
    ),
  );
  await page.getByLabel("First name").fill("Elena");
  await words;
  await context.setOffline(true);
  await follow(page, "/our-company/careers");
  await expect(page.getByRole("alert")).toContainText("You’re offline");
  await expect(page).toHaveURL("/contact-us");
  await expect(page.getByLabel("First name")).toHaveValue("Elena");
  await context.setOffline(false);
  await expect(
    page.getByText("You’re back online", { exact: true }),
  ).toBeVisible();
  await follow(page, "/our-company/careers");
  await expect(heading(page)).toHaveText("Come work with us");
});

test("where the network is gone before a visitor's first move, a link ends at the browser's own page for its address", async ({
  page,
  context,
}) => {
  await open(page, "/contact-us");
  await context.setOffline(true);
  const asked = page.waitForEvent("requestfailed", (request) =>
    request.isNavigationRequest(),
  );
  await follow(page, "/our-company/careers");
  expect(new URL((await asked).url()).pathname).toBe("/our-company/careers");
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

function heading(page: Page) {
  return page.getByRole("heading", { level: 1 });
}

async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]:visible`).first().click();
}

/** The late parts of the frame come with the visitor's first move. */
async function wake(page: Page): Promise<void> {
  const late = page.waitForResponse(/\/assets\/late-shell-.*\.js/);
  await page.getByRole("textbox").first().focus();
  await late;
}

/** The tab was in the background, and the build is looked up. */
async function returnToTab(page: Page): Promise<void> {
  const latest = page.waitForResponse("**/builds/latest.json");
  await expect(async () => {
    await page.evaluate(() =>
      document.dispatchEvent(new Event("visibilitychange")),
    );
    await Promise.race([
      latest,
      new Promise((_, refuse) => setTimeout(refuse, 200)),
    ]);
  }).toPass();
}

/** Paths of the documents that come from now on. */
function countDocuments(page: Page): () => readonly string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest())
      paths.push(new URL(request.url()).pathname);
  });
  return () => paths;
}
