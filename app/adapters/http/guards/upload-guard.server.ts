import type { ConsolePlace } from "#app/adapters/config/environment.server.ts";
import { sendHtml } from "#app/adapters/http/answers/plain-answers.server.ts";
import {
  BodyBudget,
  MB,
} from "#app/adapters/http/requests/body-budget.server.ts";
import type { Exchange } from "#app/adapters/http/requests/exchange.server.ts";
import {
  type OpenUpload,
  readParts,
} from "#app/adapters/http/requests/multipart-parts.server.ts";
import { readClientFacts } from "#app/adapters/http/requests/proxy-claims.server.ts";
import { toLimitKey } from "#app/adapters/rate-limit/limit-key.server.ts";
import { CONSOLE_PATH } from "#app/domain/console/console-routes.ts";
import { matchConsoleRoute } from "#app/domain/console/match-console-route.ts";
import type { PostAllowance } from "./post-allowance.server.ts";
import { waitForPictures } from "./slow-bodies.server.ts";

/** Twenty pictures of a phone, and some more. */
const MOST_BYTES = 300 * MB;
const MOST_TEXT_BYTES = 2 * MB;
/** Without files a form is no longer than any other, but a browser that is still sending does not see an answer. */
const MOST_DROPPED_BYTES = 34 * MB;
/** Five of the longest files that are taken, of one office or of several. */
const HELD_BYTES = 100 * MB;

/** What is held of files is bounded for all of them together; it lives as long as the server. */
export function createUploadBudget(): BodyBudget {
  return new BodyBudget({ mostBytes: HELD_BYTES, mostBytesOfOne: HELD_BYTES });
}

interface UploadGuardOptions {
  readonly place: ConsolePlace | null;
  readonly trustedProxyCount: number;
  readonly allowance: Pick<PostAllowance, "take" | "charge">;
  readonly budget: Pick<BodyBudget, "open">;
  readonly tooManyPage: string;
}

type Asked = Pick<Exchange, "incoming" | "outgoing" | "hasTls">;

/** Null is a request like any other. */
export type UploadGuard = (
  asked: Asked,
  pathname: string,
  host: string,
) => OpenUpload | "answered" | null;

export function createUploadGuard({
  place,
  trustedProxyCount,
  allowance,
  budget,
  tooManyPage,
}: UploadGuardOptions): UploadGuard {
  return (asked, pathname, host) => {
    const { incoming } = asked;
    const contentType = incoming.headers["content-type"] ?? "";
    const isOwnHost =
      place !== null &&
      (place.host === null || place.host === host.toLowerCase());
    if (
      !isOwnHost ||
      !contentType.startsWith("multipart/form-data") ||
      !pathname.startsWith(CONSOLE_PATH) ||
      matchConsoleRoute("POST", pathname)?.route.takesFiles !== true
    )
      return null;
    const client = toLimitKey(
      readClientFacts(incoming, trustedProxyCount).address,
    );
    const waitSeconds = allowance.take(client);
    if (waitSeconds !== null) {
      sendHtml(asked, 429, tooManyPage, {
        "Retry-After": String(waitSeconds),
        Connection: "close",
      });
      return "answered";
    }
    const charge = (bytes: number) => allowance.charge(client, bytes);
    return openUpload({ incoming, contentType, client, budget, charge });
  };
}

interface OpenUploadParts {
  readonly incoming: Exchange["incoming"];
  readonly contentType: string;
  readonly client: string;
  readonly budget: Pick<BodyBudget, "open">;
  readonly charge: (bytes: number) => void;
}

function openUpload(parts: OpenUploadParts): OpenUpload {
  const { incoming, contentType, client, budget, charge } = parts;
  let length = 0;

  /** Leaving the loop must not end the connection, which still has to carry the answer. */
  async function* readBody(): AsyncGenerator<Buffer, void, undefined> {
    const body: AsyncIterable<Buffer> = incoming.iterator({
      destroyOnReturn: false,
    });
    for await (const chunk of body) {
      length += chunk.length;
      yield chunk;
    }
  }

  return {
    async *readParts(mostFileBytes) {
      if (mostFileBytes > 0) waitForPictures(incoming);
      try {
        yield* readParts(readBody(), contentType, {
          mostBytes: mostFileBytes === 0 ? MOST_DROPPED_BYTES : MOST_BYTES,
          mostTextBytes: MOST_TEXT_BYTES,
          mostFileBytes,
          openPlace: (giveWay) => budget.open(client, giveWay),
        });
      } finally {
        // Files that somebody who may send them sends are not what the allowance guards against.
        if (mostFileBytes === 0) charge(length);
      }
    },
    async drain() {
      length = 0;
      try {
        for await (const _ of readBody())
          if (length > MOST_DROPPED_BYTES) break;
      } catch {
        // Who left gets no answer.
        return false;
      }
      charge(length);
      return length <= MOST_DROPPED_BYTES;
    },
  };
}
