import type { IncomingMessage } from "node:http";
import {
  assignVariants,
  listRunning,
} from "#app/domain/experiments/assign-variants.ts";
import { isCrawler } from "#app/domain/experiments/crawler.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { formatUserId, USER_ID_BYTES } from "#app/domain/visitor/user-id.ts";
import type { VisitorProfile } from "#app/domain/visitor/visitor-profile.ts";
import type { ExperimentFacts, RequestFacts } from "#app/request-facts.ts";
import { INTERFACES } from "./body-limits.server.ts";
import type { Exchange } from "./exchange.server.ts";

export const NO_EXPERIMENTS: ExperimentFacts = {
  assignments: [],
  isCounted: false,
  isNewVisitor: false,
};

/** The facts of one request may be read several times, and its visitor has one id. */
const newIds = new WeakMap<IncomingMessage, string>();

type Asked = Pick<Exchange, "incoming" | "cookies" | "method" | "url">;

/** Where an experiment runs, whoever opens a page gets an id, and by it a variant, before the first byte. */
export function readExperimentFacts(
  asked: Asked,
  { experiments }: Pick<StoreProfile, "experiments">,
  { visitor, client }: Pick<RequestFacts, "visitor" | "client">,
  nowMs: number,
): Pick<RequestFacts, "visitor" | "experiments"> {
  const running = listRunning(experiments, nowMs);
  if (running.length === 0) return { visitor, experiments: NO_EXPERIMENTS };
  const isCounted = !isCrawler(client.userAgent);
  const isNewVisitor =
    isCounted && visitor.uniqueUserId === null && mayBegin(asked);
  const known: VisitorProfile = isNewVisitor
    ? { ...visitor, uniqueUserId: getNewId(asked.incoming) }
    : visitor;
  return {
    visitor: known,
    experiments: {
      assignments: assignVariants(
        running,
        isCounted ? known.uniqueUserId : null,
      ),
      isCounted: isCounted && known.uniqueUserId !== null,
      isNewVisitor,
    },
  };
}

/**
 * Only a page that a person opens. A browser that comes from one of our own pages without a single cookie keeps none: it
 * would see another variant on every page (Assumption A256).
 */
function mayBegin({ incoming, cookies, method, url }: Asked): boolean {
  const { headers } = incoming;
  const isDocument =
    method === "GET" &&
    (headers["sec-fetch-dest"] ?? "document") === "document" &&
    headers.accept?.includes("text/html") === true &&
    !url.pathname.startsWith(INTERFACES);
  const keepsNone =
    cookies.size === 0 && headers["sec-fetch-site"] === "same-origin";
  return isDocument && !keepsNone;
}

function getNewId(incoming: IncomingMessage): string {
  const known = newIds.get(incoming);
  if (known !== undefined) return known;
  const id = formatUserId(
    crypto.getRandomValues(new Uint8Array(USER_ID_BYTES)),
  );
  newIds.set(incoming, id);
  return id;
}
