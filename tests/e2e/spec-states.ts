import type { Locator, Page } from "@playwright/test";
import { codeSentTo, somePhone } from "./form-journeys.ts";
import { hydrated } from "./journey.ts";
import type { SITES } from "./sites.ts";
import { expect, toWalkedPath } from "./walked-language.ts";

type SiteName = keyof typeof SITES;

interface SpecState {
  /** Where the thing exists. */
  readonly sites: readonly SiteName[];
  /** From home, by links and buttons alone. */
  readonly reach: (page: Page) => Promise<void>;
  /** The visitor has not answered the question about cookies yet. */
  readonly isAskedForCookies?: true;
}

const ALL: readonly SiteName[] = ["open", "locked", "hidden"];
const GATED: readonly SiteName[] = ["locked", "hidden"];

/**
 * The dialogs and states that the specification names, and how each is reached. Pages with an address are in
 * `tests/crawl/spec-pages.ts`. The not-found page and the error screen have no way to them on purpose; service
 * appointments and the chat are not there yet (Assumption A144).
 */
export const SPEC_STATES: Readonly<Record<string, SpecState>> = {
  "§4 the cookie banner, in English and in Spanish": {
    sites: ALL,
    isAskedForCookies: true,
    async reach(page) {
      const banner = page.getByRole("region", { name: "Cookies" });
      await banner.getByText("Español", { exact: true }).click();
      await banner.getByRole("button", { name: "Sin rastreo" }).click();
      await expect(banner).toHaveCount(0);
    },
  },
  "§4 the cookie consent dialog, with a toggle for each category": {
    sites: ALL,
    isAskedForCookies: true,
    async reach(page) {
      await page.getByRole("link", { name: "Customize" }).click();
      const dialog = page.getByRole("dialog", { name: "Your cookie choices" });
      await expect(dialog.getByRole("checkbox")).toHaveCount(4);
      await expect(
        dialog.getByRole("checkbox", { name: "Essential" }),
      ).toBeDisabled();
      await dialog.getByRole("button", { name: "Save my choices" }).click();
      await expect(page.getByRole("region", { name: "Cookies" })).toHaveCount(
        0,
      );
    },
  },
  "§4 cookie choices changed afterwards": {
    sites: ALL,
    async reach(page) {
      await press(page, "/cookie-settings");
      await expect(
        page.getByRole("dialog", { name: "Your cookie choices" }),
      ).toBeVisible();
    },
  },
  "§4 the private-inventory unlock": {
    sites: GATED,
    async reach(page) {
      await unlock(page);
      await expect(page.locator(".toast")).toContainText("Access Granted!");
    },
  },
  "§4 the six steps of the price wizard, the third one skipped, and the prices it opens":
    {
      sites: ALL,
      async reach(page) {
        const isLocked = (await page.locator("a[data-unlock]").count()) > 0;
        if (isLocked) await unlock(page);
        else await press(page, "/search-vehicles/all-inventory");
        const wizard = page.locator("dialog.wizard");
        await expect(async () => {
          // Unlocking leads on by itself where prices alone were locked.
          if (await wizard.isVisible()) return;
          await page
            .locator('main a[href^="/personalized-pricing"]:visible')
            .first()
            .click({ timeout: 2_000 });
          await expect(wizard).toBeVisible({ timeout: 2_000 });
        }).toPass();
        await answerWizard(wizard);
        await wizard.getByRole("link", { name: "Keep browsing" }).click();
        await expect(wizard).toBeHidden();
        await expect(page.locator("article").first()).toContainText("$");
      },
    },
  "§2 and §3 a form for the visitor's own vehicle, which the wizard ends in": {
    sites: ["simple"],
    async reach(page) {
      await press(page, "/search-vehicles/all-inventory");
      await page
        .locator('main a[href^="/personalized-pricing"]:visible')
        .first()
        .click();
      const wizard = page.locator("dialog.wizard");
      await answerWizard(wizard);
      await wizard.getByRole("link", { name: "Value my trade" }).click();
      await expect(page).toHaveURL("/sell-trade-my-car/your-vehicle");
      await expect(
        page.getByRole("heading", { level: 1, name: "Your vehicle" }),
      ).toBeVisible();
    },
  },
  "§4 a trade with its questions, up to the balance that is asked for a loan alone":
    {
      sites: ["open"],
      async reach(page) {
        await press(page, "/sell-trade-my-car");
        await page.getByRole("radio", { name: "VIN" }).check({ force: true });
        await page
          .getByRole("textbox", { name: "VIN" })
          .fill("19XFC1F7XGE028370");
        await page.getByLabel("Mileage").fill("92,300");
        await page.getByRole("button", { name: "See what it’s worth" }).click();
        await answerPage(page, "What does it have?", []);
        await answerPage(page, "How is it holding up?", [
          "Good Light wear, such as a few small scratches.",
          "No",
        ]);
        await answerPage(page, "Has it been through anything?", [
          "No accident",
          "Neither",
        ]);
        await page.getByRole("radio", { name: "Yes, on a loan" }).check();
        await expect(page.getByLabel("Remaining balance")).toBeVisible();
      },
    },
  "§2 offers of every section, once they are unlocked": {
    sites: ["hidden"],
    async reach(page) {
      await unlock(page);
      await press(page, "/special-offers");
      for (const section of ["dealer", "sales", "service"]) {
        await press(page, `/special-offers/${section}`);
        await press(page, `/special-offers/${section}/`);
        await press(page, "/special-offers");
      }
    },
  },
  "§4 both steps of the phone verification, and a phone that is verified": {
    sites: ["locked"],
    async reach(page) {
      const phone = somePhone();
      await press(page, "/your-details");
      await page.getByLabel("Phone").fill(phone);
      await press(page, "/verify-phone");
      const first = page.getByRole("dialog", { name: "Verify your phone" });
      await first.getByRole("button", { name: "Text me a code" }).click();
      const second = page.getByRole("dialog", { name: "Enter your code" });
      await second.getByLabel("Code").fill(await codeSentTo(phone));
      await second.getByRole("button", { name: "Verify", exact: true }).click();
      await expect(second).toBeHidden();
      await expect(
        page.getByText("Verified", { exact: true }).first(),
      ).toBeVisible();
    },
  },
  "§2 sorting, a filter and words on the list, and a list that finds nothing": {
    sites: ALL,
    async reach(page) {
      await press(page, "/search-vehicles/all-inventory");
      await page.locator("select[name=sort]").first().selectOption("mileage");
      await expect(page).toHaveURL(/sort=mileage/);
      await press(page, "/search-vehicles/all-inventory/bodystyle/suvs");
      await expect(page.getByRole("heading", { level: 1 })).toContainText(
        "SUVs",
      );
      await page
        .getByRole("main")
        .getByLabel("Describe the car you want")
        .fill("zzzz qqqq");
      await page
        .getByRole("main")
        .getByRole("button", { name: "Search", exact: true })
        .click();
      await expect(
        page.getByRole("heading", {
          name: "Remove a filter to see more",
        }),
      ).toBeVisible();
    },
  },
  "§2 a vehicle: its history report, its pictures as large as the screen, and the menu of a phone":
    {
      sites: ALL,
      async reach(page) {
        // Whichever cars came in last: a used one has a history.
        await openVehicle(page, "/used-vehicle/");
        await expect(
          page.locator('main a[href*="carfax" i]').first(),
        ).toBeAttached();
        await page.getByRole("button", { name: "Full screen" }).first().click();
        const pictures = page.getByRole("dialog", { name: "Pictures" });
        await pictures.getByRole("button", { name: "Close" }).click();
        await expect(pictures).toBeHidden();
        await page.setViewportSize({ width: 390, height: 844 });
        await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
        const bar = page.locator(".sticky-bar.is-shown");
        for (const name of ["Pre-approval", "Directions", "Call"])
          await expect(
            bar.getByRole("link", { name, exact: true }),
          ).toBeVisible();
      },
    },
  "§9 the payment estimator, financed and leased": {
    sites: ["open"],
    async reach(page) {
      await press(page, "/search-vehicles/new-inventory");
      await openVehicle(page);
      await page.getByRole("link", { name: "Personalize" }).click();
      await page.getByText("Lease", { exact: true }).first().click();
      await expect(
        page.getByRole("group", { name: "Miles a year" }),
      ).toBeVisible();
    },
  },
  "§8 a message that is missing something, and one that is sent": {
    sites: ALL,
    async reach(page) {
      await press(page, "/contact-us");
      const send = page.getByRole("button", { name: "Send message" });
      await send.click();
      await expect(page.getByText("There is a problem")).toBeVisible();
      await page.getByLabel("What is it about?").selectOption({ index: 1 });
      await fillContact(page.locator("main"));
      await page.getByRole("textbox", { name: "Message" }).fill("Hello.");
      await send.click();
      await expect(page).toHaveURL(/\/amp-contact-request-confirmation/);
      await expect(page.locator(".toast")).toContainText("Message sent!");
    },
  },
  "§8 an application for a job that is sent": {
    sites: ALL,
    async reach(page) {
      await press(page, "/our-company/careers");
      await page
        .getByLabel("Position", { exact: true })
        .selectOption({ index: 1 });
      await fillContact(page.locator("main"));
      await page.getByLabel("Why are you a good fit?").fill("I like cars.");
      await page.getByRole("button", { name: "Apply Now" }).click();
      await expect(page.locator(".toast")).toContainText("Message sent!");
    },
  },
  "§3 the store that the visitor chose": {
    sites: ALL,
    async reach(page) {
      await press(page, "/contact-us");
      const choose = page
        .locator('button[name="storeId"]:not([aria-current])')
        .first();
      const store = await choose.getAttribute("value");
      await page
        .locator(`[popovertarget="store-panel"]:visible`)
        .first()
        .click();
      await choose.click();
      await expect
        .poll(async () =>
          (await page.context().cookies()).some(
            ({ name, value }) => /store/i.test(name) && value === store,
          ),
        )
        .toBe(true);
    },
  },
};

