import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type FaultRun, must } from "./fault.ts";
import { importFeed } from "./stage/imports.ts";
import { buildFeed } from "./stage/sample-feed.ts";
import { newPlace } from "./stage/site-process.ts";
import { readForSale } from "./stage/stored-inventory.ts";

/** An import that does not fit on the disk, on a small one of its own. */
export async function importOnFullDisk(
  run: FaultRun,
  databaseUrl: string | undefined,
): Promise<string> {
  if (databaseUrl !== undefined) return "the disk is PostgreSQL's own";
  if (process.platform !== "linux" || process.getuid?.() !== 0)
    return "no full disk: mounting a small one takes root on Linux";
  run.say("a full disk");
  const dataDir = join(run.folder, "small");
  mkdirSync(dataDir);
  const mounted = spawnSync(
    "mount",
    ["-t", "tmpfs", "-o", "size=8m", "tmpfs", dataDir],
    { encoding: "utf8" },
  );
  must(mounted.status === 0, `mount: ${mounted.stderr}`);
  run.onEnd(() => spawnSync("umount", ["-l", dataDir]));
  const place = { ...(await newPlace(run)), dataDir };
  await importFeed(run, place, buildFeed(500, 19_995), 0);
  const standing = await readForSale(place);
  const words = await importFeed(run, place, buildFeed(40_000, 19_995), 1);
  // The vehicles on their way to the database may be what fills it.
  must(/disk (of the database )?is full/.test(words), words);
  must(words.includes("The inventory stays as it was."), words);
  must((await readForSale(place)) === standing, "Half an import was kept");
  await importFeed(run, place, buildFeed(501, 19_996), 0);
  return "a full disk";
}
