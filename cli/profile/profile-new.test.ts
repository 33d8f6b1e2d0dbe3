import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkProfileFolder } from "#app/operations.server.ts";
import { profileCommand } from "#cli/profile.ts";

const PROJECT_FOLDER = path.resolve(import.meta.dirname, "../..");
const NOW_MS = Date.parse("2026-11-23T15:00:00Z");

let folder = "";
let out = "";
let err = "";

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "profile-new-"));
  [out, err] = ["", ""];
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(
  args: readonly string[],
  ask: ((question: string) => Promise<string>) | null = null,
): Promise<number> {
  return profileCommand(["new", ...args], {
    stdout: { write: (text) => void (out += text) },
    stderr: { write: (text) => void (err += text) },
    variables: {},
    workingFolder: folder,
    projectFolder: PROJECT_FOLDER,
    clock: { nowMs: () => NOW_MS },
    ask,
  });
}

const LYNN = [
  "--name",
  "Lynn Motors",
  "--address",
  "120 Western Ave",
  "--city",
  "Lynn",
  "--state",
  "MA",
  "--zip",
  "01904",
  "--phone",
  "781-234-5678",
  "--email",
  "hello@lynnmotors.com",
  "--hours",
  "Mon-Fri 9:00 AM - 6:00 PM; Sat 9-4",
  "--sells",
  "used",
  "--document-fee",
  "$499",
  "--leads-to",
  "leads@lynnmotors.com",
];

const readPart = (name: string) =>
  JSON.parse(readFileSync(path.join(folder, "lynn", name), "utf8"));

