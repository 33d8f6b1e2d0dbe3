import { setTimeout as sleep } from "node:timers/promises";
import { type Fault, type FaultRun, must } from "./fault.ts";
import { findFreePort } from "./stage/free-port.ts";
import { newJournal } from "./stage/journal.ts";
import { newMailServer } from "./stage/mail-server.ts";
import {
  newPlace,
  type SitePlace,
  type SiteProcess,
  startSite,
  statusOf,
} from "./stage/site-process.ts";
import { judge } from "./stage/verdict.ts";
import { fetchToken, ripensInMs, send } from "./stage/visitor.ts";

const RESTARTS = 4;
const VISITORS = 6;
const BALANCER_LOOKS_EVERY_MS = 100;
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

async function startNext(
  run: FaultRun,
  place: SitePlace,
): Promise<SiteProcess> {
  const next = startSite(run, { ...place, port: await findFreePort() });
  await next.ready();
  return next;
}

/** Sends to the newest server that says it is ready, as it said when it was last asked. */
function startBalancer(run: FaultRun) {
  const sites: SiteProcess[] = [];
  const ready = new Set<SiteProcess>();
  let isOver = false;
  run.onEnd(() => {
    isOver = true;
  });
  void (async () => {
    while (!isOver) {
      for (const site of sites)
        if ((await statusOf(`${site.origin}/readyz`)) === 200) ready.add(site);
        else ready.delete(site);
      await sleep(BALANCER_LOOKS_EVERY_MS);
    }
  })();
  let turn = 0;
  return {
    add(site: SiteProcess) {
      sites.push(site);
      ready.add(site);
    },
    target(): string {
      const all = [...ready];
      return all[turn++ % all.length]?.origin ?? "";
    },
  };
}

/** Pages and forms; whatever is not answered fails the test. */
function startLoad(
  target: () => string,
  journal: ReturnType<typeof newJournal>,
) {
  let isOver = false;
  let requests = 0;
  async function visit(): Promise<void> {
    while (!isOver) {
      const token = await fetchToken(target());
      must(token !== null, "A page was not answered.");
      requests++;
      while (ripensInMs(token) > 0 && !isOver) {
        const status = await statusOf(`${target()}/our-company/careers`);
        must(status === 200, `A page answered ${status}`);
        requests++;
      }
      if (isOver) return;
      const result = await send(target(), journal, journal.add(token.token));
      must(result === "acknowledged", `A form was ${result}`);
      requests++;
    }
  }
  const visits = Promise.all(Array.from({ length: VISITORS }, visit));
  // It is thrown by stop().
  visits.catch(() => {});
  return {
    count: () => requests,
    async stop() {
      isOver = true;
      await visits;
    },
  };
}
