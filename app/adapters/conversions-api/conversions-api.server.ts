import * as v from "valibot";
import { readAnswerText } from "#app/adapters/answer-text.server.ts";
import { SECOND_MS } from "#app/domain/time.ts";
import type { MetaEvent } from "#app/domain/tracking/meta-event.ts";

export interface ConversionsApiPlace {
  /** With the version, as in https://graph.facebook.com/v24.0. */
  readonly url: string;
  readonly token: string;
  /** Events that have it are shown in the vendor's test view and count nowhere else. */
  readonly testEventCode: string | null;
}

/** The answer's text is left out of what is logged: it may repeat what was sent. */
export type Sending =
  | { readonly outcome: "taken" }
  /** These events as they are will never be taken. */
  | { readonly outcome: "refused"; readonly answer: string }
  | {
      readonly outcome: "later";
      readonly answer: string;
      /** Our token, our right or our dataset is wrong: a person must look. */
      readonly isOurSettings: boolean;
    };

export interface ConversionsApi {
  /** Never rejects. */
  send(events: readonly MetaEvent[]): Promise<Sending>;
}

/** No page waits for it. */
const TIMEOUT_MS = 10 * SECOND_MS;

export function createConversionsApi(
  { url, token, testEventCode }: ConversionsApiPlace,
  datasetId: string,
  timeoutMs: number = TIMEOUT_MS,
): ConversionsApi {
  const address = `${url.replace(/(?<!\/)\/+$/, "")}/${encodeURIComponent(datasetId)}/events`;
  return {
    async send(events) {
      try {
        const response = await fetch(address, {
          method: "POST",
          headers: {
            accept: "application/json",
            "content-type": "application/json",
          },
          // In the body no proxy writes the token down.
          body: JSON.stringify({
            data: events,
            access_token: token,
            ...(testEventCode !== null && { test_event_code: testEventCode }),
          }),
          redirect: "error",
          signal: AbortSignal.timeout(timeoutMs),
        });
        return judge(response.status, await readAnswerText(response));
      } catch (error) {
        const answer = error instanceof Error ? error.name : "unknown";
        return { outcome: "later", answer, isOurSettings: false };
      }
    },
  };
}

const faultSchema = v.object({
  error: v.object({
    code: v.optional(v.number()),
    error_subcode: v.optional(v.number()),
    is_transient: v.optional(v.boolean()),
  }),
});

/** Of the Graph API: permissions, sessions, tokens and apps. */
const SETTINGS_CODES: readonly number[] = [3, 10, 102, 190, 200, 294];
/** "Object does not exist": the dataset's id is wrong, or the token may not see it. */
const NO_SUCH_OBJECT = 33;
/** Of the Graph API: unknown, temporary, and limits of calls. */
const TRANSIENT_CODES: readonly number[] = [1, 2, 4, 17, 32, 341, 368, 613];
/** Only these say that the request itself is wrong. */
const REQUEST_STATUSES: readonly number[] = [400, 413, 422];

function judge(status: number, body: string): Sending {
  if (status >= 200 && status < 300) return { outcome: "taken" };
  const { code, error_subcode: subcode, is_transient } = readFault(body);
  const answer = [status, code, subcode].filter((it) => it !== undefined);
  const said = { answer: answer.join(" ") };
  const isOurSettings =
    status === 401 ||
    status === 403 ||
    status === 404 ||
    subcode === NO_SUCH_OBJECT ||
    (code !== undefined && SETTINGS_CODES.includes(code));
  const isTransient =
    is_transient === true ||
    (code !== undefined && TRANSIENT_CODES.includes(code));
  return REQUEST_STATUSES.includes(status) && !isOurSettings && !isTransient
    ? { outcome: "refused", ...said }
    : { outcome: "later", ...said, isOurSettings };
}

function readFault(
  body: string,
): Partial<v.InferOutput<typeof faultSchema>["error"]> {
  try {
    const parsed = v.safeParse(faultSchema, JSON.parse(body));
    return parsed.success ? parsed.output.error : {};
  } catch {
    return {};
  }
}
