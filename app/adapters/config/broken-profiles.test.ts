import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formatStoreProfileFault } from "./profile-files.server.ts";
import { loadStoreProfile } from "./store-profile.server.ts";

const FRANCHISE = path.resolve(
  import.meta.dirname,
  "../../../profiles/franchise",
);
/** The place of "$20 off a four-wheel alignment". */
const SERVICE_OFFER = 11;
const NOW_MS = Date.parse("2026-11-01T12:00:00-05:00");

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "broken-"));
  cpSync(FRANCHISE, folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the check says of the franchise with one file written anew, which is put back. */
function checkWith(file: string, content: string | Buffer) {
  const target = path.join(folder, file);
  const before = readFileSync(target);
  writeFileSync(target, content);
  try {
    const result = loadStoreProfile(folder, NOW_MS);
    return result.ok ? [] : result.faults;
  } finally {
    writeFileSync(target, before);
  }
}

function setAt(
  root: unknown,
  keys: readonly (string | number)[],
  value: unknown,
) {
  const last = keys.at(-1);
  if (last === undefined) return value;
  const holder = keys
    .slice(0, -1)
    .reduce<unknown>((it, key) => Reflect.get(Object(it), key), root);
  Reflect.set(Object(holder), last, value);
  return root;
}

/** The text of a file from a fault's line and column on. */
function readFrom(
  content: string,
  at: { line: number; column: number },
): string {
  const lines = content.split("\n").slice(at.line - 1);
  return [lines[0]?.slice(at.column - 1), ...lines.slice(1)].join("\n");
}

type Mistake = readonly [
  file: string,
  keys: readonly (string | number)[],
  value: unknown,
  /** What stands at the line and column that is named. */
  at: string,
  message: string,
];

const MISTAKES: readonly Mistake[] = [
  ["stores.json", [1, "zip"], "6091", '"6091"', "must be a ZIP code"],
  ["stores.json", [0, "timeZone"], "Central", '"Central"', "IANA time zone"],
  ["stores.json", [0, "phone"], "12", '"12"', "US phone number"],
  ["stores.json", [0, "email"], "info", '"info"', "e-mail address"],
  [
    "stores.json",
    [0, "stateShort"],
    "Illinois",
    '"Illinois"',
    "two capital letters",
  ],
  ["stores.json", [2, "phnoe"], "x", '"phnoe"', "unknown key"],
  ["stores.json", [1, "id"], "aurora", '"aurora"', "is used twice"],
  [
    "stores.json",
    [0, "id"],
    "Aurora Store",
    '"Aurora Store"',
    "lower-case letters",
  ],
  [
    "stores.json",
    [0, "coordinates"],
    { latitude: -88.27, longitude: 41.78 },
    "{",
    "swapped",
  ],
  [
    "pricing.json",
    ["disclaimerAdvertisingCost", "percent"],
    4,
    "4",
    "sellers read it as the most",
  ],
  [
    "stores.json",
    [0, "coordinates"],
    { latitude: 51.5, longitude: -0.1 },
    "{",
    "outside of the United States",
  ],
  [
    "stores.json",
    [0, "coordinates", "latitude"],
    "41.78",
    '"41.78"',
    "must be a number",
  ],
  [
    "stores.json",
    [0, "departments", "sales", "hours", "monday", "open"],
    540,
    "540",
    "must be a time of day, as in 9:00 AM",
  ],
  [
    "stores.json",
    [0, "departments", "sales", "hours", "monday", "open"],
    "09:00",
    '"09:00"',
    "must be a time of day",
  ],
  [
    "stores.json",
    [0, "departments", "sales", "hours", "monday", "close"],
    "8:00 AM",
    "{",
    "open must be before close",
  ],
  ["stores.json", [0, "departments", "parts"], {}, '"parts"', "unknown key"],
  [
    "stores.json",
    [0, "specialDays", 0, "day"],
    "2026-02-30",
    '"2026-02-30"',
    "day of the calendar",
  ],
  [
    "stores.json",
    [0, "googleMapsLink"],
    "maps.google.com",
    '"maps.google.com"',
    "starts with https://",
  ],
  [
    "stores.json",
    [0, "recipients"],
    { parts: "a@b.com" },
    '"recipients"',
    "addresses of leads stand in leads.json",
  ],
  [
    "leads.json",
    ["recipients", "sales", "stores"],
    { boston: "a@b.com" },
    '"a@b.com"',
    "is no id in stores.json",
  ],
  ["stores.json", [], [], "[", "at least one store"],
  [
    "profile.json",
    ["theme", "primary"],
    "green",
    '"green"',
    "must be a colour",
  ],
  [
    "profile.json",
    ["storeGroup", "id"],
    "Prairie Auto",
    '"Prairie Auto"',
    "lower-case letters",
  ],
  [
    "profile.json",
    ["storeGroup", "employees", "generalManager"],
    "nobody",
    '"nobody"',
    "is no id in staff.json",
  ],
  [
    "profile.json",
    ["conditions"],
    ["old"],
    '"old"',
    "must be new, used or certified",
  ],
  ["profile.json", ["conditions"], [], "[", "at least one condition"],
  [
    "profile.json",
    ["vehicles", "imageHosts"],
    ["https://photos.dealer.com"],
    '"https://photos',
    "without https://",
  ],
  ["profile.json", ["vehicles", "imageHosts"], ["*"], '"*"', 'only "*."'],
  [
    "profile.json",
    ["vehicles", "imageHosts"],
    ["photos.*.com"],
    '"photos.*',
    'only "*."',
  ],
  [
    "profile.json",
    ["tracking", "googleTagId"],
    "GTM-ABC123",
    '"GTM-ABC123"',
    "id of a Google tag",
  ],
  [
    "profile.json",
    ["tracking", "metaPixelId"],
    "pixel",
    '"pixel"',
    "digits of a Meta pixel",
  ],
  [
    "profile.json",
    ["tracking", "googleAdsId"],
    "123456789",
    '"123456789"',
    "Google Ads account",
  ],
  ["profile.json", ["consent", "tier"], 4, "4", "must be 0, 1, 2 or 3"],
  ["profile.json", ["ratings", "rating"], 9.9, "9.9", "must be 5 or less"],
  [
    "profile.json",
    ["claims"],
    null,
    "true",
    "claims in profile.json are missing",
  ],
  [
    "profile.json",
    ["autoFinancing", "preApprovalFrameUrl"],
    "http://lender.com/a",
    '"http://lender.com',
    "starts with https://",
  ],
  [
    "profile.json",
    ["chat", "isEnabled"],
    "yes",
    '"yes"',
    "must be true or false",
  ],
  ["profile.json", ["reviews"], [], "[", "belongs into reviews.json"],
  [
    "pricing.json",
    ["fees", "documentFeeCents"],
    358.03,
    "358.03",
    "whole cents",
  ],
  [
    "pricing.json",
    ["fees", "documentFeeCents"],
    499,
    "499",
    "a fee lies between $10 and $5,000",
  ],
  [
    "pricing.json",
    ["fees", "documentFeeCents"],
    35803000,
    "35803000",
    "a fee lies between $10 and $5,000",
  ],
  [
    "pricing.json",
    ["requiredAddOns"],
    [{ name: "Etching", priceCents: 99 }],
    "99",
    "a fee lies between",
  ],
  [
    "pricing.json",
    ["lockedPriceBandsDollars"],
    [20000, 10000],
    "[",
    "must rise",
  ],
  [
    "pricing.json",
    ["payments", "profitSharePercent"],
    50,
    "{",
    "add up to 100",
  ],
  ["pricing.json", ["stateCharges"], { XX: {} }, "{", "postal code of a state"],
  ["pages.json", ["home"], false, "false", "must be true"],
  [
    "menus.json",
    ["main", 0],
    { label: "Shop", target: null, items: [] },
    "{",
    "needs a target or items",
  ],
  [
    "menus.json",
    ["footer", 0],
    { label: "x", target: { kind: "page", page: "imprint" } },
    '"imprint"',
    "unknown page",
  ],
  [
    "menus.json",
    ["footer", 0],
    {
      label: "x",
      target: { kind: "search", path: "/search-vehicles/no/such" },
    },
    '"/search-vehicles/no',
    "names no inventory",
  ],
  ["search.json", ["defaultSort"], "cheapest", '"cheapest"', "must be one of"],
  [
    "leads.json",
    ["careers", "openings", 0, "storeId"],
    "boston",
    '"boston"',
    "is no id in stores.json",
  ],
  [
    "leads.json",
    ["careers", "openings", 0, "department"],
    "Parts",
    '"Parts"',
    "must be one of",
  ],
  [
    "leads.json",
    ["careers", "openings", 0, "duties", 0],
    7,
    "7",
    "must be text",
  ],
  ["leads.json", ["careers", "equalOpportunity"], 7, "7", "must be text"],
  ["warranty.json", ["plans", 0, "suits"], 7, "7", "must be text"],
  [
    "leads.json",
    ["careers", "openings", 0, "pay", "toCents"],
    100,
    "100",
    "must not be less than fromCents",
  ],
  [
    "leads.json",
    ["fallbackRecipient"],
    "nobody",
    '"nobody"',
    "is no recipient",
  ],
  [
    "leads.json",
    ["types", "DEFAULT", "subject"],
    "{dealer}: {nmae}",
    '"{dealer}: {nmae}"',
    "unknown part {nmae}",
  ],
  [
    "leads.json",
    ["types", "DEFAULT", "subject"],
    "{dealer: message",
    '"{dealer: message"',
    "without its other half",
  ],
  [
    "leads.json",
    ["types", "DEFAULT", "subject"],
    "one\ntwo",
    '"one',
    "must be one line",
  ],
  [
    "leads.json",
    ["retentionDays"],
    { leads: 3, careers: 180, consents: 1825 },
    "3",
    "must be 30 or more",
  ],
  [
    "promotions.json",
    [0, "startDate"],
    "2026-01-01",
    '"2026-01-01"',
    "date and time with offset",
  ],
  ["reviews.json", [0, "stars"], 6, "6", "must be 1 to 5"],
  [
    "estimator.json",
    ["creditBands", 0, "minimumScore"],
    300,
    "[",
    "must start at minimumScore 0",
  ],
  [
    "texts.json",
    ["en"],
    { "home.heroTitel": "x" },
    '"x"',
    "no text key of the site",
  ],
  [
    "texts.json",
    ["en"],
    { "home.heroTitle": "From {price}" },
    "{price}",
    "unknown part {price}",
  ],
  [
    "faqs.json",
    ["home", 0, "answers", 0],
    "Our document fee is $199.00.",
    "$199.00",
    "write {documentFee}",
  ],
  [
    "faqs.json",
    ["home", 0, "answers", 0],
    "It is {docFee}.",
    "{docFee}",
    "unknown part {docFee}",
  ],
  [
    "staff.json",
    [0, "storeId"],
    "boston",
    '"boston"',
    "is no id in stores.json",
  ],
  [
    "promotions.json",
    [SERVICE_OFFER, "serviceIds"],
    ["wheel-polish"],
    '"wheel-polish"',
    "is no id in serviceCenter.popularServices",
  ],
  [
    "promotions.json",
    [SERVICE_OFFER, "offCents"],
    12_000,
    "12000",
    'is more than fromCents of "wheel-alignment"',
  ],
  [
    "promotions.json",
    [SERVICE_OFFER, "serviceIds"],
    [],
    "2000",
    "is taken off no service",
  ],
];

test.each(MISTAKES)(
  "%s with %j as %j is named at its place",
  (file, keys, value, at, message) => {
    const root: unknown = JSON.parse(
      readFileSync(path.join(folder, file), "utf8"),
    );
    const content = JSON.stringify(setAt(root, keys, value), null, 2);
    const faults = checkWith(file, content);
    const fault = faults.find((it) => it.message.includes(message));
    if (fault?.at === undefined)
      return expect.fail(faults.map(formatStoreProfileFault).join("\n"));
    const named =
      fault.file === file
        ? content
        : readFileSync(path.join(folder, fault.file), "utf8");
    const words = readFrom(named, fault.at);
    expect(
      words.replace(/^"(?!.*"$)/, '"').startsWith(at) ||
        words.startsWith(`"${at}`),
    ).toBe(true);
  },
);

