import { randomUUID } from "node:crypto";
import type { FrameLocator, Locator, Page } from "@playwright/test";
import { readStoredLeads } from "#tests/faults/stage/stored-leads.ts";
import { expectAccessible, violations } from "./axe.ts";
import { needCookies } from "./cookieless-browser.ts";
import { markFurther, SPANISH } from "./further.ts";
import { expect, hydrated, test, vehiclePath } from "./journey.ts";
import { SITES } from "./sites.ts";

const APPLY = "/auto-financing/apply-for-financing";
const FULL = "/auto-financing/full-credit-application";
const { lenderOrigin } = SITES.open;

/** Allowed: what a visitor tells is kept, and events are reported. */
const ALLOWED = [
  "allowCookies=essential,functional,analytics",
  "displayCookies=hide",
];

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ context }) => {
  await context.addCookies(
    ALLOWED.map((pair) => {
      const [name = "", value = ""] = pair.split("=");
      return { name, value, url: SITES.open.origin };
    }),
  );
});

test(
  "who sends their details and submits the lender's form is one lead for each, and one event",
  { tag: SPANISH },
  async ({ page }) => {
    needCookies();
    const events = await recordEvents(page);
    const email = await open(page, APPLY);
    await fillDetails(page, email);
    await sendDetails(page);
    await expect(
      page.getByText("Thank you, we have your details"),
    ).toBeVisible();
    const frame = getLenderFrame(page);
    // As high as what is in it: nothing scrolls within the page.
    await expect.poll(() => hiddenHeight(page)).toBeLessThanOrEqual(1);
    await answerAll(frame);
    await frame.locator(".send").click();
    await expect(getExample(frame)).toBeVisible();
    const outcome = page.getByRole("region", {
      name: "The lender’s questions",
    });
    await expect(outcome.getByText("Your reference is")).toBeInViewport();
    await expect.poll(() => hiddenHeight(page)).toBeLessThanOrEqual(1);
    await expectAccessible(page, "submitted");

    // The lender may say it again.
    await frame.locator(".answer .way-back").click();
    await answerAll(frame);
    await frame.locator(".send").click();
    await expect(getExample(frame)).toBeVisible();
    expect(events.filter((name) => name === "InstantScreen")).toHaveLength(1);
    expect(events.filter((name) => name.startsWith("refused"))).toEqual([]);
    const leads = await listLeads(email);
    expect(leads.map(({ status }) => status)).toEqual(["new", "resend"]);
    expect(leads[1]?.content).toContain("Submitted at the lender");
  },
);

test("what was answered at the lender stays when the details are sent below it", async ({
  page,
}) => {
  needCookies();
  const email = await open(page, APPLY);
  await answerAll(getLenderFrame(page));
  await sendByHand(page, email);
  await expect(page.getByText("Thank you, we have your details")).toBeVisible();
  await expect(
    getLenderFrame(page).locator("input:not([type=checkbox])").first(),
  ).toHaveValue("2400");
  await expect(getLenderFrame(page).getByRole("checkbox")).toBeChecked();
});

test("whoever skips the details reaches the lender's form all the same, and no lead is made of nobody @further", async ({
  page,
}) => {
  needCookies();
  const events = await recordEvents(page);
  await open(page, FULL);
  const frame = getLenderFrame(page);
  await answerAll(frame);
  await frame.getByRole("button", { name: "Submit application" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Here’s an example answer" }),
  ).toBeVisible();
  await expect(page.getByText("Your reference is")).toHaveCount(0);
  await expect.poll(() => events).toContain("FullCreditApplication");
});

test("the link of a vehicle's page leads to a frame that knows the vehicle, in a document of its own", async ({
  page,
}) => {
  const path = await vehiclePath(page);
  await page.goto(path);
  await hydrated(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: "Get pre-approved", exact: true })
    .click();
  await expect(page).toHaveURL(/apply-for-financing\?vin=/);
  await expect(page.getByText("For this car:")).toBeVisible();
  const frame = getLenderFrame(page);
  await expect(frame.getByText(path.split("/").at(-1) ?? "")).toBeVisible();
});

