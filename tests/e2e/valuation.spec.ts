import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import PostalMime from "postal-mime";
import { needCookies } from "./cookieless-browser.ts";
import { expectAccessible } from "./axe.ts";
import { markFurther } from "./further.ts";
import { ANSWERED, expect, hydrated } from "./journey.ts";
import { tabTo } from "./keyboard.ts";
import { SITES } from "./sites.ts";
import { test } from "./tabs.ts";

test.use({ storageState: ANSWERED });

/** New, used and certified vehicles, and used ones alone. */
const PROFILES = [SITES.open, SITES.locked] as const;
type Site = (typeof PROFILES)[number];
const MOST_INPUTS = 12;

const EARLIEST_MS = 1_200;
const START = "/sell-trade-my-car/your-vehicle";
const STARTS = ["VIN", "Plate", "Model"] as const;
type Start = (typeof STARTS)[number];

/** No form is taken that was sent faster than a person can; scripts that are here wait by themselves. */
async function waitAsPerson(page: Page, hasScripts: boolean): Promise<void> {
  if (!hasScripts) await page.waitForTimeout(EARLIEST_MS);
}

/** The car in its own way, and its miles: three to five inputs. */
async function nameCar(
  page: Page,
  start: Start,
  hasScripts = false,
): Promise<void> {
  await page.getByRole("radio", { name: start }).check({ force: true });
  if (start === "VIN")
    await page.getByRole("textbox", { name: "VIN" }).fill("19XFC1F7XGE028370");
  if (start === "Plate") {
    await page.getByLabel("License plate").fill("ABC 123");
    await page.getByLabel("State", { exact: true }).selectOption("IL");
  }
  if (start === "Model") {
    await page.getByLabel("Year").selectOption("2014");
    await page.getByLabel("Make").selectOption("Honda");
    await page.getByLabel("Model", { exact: true }).last().fill("Civic");
  }
  await page.getByLabel("Mileage").fill("92,300");
  await waitAsPerson(page, hasScripts);
  await page.getByRole("button", { name: "See what it’s worth" }).click();
}

test("a VIN is named as soon as it is typed, and whoever owns another car goes on by hand", async ({
  page,
}) => {
  await page.goto(SITES.open.origin + START);
  await hydrated(page);
  await page.getByRole("radio", { name: "VIN" }).check({ force: true });
  const vin = page.getByRole("textbox", { name: "VIN" });
  await vin.fill("19XFC1F7XGE028370");
  const named = page.getByRole("status").filter({ hasText: "Honda Civic" });
  await expect(named).toContainText("2016 Honda Civic");
  await expectAccessible(page, "a VIN that is named");
  await vin.fill("19XFC1F7XGE02837");
  await expect(named).toBeHidden();
  await vin.fill("19XFC1F7XGE028370");
  await named.getByRole("button", { name: "Choose by hand" }).click();
  await expect(page.getByRole("radio", { name: "Model" })).toBeFocused();
  await expect(page.getByLabel("Make")).toBeVisible();
});

const PAGES: readonly (readonly [title: string, answers: readonly string[]])[] =
  [
    ["What does it have?", []],
    [
      "How is it holding up?",
      ["Good Light wear, such as a few small scratches.", "No"],
    ],
    ["Has it been through anything?", ["No accident", "Neither"]],
    ["Do you owe anything on it?", ["No, it’s paid off"]],
    ["Anything else we should know?", []],
  ];

async function answerAll(
  page: Page,
  hasScripts: boolean,
  look: (title: string) => Promise<void>,
): Promise<void> {
  for (const [title, answers] of PAGES) {
    await expect(
      page.getByRole("heading", { level: 1, name: title }),
    ).toBeVisible();
    await look(title);
    for (const answer of answers)
      await page.getByRole("radio", { name: answer, exact: true }).check();
    await send(page, hasScripts);
  }
}

async function send(page: Page, hasScripts: boolean): Promise<void> {
  await waitAsPerson(page, hasScripts);
  await page.getByRole("button", { name: /^(Continue|See my offer)$/ }).click();
}

