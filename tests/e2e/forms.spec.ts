import type { Page } from "@playwright/test";
import { ARE_COOKIES_BLOCKED } from "./cookieless-browser.ts";
import { violations } from "./axe.ts";
import { markFurther, tagSpanish } from "./further.ts";
import {
  ANSWERED,
  expect,
  hydrated,
  listVehicles,
  visitorTest as plainTest,
} from "./journey.ts";
import { test } from "./tabs.ts";
import { pickWalked } from "./walked-language.ts";

// A toast on its way in is paler than it will be.
test.use({
  storageState: ANSWERED,
  contextOptions: { reducedMotion: "reduce" },
});

const CONTACT = {
  "First name": "Elena",
  "Last name": "O'Brien",
  Email: "elena@example.com",
  Phone: "630.555.0100",
};

interface FormPage {
  readonly path: (page: Page) => Promise<string>;
  readonly button: string;
  readonly sent: string;
  readonly toast: string;
  /** What is left empty until now, besides the contact fields. */
  readonly fillRest: (page: Page) => Promise<void>;
  readonly messages: readonly string[];
}

const CONTACT_MESSAGES = [
  "Enter your first name.",
  "Enter your last name.",
  "Please enter a valid email address",
  "Please enter a valid phone number",
];

const ABOUT_VEHICLE = {
  sent: "We have your message",
  toast:
    "Your message was succesfully sent. Someone from our dealership team will contact with you soon.",
  // The message is there already.
  fillRest: async () => {},
  messages: CONTACT_MESSAGES,
};

const FORMS: Readonly<Record<string, FormPage>> = {
  contact: {
    ...ABOUT_VEHICLE,
    path: async () => "/contact-us",
    button: "Send message",
    messages: [
      "What is it about? This field is required",
      ...CONTACT_MESSAGES,
      "Enter your message.",
    ],
    async fillRest(page) {
      await page
        .getByLabel("What is it about?")
        .selectOption("Trade appraisal");
      await page
        .getByRole("textbox", { name: "Message" })
        .fill("What is my Accord worth?");
    },
  },
  careers: {
    path: async () => "/our-company/careers",
    button: "Apply Now",
    sent: "We have your application",
    toast: "Thank you! Your submission has been received!",
    messages: [
      "Position: This field is required",
      ...CONTACT_MESSAGES,
      "Enter your message.",
    ],
    async fillRest(page) {
      await page
        .getByLabel("Position", { exact: true })
        .selectOption("Detailer");
      await page.getByLabel("Why are you a good fit?").fill("I like cars.");
      await page.getByLabel("Résumé").setInputFiles({
        name: "cv.txt",
        mimeType: "text/plain",
        buffer: Buffer.from("Ten years of polishing"),
      });
    },
  },
  "check availability": {
    ...ABOUT_VEHICLE,
    path: async (page) => `/check-availability/${await firstVin(page)}`,
    button: "Check availability",
  },
  "ask about a vehicle": {
    ...ABOUT_VEHICLE,
    path: async (page) => `/ask-about-vehicle/${await firstVin(page)}`,
    button: "Send question",
  },
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    for (const [name, form] of Object.entries(FORMS))
      test(
        `${name}: what is missing is said, then the form is sent${markFurther(name !== (javaScriptEnabled ? "contact" : "careers"))}`,
        tagSpanish(name !== (javaScriptEnabled ? "contact" : "careers")),
        async ({ page }) => {
          await page.goto(await form.path(page));
          if (javaScriptEnabled) await hydrated(page);
          await expectNoViolation(page, javaScriptEnabled);
          await oldEnough(page, javaScriptEnabled);
          await page.getByRole("button", { name: form.button }).click();
          const summary = page.getByRole("alert").filter({
            has: page.getByRole("heading", { name: "There is a problem" }),
          });
          await expect(summary.getByRole("link")).toHaveText([
            ...form.messages,
          ]);
          await expect(page).toHaveTitle(/^Error: /);
          if (javaScriptEnabled) await expect(summary).toBeFocused();
          await expectNoViolation(page, javaScriptEnabled);

          await fillContact(page);
          await form.fillRest(page);
          await page.getByRole("button", { name: form.button }).click();
          await expect(
            page.getByRole("heading", { level: 1, name: form.sent }),
          ).toBeVisible();
          await expect(page).toHaveURL(/\?reference=[2-9A-Z]{4}-[2-9A-Z]{4}$/);
          // A cookie brings it.
          if (!ARE_COOKIES_BLOCKED)
            await expect(page.getByText(form.toast)).toBeVisible();
          await expect(page.getByText("Your reference")).toBeVisible();
          await expectNoViolation(page, javaScriptEnabled);
        },
      );
  });
}

