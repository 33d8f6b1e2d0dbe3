import * as v from "valibot";
import type {
  CodeCheck,
  CodeSending,
} from "#app/domain/phone-verification/phone-validation.ts";
import type { Log } from "#app/ports.ts";
import type { CodeChannel } from "./phone-verifier.server.ts";

export interface TwilioAccount {
  /** SK… comes with its secret, the account's AC… with its token. */
  readonly apiKey: string;
  readonly apiSecret: string;
  /** The identifier begins with VA. */
  readonly serviceSid: string;
}

const BASE = "https://verify.twilio.com/v2";
const TIMEOUT_MS = 8_000;

/** These are Twilio's error numbers. */
const MAX_SENDS = 60203;
const MAX_CHECKS = 60202;
const NOT_FOUND = 20404;
/** The number is not a mobile number, is a landline, or is blocked by Fraud Guard or in its country. */
const REFUSALS: ReadonlySet<number> = new Set([60200, 60205, 60410, 60605]);

const answerSchema = v.object({
  status: v.optional(v.union([v.string(), v.number()])),
  code: v.optional(v.nullable(v.number())),
});

/** Twilio Verify makes the codes, keeps them for ten minutes, and lets each be tried five times. */
export function createTwilioVerify(
  { apiKey, apiSecret, serviceSid }: TwilioAccount,
  {
    log,
    fetch,
  }: { readonly log: Log; readonly fetch: typeof globalThis.fetch },
): CodeChannel {
  const authorization = `Basic ${Buffer.from(`${apiKey}:${apiSecret}`).toString("base64")}`;

  async function post(resource: string, fields: Record<string, string>) {
    const response = await fetch(
      `${BASE}/Services/${encodeURIComponent(serviceSid)}/${resource}`,
      {
        method: "POST",
        headers: { Authorization: authorization },
        body: new URLSearchParams(fields),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
    );
    const body: unknown = await response.json().catch(() => null);
    const parsed = v.safeParse(answerSchema, body);
    return {
      httpStatus: response.status,
      status: parsed.success ? parsed.output.status : undefined,
      code: parsed.success ? (parsed.output.code ?? null) : null,
    };
  }

  type Answer = Awaited<ReturnType<typeof post>>;

  function reportFailure(
    event: string,
    { httpStatus, code }: Answer,
  ): "unavailable" {
    log.error(event, { httpStatus, code });
    return "unavailable";
  }

  async function reach<T>(work: () => Promise<T>): Promise<T | "unavailable"> {
    try {
      return await work();
    } catch (error) {
      log.error("twilio.not-reached", { message: String(error) });
      return "unavailable";
    }
  }

  return {
    send: (phone) =>
      reach(async (): Promise<CodeSending> => {
        const answer = await post("Verifications", {
          To: `+1${phone}`,
          Channel: "sms",
        });
        if (isOk(answer)) return "sent";
        if (answer.httpStatus === 429 || answer.code === MAX_SENDS)
          return "too-many";
        if (answer.code !== null && REFUSALS.has(answer.code)) return "refused";
        return reportFailure("twilio.code-not-sent", answer);
      }),

    check: (phone, code) =>
      reach(async (): Promise<CodeCheck> => {
        const answer = await post("VerificationCheck", {
          To: `+1${phone}`,
          Code: code,
        });
        if (isOk(answer))
          return answer.status === "approved" ? "approved" : "wrong";
        // Twilio forgets a code that expired, was used, or was tried too often.
        if (answer.httpStatus === 404 || answer.code === NOT_FOUND)
          return "expired";
        if (answer.httpStatus === 429 || answer.code === MAX_CHECKS)
          return "too-many";
        return reportFailure("twilio.code-not-checked", answer);
      }),
  };
}

function isOk({ httpStatus }: { readonly httpStatus: number }): boolean {
  return httpStatus >= 200 && httpStatus < 300;
}
