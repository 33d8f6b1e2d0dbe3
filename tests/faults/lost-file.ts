import {
  copyFileSync,
  linkSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import SqliteHandle from "better-sqlite3";
import { type Fault, must } from "./fault.ts";
import { listChildren } from "./stage/children.ts";
import { sendUntil } from "./stage/crowd.ts";
import { type Journal, newJournal } from "./stage/journal.ts";
import { newMailServer } from "./stage/mail-server.ts";
import {
  fetchStatus,
  newPlace,
  type SiteProcess,
  startSite,
} from "./stage/site-process.ts";
import { judge } from "./stage/verdict.ts";
import { fetchToken, ripensInMs, send } from "./stage/visitor.ts";
import { waitUntil } from "./stage/wait-until.ts";

const LEADS = 3;
const EXIT_CONFIGURATION = 78;
/** A supervisor's first pauses would be over by then. */
const NO_RESTART_WITHIN_MS = 5_000;

export const leadsFileLost: Fault = {
  id: "F30",
  title:
    "the leads' file is deleted, replaced and damaged under the running site",
  obstacle: () =>
    process.platform === "linux" ? null : "children are listed in /proc",
  async play(run) {
    const mail = await newMailServer(run);
    await mail.obey({ kind: "answer", at: "RCPT", code: 451 });
    const place = await newPlace(run, { smtpUrl: mail.url });
    const file = join(place.dataDir, "leads.sqlite");
    const kept = join(run.folder, "kept.sqlite");
    const journal = newJournal();
    const site = startSite(run, place, {
      program: ["scripts/serve.mjs", "--allow-sample"],
    });
    await site.ready();
    const server = listChildren(site.pid);
    await sendUntil(site.origin, journal, LEADS);

    // The other name keeps what the deleted file held, so that it can be counted.
    linkSync(file, kept);
    unlinkSync(file);
    await mustRefuse(site, journal, "deleted");
    await mail.obey({ kind: "take" });
    await waitUntil(
      "what waited goes out without its file",
      () => mail.listTaken().length === LEADS,
    );
    renameSync(kept, file);
    await mustAccept(site, journal);
    run.say("deleted");

    renameSync(file, kept);
    copyFileSync(kept, file);
    await mustRefuse(site, journal, "replaced");
    renameSync(kept, file);
    await mustAccept(site, journal);
    run.say("replaced");

    await waitUntil(
      "every mail is out",
      () => mail.listTaken().length === journal.acknowledged.length,
    );
    const handle = new SqliteHandle(file, { timeout: 5_000 });
    handle.pragma("wal_checkpoint(TRUNCATE)");
    handle.close();
    const whole = readFileSync(file);
    writeFileSync(file, "This is no database. ".repeat(1_000));
    await mustRefuse(site, journal, "damaged");
    await sleep(NO_RESTART_WITHIN_MS);
    await mustRefuse(site, journal, "damaged");
    must(
      listChildren(site.pid).join() === server.join(),
      `The server was started again: ${site.log().slice(-1_000)}`,
    );
    await site.kill();
    const again = startSite(run, place, {
      program: ["scripts/serve.mjs", "--allow-sample"],
    });
    const code = await again.ended;
    must(
      code === EXIT_CONFIGURATION,
      `On a damaged file it ended with ${code}`,
    );

    writeFileSync(file, whole);
    await startSite(run, place).ready();
    const numbers = await judge(place, journal, mail);
    must(numbers.duplicates === 0, "A mail came twice.");
    return { ...numbers, note: "each refused with the phone number" };
  },
};

/** Pages stay, and nobody is told that a lead is kept which the next process would not find. */
async function mustRefuse(
  site: SiteProcess,
  journal: Journal,
  what: string,
): Promise<void> {
  const result = await sendOne(site, journal);
  must(
    result === "refused",
    `With a file that was ${what} a lead is ${result}`,
  );
  for (const [path, expected] of [
    ["/", 200],
    ["/contact-us", 200],
    ["/readyz", 503],
  ] as const) {
    const status = await fetchStatus(site.origin + path);
    must(
      status === expected,
      `With a file that was ${what} ${path}: ${status}`,
    );
  }
}

async function mustAccept(site: SiteProcess, journal: Journal): Promise<void> {
  const result = await sendOne(site, journal);
  must(result === "acknowledged", `With the file back a lead is ${result}`);
  await site.ready();
}

async function sendOne(site: SiteProcess, journal: Journal) {
  const token = await fetchToken(site.origin);
  must(token !== null, "The form's page does not answer");
  await sleep(ripensInMs(token));
  return send(site.origin, journal, journal.add(token.token));
}