for (const width of [390, 1440])
  test(`at ${width} px the estimator's terms go along to the pre-approval and its frame, and Back keeps amounts and unit${markFurther(width === 1440)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(await vehiclePath(page, "?price_max=40000"));
    await hydrated(page);
    const estimator = page.getByRole("form", {
      name: "Make the payment yours",
    });
    const open = async () => {
      await page.getByText("Adjust", { exact: true }).click();
    };
    await open();
    const down = estimator.getByLabel("Cash down", { exact: true }).first();
    const dollars = estimator.getByRole("radio", { name: "Dollars" });
    await estimator
      .locator(".pay-units label")
      .filter({ hasText: "$" })
      .click();
    await expect(dollars).toBeChecked();
    // The first press brings the estimator's script; before it is there, its link is the server's.
    await expect(page.locator(".calc.is-alive")).toBeVisible();
    await down.fill("3,500");
    await estimator.getByLabel("Trade equity").first().fill("1,200");
    // Whoever is quicker than the estimator's own pause loses nothing.
    await estimator
      .getByRole("link", { name: "Get pre-approved with these terms" })
      .click();
    await expect(
      page.getByText("Your terms: $3,500 cash down, $1,200 trade equity,"),
    ).toBeVisible();
    const frame = getLenderFrame(page);
    await expect(frame.getByText("$3,500")).toBeVisible();
    await expect(frame.getByText("$1,200")).toBeVisible();
    await page.goBack();
    await hydrated(page);
    await open();
    await expect(down).toHaveValue("3,500");
    await expect(estimator.getByLabel("Trade equity").first()).toHaveValue(
      "1,200",
    );
    await expect(dollars).toBeChecked();
    await page.reload();
    await hydrated(page);
    await open();
    await expect(down).toHaveValue("3,500");
  });

test("words of another window or frame change nothing", async ({ page }) => {
  const events = await recordEvents(page);
  await open(page, FULL);
  await expect.poll(() => hiddenHeight(page)).toBeLessThanOrEqual(1);
  const frame = page.locator(".lender-box iframe");
  const height = await frame.getAttribute("height");
  await page.evaluate(() => {
    for (const message of [
      { type: "submitted" },
      { type: "resize", height: 5000 },
    ])
      window.postMessage(message, "*");
  });
  // The lender's own page, which says that it was submitted, in a frame that is not the page's.
  const heard = page.evaluate(
    (address) =>
      new Promise<string>((done) => {
        const other = document.createElement("iframe");
        window.addEventListener("message", ({ source, data }) => {
          if (source === other.contentWindow && data.type === "submitted")
            done(data.type);
        });
        other.src = address;
        other.title = "another frame";
        document.querySelector("main")?.append(other);
      }),
    `${lenderOrigin}/full-application/done`,
  );
  expect(await heard).toBe("submitted");
  await expect(page.getByText("The lender has your answers")).toHaveCount(0);
  expect(await frame.getAttribute("height")).toBe(height);
  expect(events).not.toContain("FullCreditApplication");
});

test("a frame that does not come is waited for, and then there are other ways", async ({
  page,
}) => {
  await page.clock.install();
  await page.route(`${lenderOrigin}/**`, () => {
    // Never answered.
  });
  await page.goto(FULL, { waitUntil: "commit" });
  await hydrated(page);
  await expect(page.getByText("Loading the lender’s form")).toBeAttached();
  await page.locator(".lender-box").scrollIntoViewIfNeeded();
  const late = page.getByText("The lender’s form is taking a while");
  await expect(async () => {
    await page.clock.runFor(13_000);
    await expect(late).toBeVisible({ timeout: 500 });
  }).toPass();
  const lender = page.getByRole("region", { name: "The lender’s application" });
  await expect(
    lender.getByRole("link", { name: "Open the form in a new tab" }),
  ).toHaveAttribute("href", `${lenderOrigin}/full-application`);
  await expect(lender.getByRole("link", { name: /^\(\d{3}\)/ })).toBeVisible();
  await expectAccessible(page, "late");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the details are sent once, and the lender's form is there and works", async ({
    page,
  }) => {
    needCookies();
    const email = newEmail();
    await page.goto(APPLY);
    await sendByHand(page, email);
    await expect(
      page.getByText("Thank you, we have your details"),
    ).toBeVisible();
    await page.goto(APPLY);
    await expect(page.getByText("We have your details")).toBeVisible();
    await expect(page.getByLabel("Email")).toBeHidden();
    await page.getByText("Change my details").click();
    await sendByHand(page, email);
    await expect(page.getByText("We already have this")).toBeVisible();
    expect(await listLeads(email)).toHaveLength(1);
    const frame = getLenderFrame(page);
    await answerAll(frame);
    await frame.getByRole("button", { name: "Get my answer" }).click();
    await expect(frame.getByText("A lender would")).toBeVisible();
  });
});

for (const path of ["/pre-approval", "/full-application", "/free-credit-score"])
  test(`the demonstration's lender at ${path} is accessible, and no wider than a small phone${markFurther(path !== "/full-application")}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`${lenderOrigin}${path}?co_applicant=AB-12`);
    await expect(
      page.getByText(
        "Demonstration lender. It stores and sends nothing you type.",
      ),
    ).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });

test("the demonstration's lender asks step by step, says what is missing, and keeps what was typed", async ({
  page,
}) => {
  await page.goto(`${lenderOrigin}/full-application`);
  const next = page.getByRole("button", { name: "Continue" });
  const back = page.getByRole("button", { name: "Back" });
  const home = page.getByRole("group", { name: "Where you live" });
  await expect(back).toBeHidden();
  await expect(home).toBeHidden();
  await next.click();
  const problems = page.getByRole("alert");
  await expect(problems).toBeFocused();
  await problems.getByRole("link", { name: "Enter your first name." }).click();
  await expect(page.getByLabel("First name")).toBeFocused();
  await page.getByLabel("First name").fill("Elena");
  await page.getByLabel("Last name").fill("Quill");
  await page.getByLabel("Date of birth").fill("1985-06-30");
  await page.getByLabel("Mobile phone").fill("630.555.0100");
  await page.keyboard.press("Enter");
  await expect(home.getByText("Step 2 of 3")).toBeVisible();
  await expect(home.locator("legend")).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await back.click();
  await expect(page.getByLabel("First name")).toHaveValue("Elena");
  await next.click();
  await page.goBack();
  await expect(page.getByLabel("Last name")).toHaveValue("Quill");
});

test("the demonstration's lender works an example out from income and rent, and asks nobody for it", async ({
  page,
}) => {
  await page.goto(`${lenderOrigin}/pre-approval?down_payment=2500`);
  await answerAll(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const get = (label: string) => page.getByLabel(label, { exact: true });
  const send = page.getByRole("button", { name: "Get my answer" });
  await get("Monthly income before taxes").fill("$4,800.00");
  await send.click();
  // 40 % of the income less the rent of $2,400 is nothing.
  await expect(
    page.getByRole("heading", { name: "not with these numbers" }),
  ).toBeFocused();
  await page.getByRole("link", { name: "Back to the questions" }).click();
  await get("Monthly income before taxes").fill("10,000");
  await send.click();
  // 12 % of the income is $1,200, and $56,600 is what that pays for in 60 months at 9.9 %.
  await expect(
    page.getByRole("heading", { name: "a loan of up to $56,600" }),
  ).toBeFocused();
  // That loan's own payment, and not the $1,200 that there was room for.
  await expect(page.getByText("$1,199.80")).toBeVisible();
  await expect(page.getByText("up to $59,100 for a car")).toBeVisible();
  // A tenth of it is left for taxes and fees.
  await expect(
    page.getByRole("link", { name: "See cars up to $53,000" }),
  ).toHaveAttribute(
    "href",
    /\/search-vehicles\/all-inventory\/price\/max\/53000$/,
  );
  expect(await violations(page)).toEqual([]);
  expect(requests).toEqual([]);
  await page.goBack();
  await expect(get("Monthly income before taxes")).toHaveValue("10,000");
});

async function sendByHand(page: Page, email: string): Promise<void> {
  await fillDetails(page, email);
  // Nobody waits for the second that no person is faster than.
  await page.waitForTimeout(1_100);
  await sendDetails(page);
}

function newEmail(): string {
  return `${randomUUID()}@example.com`;
}

async function open(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await hydrated(page);
  return newEmail();
}

/** Names of the events that the page reports and the server takes, as they come. */
async function recordEvents(page: Page): Promise<readonly string[]> {
  const names: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname !== "/api/track/facebook") return;
    const calls = request.postDataJSON() as readonly { eventName: string }[];
    names.push(...calls.map(({ eventName }) => eventName));
  });
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname === "/api/track/facebook" && response.status() !== 204)
      names.push(`refused: ${response.status()}`);
  });
  return names;
}