async function accept(
  page: Page,
  hasScripts: boolean,
  email: string,
): Promise<void> {
  await page.getByLabel("First name").fill("Elena");
  await page.getByLabel("Last name").fill("Reyes");
  await page.getByRole("textbox", { name: "Email", exact: true }).fill(email);
  await page.getByLabel("Phone").fill("(630) 555-0100");
  await choose(page.getByRole("radio", { name: /day, / }).first());
  await choose(page.getByRole("radio", { name: "10 AM" }));
  await waitAsPerson(page, hasScripts);
  await page.getByRole("button", { name: /^(Accept|Request a visit)/ }).click();
  await expect(
    page.getByRole("heading", {
      level: 1,
      name: /^(?:We have your request|You accepted the offer)$/,
    }),
  ).toBeVisible();
}

/** Whoever sees the page presses the tile, which is the label of the radio button in it. */
async function choose(radio: Locator): Promise<void> {
  await radio.locator("xpath=ancestor::label").click();
  await expect(radio).toBeChecked();
}

/** The private link of the mail to this address. */
async function findMailedLink(
  { dataFolder }: Site,
  email: string,
): Promise<string> {
  const folder = join(dataFolder, "outbox");
  let link = "";
  await expect
    .poll(async () => {
      for (const file of readdirSync(folder)) {
        if (!file.endsWith(".eml")) continue;
        const mail = await PostalMime.parse(readFileSync(join(folder, file)));
        if (mail.to?.[0]?.address === email)
          link = /https?:\S+trade=\S+/.exec(mail.text ?? "")?.[0] ?? "";
      }
      return link;
    })
    .not.toBe("");
  return link;
}

/** A profile and a start with scripts, the other profile and another start without. */
const isFirst = (site: Site, start: Start, javaScriptEnabled: boolean) =>
  javaScriptEnabled
    ? site === SITES.open && start === "VIN"
    : site === SITES.locked && start === "Plate";

