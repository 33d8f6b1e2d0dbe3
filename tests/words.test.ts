import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { FIELD_MESSAGES } from "#app/domain/forms/messages.ts";
import { listConsoleTextKeys, listTextKeys } from "./support/text-keys.ts";
import { findWordFaults, type VisitorSentence } from "./support/word-rules.ts";

const project = dirname(import.meta.dirname);

/** Spec §2, §3, §5 and §8 give these texts, with their capitals, periods and apostrophes. */
const SPECIFIED = new Set([
  ...Object.keys(FIELD_MESSAGES).map((key) => `forms.${key}`),
  ...["apply", "badCredit", "bhph", "full", "score"].map(
    (page) => `autoFinancing.${page}.title`,
  ),
  "careers.apply",
  "list.sort.mileage",
  "list.sort.year",
  "list.sort.priceHigh",
  "list.sort.priceLow",
  // These stand in one row with the four above.
  "list.sort.mpg",
  "list.sort.nearest",
  "list.sort.payment",
  "notFound.text",
  "offers.view",
  "specialOffers.more",
  "specialOffers.schedule",
  "specialOffers.shop",
  "toasts.privateInventorySuccess",
  "toasts.testDriveSuccess",
  // It stands in the footer's column, among the labels of the menus.
  "visitor.yourDetails",
  // It is no sentence: it stands between two.
  "words.separator",
]);

/** Spec §2 gives the labels of the menus. */
const SPECIFIED_FILE = "menus.json";

test("every sentence of the site keeps to the style sheet for words", async () => {
  const keys = [...(await listTextKeys()), ...(await listConsoleTextKeys())];
  expect(findWordFaults(keys, SPECIFIED)).toEqual([]);
});

test.each(["franchise", "used-only"])(
  "the texts of the profile %s keep to the style sheet for words",
  (profile) => {
    const folder = join(project, "profiles", profile);
    const sentences = globSync("{*.json,*/*.md}", { cwd: folder })
      .filter((name) => !name.endsWith(".es.md") && name !== SPECIFIED_FILE)
      .flatMap((name) => {
        const text = readFileSync(join(folder, name), "utf8");
        return name.endsWith(".md")
          ? toLines(name, text)
          : [...listEnglish(name, JSON.parse(text))];
      });
    expect(sentences.length).toBeGreaterThan(100);
    expect(findWordFaults(sentences, SPECIFIED)).toEqual([]);
  },
);

test.each([
  ["straight apostrophe", "Don't wait"],
  ["straight quotation mark", 'Choose "Model" instead'],
  ["email without a hyphen", "By phone or e-mail"],
  ["one space", "Two  spaces"],
  ["one character for three dots", "Loading..."],
  ["a link says where it leads", "To see them, click here"],
  ["someone, anyone, no one, everyone", "Somebody will call you"],
  ["American spelling", "We don’t keep it any more"],
  ["American spelling", "Choose a colour"],
  ["phone as (630) 555-0142", "Call 630-555-0142"],
  ["sentence case", "Schedule Your Service"],
  ["no period after a short error", "Choose a day."],
])("a planted fault is found: %s in “%s”", (rule, sentence) => {
  const planted = { key: "planted.key", sentence };
  expect(findWordFaults([planted], new Set())).toEqual([
    `planted.key: ${rule}: ${sentence}`,
  ]);
  expect(findWordFaults([planted], new Set(["planted.key"]))).toEqual([]);
});

test.each([
  "Call (630) 555-0142 and we’ll work out the payment with you.",
  "Read all reviews",
  "Prairie Auto Group",
  "Choose a day and a time. We’ll hold it while you fill in the rest.",
  "Choose “Model” and enter the car instead.",
])("what is written well is no fault: %s", (sentence) => {
  expect(findWordFaults([{ key: "fine", sentence }], new Set())).toEqual([]);
});

function* listEnglish(key: string, value: unknown): Iterable<VisitorSentence> {
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value))
    if (name === "en" && typeof inner === "string")
      yield { key, sentence: inner };
    else yield* listEnglish(`${key}.${name}`, inner);
}

/** Straight quotation marks stand in the front matter alone. */
function toLines(name: string, text: string): readonly VisitorSentence[] {
  return text
    .split("\n")
    .map((line, at) => ({
      key: `${name}:${at + 1}`,
      sentence: line.replace(/^[#>\-*\d. |]+/, "").trimEnd(),
    }))
    .filter(({ sentence }) => sentence !== "");
}
