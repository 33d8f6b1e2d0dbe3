import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import PostalMime from "postal-mime";
import { expectAccessible } from "./axe.ts";
import { ANSWERED, expect, hydrated, test } from "./journey.ts";
import { SITES } from "./sites.ts";

test.use({ baseURL: SITES.valued.origin, storageState: ANSWERED });

const EARLIEST_MS = 1_200;
const START = "/sell-trade-my-car/your-vehicle";
const STARTS = ["VIN", "Plate", "Model"] as const;
type Start = (typeof STARTS)[number];

/** The car in its own way, and its miles: three to five inputs. */
async function nameCar(page: Page, start: Start): Promise<void> {
  await page.getByRole("radio", { name: start }).check({ force: true });
  if (start === "VIN")
    await page.getByRole("textbox", { name: "VIN" }).fill("19XFC1F7XGE028370");
  if (start === "Plate") {
    await page.getByLabel("License plate").fill("ABC 123");
    await page.getByLabel("State", { exact: true }).fill("IL");
  }
  if (start === "Model") {
    await page.getByLabel("Year").selectOption("2014");
    await page.getByLabel("Make").selectOption("Honda");
    await page.getByLabel("Model", { exact: true }).last().fill("Civic");
  }
  await page.getByLabel("Mileage").fill("92,300");
  await page.waitForTimeout(EARLIEST_MS);
  await page.getByRole("button", { name: "See what it’s worth" }).click();
}

const PAGES: readonly (readonly [title: string, answers: readonly string[]])[] =
  [
    ["What does it have?", []],
    ["Condition", ["Good", "No"]],
    ["Safety", ["No accident", "Neither"]],
    ["Finance", ["No, it is paid off"]],
    ["Anything else", []],
  ];

async function answerAll(
  page: Page,
  look: (title: string) => Promise<void>,
): Promise<void> {
  for (const [title, answers] of PAGES) {
    await expect(
      page.getByRole("heading", { level: 1, name: title }),
    ).toBeVisible();
    await look(title);
    for (const answer of answers)
      await page.getByRole("radio", { name: answer, exact: true }).check();
    // No form is taken that was sent faster than a person can; scripts wait by themselves.
    await page.waitForTimeout(EARLIEST_MS);
    await page
      .getByRole("button", { name: /^(Continue|See my offer)$/ })
      .click();
  }
}

async function accept(page: Page, email: string): Promise<void> {
  await page.getByLabel("First name").fill("Elena");
  await page.getByLabel("Last name").fill("Reyes");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill("(630) 555-0100");
  await page.getByLabel("Preferred day").selectOption({ index: 1 });
  await page.waitForTimeout(EARLIEST_MS);
  await page.getByRole("button", { name: /^(Accept|Ask for a visit)/ }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "You’re all set" }),
  ).toBeVisible();
}

/** The private link of the mail to this address. */
async function findMailedLink(email: string): Promise<string> {
  const folder = join(SITES.valued.dataFolder, "outbox");
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

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    for (const start of STARTS)
      test(`a shopper who starts by ${start} gets to an accepted offer, its mail, and the same offer in a second browser`, async ({
        page,
        browser,
      }) => {
        await page.goto(START);
        if (javaScriptEnabled) await hydrated(page);
        // axe is a script itself.
        const look = async (state: string) => {
          if (javaScriptEnabled) await expectAccessible(page, state);
        };
        await look("start");
        await nameCar(page, start);
        await answerAll(page, look);
        await expect(page.getByText("Why this one").first()).toBeVisible();
        await look("offer");
        const email = `elena-${start}-${javaScriptEnabled}@visitor.example`;
        await accept(page, email);
        await look("accepted");
        const reference = await page.locator(".confirm-ref b").innerText();
        const second = await browser.newContext({ storageState: ANSWERED });
        const elsewhere = await second.newPage();
        await elsewhere.goto(await findMailedLink(email));
        await expect(elsewhere.locator(".confirm-ref b")).toHaveText(reference);
        await expect(elsewhere).not.toHaveURL(/trade=/);
        await second.close();
      });
  });
