import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import SqliteHandle from "better-sqlite3";
import sharp from "sharp";
import { expectAccessible } from "./axe.ts";
import { enterConsole, holdFeedFromTerminal } from "./console-passkeys.ts";
import { needCookies } from "./cookieless-browser.ts";
import { markFurther } from "./further.ts";
import { test } from "./journey.ts";
import { outOfPage } from "./layout-checks.ts";
import { SITES } from "./sites.ts";
import { needEnglish } from "./walked-language.ts";

// What the people of a store do every day, by the keyboard alone, on a site whose content nobody else looks at.

const SITE = SITES.simple;
test.beforeEach(() => {
  needEnglish(
    "The people of a store work in the console in the language of their own choice, and no address of it names one.",
  );
});

const WIDTHS = [390, 1440] as const;
const MOST_ACTIONS = 3;

/** What somebody presses besides typing, and how often. */
interface Hand {
  readonly press: (target: Locator, key?: "Enter" | "Space") => Promise<void>;
}

interface Task {
  /** What must be there before somebody sits down. */
  readonly prepare?: (page: Page, width: number) => Promise<unknown>;
  /** The section in which the task begins. */
  readonly from: string;
  readonly run: (page: Page, hand: Hand, prepared: string) => Promise<void>;
}

const done = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).first()).toBeVisible();

/** Both widths run at once, and two people who change the same hours meet in a conflict. */
const chooseStore = (_page: Page, width: number) =>
  Promise.resolve(width === WIDTHS[0] ? "joliet" : "kankakee");

/** A message of a shopper of this name. */
async function writeAs(page: Page, lastName: string): Promise<string> {
  await page.goto("/contact-us");
  await page.getByRole("combobox", { name: "What is it about?" }).selectOption({
    index: 1,
  });
  for (const [label, text] of [
    ["First name", "Elena"],
    ["Last name", lastName],
    ["Email", `${lastName.toLowerCase()}@example.com`],
    ["Phone", "630.555.0100"],
    ["Message", "Is it still there?"],
  ] as const)
    await page
      .getByRole("textbox", { name: label })
      .pressSequentially(text, { delay: 15 });
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Your reference")).toBeVisible();
  const text = await page.locator("main").innerText();
  return /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(text)?.[0] ?? "";
}

/** The stock number of a car that stands on none of the first pages, and that nobody else edits meanwhile. */
async function findStockNumber(
  page: Page,
  width: number,
  row: number,
): Promise<string> {
  await page.goto(`/console/cars?page=${width === WIDTHS[0] ? "12" : "15"}`);
  const text = await page.locator("main li p").nth(row).innerText();
  return /\b([A-Z]\d{2}-\d+),/.exec(text)?.[1] ?? "";
}

async function openCar(page: Page, { press }: Hand, stock: string) {
  const field = page.getByRole("searchbox");
  await field.fill(stock);
  await press(field);
  await page.waitForURL(/\/console\/cars\/[A-Z0-9]{17}/);
}

/** As if a mail server had refused it for good. */
function giveUp(reference: string): void {
  const database = new SqliteHandle(join(SITE.dataFolder, "leads.sqlite"));
  try {
    database
      .prepare(
        "UPDATE outbox SET state = 'dead' WHERE lead_id = (SELECT id FROM leads WHERE reference = ?)",
      )
      .run([reference]);
  } finally {
    database.close();
  }
}

