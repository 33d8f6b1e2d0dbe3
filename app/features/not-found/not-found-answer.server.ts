import { EVERYTHING } from "#app/domain/inventory/search.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { searchBehindGate } from "#app/site/vehicles/gated/search-behind-gate.server.ts";
import type { NotFoundAnswer } from "./not-found-page.tsx";

/** Whoever asked for a page that is not there is told how many cars they may see instead. */
export function buildNotFoundAnswer(
  ports: Pick<AppPorts, "profile" | "index">,
  { gate }: Pick<RequestFacts, "gate">,
  path: string,
): NotFoundAnswer {
  return {
    message: `Page not found: /${path}`,
    carCount: searchBehindGate(ports, gate, EVERYTHING)?.total ?? 0,
  };
}
