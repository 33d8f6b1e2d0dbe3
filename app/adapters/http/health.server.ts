import type { PlainAnswer } from "./exchange.server.ts";
import { securityHeaders } from "./security-headers.server.ts";

/** A name for what is not ready; an empty list means that traffic may come. */
export type Readiness = () => Promise<readonly string[]>;

/** `/healthz`: the process lives. `/readyz`: it can serve; 503 names what it waits for. */
export function healthAnswers(readiness: Readiness) {
  return async (target: string): Promise<PlainAnswer | null> => {
    const path = target.split("?", 1)[0];
    if (path === "/healthz") return answer(200, { status: "ok" });
    if (path !== "/readyz") return null;
    const waitingFor = await readiness();
    return waitingFor.length === 0
      ? answer(200, { status: "ready" })
      : answer(503, { status: "not ready", waitingFor });
  };
}

function answer(status: number, body: object): PlainAnswer {
  return {
    status,
    headers: {
      ...securityHeaders(false),
      "Content-Type": "application/json",
      "Cache-Control": "no-store",
    },
    body: `${JSON.stringify(body)}\n`,
  };
}
