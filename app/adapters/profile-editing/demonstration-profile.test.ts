import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import { signProfileFolder } from "#app/adapters/live-profile/folder-signature.server.ts";
import {
  findDemonstrationProfile,
  layDemonstrationProfile,
} from "./demonstration-profile.server.ts";

const PROFILES = path.resolve(import.meta.dirname, "../../../profiles");

let project: string;
let dataDir: string;
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), "demonstration-"));
  dataDir = path.join(project, "data");
  mkdirSync(path.join(project, "profiles"));
  for (const name of ["used-only", "used-only-gated"])
    cpSync(path.join(PROFILES, name), path.join(project, "profiles", name), {
      recursive: true,
    });
});
afterEach(() => rmSync(project, { recursive: true }));

test("edits of a sample lie in the data, and all that was not edited follows the sample", async () => {
  const profileFolder = path.join(project, "profiles", "used-only-gated");
  const place = { profileFolder, dataDir };
  expect(findDemonstrationProfile(place, project)).toBe(profileFolder);
  const folder = layDemonstrationProfile(place, project);
  expect(folder.startsWith(dataDir)).toBe(true);
  expect(layDemonstrationProfile(place, project)).toBe(folder);
  expect(findDemonstrationProfile(place, project)).toBe(folder);
  expect(readdirSync(folder)).toEqual(["extends.txt"]);
  const sample = loadStoreProfile(profileFolder);
  const edited = loadStoreProfile(folder);
  if (!sample.ok || !edited.ok) throw new Error("The sample has faults.");
  expect(edited.profile).toEqual(sample.profile);
  expect(edited.contentHash).toBe(sample.contentHash);
  const before = await signProfileFolder(folder);
  const file = path.join(project, "profiles", "used-only", "staff.json");
  writeFileSync(file, readFileSync(file, "utf8").replace("Sales", "Service"));
  expect(await signProfileFolder(folder)).not.toBe(before);
});

test("a profile that is no sample is edited where it lies", () => {
  const profileFolder = path.join(project, "dealer");
  mkdirSync(profileFolder);
  const place = { profileFolder, dataDir };
  expect(layDemonstrationProfile(place, project)).toBe(profileFolder);
  expect(findDemonstrationProfile(place, project)).toBe(profileFolder);
});

test("profiles that extend each other in a circle are read to an end", () => {
  const folders = ["a", "b"].map((it) => path.join(project, it));
  for (const [at, folder] of folders.entries()) {
    mkdirSync(folder);
    writeFileSync(path.join(folder, "extends.txt"), folders[1 - at] ?? "");
  }
  expect(loadStoreProfile(folders[0] ?? "").ok).toBe(false);
});
