import { setTimeout as sleep } from "node:timers/promises";
import { type Fault, must } from "./fault.ts";
import { type Journal, newJournal } from "./stage/journal.ts";
import { newMailServer } from "./stage/mail-server.ts";
import { postgresObstacle } from "./stage/postgres-cluster.ts";
import type { SiteProcess } from "./stage/site-process.ts";
import { readStoredLeads } from "./stage/stored-leads.ts";
import { startTwoNodes } from "./stage/two-nodes.ts";
import { judge } from "./stage/verdict.ts";
import {
  fetchToken,
  type RipeningToken,
  ripensInMs,
  send,
} from "./stage/visitor.ts";

const FORMS = 200;
const AT_ONCE = 10;

export const oneKeyOnTwoNodes: Fault = {
  id: "F20",
  title: "two nodes get one form at once, 200 times: one lead, one reference",
  obstacle: postgresObstacle,
  async play(run) {
    const mail = await newMailServer(run);
    const nodes = await startTwoNodes(run, { smtpUrl: mail.url });
    const sites = [nodes.node(0), nodes.node(1)];
    const journal = newJournal();
    for (let done = 0; done < FORMS; done += AT_ONCE) {
      const tokens = await fetchTokens(sites);
      await Promise.all(
        tokens.map((token) => sendToAll(sites, journal, token)),
      );
      run.say(`${done + AT_ONCE}/${FORMS}`);
    }
    const numbers = await judge(nodes.place, journal, mail);
    const { leads, deliveries } = await readStoredLeads(nodes.place);
    must(
      leads.length === FORMS && deliveries.length === FORMS,
      `${FORMS} forms made ${leads.length} leads and ${deliveries.length} deliveries`,
    );
    must(numbers.duplicates === 0, "A delivery was claimed by both nodes");
    return { ...numbers, note: `${FORMS} forms, each through both nodes` };
  },
};

async function fetchTokens(
  sites: readonly SiteProcess[],
): Promise<readonly RipeningToken[]> {
  const tokens = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) =>
      fetchToken(sites[index % sites.length]?.origin ?? ""),
    ),
  );
  return tokens.map((token) => {
    must(token !== null, "The form's page does not answer");
    return token;
  });
}

/** The journal throws at the second answer that is not the first. */
async function sendToAll(
  sites: readonly SiteProcess[],
  journal: Journal,
  token: RipeningToken,
): Promise<void> {
  await sleep(ripensInMs(token));
  const submission = journal.add(token.token);
  const results = await Promise.all(
    sites.map(({ origin }) => send(origin, journal, submission)),
  );
  must(
    results.every((it) => it === "acknowledged"),
    `One form sent to two nodes was ${results.join(" and ")}`,
  );
}
