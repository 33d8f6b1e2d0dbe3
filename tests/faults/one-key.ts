import { setTimeout as sleep } from "node:timers/promises";
import { type Fault, type FaultNumbers, type FaultRun, must } from "./fault.ts";
import { newJournal } from "./stage/journal.ts";
import { newMailServer } from "./stage/mail-server.ts";
import { newPostgres, postgresObstacle } from "./stage/postgres-cluster.ts";
import { newPlace, startSite } from "./stage/site-process.ts";
import { readStoredLeads } from "./stage/stored-leads.ts";
import { judge } from "./stage/verdict.ts";
import { fetchToken, ripensInMs, send } from "./stage/visitor.ts";

const PRESSES = 50;
const ROUNDS = 5;

export const oneKeyOnSqlite: Fault = {
  id: "F16",
  title: "one form sent 50 times at once, and after a crash again, SQLite",
  play: (run) => playPresses(run, undefined),
};

export const oneKeyOnPostgres: Fault = {
  id: "F16-pg",
  title: "one form sent 50 times at once, and after a crash again, PostgreSQL",
  obstacle: postgresObstacle,
  play: async (run) => playPresses(run, (await newPostgres(run)).url),
};

async function playPresses(
  run: FaultRun,
  databaseUrl: string | undefined,
): Promise<FaultNumbers> {
  const mail = await newMailServer(run);
  const place = await newPlace(run, { databaseUrl, smtpUrl: mail.url });
  const journal = newJournal();
  let site = startSite(run, place);
  await site.ready();
  for (let round = 1; round <= ROUNDS; round++) {
    const token = await fetchToken(site.origin);
    must(token !== null, "The form's page does not answer");
    await sleep(ripensInMs(token));
    const submission = journal.add(token.token);
    // The journal throws at the first answer that is not the same as the others.
    const results = await Promise.all(
      Array.from({ length: PRESSES }, () =>
        send(site.origin, journal, submission),
      ),
    );
    const acknowledged = results.filter((it) => it === "acknowledged").length;
    must(acknowledged === PRESSES, `${acknowledged} of ${PRESSES} answered`);
    await site.kill();
    site = startSite(run, place);
    await site.ready();
    must(
      (await send(site.origin, journal, submission)) === "acknowledged",
      "After the crash the form is not acknowledged.",
    );
    run.say(`${round}/${ROUNDS}`);
  }
  const numbers = await judge(place, journal, mail);
  const { leads, deliveries } = await readStoredLeads(place);
  must(
    leads.length === ROUNDS && deliveries.length === ROUNDS,
    `${ROUNDS} forms made ${leads.length} leads and ${deliveries.length} deliveries`,
  );
  return { ...numbers, note: `${ROUNDS} forms, ${PRESSES} + 1 presses each` };
}
