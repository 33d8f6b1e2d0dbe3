import { spawnSync } from "node:child_process";
import { readdirSync, readlinkSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { type Fault, type FaultRun, must } from "./fault.ts";
import { sendUntil } from "./stage/crowd.ts";
import { findFreePort } from "./stage/free-port.ts";
import { newJournal } from "./stage/journal.ts";
import { postgresObstacle } from "./stage/postgres-cluster.ts";
import { readStoredLeads } from "./stage/stored-leads.ts";
import { startTwoNodes, type TwoNodes } from "./stage/two-nodes.ts";
import { judgeNow } from "./stage/verdict.ts";
import { waitUntil } from "./stage/wait-until.ts";

const LEADS = 12;
const ATTEMPT_LIMIT_MS = 30_000;
const KEPT_SOCKETS = 5;
/** Those, and one that asks whether the receiver is back. */
const MOST_MAIL_SOCKETS = KEPT_SOCKETS + 1;
/** The next five attempts begin in the moment in which five give up: what is just being closed is gone so much later. */
const CLOSING_MS = 500;

export const silentMailServer: Fault = {
  id: "F11",
  title: "a mail server that takes connections and says nothing",
  obstacle: linuxObstacle,
  async play(run) {
    const hole = await newSilentServer(run);
    return playHole(run, hole);
  },
};

export const droppedPackets: Fault = {
  id: "F11-dropped",
  title: "packets to the mail server vanish",
  obstacle: () => linuxObstacle() ?? packetObstacle(),
  async play(run) {
    const port = await findFreePort();
    dropPackets(run, port);
    return playHole(run, port);
  },
};

async function playHole(run: FaultRun, port: number) {
  const nodes = await startTwoNodes(run, {
    smtpUrl: `smtp://127.0.0.1:${port}`,
  });
  const sites = [nodes.node(0), nodes.node(1)];
  const journal = newJournal();
  await Promise.all(
    sites.map(({ origin }) => sendUntil(origin, journal, LEADS)),
  );
  must(journal.refusals === 0, "A form was refused for the mail server's sake");
  let mostSockets = 0;
  await waitUntil(
    "every lead has had an attempt, and some a second one",
    async () => {
      for (const { pid } of sites)
        mostSockets = Math.max(mostSockets, await countKeptSockets(pid, port));
      const { deliveries } = await readStoredLeads(nodes.place);
      const attempts = deliveries.map(({ attemptCount }) => attemptCount);
      return Math.min(...attempts) >= 1 && Math.max(...attempts) >= 2;
    },
    // So many at once, each of them its whole time, and then the second ones.
    ATTEMPT_LIMIT_MS * (Math.ceil(LEADS / KEPT_SOCKETS) + 2),
  );
  must(
    mostSockets <= MOST_MAIL_SOCKETS,
    `${mostSockets} sockets to the mail server at once`,
  );
  const slowestMs = longestAttemptMs(nodes);
  must(
    slowestMs <= ATTEMPT_LIMIT_MS,
    `An attempt lasted ${(slowestMs / 1_000).toFixed(1)} s`,
  );
  const stored = await readStoredLeads(nodes.place);
  must(
    stored.deliveries.every(({ state }) => state === "waiting"),
    "A lead was given up, or delivered to nobody",
  );
  return {
    ...judgeNow(stored, journal, null),
    note: `longest attempt ${(slowestMs / 1_000).toFixed(1)} s, ${mostSockets} sockets at most`,
  };
}

/** As both nodes said it in their logs. */
function longestAttemptMs({ node }: TwoNodes): number {
  const lasted = ([0, 1] as const).flatMap((which) =>
    [
      ...node(which)
        .log()
        .matchAll(/"tookMs":(\d+)[^\n]*delivery-failed/g),
    ].map(([, ms]) => Number(ms)),
  );
  must(lasted.length > 0, "No attempt was said in the log");
  return Math.max(...lasted);
}

/** Takes connections and never says a word; its port. */
function newSilentServer(run: FaultRun): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
  });
  run.onEnd(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const { promise, resolve } = Promise.withResolvers<number>();
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    resolve(typeof address === "object" ? (address?.port ?? 0) : 0);
  });
  return promise;
}

async function countKeptSockets(pid: number, port: number): Promise<number> {
  const before = listMailSockets(pid, port);
  await wait(CLOSING_MS);
  const after = new Set(listMailSockets(pid, port));
  return before.filter((inode) => after.has(inode)).length;
}

/** The inodes of a process's open sockets whose other end is this port, however far they are. */
function listMailSockets(pid: number, port: number): readonly string[] {
  const folder = `/proc/${pid}/fd`;
  const inodes = new Set(
    readdirSync(folder).map((fd) => readLink(`${folder}/${fd}`)),
  );
  const { stdout } = spawnSync("cat", [`/proc/${pid}/net/tcp`], {
    encoding: "utf8",
  });
  const remote = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  return stdout
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter((columns) => columns[2]?.endsWith(remote))
    .flatMap((columns) => columns[9] ?? [])
    .filter((inode) => inodes.has(`socket:[${inode}]`));
}

/** It may be closed between two looks. */
function readLink(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
}

function linuxObstacle(): string | null {
  return process.platform === "linux"
    ? postgresObstacle()
    : "sockets are counted in /proc";
}

const TABLE = `forecourt_fault_${process.pid}`;

/** Why no packets can be dropped; null when they can. */
function packetObstacle(): string | null {
  const { status } = spawnSync("nft", ["list", "tables"]);
  return status === 0 ? null : "dropping packets takes root and nft";
}

/** Of this port alone; taken back with the test. */
function dropPackets(run: FaultRun, port: number): void {
  const rules = `add table inet ${TABLE}
add chain inet ${TABLE} input { type filter hook input priority 0; }
add rule inet ${TABLE} input tcp dport ${port} drop
`;
  run.onEnd(() => spawnSync("nft", ["delete", "table", "inet", TABLE]));
  const { status, stderr } = spawnSync("nft", ["-f", "-"], {
    input: rules,
    encoding: "utf8",
  });
  must(status === 0, `nft: ${stderr}`);
}
