import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { signProfileFolder } from "./folder-signature.server.ts";
import { watchProfile } from "./watch-profile.server.ts";

/** What was served hash "old"; every read of the folder finds a fault. */
async function watchFolder(lookEveryMs: number) {
  const folder = mkdtempSync(join(tmpdir(), "watched-profile-"));
  writeFileSync(join(folder, "staff.json"), "[]");
  const complaints: string[] = [];
  const waiting: boolean[] = [];
  const load = vi.fn(async () => ({
    ok: false as const,
    faults: [],
    warnings: [],
  }));
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
  };
}

test("a folder that changes without a pause is not read, and the log says once which file does it", async () => {
  const { complaints, waiting, load, save } = await watchFolder(2);
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

test("changes with a pause after each are read however many they are", async () => {
  const { complaints, load, save } = await watchFolder(1);
  for (let at = 1; at <= 70; at++) {
    save("staff.json", JSON.stringify("x".repeat(at)));
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(at), 60_000);
  }
  expect(complaints.join()).not.toContain("changes all the time");
});
