import { Readable } from "node:stream";
import { Agent, type Dispatcher, request } from "undici";
import {
  ATTEMPT_LIMITS,
  createAttempts,
  type MailAttempt,
  MOST_CONNECTIONS,
} from "./mail-attempt.server.ts";
import { type Mailer, MailFailure } from "./mail.server.ts";

const LONGEST_ANSWER = 500;
const CONNECT_MS = 5_000;

/** With these statuses our key or address must change: the lead waits for that. */
const ABOUT_THE_SETTINGS: ReadonlySet<number> = new Set([401, 403, 404, 405]);
/** With these the service must come round. */
const ABOUT_THE_MOMENT: ReadonlySet<number> = new Set([408, 421, 425, 429]);
/** A gateway gave up on a service that had the mail. */
const GATEWAY_TIMEOUT = 504;

/** Spec §7 sets the two JSON shapes. No redirect is followed. */
export function createApiMailer(
  apiUrl: string,
  apiKey: string | null,
  limits = ATTEMPT_LIMITS,
): Mailer {
  const agent = new Agent({
    connect: { timeout: CONNECT_MS },
    connections: MOST_CONNECTIONS,
    // The attempts have limits of their own.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const address = `${apiUrl.replace(/(?<!\/)\/+$/, "")}/email/send`;
  const attempt = createAttempts(limits);
  return {
    connectionCount: MOST_CONNECTIONS,
    send: (mail) =>
      attempt(async (current) => {
        const body = Buffer.from(JSON.stringify(mail.shape));
        const { statusCode, body: answer } = await request(address, {
          method: "POST",
          dispatcher: agent,
          headers: {
            "content-type": "application/json; charset=utf-8",
            "content-length": String(body.length),
            // The key is the same for every copy, for services that recognize repeats by it.
            "idempotency-key": mail.messageId,
            ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
          },
          body: handOver(body, current),
          signal: current.signal,
        }).catch((error: unknown) => {
          const kind = current.isHandedOver() ? "unconfirmed" : "later";
          throw new MailFailure(String(error), kind);
        });
        const text = await readAnswer(answer);
        const receipt = `${statusCode} ${text}`.trim();
        if (statusCode >= 200 && statusCode < 300) return receipt;
        throw new MailFailure(receipt, findKind(statusCode));
      }),
    close: () => agent.destroy(),
  };
}

function handOver(bytes: Buffer, attempt: MailAttempt): Readable {
  // The connection reads to its end what it has taken.
  return Readable.from([bytes]).once("end", () => attempt.noteHandedOver());
}

/** The status says what became of the mail, whether its words arrive or not. */
async function readAnswer(
  answer: Dispatcher.ResponseData["body"],
): Promise<string> {
  const text = await answer.text().catch(() => "");
  return text.slice(0, LONGEST_ANSWER);
}

function findKind(statusCode: number): MailFailure["kind"] {
  if (ABOUT_THE_SETTINGS.has(statusCode)) return "settings";
  if (statusCode === GATEWAY_TIMEOUT) return "unconfirmed";
  const isAboutTheMail =
    statusCode >= 400 && statusCode < 500 && !ABOUT_THE_MOMENT.has(statusCode);
  return isAboutTheMail ? "never" : "later";
}
