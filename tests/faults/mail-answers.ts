import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { MINUTE_MS } from "#app/domain/time.ts";
import { type Fault, type FaultNumbers, type FaultRun, must } from "./fault.ts";
import { sendUntil } from "./stage/crowd.ts";
import { type Journal, newJournal } from "./stage/journal.ts";
import type { MailOrder } from "./stage/mail-orders.ts";
import { type MailServer, newMailServer } from "./stage/mail-server.ts";
import { newPostgres, postgresObstacle } from "./stage/postgres-cluster.ts";
import {
  newPlace,
  type SitePlace,
  type SiteProcess,
  startSite,
} from "./stage/site-process.ts";
import {
  readStoredLeads,
  type StoredDeliveryRow,
} from "./stage/stored-leads.ts";
import { judge, sum } from "./stage/verdict.ts";
import { waitUntil } from "./stage/wait-until.ts";
import { newWallClock, untilShifted } from "./stage/wall-clock.ts";

/** A database of its own for each site of a fault. */
type NewDatabaseUrl = (name: string) => Promise<string | undefined>;

const onSqlite = async () => undefined;

async function onPostgres(run: FaultRun): Promise<NewDatabaseUrl> {
  const postgres = await newPostgres(run);
  return async (name) => {
    await postgres.query(`CREATE DATABASE ${name}`);
    const url = new URL(postgres.url);
    url.pathname = `/${name}`;
    return url.href;
  };
}

/** The quicker ones get more leads than there are connections, so that some wait for one. */
const ANSWERS = [
  { seconds: 13, leads: 16 },
  { seconds: 20, leads: 12 },
  { seconds: 90, leads: 5 },
];

export const slowAnswersOnSqlite: Fault = {
  id: "F28",
  title: "the end of a mail is answered after 13, 20 and 90 s, SQLite",
  play: (run) => playSlowAnswers(run, onSqlite),
};

export const slowAnswersOnPostgres: Fault = {
  id: "F28-pg",
  title: "the end of a mail is answered after 13, 20 and 90 s, PostgreSQL",
  obstacle: postgresObstacle,
  play: async (run) => playSlowAnswers(run, await onPostgres(run)),
};

async function playSlowAnswers(
  run: FaultRun,
  newDatabaseUrl: NewDatabaseUrl,
): Promise<FaultNumbers> {
  const all = await Promise.all(
    ANSWERS.map(async ({ seconds, leads }) => {
      const order: MailOrder = { kind: "slow", ms: seconds * 1_000 };
      const databaseUrl = await newDatabaseUrl(`slow_${seconds}`);
      const stage = await setStage(run, order, { databaseUrl });
      await sendUntil(stage.site.origin, stage.journal, leads);
      const numbers = await judge(stage.place, stage.journal, stage.mail);
      must(
        numbers.duplicates === 0,
        `With an answer after ${seconds} s ${numbers.duplicates} mails came again`,
      );
      run.say(`${seconds} s`);
      return numbers;
    }),
  );
  return { ...sum(all), note: "nothing came twice" };
}

/** About who may send, at each step of a mail. */
const REFUSALS: readonly MailOrder[] = [
  { kind: "answer", at: "MAIL", code: 530, words: "5.7.0 login first" },
  { kind: "answer", at: "MAIL", code: 535, words: "not any more" },
  { kind: "answer", at: "RCPT", code: 550, words: "5.7.1 no relaying" },
  { kind: "answer", at: "DATA", code: 554, words: "5.7.26 no SPF" },
];
const REFUSED_LEADS = 3;

export const refusedSettingsOnSqlite: Fault = {
  id: "F29",
  title: "530, 535 and 5.7.x until our settings are mended, SQLite",
  play: (run) => playRefusedSettings(run, onSqlite),
};

export const refusedSettingsOnPostgres: Fault = {
  id: "F29-pg",
  title: "530, 535 and 5.7.x until our settings are mended, PostgreSQL",
  obstacle: postgresObstacle,
  play: async (run) => playRefusedSettings(run, await onPostgres(run)),
};

