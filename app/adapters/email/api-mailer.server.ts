import { Readable } from "node:stream";
import { Agent, type Dispatcher, request } from "undici";
import type { LeadAttachment } from "#app/domain/leads/lead.ts";
import {
  ATTEMPT_LIMITS,
  createAttempts,
  type MailAttempt,
  MOST_CONNECTIONS,
} from "./mail-attempt.server.ts";
import { type Mail, type Mailer, MailFailure } from "./mail.server.ts";

const LONGEST_ANSWER = 500;
const CONNECT_MS = 5_000;

/** With these statuses our key or address must change: the lead waits for that. */
const ABOUT_THE_SETTINGS: ReadonlySet<number> = new Set([401, 403, 404, 405]);
/** With these the service must come round. */
const ABOUT_THE_MOMENT: ReadonlySet<number> = new Set([408, 421, 425, 429]);
/** A gateway gave up on a service that had the mail. */
const GATEWAY_TIMEOUT = 504;

/** With these statuses a service may refuse what the shape has besides: bad request, too large, other type, not processable. */
const MAYBE_ABOUT_EXTRAS: ReadonlySet<number> = new Set([400, 413, 415, 422]);

interface ApiAnswer {
  readonly statusCode: number;
  readonly text: string;
}

/**
 * Spec §7 sets the two JSON shapes; Assumption A149 adds the attachments, A200 what a mail to a visitor has besides. No
 * redirect is followed.
 */
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

  const post = (shape: object, key: string): Promise<ApiAnswer> =>
    attempt(async (current) => {
      const body = Buffer.from(JSON.stringify(shape));
      const { statusCode, body: answer } = await request(address, {
        method: "POST",
        dispatcher: agent,
        headers: {
          "content-type": "application/json; charset=utf-8",
          "content-length": String(body.length),
          // The key is the same for every copy, for services that recognize repeats by it.
          "idempotency-key": key,
          ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
        },
        body: handOver(body, current),
        signal: current.signal,
      }).catch((error: unknown) => {
        const kind = current.isHandedOver() ? "unconfirmed" : "later";
        throw new MailFailure(String(error), kind);
      });
      return { statusCode, text: await readAnswer(answer) };
    });

  return {
    connectionCount: MOST_CONNECTIONS,
    async send(mail) {
      const { shape, messageId } = mail;
      const extras = buildExtras(mail);
      if (shape.type !== "text" || Object.keys(extras).length === 0)
        return toReceipt(await post(shape, messageId));
      const answer = await post({ ...shape, ...extras }, messageId);
      if (!MAYBE_ABOUT_EXTRAS.has(answer.statusCode)) return toReceipt(answer);
      // The message itself must not wait for the service to take files or another form of the text.
      const bare = await post(
        { ...shape, body: noteKeptFiles(mail, shape.body) },
        messageId.replace("@", ".without-files@"),
      );
      return `${toReceipt(bare)} (sent without ${Object.keys(extras).join(", ")}: the service answered ${formatAnswer(answer)} to them)`;
    },
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

function toReceipt(answer: ApiAnswer): string {
  const { statusCode } = answer;
  const receipt = formatAnswer(answer);
  if (statusCode >= 200 && statusCode < 300) return receipt;
  throw new MailFailure(receipt, findKind(statusCode));
}

function formatAnswer({ statusCode, text }: ApiAnswer): string {
  return `${statusCode} ${text}`.trim();
}

/** What the specification's shape has no place for; nothing for a lead without files. */
function buildExtras({ html, replyTo, headers, attachments }: Mail) {
  return {
    ...(html !== null && { html }),
    ...(replyTo !== null && { replyTo }),
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(attachments.length > 0 && {
      attachments: attachments.map(toAttachmentShape),
    }),
  };
}

function toAttachmentShape({ fileName, contentType, bytes }: LeadAttachment) {
  return {
    filename: fileName,
    contentType,
    content: Buffer.from(bytes).toString("base64"),
  };
}

function noteKeptFiles({ reference, attachments }: Mail, body: string): string {
  if (reference === null || attachments.length === 0) return body;
  return `${body.trimEnd()}\n\nThe e-mail service refused the attached file. It is kept with the lead: leads show ${reference} --attachment\n`;
}
