import { setTimeout as wait } from "node:timers/promises";
import type { PlainAnswer } from "#app/adapters/http/requests/exchange.server.ts";
import { buildSecurityHeaders } from "#app/adapters/http/answers/security-headers.server.ts";

/** Names are of what is not ready; with none, traffic may come. */
export type Readiness = () => Promise<readonly string[]>;

/** A balancer that waits longer than this for an answer sends its visitors here meanwhile. */
const LONGEST_READINESS_MS = 2_000;

/** `/healthz` says that the process lives. `/readyz` says that it can serve; 503 names what it waits for. */
export function createHealthCheck(
  readiness: Readiness,
  longestMs = LONGEST_READINESS_MS,
) {
  return async (target: string): Promise<PlainAnswer | null> => {
    const path = target.split("?", 1)[0];
    if (path === "/healthz") return answer(200, { status: "ok" });
    if (path !== "/readyz") return null;
    const waitingFor = await Promise.race([
      readiness(),
      wait(longestMs, ["no answer in time"], { ref: false }),
    ]);
    return waitingFor.length === 0
      ? answer(200, { status: "ready" })
      : answer(503, { status: "not ready", waitingFor });
  };
}

function answer(status: number, body: object): PlainAnswer {
  return {
    status,
    headers: {
      ...buildSecurityHeaders(false),
      "Content-Type": "application/json",
      "Cache-Control": "no-store",
    },
    body: `${JSON.stringify(body)}\n`,
  };
}