async function playRefusedSettings(
  run: FaultRun,
  newDatabaseUrl: NewDatabaseUrl,
): Promise<FaultNumbers> {
  const all = await Promise.all(
    REFUSALS.map(async (order, index) => {
      const databaseUrl = await newDatabaseUrl(`refused_${index}`);
      const stage = await setStage(run, order, { databaseUrl });
      const { site, place, mail, journal } = stage;
      await sendUntil(site.origin, journal, REFUSED_LEADS);
      await untilAttempts(place, 2);
      must(
        (await listDeliveries(place)).every(({ state }) => state === "waiting"),
        "What our settings hold back was given up.",
      );
      must(
        site.log().includes("leads.mail-settings"),
        "Nobody is told that the mail server refuses our settings.",
      );
      await mail.obey({ kind: "take" });
      const numbers = await judge(place, journal, mail);
      must(numbers.duplicates === 0, "A mail came twice.");
      must(
        (await listDeliveries(place)).every(
          ({ state }) => state === "delivered",
        ),
        "With the settings mended a lead does not go out.",
      );
      return numbers;
    }),
  );
  return { ...sum(all), note: "an alarm for each, none given up" };
}

const LOST_ANSWERS = 5;

export const lostMailAnswersOnSqlite: Fault = {
  id: "F14",
  title:
    "the mail server takes the mail and hangs up before it says so, SQLite",
  play: (run) => playLostAnswers(run, onSqlite),
};

export const lostMailAnswersOnPostgres: Fault = {
  id: "F14-pg",
  title:
    "the mail server takes the mail and hangs up before it says so, PostgreSQL",
  obstacle: postgresObstacle,
  play: async (run) => playLostAnswers(run, await onPostgres(run)),
};

async function playLostAnswers(
  run: FaultRun,
  newDatabaseUrl: NewDatabaseUrl,
): Promise<FaultNumbers> {
  const clock = newWallClock(run.folder);
  const { site, place, mail, journal } = await setStage(
    run,
    { kind: "hang up after storing" },
    {
      databaseUrl: await newDatabaseUrl("lost_answers"),
      variables: clock.variables,
    },
  );
  await sendUntil(site.origin, journal, LOST_ANSWERS);
  await untilAttempts(place, 1);
  await mail.obey({ kind: "take" });
  for (const minutes of [0, 29]) {
    clock.shift(minutes * MINUTE_MS);
    await untilShifted(site.origin, minutes * MINUTE_MS);
    // A retry of the first minute would have come by then.
    await sleep(20_000);
    must(
      mail.listTaken().length === LOST_ANSWERS,
      `After ${minutes} minutes there are ${mail.listTaken().length} mails of ${LOST_ANSWERS}`,
    );
    run.say(`${minutes} minutes`);
  }
  clock.shift(37 * MINUTE_MS);
  const numbers = await judge(place, journal, mail);
  must(
    numbers.duplicates === LOST_ANSWERS,
    `${numbers.duplicates} second copies of ${LOST_ANSWERS} lost answers`,
  );
  for (const [id, copies] of Map.groupBy(
    mail.listTaken(),
    (it) => it.messageId,
  ))
    must(
      new Set(copies.map(({ adfId }) => adfId)).size === 1,
      `${id} has several ADF ids`,
    );
  return {
    ...numbers,
    note: "one second copy each, after half an hour, under the first Message-ID",
  };
}

interface Stage {
  readonly place: SitePlace;
  readonly site: SiteProcess;
  readonly mail: MailServer;
  readonly journal: Journal;
}

async function setStage(
  run: FaultRun,
  order: MailOrder,
  rest: Pick<SitePlace, "databaseUrl" | "variables">,
): Promise<Stage> {
  const mail = await newMailServer(run);
  await mail.obey(order);
  const place = await newPlace(run, { ...rest, smtpUrl: mail.url });
  const own = { ...place, dataDir: join(run.folder, `data-${place.port}`) };
  const site = startSite(run, own);
  await site.ready();
  return { place: own, site, mail, journal: newJournal() };
}

async function listDeliveries(
  place: SitePlace,
): Promise<readonly StoredDeliveryRow[]> {
  return (await readStoredLeads(place)).deliveries;
}

async function untilAttempts(place: SitePlace, count: number): Promise<void> {
  await waitUntil(`each delivery had ${count} attempts`, async () =>
    (await listDeliveries(place)).every(
      ({ attemptCount }) => attemptCount >= count,
    ),
  );
}
