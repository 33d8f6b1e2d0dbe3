import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type FaultRun, must } from "../fault.ts";
import { startCommand } from "./forecourt-command.ts";
import type { SitePlace } from "./site-process.ts";
import { isBeingWritten } from "./stored-inventory.ts";
import { waitUntil } from "./wait-until.ts";

/** One of the profile's own. */
const STORE_ID = "aurora";

type ImportRun = Pick<FaultRun, "folder" | "onEnd">;

/** Runs an import to its end, and gives what it said. */
export async function importFeed(
  run: ImportRun,
  place: SitePlace,
  feed: string | Uint8Array,
  code: number,
  fileName = "feed.csv",
): Promise<string> {
  const path = join(run.folder, fileName);
  writeFileSync(path, feed);
  const command = startImport(run, place, path);
  const found = await command.ended;
  must(
    found === code,
    `An import ended with ${found}, not ${code}: ${command.said()}`,
  );
  return command.said();
}

/** SIGKILL when half of the feed has been read. */
export async function killWhileReading(
  run: ImportRun,
  place: SitePlace,
  feed: string,
): Promise<void> {
  const command = startImport(run, place, "-");
  command.stdin.write(feed.slice(0, feed.length / 2));
  await waitUntil(
    "half of the feed is read",
    () => command.stdin.writableLength === 0,
  );
  command.kill();
  await command.ended;
}

/** SIGKILL so long after the import began to write. */
export async function killWhileSaving(
  run: ImportRun,
  place: SitePlace,
  feed: string,
  afterMs = 0,
): Promise<void> {
  const path = join(run.folder, "feed.csv");
  writeFileSync(path, feed);
  const command = startImport(run, place, path);
  await waitUntil(
    "the import writes",
    async () => !command.isRunning() || (await isBeingWritten(place)),
  );
  if (afterMs > 0) await sleep(afterMs);
  command.kill();
  await command.ended;
}

function startImport(run: ImportRun, place: SitePlace, path: string) {
  return startCommand(run, place, ["import", path, "--store", STORE_ID]);
}
