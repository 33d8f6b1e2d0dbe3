import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import { openContentDesk } from "#app/adapters/profile-editing/content-desk.server.ts";
import { MINUTE_MS } from "#app/domain/time.ts";

const PROJECT = join(import.meta.dirname, "..", "..");
const PORTRAIT = "assets/staff-0123456789ab.jpg";

let root: string;
let folder: string;
let dataFolder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "killed-portraits-"));
  folder = join(root, "profile");
  dataFolder = join(root, "data");
  cpSync(join(PROJECT, "profiles", "franchise"), folder, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const readStaff = () => readFileSync(join(folder, "staff.json"), "utf8");
const listDrafts = (place: string) =>
  readdirSync(place).filter((it) => it.endsWith(".draft"));
const listPortraits = () =>
  readdirSync(join(folder, "assets")).filter((it) => it.startsWith("staff-"));

/** What the site answers of the assets, and what nothing names. */
function readPictures() {
  const loaded = loadStoreProfile(folder, Date.now(), () => []);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  return {
    shown: [...loaded.pictures.values()].map(({ bytes }) => String(bytes)),
    unused: loaded.warnings
      .map(({ file }) => file)
      .filter((file) => file.startsWith("assets/")),
  };
}

/** A process that was killed minutes ago left what is there now. */
function letTimePass(place: string): void {
  const seconds = (Date.now() - 11 * MINUTE_MS) / 1_000;
  for (const name of listDrafts(place))
    utimesSync(join(place, name), seconds, seconds);
}

async function killAt(moment: "check" | "audit"): Promise<void> {
  const child = spawn(
    process.execPath,
    [
      join(import.meta.dirname, "portrait-process.ts"),
      folder,
      dataFolder,
      moment,
      PORTRAIT,
    ],
    { cwd: PROJECT, stdio: ["ignore", "pipe", "inherit"] },
  );
  const ended = once(child, "exit");
  await once(child.stdout, "data");
  child.kill("SIGKILL");
  expect((await ended)[1]).toBe("SIGKILL");
}

async function saveAgain(): Promise<string> {
  const desk = openContentDesk({
    folder,
    dataFolder,
    check: async () => ({ faults: [], restarts: [], serve: async () => {} }),
    audit: { add: async () => {} },
  });
  const read = await desk.read("staff.json");
  if (read.status !== "read") throw new Error(read.problem);
  const { status } = await desk.save({
    file: "staff.json",
    revision: read.revision,
    text: read.text.replace('"Ellen"', '"Elena"'),
    assets: [
      { name: PORTRAIT, bytes: Buffer.from("a portrait") },
      { name: "assets/staff-ba9876543210.jpg", bytes: Buffer.from("another") },
    ],
    action: "content.changed",
    subject: "staff ellen-brandt",
    storeId: "aurora",
    before: {},
    after: {},
    by: { personId: "p1", name: "Ana" },
    nowMs: 2_000,
  });
  return status;
}

test.each(["check", "audit"] as const)(
  "a process that is killed at the %s of a save with a portrait leaves the text of before, a picture that nothing names, and nothing after the next save",
  async (moment) => {
    const before = readStaff();
    await killAt(moment);
    expect(readStaff()).toBe(before);
    expect(listPortraits()).toEqual([PORTRAIT.replace("assets/", "")]);
    const { shown, unused } = readPictures();
    expect(shown).not.toContain("a portrait");
    expect(unused).toEqual([PORTRAIT]);
    expect(listDrafts(folder)).toHaveLength(moment === "audit" ? 1 : 0);
    letTimePass(folder);
    expect(await saveAgain()).toBe("saved");
    expect(readStaff()).toBe(before.replace('"Ellen"', '"Elena"'));
    expect(listDrafts(folder)).toEqual([]);
    expect(listPortraits()).toHaveLength(2);
  },
);

test("a picture whose process was killed before it had its name is no picture of the profile, and goes with the next one that is laid", async () => {
  const assets = join(folder, "assets");
  mkdirSync(assets, { recursive: true });
  const draft = join(assets, ".staff-0123456789ab.jpg.0123456789ab.draft");
  writeFileSync(draft, "half a portr");
  const { shown, unused } = readPictures();
  expect(shown).not.toContain("half a portr");
  expect(unused).toEqual([]);
  letTimePass(assets);
  expect(await saveAgain()).toBe("saved");
  expect(listDrafts(assets)).toEqual([]);
  expect(readFileSync(join(folder, PORTRAIT), "utf8")).toBe("a portrait");
});
