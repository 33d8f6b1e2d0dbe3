import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import {
  SMTPServer,
  type SMTPServerDataStream,
  type SMTPServerOptions,
  type SMTPServerSession,
} from "smtp-server";

export interface CaughtMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly parsed: Email;
}

export interface MailCatcher {
  readonly url: string;
  readonly caught: CaughtMail[];
  /** Ends a client's connection without a word. */
  hangUp(sessionId: string): void;
  stop(): Promise<void>;
}

/** A mail server on this machine that keeps what it is given; `options` make it answer otherwise. */
export async function startMailCatcher(
  options: SMTPServerOptions = {},
  scheme: "smtp" | "smtps" = "smtp",
): Promise<MailCatcher> {
  const caught: CaughtMail[] = [];
  const keep = async (
    stream: SMTPServerDataStream,
    { envelope: { mailFrom, rcptTo } }: SMTPServerSession,
  ): Promise<void> => {
    const raw = Buffer.concat(await stream.toArray()).toString("utf8");
    caught.push({
      from: mailFrom === false ? "" : mailFrom.address,
      to: rcptTo.map(({ address }) => address),
      raw,
      parsed: await PostalMime.parse(raw),
    });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    async onData(stream, session, done) {
      await keep(stream, session);
      done();
    },
    ...options,
  });
  // A client that hangs up is what some of the tests are about.
  server.on("error", () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address: AddressInfo | string | null = server.server.address();
  if (address === null || typeof address === "string")
    throw new Error("The mail catcher has no port.");
  return {
    url: `${scheme}://127.0.0.1:${address.port}`,
    caught,
    hangUp(sessionId) {
      for (const { id, _socket: socket } of listConnections(server))
        if (id === sessionId) socket.destroy();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

interface ConnectedClient {
  readonly id: string;
  readonly _socket: { destroy(): void };
}

/** smtp-server keeps them, and has no word for it in its types. */
export function listConnections(of: SMTPServer): Iterable<ConnectedClient> {
  return "connections" in of && of.connections instanceof Set
    ? of.connections
    : [];
}

/** An SMTP answer. */
export function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
