import { setTimeout as sleep } from "node:timers/promises";
import { type Fault, must } from "./fault.ts";
import { startBalancer } from "./stage/balancer.ts";
import { startCrowd } from "./stage/crowd.ts";
import { newJournal } from "./stage/journal.ts";
import { startLoad } from "./stage/load.ts";
import { newMailServer } from "./stage/mail-server.ts";
import { postgresObstacle } from "./stage/postgres-cluster.ts";
import { readOn } from "./stage/readers.ts";
import { startTwoNodes } from "./stage/two-nodes.ts";
import { judge } from "./stage/verdict.ts";

const ROUNDS = { ordinary: 2, thorough: 10 };
const BETWEEN_MS = 1_500;

export const nodeStops: Fault = {
  id: "F23-nodes",
  title: "SIGTERM of either of two nodes under load: no request fails",
  obstacle: postgresObstacle,
  async play(run) {
    const mail = await newMailServer(run);
    const nodes = await startTwoNodes(run, { smtpUrl: mail.url });
    const balancer = startBalancer(run);
    for (const which of [0, 1] as const) balancer.add(nodes.node(which));
    const journal = newJournal();
    const load = startLoad(balancer.target, journal);
    const rounds = run.isThorough ? ROUNDS.thorough : ROUNDS.ordinary;
    for (let round = 1; round <= rounds; round++)
      for (const which of [0, 1] as const) {
        await sleep(BETWEEN_MS);
        const old = nodes.node(which);
        old.signal("SIGTERM");
        const code = await old.ended;
        must(code === 0, `SIGTERM ended the node with ${code}`);
        balancer.remove(old);
        balancer.add(await nodes.start(which));
        run.say(`${round}/${rounds}, ${load.count()} requests`);
      }
    await load.stop();
    const numbers = await judge(nodes.place, journal, mail);
    return {
      ...numbers,
      note: `${rounds * 2} restarts, ${load.count()} requests, 0 failed`,
    };
  },
};

export const nodeKilled: Fault = {
  id: "F23-killed",
  title: "kill -9 of either of two nodes under load: nothing is lost",
  obstacle: postgresObstacle,
  async play(run) {
    const mail = await newMailServer(run);
    const nodes = await startTwoNodes(run, { smtpUrl: mail.url });
    const balancer = startBalancer(run);
    for (const which of [0, 1] as const) balancer.add(nodes.node(which));
    const journal = newJournal();
    const crowd = startCrowd(balancer.target, journal);
    const rounds = run.isThorough ? ROUNDS.thorough : ROUNDS.ordinary;
    let pages = 0;
    for (let round = 1; round <= rounds; round++)
      for (const which of [0, 1] as const) {
        await sleep(BETWEEN_MS + run.random() * BETWEEN_MS);
        const dying = nodes.node(which);
        // A request in the node's hands dies with it; every other one is answered.
        const readers = readOn(balancer.target, "kill -9 of a node", [
          200,
          503,
          null,
        ]);
        const others = readOn(
          () => nodes.node(which === 0 ? 1 : 0).origin,
          "kill -9 of the other node",
        );
        await dying.kill();
        balancer.remove(dying);
        balancer.add(await nodes.start(which));
        pages += (await readers.stop()) + (await others.stop());
        crowd.requireContent();
        run.say(`${round}/${rounds}, ${journal.acknowledged.length} leads`);
      }
    await crowd.settle();
    const numbers = await judge(nodes.place, journal, mail);
    return { ...numbers, note: `${rounds * 2} kills, ${pages} pages` };
  },
};
