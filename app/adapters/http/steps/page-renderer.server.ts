import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  createRequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { createVariantProfiles } from "#app/adapters/experiments/variant-profiles.server.ts";
import { withHonestInventory } from "#app/adapters/http/answers/inventory-away.server.ts";
import type { PageRenderer, RenderedPage } from "./page-step.server.ts";

/** This is what app/entry.server.tsx exports besides the framework's own functions. */
interface EntryModule {
  readonly createLoadContext: (
    ports: AppPorts,
    facts: RequestFacts,
  ) => RouterContextProvider;
  readonly renderedPages: WeakMap<Response, RenderedPage>;
}

/** Throws when there is no build in the folder. */
export async function loadPageRenderer(
  buildFolder: string,
  ports: AppPorts,
): Promise<{
  readonly renderer: PageRenderer;
  readonly routePaths: readonly string[];
}> {
  const path = join(buildFolder, "server", "index.js");
  const build = (await import(pathToFileURL(path).href)) as ServerBuild;
  const routePaths = Object.values(build.routes).flatMap(
    (route) => route?.path ?? [],
  );
  return { renderer: createPageRenderer(build, ports), routePaths };
}

export function createPageRenderer(
  build: ServerBuild,
  ports: AppPorts,
  mode: "production" | "development" = "production",
): PageRenderer {
  // The framework's type knows only its own exports of the entry module.
  const entry = build.entry.module as unknown as EntryModule;
  const handle = createRequestHandler(build, mode);
  const pagePorts = withHonestInventory(ports);
  const profiles = createVariantProfiles(ports.profile);
  return {
    async render(request, facts) {
      const profile = profiles.get(facts.experiments.assignments);
      const context = entry.createLoadContext({ ...pagePorts, profile }, facts);
      const response = await handle(request, context);
      return { response, page: entry.renderedPages.get(response) ?? null };
    },
  };
}
