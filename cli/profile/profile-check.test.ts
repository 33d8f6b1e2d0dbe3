import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { profileCommand } from "#cli/profile.ts";

const PROJECT_FOLDER = path.resolve(import.meta.dirname, "../..");

let printed: string[] = [];

beforeEach(() => {
  printed = [];
});

function profileCheck(
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<number> {
  const out = {
    write: (text: string) =>
      void printed.push(...text.split("\n").slice(0, -1)),
  };
  return profileCommand(["check", ...args], {
    stdout: out,
    stderr: out,
    variables,
    workingFolder: PROJECT_FOLDER,
    projectFolder: PROJECT_FOLDER,
    clock: { nowMs: () => 0 },
    ask: null,
  });
}

test("a good profile gives a line for each store and each address of leads with its key, its version, and how far it is from going live", async () => {
  expect(await profileCheck(["used-only"], {})).toBe(0);
  expect(printed.slice(0, 4)).toEqual([
    "store aurora Prairie Value Cars of Aurora",
    "store joliet Prairie Value Cars of Joliet",
    "store kankakee Prairie Value Cars of Kankakee",
    "store lafayette Prairie Value Cars of Lafayette",
  ]);
  expect(printed.slice(4, -2)).toHaveLength(18);
  expect(printed.slice(5, 7)).toEqual([
    "leads to sales@prairievalue.example (Prairie Value Cars sales; leads.json: recipients.sales.email)",
    "leads to aurora-sales@prairievalue.example (Prairie Value Cars sales, store aurora; leads.json: recipients.sales.stores.aurora)",
  ]);
  expect(printed.at(-2)).toMatch(
    /^profile prairie-value is good \(version [0-9a-f]{12}\)$/,
  );
});

test("without an argument PROFILE says which, and franchise is the default", async () => {
  expect(await profileCheck([], { PROFILE: "used-only" })).toBe(0);
  expect(printed.at(-2)).toContain("prairie-value");
  expect(await profileCheck([], {})).toBe(0);
  expect(printed.at(-2)).toContain("profile prairie is good");
});

test("every fault is printed by file and key and the command fails", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "profile-"));
  cpSync("profiles/franchise", folder, { recursive: true });
  writeFileSync(path.join(folder, "texts.json"), '{ "en": {}, "fr": {} }');
  expect(await profileCheck([folder], {})).toBe(1);
  rmSync(folder, { recursive: true });
  expect(printed).toEqual([
    "texts.json:1:13: fr: is an unknown key; look at its spelling",
    "texts.json:1:1: es: is missing",
  ]);
});

test("a second argument or an unknown option shows how to use the command", async () => {
  expect(await profileCheck(["a", "b"], {})).toBe(64);
  expect(await profileCheck(["--nothing"], {})).toBe(64);
  expect(printed.join("\n")).toContain("Usage: profile check");
  printed = [];
  expect(await profileCheck(["--help"], {})).toBe(0);
  expect(printed[0]).toMatch(/^Usage:/);
});

test("what a live site may not say is named with --live, and fails", async () => {
  expect(await profileCheck(["used-only"], {})).toBe(0);
  expect(printed.at(-1)).toMatch(/^not fit to go live: \d{3} of its words/);
  printed = [];
  expect(await profileCheck(["used-only", "--live"], {})).toBe(1);
  expect(printed.join("\n")).toContain(
    "warning: estimator.json: creditBands: are the example rates",
  );
  for (const line of [
    "profile.json: storeGroup.phone: has a 555 number",
    "profile.json: storeGroup.email: has an address that is kept for examples",
    "reviews.json: [0].text: is a text of the sample profiles",
    "profile.json: ratings.url: is null",
    "profile.json: claims.inspectionPoints: has no source",
    "legal/privacy-policy.md: markdown: has an address that is kept for examples",
  ])
    expect(printed.join("\n").replaceAll(/:\d+:\d+:/g, ":")).toContain(line);
});

test("rates of the dealership's own lenders are warned of by nobody", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "profile-"));
  cpSync("profiles/used-only", folder, { recursive: true });
  const file = path.join(folder, "estimator.json");
  const estimator = JSON.parse(readFileSync(file, "utf8"));
  estimator.creditBands[0].aprPercent.new += 0.5;
  writeFileSync(file, JSON.stringify(estimator));
  expect(await profileCheck([folder, "--live"], {})).toBe(1);
  rmSync(folder, { recursive: true });
  expect(printed.join("\n")).not.toContain("example rates");
});
