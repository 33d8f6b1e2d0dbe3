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

test("a person at a terminal is asked until the answer can be read", async () => {
  const given: Record<string, string[]> = {
    called: ["Lynn Motors"],
    Street: ["120 Western Ave"],
    City: ["Lynn"],
    State: ["Massachusetts", "ma"],
    ZIP: ["1904", "01904"],
    Phone: ["12", "781 234 5678"],
    Hours: ["9 to 5", "Mon-Fri 9-5"],
    visitors: ["hello@lynnmotors.com"],
    sold: ["boats", "used and certified"],
    Document: ["", "499"],
    leads: ["leads@lynnmotors.com"],
  };
  const ask = async (question: string) => {
    const key = Object.keys(given).find((it) => question.includes(it));
    return given[key ?? ""]?.shift() ?? "";
  };
  const code = await run(["--to", "lynn"], ask);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toContain("must be the postal code of a state, as in MA");
  expect(readPart("profile.json").conditions).toEqual(["used", "certified"]);
});

test("without a terminal everything that is missing is said at once, by its option", async () => {
  expect(await run(["--name", "Lynn Motors"])).toBe(64);
  expect(err).toContain("--address, --city, --state, --zip, --phone, --hours");
});

test.each([
  [["--state", "XX"], "--state: must be the postal code of a state"],
  [["--document-fee", "free"], "--document-fee: must be an amount"],
  [["--hours", "whenever"], "--hours: must be as in"],
  [["--zip", "00000"], "zip: 00000 is no ZIP code"],
  [["--sells", "boats"], "--sells"],
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
