import { fork } from "node:child_process";
import { once } from "node:events";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { createSeededChance } from "#app/domain/seeded-chance.ts";
import { openKeptVersions } from "#app/adapters/profile-editing/kept-versions.server.ts";

const PROGRAM = path.join(import.meta.dirname, "saving-process.ts");
const KILLS = 12;

const root = mkdtempSync(path.join(tmpdir(), "killed-saves-"));
afterAll(() => rmSync(root, { recursive: true }));

test(
  "kill -9 in the middle of saves leaves whole files, and every acknowledged save with its line",
  { timeout: 120_000 },
  async () => {
    const folder = path.join(root, "profile");
    const data = path.join(root, "data");
    mkdirSync(folder);
    mkdirSync(data);
    const file = path.join(folder, "texts.json");
    writeFileSync(file, '{ "en": { "count": 0 } }\n');
    const chance = createSeededChance(7);
    let acknowledged = 0;
    for (let round = 0; round < KILLS; round++) {
      const child = fork(PROGRAM, [folder, data, String(acknowledged)], {
        execArgv: [],
        stdio: ["ignore", "inherit", "inherit", "ipc"],
      });
      child.on("message", (count) => {
        acknowledged = Number(count);
      });
      const ended = once(child, "exit");
      await once(child, "message");
      await wait(chance() * 60);
      child.kill("SIGKILL");
      await ended;
      const { en } = JSON.parse(readFileSync(file, "utf8"));
      // The last one may be there although its answer never came.
      expect([acknowledged, acknowledged + 1]).toContain(en.count);
      expect(en.words.split(" ")).toEqual(
        Array.from({ length: 2_000 }, () => String(en.count)),
      );
      acknowledged = en.count;
      const lines = readFileSync(path.join(data, "audit"), "utf8").split("\n");
      for (let count = 1; count <= acknowledged; count++)
        expect(lines).toContain(String(count));
      const versions = await openKeptVersions(data, folder).list("texts.json");
      for (const { text } of versions) JSON.parse(text);
    }
    const seen = readdirSync(folder).filter((it) => !it.startsWith("."));
    expect(seen).toEqual(["texts.json"]);
    expect(acknowledged).toBeGreaterThan(KILLS);
  },
);
