import { DAY_MS, HOUR_MS } from "#app/domain/time.ts";
import { type Fault, must } from "./fault.ts";
import { sendUntil } from "./stage/crowd.ts";
import { importFeed } from "./stage/imports.ts";
import { newJournal } from "./stage/journal.ts";
import { newMailServer } from "./stage/mail-server.ts";
import { postgresObstacle } from "./stage/postgres-cluster.ts";
import { buildFeed } from "./stage/sample-feed.ts";
import { priceStates, unlockPrices } from "./stage/shopper.ts";
import type { SiteProcess } from "./stage/site-process.ts";
import { countWaiting, readStoredLeads } from "./stage/stored-leads.ts";
import { startTwoNodes } from "./stage/two-nodes.ts";
import { judge } from "./stage/verdict.ts";
import { waitUntil } from "./stage/wait-until.ts";
import { newWallClock, untilShifted } from "./stage/wall-clock.ts";

/** The second node's clock; the last time it dies before anybody sets it right. */
const JUMPS_MS = [2 * HOUR_MS, -2 * HOUR_MS, -5 * DAY_MS, 5 * DAY_MS];
const LEADS = 3;
const STALLED_MS = 5 * 60_000;

export const clockJumps: Fault = {
  id: "F22",
  title: "one node's clock jumps by hours and days, and is set right or dies",
  obstacle: postgresObstacle,
  async play(run) {
    const mail = await newMailServer(run);
    const clock = newWallClock(run.folder);
    const rest = { smtpUrl: mail.url, profile: "franchise-gated" };
    const { variables } = clock;
    const nodes = await startTwoNodes(run, rest, { ...rest, variables });
    const [right, wrong] = [nodes.node(0), nodes.node(1)];
    await importFeed(run, nodes.place, buildFeed(5, 23_457), 0);
    for (const site of [right, wrong])
      await waitUntil("the cars are for sale", async () =>
        (await priceStates(site, "")).includes("locked"),
      );
    const journal = newJournal();
    // Whoever unlocks is a lead, too.
    journal.add("of the visitor");
    const visitor = await unlockPrices([right, right]);
    for (const jumpMs of JUMPS_MS) {
      await mail.obey({ kind: "answer", at: "RCPT", code: 451 });
      clock.shift(jumpMs);
      await untilShifted(wrong.origin, jumpMs);
      await untilOpen(wrong, visitor, jumpMs > 0);
      if (jumpMs > HOUR_MS) {
        journal.add("of another visitor");
        const early = await unlockPrices([wrong, wrong], Date.now() + jumpMs);
        must(
          !(await isOpen(right, early)),
          "An unlock from a clock that was ahead holds longer than it should",
        );
      }
      await sendUntil(wrong.origin, journal, LEADS);
      await waitUntil("each lead was tried once", async () =>
        (await readStoredLeads(nodes.place)).deliveries.every(
          ({ attemptCount }) => attemptCount > 0,
        ),
      );
      await mail.obey({ kind: "take" });
      if (jumpMs === JUMPS_MS.at(-1)) await wrong.kill();
      else clock.shift(0);
      await waitUntil(
        "no mail stalls",
        async () => (await countWaiting(nodes.place)) === 0,
        STALLED_MS,
      );
      run.say(`${jumpMs / HOUR_MS} hours`);
    }
    clock.shift(366 * DAY_MS);
    const late = await nodes.start(1);
    must(!(await isOpen(late, visitor)), "An unlock outlives its year");
    must(await isOpen(right, visitor), "The right clock's unlock is gone");
    const numbers = await judge(nodes.place, journal, mail);
    return { ...numbers, note: `${JUMPS_MS.length} jumps of one node's clock` };
  },
};

/** A profile that was sealed in a node's future is a stranger's to it. */
async function untilOpen(
  site: SiteProcess,
  visitor: string,
  shouldBeOpen: boolean,
): Promise<void> {
  await waitUntil(
    `the visitor's prices are ${shouldBeOpen ? "open" : "locked"}`,
    async () => (await isOpen(site, visitor)) === shouldBeOpen,
  );
}

async function isOpen(site: SiteProcess, visitor: string): Promise<boolean> {
  const states = await priceStates(site, visitor);
  return states.length > 0 && states.every((it) => it === "shown");
}
