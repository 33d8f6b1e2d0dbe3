import {
  sendHtml,
  sendText,
} from "#app/adapters/http/answers/plain-answers.server.ts";
import { RETRY_AFTER_S } from "#app/adapters/http/answers/web-response.server.ts";
import type { BodyBudget } from "#app/adapters/http/requests/body-budget.server.ts";
import {
  getBodyLimit,
  isForInterface,
} from "#app/adapters/http/requests/body-limits.server.ts";
import type { Exchange } from "#app/adapters/http/requests/exchange.server.ts";
import { readForm } from "#app/adapters/http/requests/form-reader.server.ts";
import { readClientFacts } from "#app/adapters/http/requests/proxy-claims.server.ts";
import type { SentForm } from "#app/adapters/http/requests/request-reader.server.ts";
import { toLimitKey } from "#app/adapters/rate-limit/limit-key.server.ts";
import type { PostAllowance } from "./post-allowance.server.ts";

interface PostGuardOptions {
  readonly trustedProxyCount: number;
  readonly allowance: Pick<PostAllowance, "take" | "charge">;
  readonly budget: Pick<BodyBudget, "open">;
  readonly formTooLongPage: string;
  readonly busyPage: string;
  readonly tooManyPage: string;
}

type Asked = Pick<Exchange, "incoming" | "outgoing" | "hasTls">;

/** Reads what was posted, as far as its sender may; null means that the request was answered. */
export type PostGuard = (asked: Asked) => Promise<SentForm | null>;

export function createPostGuard(options: PostGuardOptions): PostGuard {
  const { allowance, budget, trustedProxyCount } = options;
  return async (asked) => {
    const { incoming, outgoing } = asked;
    const { address } = readClientFacts(incoming, trustedProxyCount);
    const client = toLimitKey(address);
    const waitSeconds = allowance.take(client);
    if (waitSeconds !== null)
      return refuse(asked, 429, options.tooManyPage, {
        "Retry-After": String(waitSeconds),
      });
    const read = await readForm(incoming, {
      limit: getBodyLimit(incoming),
      openPlace: (giveWay) => {
        const place = budget.open(client, giveWay);
        // The bytes are in memory until the answer is out.
        outgoing.once("close", place.release);
        return place;
      },
      onRead: (byteCount) => allowance.charge(client, byteCount),
    });
    if (read.status === "whole") return read.form;
    return read.status === "too-long"
      ? refuse(asked, 413, options.formTooLongPage)
      : refuse(asked, 503, options.busyPage, { "Retry-After": RETRY_AFTER_S });
  };
}

/** The rest of the request is not read. */
function refuse(
  asked: Asked,
  status: 413 | 429 | 503,
  page: string,
  extra: Readonly<Record<string, string>> = {},
): null {
  const headers = { ...extra, Connection: "close" };
  if (isForInterface(asked.incoming))
    sendText(asked, status, REFUSALS[status], headers);
  else sendHtml(asked, status, page, headers);
  return null;
}

const REFUSALS = {
  413: "This is too long.",
  429: "Too many requests.",
  503: "Too many requests at once.",
} as const;
