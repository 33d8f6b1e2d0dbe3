import { SMTPServer } from "smtp-server";

/** A mail server that takes everything, in a process of its own; started by mail-sink.ts. */
export interface SinkState {
  readonly mails: number;
  /** Different Message-IDs. */
  readonly distinct: number;
  readonly firstAtMs: number;
  readonly lastAtMs: number;
}

const ids = new Set<string>();
let mails = 0;
let firstAtMs = 0;
let lastAtMs = 0;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  disableReverseLookup: true,
  async onData(stream, _session, done) {
    const raw = Buffer.concat(await stream.toArray()).toString("latin1");
    ids.add(/^Message-ID: (.+)$/im.exec(raw)?.[1] ?? raw);
    mails++;
    lastAtMs = Date.now();
    firstAtMs ||= lastAtMs;
    done();
  },
});
server.on("error", () => {});
server.listen(0, "127.0.0.1", () => {
  const address = server.server.address();
  process.send?.({
    port: typeof address === "object" ? address?.port : undefined,
  });
});
process.on("message", () => {
  const state: SinkState = { mails, distinct: ids.size, firstAtMs, lastAtMs };
  process.send?.(state);
});
process.on("disconnect", () => process.exit());