const SYNTAX: readonly (readonly [
  what: string,
  content: string | Buffer,
  line: string,
])[] = [
  [
    "a comma too many",
    '{\n  "en": {},\n  "es": {},\n}',
    "texts.json:4:1: is not valid JSON: the comma before it is one too many",
  ],
  [
    "a missing comma",
    '{\n  "en": {}\n  "es": {}\n}',
    "texts.json:3:3: is not valid JSON: a comma is missing before it",
  ],
  [
    "a comment",
    '{\n  // ours\n  "en": {}, "es": {}\n}',
    "texts.json:2:3: is not valid JSON: JSON has no comments",
  ],
  [
    "single quotes",
    "{ 'en': {}, 'es': {} }",
    "texts.json:1:3: is not valid JSON: texts and keys stand in straight",
  ],
  [
    "curly quotes",
    "{ “en”: {} }",
    "texts.json:1:3: is not valid JSON: texts and keys stand in straight",
  ],
  [
    "a bare word",
    '{ "en": yes }',
    "texts.json:1:9: is not valid JSON: a value was expected",
  ],
  [
    "a text that is not closed",
    '{ "en": { "home.try": "x } }\n',
    "texts.json:1:23: is not valid JSON: this text is not closed",
  ],
  [
    "an end that is missing",
    '{ "en": {',
    "texts.json:1:10: is not valid JSON: the file ends, and } } is missing",
  ],
  ["an empty file", "", "texts.json:1:1: is not valid JSON: the file is empty"],
  [
    "something behind the end",
    '{ "en": {}, "es": {} } }',
    "texts.json:1:24: is not valid JSON: something follows",
  ],
  [
    "a name that stands twice",
    '{\n "en": {},\n "en": {},\n "es": {} }',
    "texts.json:3:2: en: stands there a second time",
  ],
  [
    "Latin-1",
    Buffer.from('{ "en": { "home.try": "caf\u00e9" }, "es": {} }', "latin1"),
    "texts.json:1:27: is not saved as UTF-8",
  ],
  [
    "UTF-16",
    Buffer.from("\uFEFF{}", "utf16le"),
    "texts.json:1:1: is saved as UTF-16; save it as UTF-8",
  ],
];

test.each(SYNTAX)(
  "%s is named at its line and column",
  (_what, content, line) => {
    const faults = checkWith("texts.json", content).map(
      formatStoreProfileFault,
    );
    expect(faults[0]).toContain(line);
  },
);

test("a literal amount in a legal text is named where it stands", () => {
  const file = "legal/terms-of-sale.md";
  const content = readFileSync(path.join(folder, file), "utf8").replace(
    "{documentFee}",
    "$399.00",
  );
  const [fault] = checkWith(file, content);
  expect(fault?.message).toContain("write {documentFee}");
  expect(readFrom(content, fault?.at ?? { line: 1, column: 1 })).toMatch(
    /^\$399\.00/,
  );
});

test("a front matter that is none is named by its line", () => {
  const lines = checkWith(
    "legal/cookie-policy.md",
    "---\ntitle: x\nnonsense\n---\nWords",
  ).map(formatStoreProfileFault);
  expect(lines[0]).toContain(
    'legal/cookie-policy.md:3:1: must read "name: words"',
  );
});
