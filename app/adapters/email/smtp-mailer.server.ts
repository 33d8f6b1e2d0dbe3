import { setTimeout as sleep } from "node:timers/promises";
import {
  createTransport,
  type NodemailerError,
  type SMTPPoolOptions,
} from "nodemailer";
import SMTPPool from "nodemailer/lib/smtp-pool";
import {
  ATTEMPT_LIMIT_MS,
  buildMimeMessage,
  CONNECT_MS,
  type Mailer,
  MailFailure,
} from "./mail.server.ts";

const GREETING_MS = 10_000;
const SILENCE_MS = 15_000;
const IDLE_MS = 20_000;
const REACHABLE_WITHIN_MS = 3_000;
const MOST_CONNECTIONS = 5;

/** A few connections are kept. */
export function createSmtpMailer(
  smtpUrl: string,
  limitMs: number = ATTEMPT_LIMIT_MS,
): Mailer {
  const pool = new SMTPPool(parseSmtpOptions(smtpUrl));
  const transport = createTransport(pool);
  return {
    async send(mail) {
      try {
        const { response } = await transport.sendMail({
          ...buildMimeMessage(mail),
          signal: AbortSignal.timeout(limitMs),
        });
        return response;
      } catch (error) {
        throw toFailure(error);
      }
    },
    isReachable: () =>
      Promise.race([
        transport.verify().then(
          () => true,
          () => false,
        ),
        sleep(REACHABLE_WITHIN_MS, false, { ref: false }),
      ]),
    async close() {
      pool.close({ force: true });
    },
  };
}

/** `smtps://` is encrypted from the start; `smtp://` requires STARTTLS except on this machine. */
export function parseSmtpOptions(smtpUrl: string): SMTPPoolOptions {
  const url = new URL(smtpUrl);
  const secure = url.protocol === "smtps:";
  const user = decodeURIComponent(url.username);
  return {
    maxConnections: MOST_CONNECTIONS,
    // A mail whose connection broke is tried again by our own schedule.
    maxRequeues: 0,
    idleTimeout: IDLE_MS,
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && mustUpgrade(url),
    opportunisticTLS: false,
    ...(user === ""
      ? {}
      : { auth: { user, pass: decodeURIComponent(url.password) } }),
    dnsTimeout: CONNECT_MS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: SILENCE_MS,
  };
}

const THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

function mustUpgrade({ hostname, searchParams }: URL): boolean {
  const requireTls = searchParams.get("requireTLS");
  return requireTls === null
    ? !THIS_MACHINE.test(hostname)
    : requireTls !== "false";
}

/** Answers to these commands are about the mail; answers to any other are about our settings or the server's state. */
const ABOUT_THE_MAIL = /^(MAIL FROM|RCPT TO|DATA)/;

/** A 5xx answer means never. A 4xx answer, timeout, reset, bad certificate or refused login means later. */
function toFailure(error: unknown): MailFailure {
  if (!(error instanceof Error)) return new MailFailure(String(error), false);
  const { code, command, responseCode }: NodemailerError = error;
  const isPermanent =
    responseCode !== undefined &&
    responseCode >= 500 &&
    responseCode !== 503 &&
    ABOUT_THE_MAIL.test(command ?? "");
  const answer = [code, command, error.message].filter(Boolean).join(" ");
  return new MailFailure(answer, isPermanent, isUnreachable(error));
}

/** The connection was refused, the host is unknown, or the server never answered. */
function isUnreachable(error: NodemailerError): boolean {
  return (
    ("syscall" in error &&
      (error.syscall === "connect" || error.syscall === "getaddrinfo")) ||
    error.message === "Connection timeout"
  );
}
