import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { signProfileFolder } from "./folder-signature.server.ts";
import type { NewProfile } from "./load-beside.server.ts";
import { watchProfile } from "./watch-profile.server.ts";

/** What was served has the hash "old"; every read of the folder finds a fault, or what is served. */
async function watchFolder(lookEveryMs: number, finds: "fault" | "served") {
  const folder = mkdtempSync(join(tmpdir(), "watched-profile-"));
  writeFileSync(join(folder, "staff.json"), "[]");
  const complaints: string[] = [];
  const waiting: boolean[] = [];
  const load = vi.fn(async (): Promise<NewProfile> => {
    if (finds === "fault") return { ok: false, faults: [], warnings: [] };
    const served: Partial<NewProfile> = { ok: true, contentHash: "old" };
    return served as NewProfile;
  });
  const watch = watchProfile({
    folder,
    signature: await signProfileFolder(folder),
    readContentHash: () => "old",
    load,
    take: async () => expect.fail("Nothing is taken."),
    areSamplesRefused: false,
    count() {},
    noteWaiting: (isWaiting) => waiting.push(isWaiting),
    log: {
      debug() {},
      info() {},
      warn() {},
      error: (event, fields) =>
        complaints.push(`${event} ${JSON.stringify(fields)}`),
    },
    lookEveryMs,
  });
  onTestFinished(async () => {
    await watch.stop();
    rmSync(folder, { recursive: true });
  });
  return {
    complaints,
    waiting,
    load,
    save: (name: string, text: string) =>
      writeFileSync(join(folder, name), text),
    remove: (name: string) => rmSync(join(folder, name)),
  };
}

test("a folder that changes without a pause is not read, and the log says once which file does it", async () => {
  const { complaints, waiting, load, save } = await watchFolder(2, "fault");
  let saves = 0;
  while (complaints.length === 0) {
    save("notes.log", `${saves++}`);
    await wait(0);
  }
  for (let at = 0; at < 100; at++) {
    save("notes.log", `${saves++}`);
    await wait(0);
  }
  expect(complaints).toEqual([
    expect.stringMatching(
      /^profile\.refused .*changes all the time \(notes\.log\)/,
    ),
  ]);
  expect(waiting).toEqual([true]);
  expect(load).not.toHaveBeenCalled();
});

test("a folder that changed without a pause and comes to rest as it was waits for nothing", async () => {
  const { complaints, waiting, save, remove } = await watchFolder(2, "served");
  let saves = 0;
  while (complaints.length === 0) {
    save("notes.log", `${saves++}`);
    await wait(0);
  }
  remove("notes.log");
  await vi.waitFor(() => expect(waiting).toEqual([true, false]), 60_000);
  expect(complaints).toHaveLength(1);
});

test("changes with a pause after each are read however many they are", async () => {
  const { complaints, load, save } = await watchFolder(1, "fault");
  for (let at = 1; at <= 70; at++) {
    save("staff.json", JSON.stringify("x".repeat(at)));
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(at), 60_000);
  }
  expect(complaints.join()).not.toContain("changes all the time");
});
