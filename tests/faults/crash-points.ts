import { cpSync } from "node:fs";
import { join } from "node:path";
import { type Fault, type FaultRun, must } from "./fault.ts";
import { sendUntil } from "./stage/crowd.ts";
import { newJournal } from "./stage/journal.ts";
import { newMailServer } from "./stage/mail-server.ts";
import { newPlace, type SitePlace, startSite } from "./stage/site-process.ts";
import { readStoredLeads } from "./stage/stored-leads.ts";
import { killingAt, straceObstacle } from "./stage/strace.ts";
import { judgeNow, listLost } from "./stage/verdict.ts";
import { send } from "./stage/visitor.ts";

interface Place {
  readonly call: string;
  /** The first ones end the program while it opens its files, the later ones in the middle of leads. */
  readonly points: readonly number[];
  /** Roughly so many of these calls a lead, with its mail. */
  readonly callsOfALead: number;
  /** How the form is sent. */
  readonly path?: string;
}

const PLACES: readonly Place[] = [
  {
    call: "pwrite64",
    points: [1, 3, 9, 14, 21, 33, 47, 60, 88, 120],
    callsOfALead: 10,
  },
  // SQLite is built to call the one or the other.
  {
    call: "fsync,fdatasync",
    points: [1, 2, 3, 4, 5, 6, 8, 10, 13, 15],
    callsOfALead: 1,
  },
  // Pages first, then answers: the lead is stored, and its visitor never hears of it. A bare redirect is no such call.
  {
    call: "writev",
    points: [6, 9, 12, 15, 18],
    callsOfALead: 3,
    path: "/contact-us.data",
  },
];
const EVERY_POINT = Array.from({ length: 200 }, (_, index) => index + 1);

interface Life extends Pick<Place, "call" | "path"> {
  readonly point: number;
  readonly leads: number;
  /** A database to begin with. */
  readonly fresh: string;
}

export const crashPoints: Fault = {
  id: "F05",
  title: "crash at the n-th write, at the n-th sync and at the n-th answer",
  obstacle: straceObstacle,
  async play(run) {
    const totals = {
      acknowledged: 0,
      lost: 0,
      duplicates: 0,
      crashes: 0,
      lives: 0,
    };
    const fresh = await freshDatabase(run);
    for (const { call, points, callsOfALead, path } of PLACES)
      for (const point of run.isThorough ? EVERY_POINT : points) {
        const leads = 3 + Math.ceil(point / callsOfALead);
        const life = { call, point, leads, fresh, ...(path && { path }) };
        const { acknowledged, hasCrashed } = await crashOnce(run, life);
        totals.acknowledged += acknowledged;
        totals.lives++;
        totals.crashes += hasCrashed ? 1 : 0;
        run.say(`${call} ${point}: ${totals.crashes} crashes`);
      }
    const { crashes, lives, ...numbers } = totals;
    must(
      crashes > lives / 2,
      `Only ${crashes} of ${lives} points were reached.`,
    );
    return { ...numbers, note: `${crashes} crashes in ${lives} lives` };
  },
};

/** Migrated, and never used. */
async function freshDatabase(run: FaultRun): Promise<string> {
  const place = await newPlace(run);
  const site = startSite(run, place);
  await site.ready();
  await site.kill();
  return place.dataDir;
}

async function crashOnce(
  run: FaultRun,
  { call, path, point, leads, fresh }: Life,
) {
  const name = `${call.split(",")[0]}-${point}`;
  const dataDir = join(run.folder, name);
  // Every third life begins without any file, and may end while the tables are made.
  if (point % 3 !== 0) cpSync(fresh, dataDir, { recursive: true });
  const mail = await newMailServer(run);
  const place: SitePlace = {
    ...(await newPlace(run, { smtpUrl: mail.url })),
    dataDir,
  };
  const journal = newJournal();
  const doomed = startSite(run, place, { under: killingAt(call, point) });
  await doomed.ready().catch(() => {});
  const isOver = () => !doomed.isRunning();
  await sendUntil(doomed.origin, journal, leads, { isOver, path });
  const hasCrashed = !doomed.isRunning();
  await doomed.kill();

  const site = startSite(run, place);
  await site.ready();
  const lost = listLost(await readStoredLeads(place), journal);
  must(lost.length === 0, `${call} ${point}: lost ${lost.join(", ")}`);
  for (const submission of journal.submissions)
    must(
      (await send(site.origin, journal, submission)) === "acknowledged",
      `${call} ${point}: a form cannot be sent again`,
    );
  await site.kill();
  await mail.kill();
  const stored = await readStoredLeads(place);
  if (journal.acknowledged.length > 0) judgeNow(stored, journal, null);
  must(stored.damage.length === 0, `${call} ${point}: damaged`);
  return { acknowledged: journal.acknowledged.length, hasCrashed };
}
