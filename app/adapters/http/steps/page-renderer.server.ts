import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  createRequestHandler,
  data,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { printPattern } from "#app/domain/address/language-pattern.ts";
import { splitLanguage } from "#app/domain/address/printed-address.ts";
import {
  type Language,
  LANGUAGES,
} from "#app/domain/store-profile/fields/languages.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { withHonestInventory } from "#app/adapters/http/answers/inventory-away.server.ts";
import type { RenderedPage, Rendering } from "./page-step.server.ts";

export interface SiteRenderer {
  /** One request sees one profile from its beginning to its end. */
  render(
    request: Request,
    facts: RequestFacts,
    profile: StoreProfile,
  ): Promise<Rendering>;
}

/** This is what app/entry.server.tsx exports besides the framework's own functions. */
interface EntryModule {
  readonly createLoadContext: (
    ports: AppPorts,
    facts: RequestFacts,
  ) => RouterContextProvider;
  readonly renderedPages: WeakMap<Response, RenderedPage>;
}

const NOT_FOUND = 404;
const NOT_TAKEN = 405;

interface SpokenHandlers {
  readonly handle: RequestHandler;
  readonly refuse: RequestHandler;
}

/** Throws when there is no build in the folder. */
export async function loadPageRenderer(
  buildFolder: string,
  ports: AppPorts,
): Promise<{
  readonly renderer: SiteRenderer;
  readonly routePaths: readonly string[];
}> {
  const path = join(buildFolder, "server", "index.js");
  const build = (await import(pathToFileURL(path).href)) as ServerBuild;
  const routePaths = Object.values(build.routes).flatMap((route) =>
    route?.path === undefined ? [] : printPattern(route.path, "en"),
  );
  return { renderer: createPageRenderer(build, ports), routePaths };
}

export function createPageRenderer(
  build: ServerBuild,
  ports: AppPorts,
  mode: "production" | "development" = "production",
): SiteRenderer {
  // The framework's type knows only its own exports of the entry module.
  const entry = build.entry.module as unknown as EntryModule;
  const { languages } = ports.profile.site;
  const handlers = new Map(
    LANGUAGES.filter((it) => it === "en" || languages.includes(it)).map(
      (language) => {
        const spoken = toBuildIn(language, build);
        return [
          language,
          {
            handle: createRequestHandler(spoken, mode),
            refuse: createRequestHandler(toRefusingBuild(spoken), mode),
          },
        ];
      },
    ),
  );
  const pagePorts = withHonestInventory(ports);
  /** What is sent to no page at all finds none, and a page is told from that by being asked for. */
  async function refuse(
    { handle, refuse: refuseAll }: SpokenHandlers,
    url: string,
    context: RouterContextProvider,
  ): Promise<Response> {
    const asked = await handle(new Request(url), context);
    if (asked.status === NOT_FOUND) return asked;
    const refused = await refuseAll(new Request(url), context);
    refused.headers.set("Allow", "GET, HEAD");
    return refused;
  }
  return {
    async render(request, facts, profile) {
      const context = entry.createLoadContext({ ...pagePorts, profile }, facts);
      const { language } = splitLanguage(new URL(request.url).pathname);
      // A language that the site does not speak is an unknown address in English.
      const spoken = handlers.get(language) ?? handlers.get("en");
      if (spoken === undefined) throw new Error("No page is in English.");
      const answer = await spoken.handle(request, context);
      const isRefused =
        answer.status === NOT_TAKEN && entry.renderedPages.has(answer);
      const response = isRefused
        ? await refuse(spoken, request.url, context)
        : answer;
      return { response, page: entry.renderedPages.get(response) ?? null };
    },
  };
}

/** The same routes below one language's prefix alone, so that no request is matched with what it cannot mean. */
function toBuildIn(language: Language, build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const path = route?.path;
    // The root has none.
    return path === undefined || path === ""
      ? [id, route]
      : [id, { ...route, path: printPattern(path, language) }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

/**
 * Every page is the error of something sent to a page that takes nothing, in the frame of the site. The framework's own
 * error of that kind comes without the root's data, and could neither say who we are nor speak the page's language.
 */
function toRefusingBuild(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (route?.parentId === undefined) return [id, route];
    const module = { ...route.module, loader: refuseWhatIsSent };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function refuseWhatIsSent(): never {
  throw data(null, { status: NOT_TAKEN });
}