function getLenderFrame(page: Page): FrameLocator {
  return page.frameLocator(".lender-box iframe");
}

function getExample(frame: FrameLocator): Locator {
  return frame.locator(".answer [data-outcome]:not([hidden]) h1");
}

/** How much of the lender's page is out of sight within its frame, in pixels. */
async function hiddenHeight(page: Page): Promise<number> {
  const frame = page.frames().find((it) => it.url().startsWith(lenderOrigin));
  if (frame === undefined) return Infinity;
  return frame.evaluate(() =>
    Math.abs(document.body.getBoundingClientRect().height - window.innerHeight),
  );
}

/** With scripts the parts of the form are steps, and the last of them asks for the agreement. */
async function answerAll(frame: FrameLocator | Page): Promise<void> {
  await frame.getByRole("button").first().waitFor();
  // A lender's words are in none of the site's tables of translations.
  const next = frame.locator(".next");
  await answerPart(frame);
  while (await next.isVisible()) {
    await next.click();
    await answerPart(frame);
  }
  await frame.getByRole("checkbox").check();
}

/** What the lender checks, by what a browser would fill in. */
const ANSWERS: Readonly<Record<string, string>> = {
  bday: "06/30/1985",
  "postal-code": "60505",
};

async function answerPart(frame: FrameLocator | Page): Promise<void> {
  const fields = frame.locator("input:not([type=checkbox])");
  for (const field of await fields.filter({ visible: true }).all()) {
    const filledIn = await field.getAttribute("autocomplete");
    await field.fill(ANSWERS[filledIn ?? ""] ?? "2400");
  }
  for (const field of await frame.getByRole("combobox").all())
    await field.selectOption({ index: 1 });
}

/** Our own form is folded below the lender's, until something of it was sent. */
async function openDetails(page: Page): Promise<void> {
  if (await page.getByLabel("First name").isHidden())
    await page.locator(".apply--after > details > summary").click();
}

async function fillDetails(page: Page, email: string): Promise<void> {
  await openDetails(page);
  await page.getByLabel("First name").fill("Elena");
  await page.getByLabel("Last name").fill("Quill");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Phone").fill("630.555.0100");
}

async function sendDetails(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Send to Prairie Auto/ }).click();
}

async function listLeads(email: string) {
  const { leads } = await readStoredLeads({ dataDir: SITES.open.dataFolder });
  return leads.filter(({ content }) => content.includes(email));
}