const TASKS: Readonly<Record<string, Task>> = {
  "hide a car": {
    prepare: (page, width) => findStockNumber(page, width, 2),
    from: "/console/cars",
    async run(page, hand, stock) {
      await openCar(page, hand, stock);
      await hand.press(
        page.getByRole("button", { name: "Hide it from the site" }),
      );
      await done(page, "Saved.");
    },
  },
  "mend a price": {
    prepare: (page, width) => findStockNumber(page, width, 6),
    from: "/console/cars",
    async run(page, hand, stock) {
      await openCar(page, hand, stock);
      await page.getByLabel("Price in dollars").fill("19995");
      await page.getByLabel("Reason").fill("The feed has last week’s");
      await hand.press(page.getByRole("button", { name: "Save: Price" }));
      await done(page, "Saved.");
    },
  },
  "add photos": {
    prepare: (page, width) => findStockNumber(page, width, 10),
    from: "/console/cars",
    async run(page, hand, stock) {
      await openCar(page, hand, stock);
      const picture = await sharp({
        create: { width: 640, height: 480, channels: 3, background: "#46788c" },
      })
        .jpeg()
        .toBuffer();
      const named = (name: string) => ({
        name,
        mimeType: "image/jpeg",
        buffer: picture,
      });
      await page
        .getByLabel("Pictures from this device")
        .setInputFiles([named("front.jpg"), named("rear.jpg")]);
      await hand.press(page.getByRole("button", { name: "Add them" }));
      await done(page, "Added. Shoppers see them now.");
    },
  },
  "answer a lead": {
    prepare: (page) => writeAs(page, "Waiting"),
    from: "/console/leads",
    async run(page, hand, reference) {
      await hand.press(page.locator(`a[href$="${reference}"]`));
      await hand.press(page.getByRole("button", { name: "Mark as answered" }));
      await done(page, "Marked as answered.");
    },
  },
  "move an appointment": {
    async prepare(page, width) {
      const firstName = width === WIDTHS[0] ? "Elena" : "Nadia";
      await page.goto("/console/appointments/new?store=aurora&kind=testDrive");
      await page.getByLabel("First name").fill(firstName);
      await page.getByLabel("Last name").fill("Moving");
      await page.getByLabel("Phone").fill("630 555 0100");
      await page.getByLabel("Car", { exact: true }).fill("The blue Accord");
      await page.getByRole("button", { name: "Book it" }).click();
      await done(page, /^Booked\./);
      return firstName;
    },
    from: "/console/appointments",
    async run(page, hand, firstName) {
      const booked = page
        .getByRole("link", { name: `${firstName} Moving` })
        .first();
      if ((await booked.count()) === 0)
        await hand.press(page.getByRole("link", { name: "Week after" }));
      await hand.press(booked);
      await page.getByLabel("New time").focus();
      await page.keyboard.press("ArrowDown");
      await hand.press(
        page.getByRole("button", { name: "Move the appointment" }),
      );
      await done(page, /^Moved\./);
    },
  },
  "post an offer": {
    from: "/console/content",
    async run(page, hand) {
      await hand.press(page.getByRole("link", { name: "Add an offer" }));
      for (const [label, text] of [
        ["Name, English", "Winter wheels"],
        ["Its button leads to", "/service"],
        ["Title, English", "Four winter wheels"],
        ["Description, English", "Mounted while you wait."],
        ["Words on the button, English", "Book it"],
        ["From", "2026-11-01T00:00"],
        ["Until", "2031-03-31T23:59"],
      ] as const)
        await page.getByLabel(label, { exact: true }).fill(text);
      await page.getByLabel("Where it is shown").selectOption({ index: 2 });
      await page
        .getByLabel("Section", { exact: true })
        .selectOption({ label: "Service" });
      await hand.press(page.getByRole("button", { name: "Save" }));
      await done(page, "Saved.");
    },
  },
  "change Saturday’s hours": {
    prepare: chooseStore,
    from: "/console/content",
    async run(page, hand, store) {
      await hand.press(page.locator(`a[href$="/hours/${store}.sales"]`));
      await page
        .getByRole("group", { name: "Saturday" })
        .getByLabel("Closes")
        .fill("5:00 PM");
      await hand.press(page.getByRole("button", { name: "Save" }));
      await done(page, "Saved.");
    },
  },
  "close on a holiday": {
    prepare: chooseStore,
    from: "/console/content",
    async run(page, hand, store) {
      await hand.press(page.locator(`a[href$="/${store}.new"]`));
      // A store has no day twice, and keeps those of the run before.
      const year = 2030 + (Date.now() % 7_000);
      await page
        .getByLabel("Day", { exact: true })
        .fill(`${String(year)}-07-04`);
      await page.getByLabel("Name, English").fill("Independence Day");
      await page.getByLabel("Name, Spanish").fill("Día de la Independencia");
      await hand.press(
        page.getByRole("checkbox", { name: /^Closed/ }),
        "Space",
      );
      await hand.press(page.getByRole("button", { name: "Save" }));
      await done(page, "Saved.");
    },
  },
  "close early on Christmas Eve": {
    prepare: chooseStore,
    from: "/console/content",
    async run(page, hand, store) {
      await hand.press(
        page
          .getByRole("listitem")
          .filter({ has: page.locator(`a[href$="/${store}.new"]`) })
          .getByRole("link", { name: /Christmas Eve/ }),
      );
      await page.getByLabel("Closes").fill("1:00 PM");
      await hand.press(page.getByRole("button", { name: "Save" }));
      await done(page, "Saved.");
    },
  },
  "replay a delivery": {
    async prepare(page) {
      const reference = await writeAs(page, "Undelivered");
      await expect
        .poll(() => countWaiting(reference), { timeout: 60_000 })
        .toBe(0);
      giveUp(reference);
      return reference;
    },
    from: "/console/leads?state=undelivered",
    async run(page, hand, reference) {
      await hand.press(page.locator(`a[href$="${reference}"]`));
      await hand.press(page.getByRole("button", { name: /again/i }));
      await done(page, "On its way again.");
    },
  },
  "see what a feed refused": {
    async prepare() {
      holdFeedFromTerminal(SITE);
    },
    from: "/console/feeds",
    async run(page, hand) {
      await hand.press(
        page
          .getByRole("region", { name: "Every file" })
          .getByRole("link")
          .first(),
      );
      await done(page, /VIN/);
    },
  },
  "erase a person": {
    // Who is erased is gone with every lead of the mailbox, and the other width runs at the same time.
    prepare: (page, width) =>
      writeAs(page, width === WIDTHS[0] ? "Forgotten" : "Removed"),
    from: "/console/leads",
    async run(page, hand, reference) {
      await hand.press(page.locator(`a[href$="${reference}"]`));
      await hand.press(page.getByRole("link", { name: "Erase this person" }));
      await hand.press(page.getByRole("button", { name: "Erase for good" }));
      await done(page, "The person is forgotten here.");
    },
  },
  "export leads": {
    prepare: (page) => writeAs(page, "Exported"),
    from: "/console/leads",
    async run(page, hand) {
      const download = page.waitForEvent("download");
      await hand.press(
        page.getByRole("link", { name: "Download these as CSV" }),
      );
      expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    },
  },
  "invite a colleague": {
    from: "/console/people",
    async run(page, hand) {
      await hand.press(page.getByRole("link", { name: "Invite a colleague" }));
      await page.getByLabel("Name").fill("Marisol Vega");
      await page
        .getByLabel("Work email")
        .fill(`marisol-${String(Date.now())}@dealer.example`);
      await page.getByRole("radio", { name: /^Seller/ }).check();
      await hand.press(
        page.getByRole("button", { name: "Make the invitation" }),
      );
      await done(page, /link=/);
    },
  },
};

