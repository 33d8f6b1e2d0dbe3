import { composeApp } from "#app/composition.server.ts";
import { composeStores } from "#app/composition/stores.server.ts";
import type { Environment } from "#app/adapters/config/environment.server.ts";
import { listen, createListener, type Candidate } from "./candidates.ts";

/** What the bench tells a candidate to be. */
export interface CandidateOrder {
  readonly candidate: Candidate;
  readonly environment: Environment;
  readonly path: string;
}

process.once("message", (order: CandidateOrder) => void start(order));
process.on("disconnect", () => process.exit(0));

async function start({ candidate, environment, path }: CandidateOrder) {
  const stores = await composeStores(environment);
  const app = await composeApp(environment, stores);
  const listener = await createListener(candidate, app, path);
  const port = await listen(listener);
  process.on("message", (question) => {
    if (question === "cpu") process.send?.({ cpuMicros: cpuMicros() });
  });
  process.send?.({ port });
}

function cpuMicros(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
