import { rmSync } from "node:fs";
import { join } from "node:path";
import { type Fault, type FaultRun, must } from "./fault.ts";
import { sendUntil } from "./stage/crowd.ts";
import { newDiskImage } from "./stage/disk-image.ts";
import { newJournal } from "./stage/journal.ts";
import { newMailServer } from "./stage/mail-server.ts";
import { newPlace, startSite } from "./stage/site-process.ts";
import { readLeadsFile } from "./stage/stored-leads.ts";
import { straceObstacle, watching } from "./stage/strace.ts";
import { readTrace, type TracedCall } from "./stage/trace.ts";
import { judge } from "./stage/verdict.ts";

const LEADS = { ordinary: 120, thorough: 600 };
const VISITORS = 4;
/** Of what no sync had asked for, the disk may have taken this much by itself. */
const SURVIVAL = [0, 0.5] as const;

export const powerLoss: Fault = {
  id: "F04",
  title: "power loss right after each acknowledgement, replayed",
  obstacle: straceObstacle,
  async play(run) {
    const mail = await newMailServer(run);
    const place = await newPlace(run, { smtpUrl: mail.url });
    const traceFile = join(run.folder, "trace");
    const journal = newJournal();
    const site = startSite(run, place, { under: watching(traceFile) });
    await site.ready();
    const count = run.isThorough ? LEADS.thorough : LEADS.ordinary;
    await Promise.all(
      Array.from({ length: VISITORS }, () =>
        sendUntil(site.origin, journal, count / VISITORS),
      ),
    );
    const numbers = await judge(place, journal, mail);
    await site.kill();
    const calls = await readTrace(traceFile);
    const losses = await replay(
      run,
      calls,
      join(place.dataDir, "leads.sqlite"),
    );
    must(
      losses.points >= journal.acknowledged.length,
      `Only ${losses.points} acknowledgements were found in the trace.`,
    );
    must(
      losses.missing === 0,
      `After a power loss ${losses.missing} acknowledged leads would be missing, on ${losses.badDisks} of ${losses.points * SURVIVAL.length} disks`,
    );
    return {
      ...numbers,
      note: `${losses.points} power losses, each with ${SURVIVAL.length} disks`,
    };
  },
};

/** Cuts the power at every acknowledgement and opens what is left. */
async function replay(
  run: FaultRun,
  calls: readonly TracedCall[],
  leadsFile: string,
) {
  const disk = newDiskImage();
  const told = new Set<string>();
  const totals = { points: 0, badDisks: 0, missing: 0 };
  for (const call of calls) {
    disk.apply(call);
    const reference = acknowledgedIn(call);
    if (reference === null) continue;
    told.add(reference);
    totals.points++;
    if (totals.points % 20 === 0)
      run.say(`power loss ${totals.points}, ${totals.missing} missing`);
    for (const part of SURVIVAL) {
      const folder = join(run.folder, "after");
      disk.write(leadsFile, folder, () => run.random() < part);
      const missing = await countMissing(join(folder, "leads.sqlite"), told);
      rmSync(folder, { recursive: true });
      totals.missing += missing;
      if (missing > 0) totals.badDisks++;
    }
  }
  return totals;
}

async function countMissing(
  file: string,
  told: ReadonlySet<string>,
): Promise<number> {
  try {
    const { leads, damage } = await readLeadsFile(file);
    must(damage.length === 0, `Damaged: ${damage.join("; ")}`);
    const found = new Set(leads.map(({ reference }) => reference));
    return [...told].filter((it) => !found.has(it)).length;
  } catch (error) {
    if (String(error).includes("no such table")) return told.size;
    throw error;
  }
}

/** The reference that a visitor is told by these bytes; null when they tell none. */
export function acknowledgedIn(call: TracedCall): string | null {
  if (call.kind !== "sent" || !/^HTTP\/1\.1 (303|202)/.test(call.text))
    return null;
  return /reference=([2-9A-Z]{4}-[2-9A-Z]{4})/.exec(call.text)?.[1] ?? null;
}
