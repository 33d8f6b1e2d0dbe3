import { setTimeout as sleep } from "node:timers/promises";
import {
  createTransport,
  type NodemailerError,
  type SMTPPoolOptions,
} from "nodemailer";
import SMTPPool from "nodemailer/lib/smtp-pool";
import { MINUTE_MS } from "#app/domain/time.ts";
import {
  ATTEMPT_LIMITS,
  createAttempts,
  type MailAttempt,
  MOST_CONNECTIONS,
} from "./mail-attempt.server.ts";
import { buildMimeMessage, type Mailer, MailFailure } from "./mail.server.ts";

const DNS_MS = 5_000;
/** A connection and its greeting, which servers that test for spam hold back for some seconds. */
const SETUP_MS = 20_000;
const IDLE_MS = 20_000;
/** Longer than servers that test for spam hold their greeting back. */
const REACHABLE_WITHIN_MS = 10_000;

/** A few connections are kept. */
export function createSmtpMailer(
  smtpUrl: string,
  limits = ATTEMPT_LIMITS,
): Mailer {
  const options: SMTPPoolOptions = {
    ...parseSmtpOptions(smtpUrl),
    // The attempts have limits of their own, which know what a silence means.
    socketTimeout: limits.handOverMs + limits.answerMs + MINUTE_MS,
  };
  const pool = new SMTPPool(options);
  const transport = createTransport(pool);
  const probe = createTransport({
    ...options,
    connectionTimeout: REACHABLE_WITHIN_MS,
    socketTimeout: REACHABLE_WITHIN_MS,
  });
  const attempt = createAttempts(limits);
  const attempts = new WeakMap<AbortSignal, MailAttempt>();
  transport.use("stream", ({ data, message }, done) => {
    const { signal } = data;
    // The connection reads the last of it when the final dot is next.
    if (signal instanceof AbortSignal)
      message.processFunc((stream) =>
        stream.once("end", () => attempts.get(signal)?.noteHandedOver()),
      );
    done();
  });
  return {
    connectionCount: MOST_CONNECTIONS,
    send: (mail) =>
      attempt(async (current) => {
        const { signal } = current;
        attempts.set(signal, current);
        try {
          const message = { ...buildMimeMessage(mail), signal };
          return (await transport.sendMail(message)).response;
        } catch (error) {
          throw toFailure(error, current.isHandedOver());
        }
      }),
    isReachable: () =>
      Promise.race([
        probe.verify().then(
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
    dnsTimeout: DNS_MS,
    connectionTimeout: SETUP_MS,
    greetingTimeout: SETUP_MS,
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
/** RFC 4954 §6: a login is required, was refused, or takes an encrypted connection. */
const ABOUT_THE_LOGIN: ReadonlySet<number> = new Set([530, 534, 535, 538]);
/** RFC 3463 §3.8: whoever we are, we may not send this from here. */
const ABOUT_PERMISSION = /^5\d\d[ -]5\.7\.\d/m;

/** A 4xx answer, timeout, reset or bad certificate means later. */
function toFailure(error: unknown, isHandedOver: boolean): MailFailure {
  if (!(error instanceof Error)) return new MailFailure(String(error), "later");
  const { code, command }: NodemailerError = error;
  return new MailFailure(
    [code, command, error.message].filter(Boolean).join(" "),
    findKind(error, isHandedOver),
  );
}

function findKind(
  error: NodemailerError,
  isHandedOver: boolean,
): MailFailure["kind"] {
  const { command = "", response = "", responseCode = 0 } = error;
  if (ABOUT_THE_LOGIN.has(responseCode) || ABOUT_PERMISSION.test(response))
    return "settings";
  if (responseCode >= 400) {
    const isPermanent = responseCode >= 500 && responseCode !== 503;
    return isPermanent && ABOUT_THE_MAIL.test(command) ? "never" : "later";
  }
  if (isHandedOver) return "unconfirmed";
  return isUnreachable(error) ? "unreachable" : "later";
}

/** The connection was refused, the host is unknown, or the server never answered. */
function isUnreachable(error: NodemailerError): boolean {
  return (
    ("syscall" in error &&
      (error.syscall === "connect" || error.syscall === "getaddrinfo")) ||
    error.message === "Connection timeout"
  );
}
