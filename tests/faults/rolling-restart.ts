import { setTimeout as sleep } from "node:timers/promises";
import { type Fault, type FaultRun, must } from "./fault.ts";
import { startBalancer } from "./stage/balancer.ts";
import { listChildren } from "./stage/children.ts";
import { findFreePort } from "./stage/free-port.ts";
import { newJournal } from "./stage/journal.ts";
import { startLoad } from "./stage/load.ts";
import { newMailServer } from "./stage/mail-server.ts";
import {
  newPlace,
  type SitePlace,
  type SiteProcess,
  startSite,
} from "./stage/site-process.ts";
import { judge } from "./stage/verdict.ts";
import { waitUntil } from "./stage/wait-until.ts";

const RESTARTS = 4;
const BETWEEN_RESTARTS_MS = 3_000;

export const rollingRestart: Fault = {
  id: "F23",
  title: "SIGTERM under load: the balancer moves on, no request fails",
  async play(run) {
    const mail = await newMailServer(run);
    const place = await newPlace(run, { smtpUrl: mail.url });
    const journal = newJournal();
    let old = startSite(run, place);
    await old.ready();
    const balancer = startBalancer(run);
    balancer.add(old);
    const load = startLoad(balancer.target, journal);
    let slowestExitMs = 0;
    for (let restart = 1; restart <= RESTARTS; restart++) {
      await sleep(BETWEEN_RESTARTS_MS);
      const next = await startNext(run, place);
      balancer.add(next);
      old.signal("SIGTERM");
      const askedAtMs = performance.now();
      const code = await old.ended;
      slowestExitMs = Math.max(slowestExitMs, performance.now() - askedAtMs);
      must(code === 0, `SIGTERM ended the server with ${code}`);
      old = next;
      run.say(`${restart}/${RESTARTS}, ${load.count()} requests`);
    }
    await load.stop();
    const numbers = await judge(place, journal, mail);
    return {
      ...numbers,
      note: `${RESTARTS} restarts, ${load.count()} requests, 0 failed, slowest exit ${(slowestExitMs / 1_000).toFixed(1)} s`,
    };
  },
};

/** An upgrade of one machine: SIGUSR2 to the supervisor, which keeps the port, as `npm run serve` runs it. */
export const restartInPlace: Fault = {
  id: "F23-in-place",
  obstacle: () =>
    process.platform === "linux" ? null : "servers are told apart by /proc",
  title: "SIGUSR2 under load on one machine: a new server, no request fails",
  async play(run) {
    const mail = await newMailServer(run);
    const place = await newPlace(run, { smtpUrl: mail.url });
    const journal = newJournal();
    const supervisor = startSite(run, place, {
      program: ["scripts/serve.mjs", "--allow-sample"],
    });
    await supervisor.ready();
    const load = startLoad(() => supervisor.origin, journal);
    for (let restart = 1; restart <= RESTARTS; restart++) {
      await sleep(BETWEEN_RESTARTS_MS);
      const [old] = listChildren(supervisor.pid);
      must(old !== undefined, "No server runs under the supervisor");
      supervisor.signal("SIGUSR2");
      await waitUntil("another server is alone", () => {
        const now = listChildren(supervisor.pid);
        return now.length === 1 && now[0] !== old;
      });
      run.say(`${restart}/${RESTARTS}, ${load.count()} requests`);
    }
    await load.stop();
    supervisor.signal("SIGTERM");
    const code = await supervisor.ended;
    must(code === 0, `SIGTERM ended the supervisor with ${code}`);
    const numbers = await judge(place, journal, mail);
    return {
      ...numbers,
      note: `${RESTARTS} restarts in place, ${load.count()} requests, 0 failed`,
    };
  },
};

async function startNext(
  run: FaultRun,
  place: SitePlace,
): Promise<SiteProcess> {
  const next = startSite(run, { ...place, port: await findFreePort() });
  await next.ready();
  return next;
}
