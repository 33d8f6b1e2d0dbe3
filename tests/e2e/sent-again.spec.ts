import { needCookies } from "./cookieless-browser.ts";
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { readStoredLeads } from "#tests/faults/stage/stored-leads.ts";
import { markFurther } from "./further.ts";
import { BROWSER_ARGUMENTS } from "./browser-arguments.ts";
import { expect, hydrated, visitorTest as test } from "./journey.ts";
import { SITES } from "./sites.ts";

/** Playwright turns off that going back shows the page as it was left, which browsers do for everybody. */
test.use({
  launchOptions: {
    ...(process.env["BROWSER_PATH"] && {
      executablePath: process.env["BROWSER_PATH"],
    }),
    args: [...BROWSER_ARGUMENTS],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    const open = async (page: Page): Promise<string> => {
      await page.goto("/contact-us");
      if (javaScriptEnabled) await hydrated(page);
      const message = `Is it still there? ${randomUUID()}`;
      await fillForm(page, message);
      // Without a script nobody waits for the second that no person is faster than.
      if (!javaScriptEnabled) await page.waitForTimeout(1_200);
      return message;
    };

    test(`F17: a double click is one lead${markFurther(!javaScriptEnabled)}`, async ({
      page,
    }) => {
      const message = await open(page);
      await sendButton(page).dblclick();
      const reference = await confirmed(page);
      expect(await leadsWith(message)).toMatchObject([{ reference }]);
    });

    test("F17: Enter and a click are one lead @further", async ({ page }) => {
      const message = await open(page);
      await page
        .getByRole("textbox", { name: "Email" })
        .press("Enter", { noWaitAfter: true });
      await sendButton(page)
        .click({ force: true, noWaitAfter: true, timeout: 2_000 })
        .catch(() => {
          // The answer was quicker.
        });
      const reference = await confirmed(page);
      expect(await leadsWith(message)).toMatchObject([{ reference }]);
    });

    test(`F17: the answer can be reloaded and is fetched, not sent, again${markFurther(!javaScriptEnabled)}`, async ({
      page,
    }) => {
      const message = await open(page);
      await sendButton(page).click();
      const reference = await confirmed(page);
      const methods: string[] = [];
      page.on("request", (request) => methods.push(request.method()));
      await page.reload();
      expect(await confirmed(page)).toBe(reference);
      expect(new Set(methods)).toEqual(new Set(["GET"]));
      expect(await leadsWith(message)).toHaveLength(1);
    });

    test(`F17: going back and sending the same again is the same lead${markFurther(javaScriptEnabled)}`, async ({
      page,
    }) => {
      const message = await open(page);
      await sendButton(page).click();
      const reference = await confirmed(page);
      await goBack(page);
      if (javaScriptEnabled) {
        // A new form without a message: there is nothing to send again.
        await expect(messageField(page)).toHaveValue("");
        await sendButton(page).click();
        await expect(page.getByText("There is a problem")).toBeVisible();
      } else {
        // The very form that was sent.
        await expect(messageField(page)).toHaveValue(message);
        await sendButton(page).click();
        expect(await confirmed(page)).toBe(reference);
      }
      expect(await leadsWith(message)).toMatchObject([{ reference }]);
    });

    test(`F18: going back and sending another message is a second lead, marked as sent again${markFurther(!javaScriptEnabled)}`, async ({
      page,
    }) => {
      // That somebody has sent something before is kept in a cookie.
      needCookies();
      const message = await open(page);
      await sendButton(page).click();
      const first = await confirmed(page);
      await goBack(page);
      await expect(messageField(page)).toHaveValue(
        javaScriptEnabled ? "" : message,
      );
      await fillForm(page, `${message} And is it red?`);
      await sendButton(page).click();
      await expect(page).toHaveURL(/reference=/);
      await expect(page).not.toHaveURL(new RegExp(first));
      const second = await confirmed(page);
      const leads = await leadsWith(message);
      expect(leads).toMatchObject([
        { reference: first, status: "new", firstLeadId: null },
        { reference: second, status: "resend" },
      ]);
      // The form that was left as it was keeps its key, and so names the lead that it made first.
      if (!javaScriptEnabled) expect(leads[1]?.firstLeadId).toBe(leads[0]?.id);
    });

    test(`F19: an answer that is lost on its way comes with the next try, and nothing typed is lost${markFurther(javaScriptEnabled)}`, async ({
      page,
    }) => {
      const message = await open(page);
      let isLosing = true;
      await page.route(/\/contact-us(\.data)?(\?|$)/, async (route) => {
        if (route.request().method() !== "POST" || !isLosing)
          return route.continue();
        isLosing = false;
        // The server has it; the visitor hears nothing.
        await route.fetch({ maxRedirects: 0 });
        await route.abort("connectionreset");
      });
      await sendButton(page).click();
      if (javaScriptEnabled)
        await expect(
          page.getByText("We couldn’t reach our server"),
        ).toBeVisible();
      else {
        // The browser's own page of a failed request: to reload it sends the form once more.
        await page.waitForURL(/chrome-error/);
      }
      expect(await leadsWith(message)).toHaveLength(1);
      if (javaScriptEnabled) {
        await expect(messageField(page)).toHaveValue(message);
        await sendButton(page).click();
      } else await page.reload();
      const reference = await confirmed(page);
      expect(await leadsWith(message)).toMatchObject([{ reference }]);
    });
  });

test("F19: who goes offline in the middle of sending keeps what was typed and sends it later @further", async ({
  page,
  context,
}) => {
  await page.goto("/contact-us");
  await hydrated(page);
  const message = `Is it still there? ${randomUUID()}`;
  await fillForm(page, message);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(page.getByText("We couldn’t reach our server")).toBeVisible();
  await expect(messageField(page)).toHaveValue(message);
  expect(await leadsWith(message)).toEqual([]);
  await context.setOffline(false);
  await sendButton(page).click();
  const reference = await confirmed(page);
  expect(await leadsWith(message)).toMatchObject([{ reference }]);
});

/** Playwright does not hear of a page that comes back as it was left. */
async function goBack(page: Page): Promise<void> {
  await page.goBack({ timeout: 3_000, waitUntil: "commit" }).catch(() => {});
}

function sendButton(page: Page) {
  return page.locator("main form button[type=submit]");
}

function messageField(page: Page) {
  return page.getByRole("textbox", { name: "Message" });
}

async function fillForm(page: Page, message: string): Promise<void> {
  await page.getByLabel("What is it about?").selectOption("Trade appraisal");
  await page.getByLabel("First name").fill("Elena");
  await page.getByLabel("Last name").fill("Quill");
  await page
    .getByRole("textbox", { name: "Email" })
    .fill("elena@quill.example");
  await page.getByLabel("Phone").fill("630.555.0100");
  await messageField(page).fill(message);
}

/** The reference that the confirmation shows. */
async function confirmed(page: Page): Promise<string> {
  await expect(
    page.getByRole("heading", { name: "We have your message" }),
  ).toBeVisible();
  const reference = new URL(page.url()).searchParams.get("reference") ?? "";
  await expect(page.getByText(reference).first()).toBeVisible();
  expect(reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  return reference;
}

async function leadsWith(message: string) {
  const { leads } = await readStoredLeads({ dataDir: SITES.open.dataFolder });
  return leads.filter(({ content }) => content.includes(message));
}
