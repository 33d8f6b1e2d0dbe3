import { Agent, request } from "undici";
import {
  ATTEMPT_LIMIT_MS,
  CONNECT_MS,
  type Mailer,
  MailFailure,
} from "./mail.server.ts";

const LONGEST_ANSWER = 500;

/** With these statuses our settings, or the service, must change: the lead waits for that. */
const ABOUT_THE_SETTINGS: ReadonlySet<number> = new Set([
  401, 403, 404, 405, 408, 421, 425, 429,
]);

/** Spec §7 sets the two JSON shapes. No redirect is followed. */
export function createApiMailer(
  apiUrl: string,
  apiKey: string | null,
  limitMs: number = ATTEMPT_LIMIT_MS,
): Mailer {
  const agent = new Agent({ connect: { timeout: CONNECT_MS }, connections: 5 });
  const address = `${apiUrl.replace(/(?<!\/)\/+$/, "")}/email/send`;
  return {
    async send(mail) {
      const { statusCode, text } = await request(address, {
        method: "POST",
        dispatcher: agent,
        headers: {
          "content-type": "application/json; charset=utf-8",
          // The key is the same for every copy, for services that recognize repeats by it.
          "idempotency-key": mail.messageId,
          ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify(mail.shape),
        signal: AbortSignal.timeout(limitMs),
      })
        .then(async (answer) => ({
          statusCode: answer.statusCode,
          text: (await answer.body.text()).slice(0, LONGEST_ANSWER),
        }))
        .catch((error: unknown) => {
          throw new MailFailure(String(error), false);
        });
      const receipt = `${statusCode} ${text}`.trim();
      if (statusCode >= 200 && statusCode < 300) return receipt;
      const isAboutTheMail =
        statusCode >= 400 &&
        statusCode < 500 &&
        !ABOUT_THE_SETTINGS.has(statusCode);
      throw new MailFailure(receipt, isAboutTheMail);
    },
    close: () => agent.destroy(),
  };
}
