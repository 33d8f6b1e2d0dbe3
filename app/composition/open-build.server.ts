import { join } from "node:path";
import { loadStaticFiles } from "#app/adapters/http/answers/static-files.server.ts";
import type { SitePages } from "#app/adapters/http/site-server.server.ts";
import { loadConsole } from "#app/adapters/http/steps/console-step.server.ts";
import { loadPageRenderer } from "#app/adapters/http/steps/page-renderer.server.ts";
import type { ConsolePorts } from "#app/console-ports.ts";
import type { AppPorts } from "#app/ports.ts";

/** The production build in a folder, with its console where there is to be one. Throws when there is none. */
export async function openBuild(
  buildFolder: string,
  ports: AppPorts,
  consolePorts: ConsolePorts | null = null,
): Promise<SitePages> {
  const loaded =
    consolePorts === null ? null : await loadConsole(buildFolder, consolePorts);
  const files = await loadStaticFiles(join(buildFolder, "client"));
  return {
    ...(await loadPageRenderer(buildFolder, ports)),
    files: new Map([...files, ...(loaded?.files ?? [])]),
    console: loaded?.console ?? null,
  };
}
