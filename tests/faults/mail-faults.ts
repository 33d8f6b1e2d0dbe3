import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import { type Fault, type FaultRun, must } from "./fault.ts";
import { sendUntil } from "./stage/crowd.ts";
import { findFreePort } from "./stage/free-port.ts";
import { newJournal } from "./stage/journal.ts";
import type { MailOrder } from "./stage/mail-orders.ts";
import { type MailServer, newMailServer } from "./stage/mail-server.ts";
import { newPlace, type SitePlace, startSite } from "./stage/site-process.ts";
import { readStoredLeads, type StoredLeads } from "./stage/stored-leads.ts";
import { judge, sum } from "./stage/verdict.ts";
import { waitUntil } from "./stage/wait-until.ts";

const LEADS = 5;
const PROFILES = join(import.meta.dirname, "..", "..", "profiles");

export const busyMailServer: Fault = {
  id: "F12",
  title: "greylist 451, 421, and 452 after the message, on every first try",
  async play(run) {
    const orders: readonly MailOrder[] = [
      { kind: "answer", at: "RCPT", code: 451 },
      { kind: "answer", at: "MAIL", code: 421 },
      { kind: "answer", at: "DATA", code: 452 },
    ];
    const all = await Promise.all(
      orders.map((order) => playFirstTry(run, order)),
    );
    for (const { stored, numbers } of all) {
      must(
        stored.deliveries.every((it) => it.state === "delivered"),
        "A busy mail server's lead was given up.",
      );
      must(numbers.duplicates === 0, "A mail came twice.");
    }
    return sum(all.map(({ numbers }) => numbers));
  },
};

export const oneRecipientRefused: Fault = {
  id: "F13",
  title: "550 for one of two recipients",
  async play(run) {
    const mail = await newMailServer(run);
    await mail.obey({
      kind: "answer",
      at: "RCPT",
      code: 550,
      recipient: "finance",
    });
    const place = await newPlace(run, {
      smtpUrl: mail.url,
      profile: twoRecipients(run),
    });
    const journal = newJournal();
    const site = startSite(run, place);
    await site.ready();
    await sendUntil(site.origin, journal, LEADS);
    const numbers = await judge(place, journal, mail);
    const { deliveries } = await readStoredLeads(place);
    const ended = (recipientId: string, state: string) =>
      deliveries.filter(
        (it) =>
          it.recipientId === recipientId &&
          it.state === state &&
          it.attemptCount <= 1,
      ).length;
    must(
      ended("service", "delivered") === LEADS &&
        ended("finance", "dead") === LEADS &&
        ended("dealership", "delivered") === LEADS,
      `Deliveries ended so: ${JSON.stringify(deliveries)}`,
    );
    must(numbers.duplicates === 0, "A mail came twice.");
    const alarms = site.log().match(/leads\.dead-letter/g)?.length ?? 0;
    must(alarms === LEADS, `${alarms} alarms of ${LEADS} dead letters`);
    return {
      ...numbers,
      note: `${LEADS} dead letters said in the log, the fallback has each lead`,
    };
  },
};

export const strangeMailServer: Fault = {
  id: "F15",
  title: "a byte a second, a TLS handshake that hangs, a bad certificate",
  async play(run) {
    const secure = await newMailServer(run, "secure");
    const upgrading = await newMailServer(run, "upgrade");
    const drip = await newSilentServer(run, "220 mail.example ESMTP\r\n");
    const mute = await newSilentServer(run, "");
    const urls = [
      drip.url,
      mute.url.replace("smtp:", "smtps:"),
      secure.url,
      `${upgrading.url}?requireTLS=true`,
    ];
    const numbers = await Promise.all(
      urls.map((smtpUrl, index) => playStrange(run, smtpUrl, index)),
    );
    for (const server of [secure, upgrading])
      must(
        server.listTaken().length === 0,
        "A mail went to a server whose certificate nobody vouches for.",
      );
    must(
      mute.heard().every((it) => it[0] === 0x16),
      "Something else than a TLS handshake was sent to smtps://.",
    );
    return { ...sum(numbers), note: `${urls.length} servers; then a good one` };
  },
};

/** One order until each delivery has failed once, then everything is taken. */
async function playFirstTry(run: FaultRun, order: MailOrder) {
  const folder = join(
    run.folder,
    JSON.stringify(order).replaceAll(/\W+/g, "-"),
  );
  const mail = await newMailServer(run);
  await mail.obey(order);
  const place = {
    ...(await newPlace(run, { smtpUrl: mail.url })),
    dataDir: folder,
  };
  const journal = newJournal();
  const site = startSite(run, place);
  await site.ready();
  await sendUntil(site.origin, journal, LEADS);
  await everyAttemptFailed(place);
  await mail.obey({ kind: "take" });
  const numbers = await judge(place, journal, mail);
  return { numbers, stored: await readStoredLeads(place) };
}

/** A lead to a mail server that is beyond reason waits, the site serves on, and a good server gets it. */
async function playStrange(run: FaultRun, smtpUrl: string, index: number) {
  const place = {
    ...(await newPlace(run, { smtpUrl })),
    dataDir: join(run.folder, `strange-${index}`),
  };
  const journal = newJournal();
  const site = startSite(run, place);
  await site.ready();
  await sendUntil(site.origin, journal, LEADS);
  // Only a limit of our own ends most of these attempts.
  await everyAttemptFailed(place);
  run.say(`${smtpUrl.split(":")[0]} server ${index + 1}: every attempt ended`);
  await site.kill();
  const good = await newMailServer(run);
  const after = { ...place, smtpUrl: good.url };
  await startSite(run, after).ready();
  return judge(after, journal, good);
}

async function everyAttemptFailed(place: SitePlace): Promise<void> {
  const failed = ({ deliveries }: StoredLeads) =>
    deliveries.length > 0 && deliveries.every((it) => it.attemptCount > 0);
  await waitUntil("each delivery has failed once", async () =>
    failed(await readStoredLeads(place)),
  );
}

/** Contact leads of topic 7 go to two departments. */
function twoRecipients(run: FaultRun): string {
  const folder = join(run.folder, "profile");
  cpSync(join(PROFILES, "franchise"), folder, { recursive: true });
  const file = join(folder, "leads.json");
  const leads = JSON.parse(readFileSync(file, "utf8"));
  for (const topic of leads.topics)
    if (topic.id === 7) topic.recipients = ["service", "finance"];
  writeFileSync(file, JSON.stringify(leads));
  return folder;
}

interface SilentServer extends Pick<MailServer, "url"> {
  /** The first bytes that each client sent. */
  heard(): readonly Buffer[];
}

/** Takes connections, and says its greeting one byte a second, and nothing more. */
async function newSilentServer(
  run: FaultRun,
  greeting: string,
): Promise<SilentServer> {
  const port = await findFreePort();
  const sockets = new Set<Socket>();
  const heard: Buffer[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    let said = 0;
    const timer = setInterval(
      () => socket.write(greeting[said++] ?? ""),
      1_000,
    );
    socket.once("data", (bytes) => heard.push(Buffer.from(bytes)));
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(timer);
      sockets.delete(socket);
    });
  });
  server.listen(port, "127.0.0.1");
  run.onEnd(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: `smtp://127.0.0.1:${port}`, heard: () => heard };
}
