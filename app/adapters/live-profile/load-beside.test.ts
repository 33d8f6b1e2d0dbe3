import { readdirSync, readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { loadStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import { loadBeside } from "./load-beside.server.ts";

const FOLDER = join(import.meta.dirname, "../../../profiles/franchise");
const IS_LINUX = process.platform === "linux";

test.runIf(IS_LINUX)(
  "a profile is read by a process that gives way to the one that answers visitors",
  async () => {
    const nowMs = Date.now();
    const started = loadStoreProfile(FOLDER, nowMs);
    if (!started.ok) expect.fail("The sample is faulty.");
    const loading = loadBeside(
      { folder: FOLDER, nowMs, started: started.profile, trackingAccounts: {} },
      started.pictures,
      AbortSignal.timeout(60_000),
    );
    let reader: number | undefined;
    while (reader === undefined) {
      await wait(1);
      reader = listProcesses().find(isReaderOfOurs);
    }
    expect(getPriority(reader)).toBeGreaterThan(getPriority());
    const loaded = await loading;
    expect(loaded.ok && loaded.contentHash).toBe(started.contentHash);
  },
);

const listProcesses = () =>
  readdirSync("/proc").flatMap((name) =>
    /^\d+$/.test(name) ? [Number(name)] : [],
  );

function isReaderOfOurs(pid: number): boolean {
  try {
    const parent = /\nPPid:\t(\d+)/.exec(
      readFileSync(`/proc/${pid}/status`, "utf8"),
    )?.[1];
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
    return Number(parent) === process.pid && command.includes("load-process");
  } catch {
    // It ended between the list and this look.
    return false;
  }
}