function countWaiting(reference: string): number {
  const database = new SqliteHandle(join(SITE.dataFolder, "leads.sqlite"), {
    readonly: true,
  });
  try {
    const [row] = database
      .prepare<{ readonly count: number }>(
        "SELECT COUNT(*) AS count FROM outbox WHERE state = 'waiting' AND lead_id = (SELECT id FROM leads WHERE reference = ?)",
      )
      .all([reference]);
    return row?.count ?? 0;
  } finally {
    database.close();
  }
}

test.use({ baseURL: SITE.origin });

for (const [name, { prepare, from, run }] of Object.entries(TASKS))
  for (const width of WIDTHS)
    test(`at ${String(width)} px the keyboard alone can ${name} in ${String(MOST_ACTIONS)} actions at most beyond typing${markFurther(name !== "hide a car" || width !== WIDTHS[0])}`, async ({
      page,
    }) => {
      needCookies();
      await page.setViewportSize({ width, height: 900 });
      await enterConsole(page, ["--role", "owner"], SITE);
      const prepared = await prepare?.(page, width);
      await page.goto(from);
      let actions = 0;
      await run(
        page,
        {
          async press(target, key = "Enter") {
            await target.waitFor();
            expect.soft(await outOfPage(page), page.url()).toEqual([]);
            await expectAccessible(page, page.url());
            await target.focus();
            await expect(target).toBeFocused();
            await page.keyboard.press(key);
            actions += 1;
          },
        },
        typeof prepared === "string" ? prepared : "",
      );
      await expectAccessible(page, page.url());
      expect(actions).toBeLessThanOrEqual(MOST_ACTIONS);
    });
