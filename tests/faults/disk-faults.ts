import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Fault, type FaultRun, must } from "./fault.ts";
import { listChildren } from "./stage/children.ts";
import { sendUntil } from "./stage/crowd.ts";
import { type Journal, newJournal, type Submission } from "./stage/journal.ts";
import { newMailServer } from "./stage/mail-server.ts";
import {
  newPlace,
  type SiteProcess,
  startSite,
  fetchStatus,
} from "./stage/site-process.ts";
import { spoil, straceObstacle } from "./stage/strace.ts";
import { judge } from "./stage/verdict.ts";
import { fetchToken, ripensInMs, send } from "./stage/visitor.ts";
import { waitUntil } from "./stage/wait-until.ts";

const MB = 1024 * 1024;
const ROUNDS = 3;

/** Production, and the demonstration that `npm start` is. */
/** A start script leaves the option aside: it shows a sample anyway. */
const SUPERVISORS = ["scripts/serve.mjs", "scripts/start.mjs"];

export const syncFails: Fault = {
  id: "F07",
  title: "the disk refuses to sync: 503, the process ends, a new one serves",
  obstacle: straceObstacle,
  async play(run) {
    const mail = await newMailServer(run);
    const place = await newPlace(run, { smtpUrl: mail.url });
    const journal = newJournal();
    for (const script of SUPERVISORS) {
      const supervisor = startSite(run, place, {
        program: [script, "--allow-sample"],
      });
      await supervisor.ready();
      for (let round = 1; round <= ROUNDS; round++) {
        await failOneSync(run, supervisor, journal);
        run.say(`${script} ${round}/${ROUNDS}`);
      }
      const codes = [
        ...supervisor.log().matchAll(/ended with code (\d+)/g),
      ].map(([, code]) => code);
      must(
        codes.length === ROUNDS && codes.every((it) => it === "70"),
        `Under ${script} the server ended with ${codes.join(", ")}`,
      );
      if (script !== SUPERVISORS.at(-1)) await supervisor.kill();
    }
    const numbers = await judge(place, journal, mail);
    const restarts = ROUNDS * SUPERVISORS.length;
    return { ...numbers, note: `${restarts} restarts after exit code 70` };
  },
};

/** One lead that no sync keeps is refused; the next process takes it, and those before it are there. */
async function failOneSync(
  run: FaultRun,
  supervisor: SiteProcess,
  journal: Journal,
): Promise<void> {
  await sendUntil(supervisor.origin, journal, 3);
  const unlucky = await ripeForm(supervisor, journal);
  const server = getChild(supervisor.pid);
  await spoil(run, server, "fsync,fdatasync", "EIO");
  const result = await send(supervisor.origin, journal, unlucky);
  must(result === "refused", `A lead that cannot be synced was ${result}`);
  await waitUntil("the supervisor started another process", () => {
    const next = findChild(supervisor.pid);
    return next !== null && next !== server;
  });
  await supervisor.ready();
  must(
    (await send(supervisor.origin, journal, unlucky)) === "acknowledged",
    "The same form cannot be sent again",
  );
}

export const diskFull: Fault = {
  id: "F08",
  title:
    "the disk is full: pages serve, forms say so, and go on without a restart",
  obstacle: () =>
    process.platform === "linux" && process.getuid?.() === 0
      ? null
      : "mounting a small disk takes root on Linux",
  async play(run) {
    const mail = await newMailServer(run);
    const place = await newPlace(run, { smtpUrl: mail.url });
    mkdirSync(place.dataDir);
    const mounted = spawnSync(
      "mount",
      ["-t", "tmpfs", "-o", "size=24m", "tmpfs", place.dataDir],
      { encoding: "utf8" },
    );
    must(mounted.status === 0, `mount: ${mounted.stderr}`);
    run.onEnd(() => spawnSync("umount", ["-l", place.dataDir]));
    const journal = newJournal();
    const site = startSite(run, place);
    await site.ready();
    const waiting: Submission[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      await sendUntil(site.origin, journal, 5);
      const unlucky = [
        await ripeForm(site, journal),
        await ripeForm(site, journal),
      ];
      const ballast = join(place.dataDir, "ballast");
      fill(ballast, place.dataDir);
      await sleep(500);
      for (const submission of unlucky) {
        const result = await send(site.origin, journal, submission);
        must(result === "refused", `On a full disk a lead was ${result}`);
      }
      for (const path of ["/", "/contact-us", "/our-company/careers"]) {
        const status = await fetchStatus(site.origin + path);
        must(status === 200, `On a full disk ${path} answers ${status}`);
      }
      rmSync(ballast);
      for (const submission of unlucky)
        must(
          (await send(site.origin, journal, submission)) === "acknowledged",
          "With space again the form is not taken",
        );
      waiting.push(...unlucky);
      run.say(`${round}/${ROUNDS}`);
    }
    must(site.isRunning(), "The server ended.");
    const numbers = await judge(place, journal, mail);
    await site.kill();
    return { ...numbers, note: `${waiting.length} honest refusals` };
  },
};

async function ripeForm(
  { origin }: SiteProcess,
  journal: Journal,
): Promise<Submission> {
  const token = await fetchToken(origin);
  must(token !== null, "The form's page does not answer");
  await sleep(ripensInMs(token));
  return journal.add(token.token);
}

/** Leaves not a byte. */
function fill(file: string, folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  writeFileSync(file, Buffer.alloc(Math.max(0, free - MB)));
  let size = MB;
  while (size >= 1) {
    try {
      writeFileSync(file, Buffer.alloc(size), { flag: "a" });
    } catch {
      size = Math.floor(size / 2);
    }
  }
}

function getChild(pid: number): number {
  const child = findChild(pid);
  must(child !== null, "The supervisor runs no server.");
  return child;
}

function findChild(pid: number): number | null {
  return listChildren(pid)[0] ?? null;
}