for (const javaScriptEnabled of [true, false])
  test.describe(`where the car is brought to, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("only whoever wants it brought is asked for an address, and one with a fault stays in sight", async ({
      page,
    }) => {
      await page.goto(`/check-availability/${await firstVin(page)}`);
      if (javaScriptEnabled) await hydrated(page);
      const street = page.getByLabel("Street address");
      const zipCode = page.getByLabel("ZIP code");
      const wish = page.getByLabel("Bring the car to me");
      await expect(wish).toBeHidden();
      await page.getByText("Delivered to your driveway").click();
      await expect(street).toBeHidden();
      await wish.check();
      await expect(street).toBeVisible();
      await expectNoViolation(page, javaScriptEnabled);
      await zipCode.fill("6".repeat(200));
      await wish.uncheck();
      await expect(street).toBeHidden();
      await oldEnough(page, javaScriptEnabled);
      await page.getByRole("button", { name: "Check availability" }).click();
      await expect(zipCode).toBeVisible();
      await expect(zipCode).toHaveAttribute("aria-invalid", "true");
    });
  });

test("the contact form is filled and sent with the keyboard alone", async ({
  page,
}) => {
  await page.goto("/contact-us");
  await hydrated(page);
  await page.getByRole("heading", { level: 1 }).click();
  await tabTo(page, "topic");
  await page.keyboard.type(
    pickWalked({ en: "Billing", es: "Asuntos de facturación" }),
  );
  await page.keyboard.press("Tab");
  // The visitor's own store is chosen already.
  await expect(
    page.getByLabel(pickWalked({ en: "Which store?", es: "¿Qué tienda?" })),
  ).toBeFocused();
  for (const text of Object.values(CONTACT)) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Tab");
  await page.keyboard.type("My invoice");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("button", { name: "Send message" }),
  ).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("heading", { name: "We have your message" }),
  ).toBeVisible();
});

test("a link of the summary leads to its field, and Tab never enters the trap for robots", async ({
  page,
}) => {
  await page.goto("/contact-us");
  await hydrated(page);
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByRole("link", { name: "Enter your last name." }).click();
  await expect(page.getByLabel("Last name")).toBeFocused();
  await page.getByRole("heading", { level: 1 }).click();
  await tabTo(page, "topic");
});

test("what is typed right is struck out of the summary, which says when nothing is left", async ({
  page,
}) => {
  await page.goto("/contact-us");
  await hydrated(page);
  await page.getByRole("button", { name: "Send message" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "problem" });
  const before = await summary.boundingBox();
  await page.getByLabel("Last name").fill("Ruiz");
  const line = page.getByRole("link", { name: "Enter your last name." });
  await expect(line).toHaveCSS("text-decoration-line", "line-through");
  await expect(summary).toContainText("There is a problem");
  // The field that is typed into stays where it is.
  expect((await summary.boundingBox())?.height).toBe(before?.height);
  await page.getByLabel("First name").fill("Elena");
  await page.getByLabel("Email").fill("elena@example.com");
  await page.getByLabel("Phone", { exact: true }).fill("6305550100");
  await page.getByLabel("Message", { exact: true }).fill("Is it still here?");
  await page.locator("#contact-topic").selectOption({ index: 1 });
  await expect(
    page.getByRole("heading", { name: "All fixed. You can go on now." }),
  ).toBeVisible();
});

test("the summary follows the page, and names the question that a sentence leaves open", async ({
  page,
}) => {
  await page.goto("/service");
  await hydrated(page);
  await page.locator("#service-submit").click();
  const links = page.getByRole("alert").getByRole("link");
  await expect(links.first()).toHaveText(
    "What does your car need? This field is required",
  );
  const ids = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute("href")?.slice(1)),
  );
  const asked = await page
    .locator("#service [aria-invalid]")
    .evaluateAll((fields) => fields.map(({ id }) => id));
  expect(ids).toEqual(asked);
});

test("what was wrong with a plate is over once another way to name the car is chosen", async ({
  page,
}) => {
  await page.goto("/sell-trade-my-car");
  await hydrated(page);
  await page.locator("#valuation-start-submit").click();
  const plateMissing = page.getByRole("link", {
    name: "Enter your license plate.",
  });
  await expect(plateMissing).toBeVisible();
  await page.getByRole("radio", { name: "Model" }).check();
  await expect(page.getByText("There is a problem")).toHaveCount(0);
  await expect(page.locator("[aria-invalid]")).toHaveCount(0);
  await page.locator("#valuation-start-submit").click();
  await expect(
    page.getByRole("link", { name: "Enter the make of the vehicle." }),
  ).toBeVisible();
  await expect(plateMissing).toHaveCount(0);
});

test("a phone is formatted while it is typed, pasted or filled in, and letters stay", async ({
  page,
}) => {
  await page.goto("/contact-us");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const phone = page.getByLabel("Phone");
  await phone.pressSequentially("6305550100");
  await expect(phone).toHaveValue("+1 (630) 555-0100");
  await phone.fill("1-800-FLOWERS");
  await expect(phone).toHaveValue("1-800-FLOWERS");
  await phone.fill("630.555.0100");
  await expect(phone).toHaveValue("+1 (630) 555-0100");
  await phone.press("End");
  await phone.press("Backspace");
  await expect(phone).toHaveValue("+1 (630) 555-010");
});

test("a number that is pasted over another is that number", async ({
  page,
}) => {
  await page.goto("/contact-us");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const phone = page.getByLabel("Phone");
  const clipboard = page.getByLabel("First name");
  for (const [pasted, shown] of [
    ["(630) 555-0100", "+1 (630) 555-0100"],
    ["+16305550189", "+1 (630) 555-0189"],
    ["1 630 555 0142", "+1 (630) 555-0142"],
    ["tel:+1-312-555-0187", "+1 (312) 555-0187"],
    ["+44 20 7946 0958", "+44 20 7946 0958"],
    ["6305550100", "+1 (630) 555-0100"],
  ] as const) {
    await clipboard.fill(pasted);
    await clipboard.press("ControlOrMeta+a");
    await clipboard.press("ControlOrMeta+c");
    await phone.press("ControlOrMeta+a");
    await phone.press("ControlOrMeta+v");
    await expect(phone).toHaveValue(shown);
  }
});

test("fields tell the browser what they are for", async ({ page }) => {
  await page.goto("/contact-us");
  const expected = {
    "First name": ["given-name", "text", "false"],
    "Last name": ["family-name", "text", "false"],
    Email: ["email", "email", "false"],
    Phone: ["tel", "tel", "false"],
  };
  for (const [
    label,
    [autocomplete = "", type = "", spellcheck = ""],
  ] of Object.entries(expected)) {
    const field = page.getByRole("textbox", { name: label });
    await expect(field).toHaveAttribute("autocomplete", autocomplete);
    await expect(field).toHaveAttribute("type", type);
    await expect(field).toHaveAttribute("spellcheck", spellcheck);
  }
  await expect(page.locator("main form")).toHaveAttribute("novalidate", "");
});

test("what is wrong with a field goes as soon as it is mended, and the others' stays until they are", async ({
  page,
}) => {
  await page.goto("/contact-us");
  await hydrated(page);
  await page.getByRole("button", { name: "Send message" }).click();
  const email = page.getByRole("textbox", { name: "Email" });
  const lastName = page.getByRole("textbox", { name: "Last name" });
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await email.pressSequentially("elena@");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await email.pressSequentially("example.com");
  await expect(email).not.toHaveAttribute("aria-invalid", "true");
  await expect(lastName).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(lastName).toHaveAttribute("aria-invalid", "true");
  await expect(email).not.toHaveAttribute("aria-invalid", "true");
});

plainTest(
  "when the network fails, what was typed stays and is sent by the next try",
  async ({ page }) => {
    await page.goto("/contact-us");
    await hydrated(page);
    await fillContact(page);
    await FORMS["contact"]?.fillRest(page);
    await page.route("**/contact-us.data*", (route) => route.abort("failed"));
    const button = page.getByRole("button", { name: "Send message" });
    await button.click();
    await expect(
      page.getByText("We couldn’t reach our server, so nothing was sent."),
    ).toBeVisible();
    await expect(page.getByLabel("First name")).toHaveValue("Elena");
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
      "What is my Accord worth?",
    );
    await page.unroute("**/contact-us.data*");
    await button.click();
    await expect(
      page.getByRole("heading", { name: "We have your message" }),
    ).toBeVisible();
  },
);

plainTest(
  "a press sends once: the button shows that it works and keeps the focus",
  async ({ page }) => {
    let posts = 0;
    await page.goto("/contact-us");
    await hydrated(page);
    await fillContact(page);
    await FORMS["contact"]?.fillRest(page);
    const { promise: isPressedAgain, resolve: send } =
      Promise.withResolvers<void>();
    await page.route("**/contact-us.data*", async (route) => {
      posts += route.request().method() === "POST" ? 1 : 0;
      await isPressedAgain;
      await route.continue();
    });
    const button = page.locator("main form button[type=submit]");
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(button).toHaveText("Sending…");
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await button.click({ force: true });
    send();
    await expect(
      page.getByRole("heading", { name: "We have your message" }),
    ).toBeVisible();
    expect(posts).toBe(1);
  },
);

test("the careers form follows the job that is pressed, says which it is, and keeps what was typed", async ({
  page,
}) => {
  await page.goto("/our-company/careers");
  await hydrated(page);
  const position = page.getByLabel("Position", { exact: true });
  const title = page.locator("#apply h2").first();
  await expect(title).toHaveText("Apply");
  await page.getByRole("textbox", { name: "First name" }).fill("Elena");
  const links = page.getByRole("link", { name: /^Apply for this job/ });
  for (const link of await links.all()) {
    await link.click();
    const { searchParams } = new URL(
      (await link.getAttribute("href")) ?? "",
      page.url(),
    );
    const job = searchParams.get("position") ?? "";
    await expect(position).toHaveValue(job);
    await expect(title).toHaveText(`Your application: ${job}`);
    const [, city = ""] = job.split(", ");
    await expect(page.locator(".call-number + p")).toContainText(city);
    await expect(page.locator(".staff-faces li")).toHaveCount(1);
  }
  await position.selectOption("Detailer");
  await expect(title).toHaveText("Your application: Detailer");
  await expect(page.getByRole("textbox", { name: "First name" })).toHaveValue(
    "Elena",
  );
});

for (const path of ["/contact-us", "/our-company/careers"])
  test(`${path} never scrolls sideways at 320 px, with its errors shown${markFurther(path !== "/contact-us")}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await hydrated(page);
    await page.locator("main form button[type=submit]").click();
    await expect(page.getByText("There is a problem")).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });

async function fillContact(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(CONTACT))
    await page.getByRole("textbox", { name: label }).fill(text);
}

async function firstVin(page: Page): Promise<string> {
  const [vehicle] = await listVehicles(page);
  if (vehicle === undefined) throw new Error("The catalogue lists no vehicle.");
  return vehicle.vin;
}

/** Without JavaScript nobody waits for the second that no person is faster than. */
async function oldEnough(page: Page, hasScript: boolean): Promise<void> {
  if (!hasScript) await page.waitForTimeout(1_100);
}

async function tabTo(page: Page, fieldName: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    const focused = await page.evaluate(
      () => document.activeElement?.getAttribute("name") ?? "",
    );
    expect(focused).not.toBe("homepage");
    if (focused === fieldName) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reached ${fieldName}.`);
}

/** The checker runs as a script in the page. */
async function expectNoViolation(page: Page, hasScript: boolean) {
  if (!hasScript) return;
  expect(await violations(page)).toEqual([]);
}
