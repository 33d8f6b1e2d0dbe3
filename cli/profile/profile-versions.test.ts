import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openKeptVersions } from "#app/adapters/profile-editing/kept-versions.server.ts";
import { profileCommand } from "#cli/profile.ts";
import {
  type ProfileVariant,
  profileVariant,
} from "#tests/support/profile-variant.ts";

const PROJECT_FOLDER = path.resolve(import.meta.dirname, "../..");

let profile: ProfileVariant;
let data: string;
let printed: string[];
beforeEach(() => {
  profile = profileVariant("franchise", { "staff.json": (it) => it });
  data = mkdtempSync(path.join(tmpdir(), "profile-versions-"));
  printed = [];
});
afterEach(() => {
  profile.remove();
  rmSync(data, { recursive: true });
});

function run(...args: readonly string[]): Promise<number> {
  const out = { write: (text: string) => void printed.push(text) };
  return profileCommand(args, {
    stdout: out,
    stderr: out,
    variables: { PROFILE: profile.folder, DATA_DIR: data },
    workingFolder: PROJECT_FOLDER,
    projectFolder: PROJECT_FOLDER,
    clock: { nowMs: () => 5_000 },
    ask: null,
  });
}

test("a version is listed and brought back, also over a file that somebody broke", async () => {
  const file = path.join(profile.folder, "staff.json");
  const before = readFileSync(file, "utf8");
  expect(await run("versions")).toBe(0);
  expect(printed.splice(0)).toEqual(["Nothing was edited yet.\n"]);
  const versions = openKeptVersions(data, profile.folder);
  await versions.keep({
    file: "staff.json",
    untilMs: 1_000,
    by: { personId: "p", name: "Ana" },
    subject: "staff marcus-hale",
    text: before,
  });
  expect(await run("versions", "staff.json")).toBe(0);
  const [line = ""] = printed.splice(0);
  expect(line).toMatch(/1970-01-01 00:00 {2}Ana {2}staff marcus-hale\n$/);
  const id = line.split("  ")[1] ?? "";
  writeFileSync(file, "[");
  expect(await run("restore", "staff.json", id)).toBe(0);
  expect(readFileSync(file, "utf8")).toBe(before);
  const [broken] = await versions.list("staff.json");
  expect(broken).toMatchObject({ text: "[", by: { name: "command line" } });
});

test("a version that the check refuses is not brought back, and its faults are named", async () => {
  const versions = openKeptVersions(data, profile.folder);
  await versions.keep({
    file: "staff.json",
    untilMs: 1_000,
    by: { personId: null, name: "Ana" },
    subject: "staff",
    text: '[{ "id": "x" }]',
  });
  const [version] = await versions.list("staff.json");
  const file = path.join(profile.folder, "staff.json");
  const before = readFileSync(file, "utf8");
  expect(await run("restore", "staff.json", version?.id ?? "")).toBe(1);
  expect(printed.join("")).toContain("staff.json:1:2: [0].storeId: is missing");
  expect(readFileSync(file, "utf8")).toBe(before);
});

test.each([
  [["versions", "leads.json"], "none of the files"],
  [["restore", "staff.json"], "Give one file"],
])("a wrong call is told what is wrong: %s", async (args, words) => {
  expect(await run(...args)).toBe(64);
  expect(printed.join("")).toContain(words);
});
