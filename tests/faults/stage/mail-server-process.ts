import { createHash } from "node:crypto";
import { appendFileSync } from "node:fs";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { setTimeout as sleep } from "node:timers/promises";
import { listConnections, smtpError } from "#tests/leads/mail-catcher.ts";
import { SELF_SIGNED } from "#tests/leads/self-signed.ts";
import type { JournaledMail, MailOrder } from "./mail-orders.ts";

/**
 * A mail server in a process of its own, started by mail-server.ts: it can be killed. What it has taken
 * it writes into its journal before it says so. Orders come as messages.
 */
const [port = "", journalFile = "", isSecure = ""] = process.argv.slice(2);
let order: MailOrder = { kind: "take" };
process.on("message", (message: MailOrder) => {
  order = message;
  process.send?.("understood");
});
process.on("disconnect", () => process.exit());

const PATIENCE_MS = 15 * 60_000;
const server = new SMTPServer({
  ...SELF_SIGNED,
  secure: isSecure === "secure",
  authOptional: true,
  disabledCommands: isSecure === "upgrade" ? [] : ["STARTTLS"],
  disableReverseLookup: true,
  // It takes its time, and so may who waits for it.
  socketTimeout: PATIENCE_MS,
  onMailFrom: (_address, _session, done) => done(refusal("MAIL")),
  onRcptTo: ({ address }, _session, done) => done(refusal("RCPT", address)),
  async onData(stream, session, done) {
    const chunks = await stream.toArray().catch(() => null);
    // A sender that was killed on the way: nothing was taken.
    if (chunks === null) return;
    const raw = Buffer.concat(chunks);
    const to = session.envelope.rcptTo.map(({ address }) => address);
    if (order.kind === "slow") await sleep(order.ms);
    const refused = refusal("DATA", to[0]);
    if (refused !== null) return done(refused);
    await keep(raw, to, session.secure);
    if (order.kind !== "hang up after storing") return done();
    for (const { id, _socket: socket } of listConnections(server))
      if (id === session.id) socket.destroy();
  },
});
// Clients that hang up, or refuse the certificate, are what some tests are about.
server.on("error", () => {});
server.listen(Number(port), "127.0.0.1", () => process.send?.("listening"));

function refusal(
  step: "MAIL" | "RCPT" | "DATA",
  recipient?: string,
): Error | null {
  if (order.kind !== "answer" || order.at !== step) return null;
  return order.recipient === undefined || recipient?.includes(order.recipient)
    ? smtpError(order.code, order.words ?? "as ordered")
    : null;
}

async function keep(
  raw: Buffer,
  to: readonly string[],
  isEncrypted: boolean,
): Promise<void> {
  const { messageId = "", text = "" } = await PostalMime.parse(raw);
  const mail: JournaledMail = {
    messageId,
    to,
    textHash: createHash("sha256").update(text).digest("hex"),
    adfId: /<id [^>]*>([^<]*)<\/id>/.exec(text)?.[1] ?? null,
    isEncrypted,
  };
  appendFileSync(journalFile, `${JSON.stringify(mail)}\n`);
}