/** Goes on by a link to the page, wherever it stands; a path that ends in a slash is any page below it. */
async function press(page: Page, path: string): Promise<void> {
  const link = path.endsWith("/")
    ? `a[href^="${path}"]:visible`
    : `a[href="${path}"]:visible, a[href^="${path}?"]:visible`;
  await page.locator(link).first().click();
  if (!/cookie-settings|verify-phone/.test(path))
    await expect(page).toHaveURL((url) =>
      url.pathname.startsWith(toWalkedPath(path)),
    );
}

async function openVehicle(
  page: Page,
  path: "/used-vehicle/" | "-vehicle/" = "-vehicle/",
): Promise<void> {
  if (!page.url().includes("/search-vehicles"))
    await press(page, "/search-vehicles/all-inventory");
  await page.locator(`article a[href*="${path}"]`).first().click();
  await expect(page).toHaveURL(/-vehicle\//);
  await hydrated(page);
}

/** By the first link to it, on home or on the list. */
async function unlock(page: Page): Promise<void> {
  const opener = page.locator("a[data-unlock]:visible").first();
  if ((await opener.count()) === 0)
    await press(page, "/search-vehicles/all-inventory");
  await opener.click();
  const dialog = page.locator("dialog.unlock-dialog");
  await fillContact(dialog);
  await dialog.getByRole("button", { name: /^(?:Unlock|Continue)$/ }).click();
  await expect(dialog).toBeHidden();
}

async function fillContact(form: Locator): Promise<void> {
  await form.getByLabel("First name").fill("Elena");
  await form.getByLabel("Last name").fill("Ruiz");
  await form.getByRole("textbox", { name: "Email" }).fill("elena@example.com");
  await form.getByLabel("Phone").fill("6305550100");
}

async function continueIn(wizard: Locator): Promise<void> {
  const step = await wizard.locator("h2").first().textContent();
  await wizard.getByRole("button", { name: "Continue" }).click();
  await expect(wizard.locator("h2").first()).not.toHaveText(step ?? "");
}

async function answerWizard(wizard: Locator): Promise<void> {
  await expect(wizard.getByText("Step 1 of 6")).toBeVisible();
  await continueIn(wizard);
  await wizard.getByLabel("No", { exact: true }).check();
  await continueIn(wizard);
  // What a trade is worth is asked of nobody who has none.
  await expect(wizard.getByText("Step 3 of 5")).toBeVisible();
  await wizard.getByLabel("Good").check();
  await continueIn(wizard);
  await expect(wizard.getByText("Step 4 of 5")).toBeVisible();
  // Whoever unlocked something before is known by name, and asked no more than to go on.
  if (await wizard.getByLabel("First name").isVisible())
    await fillContact(wizard);
  await wizard
    .getByRole("button", { name: /^(Finish|Open my prices|Done)$/ })
    .last()
    .click();
  await expect(wizard.getByText("Step 5 of 5")).toBeVisible();
}

async function answerPage(
  page: Page,
  title: string,
  answers: readonly string[],
): Promise<void> {
  await expect(
    page.getByRole("heading", { level: 1, name: title }),
  ).toBeVisible();
  for (const answer of answers)
    await page.getByRole("radio", { name: answer, exact: true }).check();
  await page.getByRole("button", { name: "Continue" }).click();
}
