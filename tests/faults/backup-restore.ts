import { execFile } from "node:child_process";
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { type FaultRun, must } from "./fault.ts";
import { startCommand } from "./stage/forecourt-command.ts";
import type { Journal } from "./stage/journal.ts";
import {
  newPlace,
  type SitePlace,
  startSite,
  fetchStatus,
} from "./stage/site-process.ts";
import { readForSale } from "./stage/stored-inventory.ts";
import { readStoredLeads } from "./stage/stored-leads.ts";
import { listLost } from "./stage/verdict.ts";
import { waitUntil } from "./stage/wait-until.ts";

const call = promisify(execFile);

/** Backs up while leads come in, restores elsewhere, and holds the copy to what was acknowledged before. */
export async function restoreDuringLoad(
  run: FaultRun,
  place: SitePlace,
  journal: Journal,
): Promise<string> {
  await waitUntil("leads come in", () => journal.acknowledged.length >= 20);
  const acknowledged = [...journal.acknowledged];
  const copy =
    place.databaseUrl === undefined
      ? await restoreSqlite(run, place)
      : await restorePostgres(run, place.databaseUrl);
  if (copy === null) return "no pg_dump for this PostgreSQL";
  const meanwhile = journal.acknowledged.length - acknowledged.length;
  const stored = await readStoredLeads(copy);
  must(stored.damage.length === 0, `Damaged: ${stored.damage.join("; ")}`);
  const lost = listLost(stored, { ...journal, acknowledged });
  must(lost.length === 0, `The backup lacks ${lost.join(", ")}`);
  must(
    (await readForSale(copy)) === (await readForSale(place)),
    "The backup holds another inventory",
  );
  const site = startSite(run, copy);
  await site.ready();
  must(
    (await fetchStatus(`${site.origin}/search-vehicles/all-inventory`)) === 200,
    "A site over the backup answers no page",
  );
  await site.kill();
  return `a backup with all of ${acknowledged.length} leads, ${meanwhile} came in meanwhile`;
}

async function restoreSqlite(
  run: FaultRun,
  place: SitePlace,
): Promise<SitePlace> {
  const folder = join(run.folder, "backup", "restored");
  mkdirSync(dirname(folder));
  const command = startCommand(run, place, ["backup", folder]);
  const code = await command.ended;
  must(code === 0, `backup ended with ${code}: ${command.said()}`);
  return { ...(await newPlace(run)), dataDir: folder };
}

/** With the tools of the machine; null where they are older than the server, or not there. */
async function restorePostgres(
  run: FaultRun,
  databaseUrl: string,
): Promise<SitePlace | null> {
  const dump = join(run.folder, "forecourt.dump");
  try {
    await call("pg_dump", ["--format=custom", `--file=${dump}`, databaseUrl]);
  } catch (error) {
    run.say(`pg_dump: ${String(error)}`);
    return null;
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("CREATE DATABASE restored");
  await client.end();
  const url = databaseUrl.replace(/\/[^/]*$/, "/restored");
  await call("pg_restore", [
    "--no-owner",
    "--exit-on-error",
    `--dbname=${url}`,
    dump,
  ]);
  return newPlace(run, { databaseUrl: url });
}
