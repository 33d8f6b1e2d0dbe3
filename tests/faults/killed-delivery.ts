import { setTimeout as sleep } from "node:timers/promises";
import { MINUTE_MS } from "#app/domain/time.ts";
import { type Fault, type FaultNumbers, type FaultRun, must } from "./fault.ts";
import { startCrowd } from "./stage/crowd.ts";
import { findFreePort } from "./stage/free-port.ts";
import { newJournal } from "./stage/journal.ts";
import { newMailServer } from "./stage/mail-server.ts";
import { newPostgres, postgresObstacle } from "./stage/postgres-cluster.ts";
import {
  newPlace,
  type SitePlace,
  type SiteProcess,
  startSite,
} from "./stage/site-process.ts";
import { countWaiting, readStoredLeads } from "./stage/stored-leads.ts";
import { judge } from "./stage/verdict.ts";
import { waitUntil } from "./stage/wait-until.ts";
import { newWallClock } from "./stage/wall-clock.ts";

const MAIL_KILLS = 8;
const LEASE_MS = 30_000;

export const mailServerKilled: Fault = {
  id: "F02",
  title: "kill -9 of the mail server, and of the site in the middle of mails",
  async play(run) {
    const mail = await newMailServer(run);
    await mail.obey({ kind: "slow", ms: 150 });
    const clock = newWallClock(run.folder);
    const { variables } = clock;
    const place = await newPlace(run, { smtpUrl: mail.url, variables });
    const journal = newJournal();
    let site = startSite(run, place);
    await site.ready();
    const crowd = startCrowd(() => site.origin, journal, 3);
    for (let kill = 1; kill <= MAIL_KILLS; kill++) {
      await sleep(400 + run.random() * 800);
      if (kill % 2 === 0) {
        await site.kill();
        site = startSite(run, place);
        await site.ready();
      }
      await mail.kill();
      await sleep(200 + run.random() * 500);
      await mail.start();
      await mail.obey({ kind: "slow", ms: 150 });
      crowd.requireContent();
      run.say(`${kill}/${MAIL_KILLS} kills`);
    }
    await crowd.settle();
    await mail.obey({ kind: "take" });
    // What the mail server had when it was killed may have arrived, and waits for half an hour.
    clock.shift(37 * MINUTE_MS);
    const numbers = await judge(place, journal, mail, MAIL_KILLS);
    return { ...numbers, note: `${MAIL_KILLS} kills of the mail server` };
  },
};

export const groupKilledOnSqlite: Fault = {
  id: "F03",
  title: "kill -9 of supervisor and server with mails on their way, SQLite",
  play: (run) => playGroups(run, undefined, [1, 1]),
};

export const groupKilledOnPostgres: Fault = {
  id: "F03-pg",
  title: "kill -9 of two servers, three take over, PostgreSQL",
  obstacle: postgresObstacle,
  play: async (run) => playGroups(run, (await newPostgres(run)).url, [2, 3]),
};

/** Everything dies with deliveries in its hands; another number of servers takes over. */
async function playGroups(
  run: FaultRun,
  databaseUrl: string | undefined,
  [before, after]: readonly [number, number],
): Promise<FaultNumbers> {
  const mail = await newMailServer(run);
  await mail.obey({ kind: "slow", ms: 1_500 });
  const first = await newPlace(run, { databaseUrl, smtpUrl: mail.url });
  const journal = newJournal();
  let sites = await startMany(run, first, before);
  let turn = 0;
  const crowd = startCrowd(
    () => sites[turn++ % sites.length]?.origin ?? "",
    journal,
    4,
  );
  await waitUntil("forty leads are acknowledged", () => {
    crowd.requireContent();
    return journal.acknowledged.length >= 40;
  });
  const held = (await readStoredLeads(first)).deliveries.filter(
    (it) => it.state === "waiting" && it.leasedUntilMs !== null,
  );
  await Promise.all(sites.map((site) => site.kill()));
  must(held.length > 0, "Nobody held a delivery: this shows nothing.");
  run.say(`killed with ${held.length} deliveries on their way`);
  await mail.obey({ kind: "take" });
  const diedAtMs = performance.now();
  sites = await startMany(run, first, after);
  await crowd.settle();
  await waitUntil(
    "the outbox is empty soon after the last lease",
    async () => (await countWaiting(first)) === 0,
    LEASE_MS * 4,
  );
  const drainedSeconds = (performance.now() - diedAtMs) / 1_000;
  const numbers = await judge(first, journal, mail);
  return {
    ...numbers,
    note: `${held.length} held, empty after ${drainedSeconds.toFixed(0)} s`,
  };
}

function startMany(
  run: FaultRun,
  place: SitePlace,
  count: number,
): Promise<readonly SiteProcess[]> {
  const starts = Array.from({ length: count }, async (_, index) => {
    const port = index === 0 ? place.port : await findFreePort();
    const site = startSite(
      run,
      { ...place, port },
      { program: ["scripts/serve.mjs", "--allow-sample"] },
    );
    await site.ready();
    return site;
  });
  return Promise.all(starts);
}