for (const site of PROFILES)
  for (const javaScriptEnabled of [true, false])
    test.describe(`${site.profile}, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
      test.use({ javaScriptEnabled, baseURL: site.origin });

      for (const start of STARTS)
        test(`a shopper who starts by ${start} gets to an accepted offer, its mail, and the same offer in a second browser${markFurther(!isFirst(site, start, javaScriptEnabled))}`, async ({
          page,
          browser,
        }) => {
          needCookies();
          await page.goto(START);
          if (javaScriptEnabled) await hydrated(page);
          // axe is a script itself.
          const look = async (state: string) => {
            if (javaScriptEnabled) await expectAccessible(page, state);
          };
          await look("start");
          await nameCar(page, start, javaScriptEnabled);
          await answerAll(page, javaScriptEnabled, look);
          await expect(
            page
              .getByText(
                /^Why (?:cash now|we’d sell it for you|there’s no number yet)/,
              )
              .first(),
          ).toBeVisible();
          await look("offer");
          const email = `elena-${start}-${javaScriptEnabled}@visitor.example`;
          await accept(page, javaScriptEnabled, email);
          await look("accepted");
          const reference = await page.locator(".receipt-ref").innerText();
          const second = await browser.newContext({
            baseURL: site.origin,
            storageState: ANSWERED,
          });
          const elsewhere = await second.newPage();
          await elsewhere.goto(await findMailedLink(site, email));
          await expect(elsewhere.locator(".receipt-ref")).toHaveText(reference);
          await expect(elsewhere).not.toHaveURL(/trade=/);
          await second.close();
        });
    });

test.describe("a shopper", () => {
  test.beforeEach(needCookies);
  test.use({ baseURL: SITES.open.origin });

  for (const start of STARTS)
    test(`who starts by ${start} sees a first figure after at most twelve inputs${markFurther(start !== "Model")}`, async ({
      page,
    }) => {
      await page.goto(START);
      await page.getByRole("radio", { name: start }).check({ force: true });
      const fields = page.locator(
        'form :is(select, textarea, input:not([type="hidden"], [type="radio"]), fieldset):visible',
      );
      expect(await fields.count()).toBeLessThanOrEqual(MOST_INPUTS);
      await nameCar(page, start);
      await expect(page.locator(".val-range-ends")).toContainText(/\$\d/);
    });

  test("at 1024 pixels reads the car's facts in a column of words, not of letters", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(START);
    await nameCar(page, "VIN");
    const facts = await page.locator(".own-car > div").boundingBox();
    expect(facts?.width).toBeGreaterThanOrEqual(160);
  });

  test("who stops halfway goes on in a second browser by the private link @further", async ({
    page,
    browser,
  }) => {
    await page.goto(START);
    await hydrated(page);
    await nameCar(page, "VIN", true);
    await send(page, true);
    await page.getByRole("radio", { name: "Fair" }).check();
    await page.getByRole("radio", { name: "No", exact: true }).check();
    await send(page, true);
    await expect(
      page.getByRole("heading", {
        level: 1,
        name: "Has it been through anything?",
      }),
    ).toBeVisible();
    const address = await page
      .getByLabel("Private link to your answers")
      .inputValue();
    await page.context().grantPermissions(["clipboard-write"]);
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(page.getByText("Copied", { exact: true })).toBeVisible();
    const second = await browser.newContext({ storageState: ANSWERED });
    const elsewhere = await second.newPage();
    await elsewhere.goto(address);
    await expect(elsewhere).not.toHaveURL(/trade=/);
    await expect(
      elsewhere.getByRole("heading", {
        level: 1,
        name: "Has it been through anything?",
      }),
    ).toBeVisible();
    await elsewhere.getByRole("button", { name: "Back" }).click();
    await expect(elsewhere.getByRole("radio", { name: "Fair" })).toBeChecked();
    await second.close();
  });

  test("who has a keyboard alone gets from the landing page to an accepted offer @further", async ({
    page,
  }) => {
    await page.goto("/sell-trade-my-car");
    await hydrated(page);
    const press = (key: string) => page.keyboard.press(key);
    await tabTo(page, page.getByRole("radio", { name: "Plate" }));
    await press("ArrowRight");
    await expect(page.getByRole("radio", { name: "Model" })).toBeChecked();
    const type = async (label: string, text: string) => {
      await tabTo(
        page,
        page.getByRole("main").getByLabel(label, { exact: true }).last(),
      );
      await page.keyboard.type(text);
    };
    await type("Year", "2014");
    await type("Make", "Honda");
    await type("Model", "Civic");
    await type("Mileage", "92300");
    await tabTo(
      page,
      page.getByRole("button", { name: "See what it’s worth" }),
    );
    await press("Enter");
    for (const [title, answers] of PAGES) {
      // The heading takes the focus, so that the next Tab goes into the step.
      await expect(
        page.getByRole("heading", { level: 1, name: title }),
      ).toBeFocused();
      for (const answer of answers) {
        const radio = page.getByRole("radio", { name: answer, exact: true });
        const name = (await radio.getAttribute("name")) ?? "";
        const group = page.locator(`input[name="${name}"]`);
        await tabTo(page, group.first());
        await press("Space");
        while (!(await radio.isChecked())) await press("ArrowDown");
      }
      await tabTo(
        page,
        page.getByRole("button", { name: /^(Continue|See my offer)$/ }),
      );
      await press("Enter");
    }
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await type("First name", "Elena");
    await type("Last name", "Reyes");
    await type("Email", "elena-keyboard@visitor.example");
    await type("Phone", "6305550100");
    await tabTo(page, page.getByRole("button", { name: /^Accept/ }));
    await press("Enter");
    await expect(
      page.getByRole("heading", {
        level: 1,
        name: /^(?:We have your request|You accepted the offer)$/,
      }),
    ).toBeVisible();
  });
});

test.describe("where a person answers", () => {
  test.use({ baseURL: SITES.simple.origin });

  test("the simple form stands, promises no offer, and is sent", async ({
    page,
  }) => {
    await page.goto(START);
    await hydrated(page);
    await expectAccessible(page);
    await expect(page.getByRole("main")).not.toContainText(/7 days|deduction/);
    await page.getByLabel("Year").fill("2016");
    await page.getByLabel("Make").fill("Honda");
    await page.getByLabel("Model").fill("Accord");
    await page.getByLabel("Mileage").fill("78,412");
    await page.getByLabel("First name").fill("Elena");
    await page.getByLabel("Last name").fill("Reyes");
    await page
      .getByRole("textbox", { name: "Email" })
      .fill("elena@visitor.example");
    await page.getByLabel("Phone").fill("(630) 555-0100");
    await page.getByRole("button", { name: "Ask for an offer" }).click();
    await expect(page.getByText("What happens next")).toBeVisible();
  });
});
