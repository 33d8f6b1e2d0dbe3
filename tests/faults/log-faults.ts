import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { type Fault, type FaultRun, must } from "./fault.ts";
import { sendUntil } from "./stage/crowd.ts";
import { type Journal, newJournal } from "./stage/journal.ts";
import { newMailServer } from "./stage/mail-server.ts";
import {
  newPlace,
  type SitePlace,
  type SiteProcess,
  startSite,
  fetchStatus,
} from "./stage/site-process.ts";
import { countWaiting } from "./stage/stored-leads.ts";
import { judge } from "./stage/verdict.ts";
import { waitUntil } from "./stage/wait-until.ts";

const LEADS = 6;
/** As the site runs in production: the supervisor has words of its own. */
const SUPERVISED = 'exec "$0" "$@"';
const PIPE_BYTES = 65_536;

/** Where a shell sends what the site says; `$LOG` is a file on a small disk. */
const ENDS: Readonly<Record<string, string>> = {
  "a closed pipe": `(${SUPERVISED}) | true`,
  "a closed terminal": `${SUPERVISED} >&- 2>&-`,
  "a pipe that nobody empties": `(head -c ${PIPE_BYTES} /dev/zero; ${SUPERVISED}) | sleep 600`,
};

export const logFails: Fault = {
  id: "F09",
  title: "the log's disk is full or read-only, its reader gone or asleep",
  obstacle: () =>
    process.platform === "linux" && process.getuid?.() === 0
      ? null
      : "mounting a small disk takes root on Linux",
  async play(run) {
    const mail = await newMailServer(run);
    const place = await newPlace(run, { smtpUrl: mail.url });
    const journal = newJournal();
    await playDisk(run, place, journal);
    for (const [name, script] of Object.entries(ENDS)) {
      const site = startThrough(run, place, script);
      await useSite(site, place, journal, name);
      await site.kill();
      run.say(name);
    }
    const numbers = await judge(place, journal, mail);
    return {
      ...numbers,
      note: `a full disk, a read-only one, ${Object.keys(ENDS).join(", ")}`,
    };
  },
};

/** Full, read-only, and with room again: then the log goes on in whole lines. */
async function playDisk(
  run: FaultRun,
  place: SitePlace,
  journal: Journal,
): Promise<void> {
  const disk = join(run.folder, "log");
  mkdirSync(disk);
  must(
    isMounted(["-t", "tmpfs", "-o", "size=1m", "tmpfs", disk]),
    "No small disk can be mounted",
  );
  run.onEnd(() => spawnSync("umount", ["-l", disk]));
  const file = join(disk, "site.log");
  const site = startThrough(run, place, `${SUPERVISED} >>"${file}" 2>&1`);
  await site.ready();
  const ballast = join(disk, "ballast");
  fill(ballast, disk);
  fillLastPage(file);
  await useSite(site, place, journal, "a full disk");
  rmSync(ballast);
  await waitUntil("the log goes on", () =>
    readFileSync(file, "utf8").includes("leads.delivered"),
  );
  for (const line of readFileSync(file, "utf8").split("\n"))
    if (line.startsWith("{")) JSON.parse(line);
  await site.kill();

  // Until the last of them has closed the file.
  await waitUntil("the disk is read-only", () =>
    isMounted(["-o", "remount,ro", disk]),
  );
  const readOnly = startThrough(
    run,
    place,
    // What a shell does when it may not write: the site begins without a log.
    `${SUPERVISED} 2>&1 | tee "${file}" >/dev/null 2>&1`,
  );
  await useSite(readOnly, place, journal, "a read-only disk");
  await readOnly.kill();
}

async function useSite(
  site: SiteProcess,
  place: SitePlace,
  journal: Journal,
  name: string,
): Promise<void> {
  await site.ready();
  const before = journal.acknowledged.length;
  await sendUntil(site.origin, journal, LEADS);
  must(
    journal.acknowledged.length === before + LEADS && journal.refusals === 0,
    `With its log on ${name} the site refused a form`,
  );
  for (const path of ["/", "/contact-us", "/no-such-page"]) {
    const status = await fetchStatus(site.origin + path);
    must(
      status === (path === "/no-such-page" ? 404 : 200),
      `With its log on ${name} ${path} answers ${status}`,
    );
  }
  await waitUntil(
    `with its log on ${name} the leads are mailed`,
    async () => (await countWaiting(place)) === 0,
  );
  must(site.isRunning(), `With its log on ${name} the site ended`);
}

function startThrough(
  run: FaultRun,
  place: SitePlace,
  script: string,
): SiteProcess {
  return startSite(run, place, {
    under: ["sh", "-c", script],
    program: ["scripts/serve.mjs", "--allow-sample"],
  });
}

function isMounted(args: readonly string[]): boolean {
  return spawnSync("mount", args).status === 0;
}

/** Leaves not a byte. */
function fill(file: string, folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  try {
    writeFileSync(file, Buffer.alloc(bavail * bsize + bsize));
  } catch {
    // As far as it goes.
  }
  const { bavail: left } = statfsSync(folder);
  must(left === 0, `${left} blocks are left on the small disk`);
}

/** What the file has as its own already. */
function fillLastPage(file: string): void {
  try {
    for (;;) appendFileSync(file, "\n");
  } catch (error) {
    must(String(error).includes("ENOSPC"), String(error));
  }
}