test("options alone make a profile without a fault, and nothing in it was invented", async () => {
  const code = await run([...LYNN, "--to", "lynn"]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  const { profile, faults } = checkProfileFolder(path.join(folder, "lynn"));
  expect(faults).toEqual([]);
  expect(profile).toMatchObject({
    ratings: null,
    claims: null,
    warranty: null,
    reviews: [],
    staff: [],
    promotions: [],
    storeGroup: {
      name: "Lynn Motors",
      description: {
        en: "Lynn Motors sells used cars in Lynn, Massachusetts.",
      },
      employees: { generalManager: null, serviceManager: null },
    },
    stores: [{ id: "lynn", timeZone: "America/New_York", phone: "7812345678" }],
    pricing: { fees: { documentFeeCents: 49_900 } },
    leads: { recipients: { leads: { email: "leads@lynnmotors.com" } } },
  });
  expect(profile?.faqs.home).toEqual([]);
  const on = Object.entries(readPart("pages.json")).filter(([, isOn]) => isOn);
  expect(on.map(([page]) => page)).toEqual([
    "home",
    "contact",
    "contactConfirmation",
    "privacyPolicy",
    "cookiePolicy",
    "ourCompany",
    "vehicle",
    "testDrive",
    "searchVehicles",
  ]);
  expect(out).toContain("SITE_URL=");
  expect(out).toContain("--store lynn");
});

test("a new profile speaks English alone where nobody says otherwise", async () => {
  await run([...LYNN, "--to", "lynn"]);
  expect(readPart("profile.json").site).toMatchObject({
    defaultLanguage: "en",
    languages: ["en"],
    description: "Lynn Motors sells used cars in Lynn, Massachusetts.",
  });
  expect(readPart("menus.json").footer[0].label).toBe("Contact us");
  expect(readdirSync(path.join(folder, "lynn/legal")).join()).not.toContain(
    ".es.md",
  );
});

test("what a new profile writes is complete in each language that its site speaks", async () => {
  const code = await run([
    ...LYNN.map((it) => (it === "used" ? "used, certified" : it)),
    "--languages",
    "English and Spanish",
    "--buys-cars",
    "yes",
    "--to",
    "lynn",
  ]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  const { profile, warnings } = checkProfileFolder(path.join(folder, "lynn"));
  expect(profile?.site).toMatchObject({
    defaultLanguage: "en",
    languages: ["en", "es"],
    description: {
      en: "Lynn Motors sells used and certified cars in Lynn, Massachusetts.",
      es: "Lynn Motors vende autos usados y certificados en Lynn, Massachusetts.",
    },
  });
  expect(profile?.menus.main.map(({ label }) => label.es)).toEqual([
    "Ver autos",
    "Vender o cambiar",
    "Quiénes somos",
  ]);
  expect(profile?.legal["privacy-policy"]?.es?.title).toBe(
    "Política de privacidad",
  );
  expect(
    warnings.filter((it) => /in Spanish/.test(it) && !/lawyer/.test(it)),
  ).toEqual([]);
});

test("the first language is the default, a sentence of one's own is said in each, and a site is never without English", async () => {
  const own = "Autos usados en Lynn desde 1987.";
  await run([
    ...LYNN,
    "--languages",
    "español, english",
    "--description-es",
    own,
    "--to",
    "lynn",
  ]);
  expect(readPart("profile.json").site).toMatchObject({
    defaultLanguage: "es",
    languages: ["es", "en"],
    description: { es: own },
  });
  expect(await run([...LYNN, "--languages", "Spanish", "--to", "other"])).toBe(
    64,
  );
  expect(err).toContain("--languages: must name English (en)");
});

test("the legal drafts name the law of the state and say what a lawyer must look at", async () => {
  const texas = LYNN.map((it) =>
    it === "MA" ? "TX" : it === "01904" ? "75201" : it,
  );
  await run([...texas, "--time-zone", "America/Chicago", "--to", "lynn"]);
  const policy = readFileSync(
    path.join(folder, "lynn/legal/privacy-policy.md"),
    "utf8",
  );
  expect(policy).toContain("<!-- For your lawyer: Texas Data Privacy");
  expect(policy).toContain("updatedOn: 2026-11-23");
});

test("the profile check warns of each note to the lawyer at its line until it is taken out", async () => {
  await run([...LYNN, "--to", "lynn"]);
  const listNotes = () =>
    checkProfileFolder(path.join(folder, "lynn")).warnings.filter((it) =>
      it.includes("a note to the lawyer still stands there: "),
    );
  const file = path.join(folder, "lynn/legal/cookie-policy.md");
  const policy = readFileSync(file, "utf8");
  const line = policy.split("\n").findIndex((it) => it.startsWith("<!--")) + 1;
  const notes = listNotes();
  expect(notes).toContain(
    `legal/cookie-policy.md:${line}:1: a note to the lawyer still stands there: if tags or a chat of another company are turned on in profile.json, name what they keep.`,
  );
  expect(new Set(notes.map((it) => it.slice(0, it.indexOf(":"))))).toEqual(
    new Set([
      "legal/cookie-policy.md",
      "legal/privacy-policy.md",
      "legal/terms-of-sale.md",
    ]),
  );
  writeFileSync(file, policy.replaceAll(/<!--.*-->/g, "<!-- Seen. -->"));
  expect(listNotes()).toHaveLength(notes.length - 1);
});

test("a file of answers makes several stores, and the feed gives the hosts of photos", async () => {
  const [store] = [
    {
      address: "120 Western Ave",
      city: "Lynn",
      state: "MA",
      zip: "01904",
      phone: "(781) 234-5678",
      hours: "Mon-Sat 9-6",
    },
  ];
  const answers = {
    name: "Lynn Motors",
    email: "hello@lynnmotors.com",
    stores: [store, { ...store, name: "Lynn Motors North" }],
    sells: ["new", "used"],
    documentFee: 0,
    leads: { to: "leads@lynnmotors.com", format: "text" },
  };
  writeFileSync(path.join(folder, "answers.json"), JSON.stringify(answers));
  writeFileSync(
    path.join(folder, "feed.csv"),
    'vin,photos\n1,"https://img.carfeed.net/a/1.jpg|https://img.carfeed.net/a/2.JPG"\n',
  );
  const args = ["--from", "answers.json", "--feed", "feed.csv", "--to", "lynn"];
  const code = await run(args);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(readPart("stores.json").map(({ id }: { id: string }) => id)).toEqual([
    "lynn",
    "lynn-2",
  ]);
  expect(readPart("profile.json").vehicles.imageHosts).toEqual([
    "img.carfeed.net",
  ]);
});

/** Answers in the order in which they are given to the question that holds the words; Enter alone for what is not there. */
function answer(given: Record<string, string[]>) {
  return async (question: string) => {
    const key = Object.keys(given).find((it) => question.includes(it));
    return given[key ?? ""]?.shift() ?? "";
  };
}

test("a person at a terminal is asked until the answer can be read", async () => {
  const given: Record<string, string[]> = {
    called: ["Lynn Motors"],
    Street: ["120 Western Ave"],
    City: ["Lynn"],
    State: ["Massachusets", "massachusetts"],
    ZIP: ["1904", "01904"],
    Phone: ["12", "781 234 5678"],
    Hours: ["9 to 5", "Mon-Fri 9-5"],
    visitors: ["hello@lynnmotors.com"],
    sold: ["boats", "used and certified"],
    Document: ["", "499"],
    leads: ["leads@lynnmotors.com"],
  };
  const code = await run(["--to", "lynn"], answer(given));
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toContain("must be a state or its postal code, as in MA");
  expect(readPart("profile.json").conditions).toEqual(["used", "certified"]);
});

const LYNN_SAYS = (): Record<string, string[]> => ({
  "dealership called": ["Lynn Motors"],
  Street: ["120 Western Ave"],
  City: ["Lynn"],
  State: ["MA"],
  ZIP: ["01904"],
  Phone: ["781 234 5678"],
  Hours: ["Mon-Fri 9-6, Sun 12-5"],
  visitors: ["hello@lynnmotors.com"],
  sold: ["pre-owned cars"],
  Document: ["499 dollars"],
  "do leads": ["leads@lynnmotors.com"],
});

test("what would end the questions at their end is asked for at its place: ZIP code, time zone, a further store", async () => {
  const says = LYNN_SAYS();
  Object.assign(says, {
    City: ["Lynn", "El Paso"],
    Street: ["120 Western Ave", "1 Mesa St"],
    State: ["MA", "Texas"],
    ZIP: ["00000", "01904", "79901"],
    Phone: ["781 234 5678", "915 234 5678"],
    Hours: ["Mon-Fri 9-6, Sun 12-5", "daily 10-7"],
    "another store": ["perhaps", "yes", "no"],
    "store called": ["Lynn Motors West"],
    "Time zone": ["Pacific", "denver"],
  });
  const code = await run(["--to", "lynn"], answer(says));
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(readPart("stores.json")).toMatchObject([
    { name: "Lynn Motors", timeZone: "America/New_York" },
    { name: "Lynn Motors West", timeZone: "America/Denver", stateShort: "TX" },
  ]);
  expect(out).toContain("is no ZIP code that the Census Bureau knows");
  expect(out).toContain(
    "Read as: Mon-Fri 9:00 AM - 6:00 PM; Sat closed; Sun 12:00 PM - 5:00 PM",
  );
});

test("an answer that cannot be read leaves nothing behind, and Enter still leaves it out", async () => {
  const says = LYNN_SAYS();
  Object.assign(says, {
    color: ["navy blue", ""],
    "Address that": ["lynnmotors.com"],
  });
  expect(await run(["--to", "lynn"], answer(says))).toBe(0);
  expect(readPart("profile.json").theme).not.toHaveProperty("primary");
  expect(readPart("profile.json").conditions).toEqual(["used"]);
  expect(out).toContain("SITE_URL=https://lynnmotors.com");
  expect(out).toMatch(/SECRET_KEY=\S{44}\n/);
});

test("a folder that is there ends the questions before the second one", async () => {
  await run([...LYNN, "--to", "lynn"]);
  let count = 0;
  const ask = async () => String(count++);
  expect(await run(["--to", "lynn"], ask)).toBe(64);
  expect(count).toBe(0);
  expect(err).toContain("is there already");
});

test("a logo is a file of this machine, and lies in the profile's assets from then on", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';
  writeFileSync(path.join(folder, "Our Mark.SVG"), svg);
  writeFileSync(path.join(folder, "notes.png"), "no picture");
  const says = LYNN_SAYS();
  says["Your logo"] = [
    "https://cdn.lynnmotors.com/logo.svg",
    "logo.svg",
    "notes.png",
    "Our Mark.SVG",
  ];
  const code = await run(["--to", "lynn"], answer(says));
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toContain("the site's own policy blocks pictures");
  expect(out).toContain("there is no file");
  expect(out).toContain("notes.png is no png picture");
  expect(readPart("profile.json").theme.logo).toEqual({
    default: "assets/logo.svg",
    inverse: null,
    icon: null,
  });
  expect(readFileSync(path.join(folder, "lynn/assets/logo.svg"), "utf8")).toBe(
    svg,
  );
});

test("a feed that somebody names at its question gives the hosts of photos", async () => {
  writeFileSync(
    path.join(folder, "feed.csv"),
    "vin,photo\n1,https://img.carfeed.net/a/1.jpg\n",
  );
  const says = { ...LYNN_SAYS(), feed: ["feeed.csv", "feed.csv"] };
  expect(await run(["--to", "lynn"], answer(says))).toBe(0);
  expect(out).toContain("There is no file");
  expect(readPart("profile.json").vehicles.imageHosts).toEqual([
    "img.carfeed.net",
  ]);
});

test("without a terminal everything that is missing is said at once, by its option", async () => {
  expect(await run(["--name", "Lynn Motors"])).toBe(64);
  expect(err).toContain("--address, --city, --state, --zip, --phone, --hours");
});

test.each([
  [["--state", "XX"], "--state: must be a state or its postal code"],
  [["--document-fee", "free"], "--document-fee: must be an amount"],
  [["--hours", "whenever"], "--hours: must be as in"],
  [["--zip", "00000"], "zip: 00000 is no ZIP code"],
  [["--sells", "boats"], "--sells"],
  [
    ["--logo", "https://cdn.lynnmotors.com/logo.svg"],
    "logo: must be a picture's file",
  ],
  [["--inverse-logo", "white.svg"], "there is no file"],
  [["--buys-cars", "perhaps"], "--buys-cars: must be yes or no"],
  [["--state", "TX", "--zip", "79901"], "time-zone: TX has several"],
] as const)("%j is refused by its option", async (args, line) => {
  expect(await run([...LYNN, ...args, "--to", "lynn"])).toBe(64);
  expect(err).toContain(line);
  expect(existsSync(path.join(folder, "lynn"))).toBe(false);
});

test("a folder that is there is never written over", async () => {
  await run([...LYNN, "--to", "lynn"]);
  const before = readdirSync(path.join(folder, "lynn"));
  expect(await run([...LYNN, "--to", "lynn"])).toBe(64);
  expect(err).toContain("is there already");
  expect(readdirSync(path.join(folder, "lynn"))).toEqual(before);
});
