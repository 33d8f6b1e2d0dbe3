import { randomUUID } from "node:crypto";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type StandInVendor,
  startStandInVendor,
} from "#tests/support/stand-in-vendor.ts";
import { type Fault, type FaultNumbers, type FaultRun, must } from "./fault.ts";
import { newPlace, type SitePlace, startSite } from "./stage/site-process.ts";
import { postgresObstacle } from "./stage/postgres-cluster.ts";
import { startTwoNodes } from "./stage/two-nodes.ts";
import { waitUntil } from "./stage/wait-until.ts";

const KILLS = 8;
const BROWSERS = 5;
const PROFILES = join(import.meta.dirname, "..", "..", "profiles");
const ALLOWED =
  "allowCookies=essential%2Cfunctional%2Canalytics%2Ctargeting; displayCookies=hide";

export const killedRelayOnSqlite: Fault = {
  id: "F33",
  title: "kill -9 while events wait for a vendor who is silent, SQLite",
  play: playKills,
};

export const killedRelayOnTwoNodes: Fault = {
  id: "F33-pg",
  title: "two nodes get the same events, and one is killed, PostgreSQL",
  obstacle: postgresObstacle,
  play: playTwoNodes,
};

/** Each kill comes while the vendor has a request and does not answer: what it has not taken is sent again, once. */
async function playKills(run: FaultRun): Promise<FaultNumbers> {
  const vendor = await newVendor(run);
  const place = await newPlace(run, getRest(run, vendor));
  let site = startSite(run, place);
  await site.ready();
  const browsers = startBrowsers(() => [site.origin]);
  for (let kill = 1; kill <= KILLS; kill++) {
    const before = browsers.acknowledged.size;
    vendor.answer = () => ({ status: 200, isSilent: true });
    const asked = vendor.asked.length;
    await waitUntil(
      "events are stored and one request is on its way",
      () =>
        browsers.acknowledged.size >= before + 20 &&
        vendor.asked.length > asked,
    );
    await site.kill();
    vendor.answer = () => ({ status: 200 });
    site = startSite(run, place);
    await site.ready();
    await sleep(run.random() * 1_000);
    run.say(`${kill}/${KILLS} kills, ${vendor.taken.length} taken`);
  }
  await browsers.settle();
  return judge(vendor, browsers.acknowledged, `${KILLS} kills`);
}

/** Every event is reported to both nodes under one id, as a browser does that did not hear the first answer. */
async function playTwoNodes(run: FaultRun): Promise<FaultNumbers> {
  const vendor = await newVendor(run);
  const nodes = await startTwoNodes(run, getRest(run, vendor));
  const browsers = startBrowsers(() => [
    nodes.node(0).origin,
    nodes.node(1).origin,
  ]);
  for (let kill = 1; kill <= 4; kill++) {
    const before = browsers.acknowledged.size;
    await waitUntil(
      "events are stored",
      () => browsers.acknowledged.size >= before + 100,
    );
    const killed = (kill % 2) as 0 | 1;
    vendor.answer = () => ({ status: 200, isSilent: true });
    const asked = vendor.asked.length;
    // Both nodes have a request on its way, and neither was taken.
    await waitUntil(
      "requests are on their way",
      () => vendor.asked.length >= asked + 2,
    );
    await nodes.node(killed).kill();
    vendor.answer = () => ({ status: 200 });
    await nodes.start(killed);
    run.say(`${kill}/4 kills, ${vendor.taken.length} taken`);
  }
  await browsers.settle();
  return judge(vendor, browsers.acknowledged, "4 kills of one of two nodes");
}

async function newVendor(run: FaultRun): Promise<StandInVendor> {
  const vendor = await startStandInVendor();
  run.onEnd(() => vendor.close());
  return vendor;
}

function getRest(
  { folder }: FaultRun,
  vendor: StandInVendor,
): Omit<SitePlace, "port" | "dataDir"> {
  const profile = join(folder, "profile");
  cpSync(join(PROFILES, "franchise"), profile, { recursive: true });
  const file = join(profile, "profile.json");
  const content = JSON.parse(readFileSync(file, "utf8"));
  content.tracking.metaPixelId = "1234567890";
  writeFileSync(file, JSON.stringify(content));
  const variables = {
    META_CONVERSIONS_URL: vendor.url,
    META_CONVERSIONS_TOKEN: "token-of-the-fault-tests",
  };
  return { profile, variables };
}

/** Each reports one event after another, every one until all sites have answered. */
function startBrowsers(origins: () => readonly string[]) {
  const acknowledged = new Set<string>();
  let isSettling = false;
  const all = Promise.all(
    Array.from({ length: BROWSERS }, async (_, browser) => {
      while (!isSettling) {
        const eventID = randomUUID();
        await report(browser, eventID);
        acknowledged.add(eventID);
        await sleep(10);
      }
    }),
  );

  async function report(browser: number, eventID: string): Promise<void> {
    const body = JSON.stringify({
      eventName: "ClickToCall",
      eventID,
      eventTime: Math.floor(Date.now() / 1_000),
      custom_data: { path: "/contact-us" },
      fbp: `fb.1.1795216335563.${browser + 1}`,
    });
    for (let sent = 0; ; sent++) {
      const answers = await Promise.all(
        origins().map((origin) => post(origin, body, sent)),
      );
      if (answers.every((status) => status === 200)) return;
      await sleep(50);
    }
  }

  return {
    acknowledged,
    async settle() {
      isSettling = true;
      await all;
    },
  };
}

/** Null when nobody answers. Each call comes from a household of its own, because a limit counts them. */
async function post(
  origin: string,
  body: string,
  sent: number,
): Promise<number | null> {
  const household = Math.floor(Math.random() * 60_000);
  try {
    const answer = await fetch(`${origin}/api/track/facebook`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "User-Agent": "A browser",
        Cookie: ALLOWED,
        "X-Forwarded-For": `10.${sent % 200}.${household >> 8}.${household & 255}`,
      },
      body,
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return null;
  }
}

async function judge(
  vendor: StandInVendor,
  acknowledged: ReadonlySet<string>,
  note: string,
): Promise<FaultNumbers> {
  const listLost = () => {
    const taken = new Set(vendor.taken);
    return [...acknowledged].filter((id) => !taken.has(id));
  };
  await waitUntil(
    "the vendor has every event that a browser was told of",
    () => listLost().length === 0,
  );
  // What would come a second time comes with the next looks.
  await sleep(5_000);
  const duplicates = vendor.taken.length - new Set(vendor.taken).size;
  must(duplicates === 0, `${duplicates} events were taken twice`);
  must(
    vendor.paths.every((path) => path === "/v24.0/1234567890/events"),
    `A body is none of Meta's: ${vendor.paths.find((it) => it.startsWith("no"))}`,
  );
  return {
    acknowledged: acknowledged.size,
    lost: 0,
    duplicates,
    note: `${note}, each event taken once`,
  };
}
