import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { composeApp } from "#app/composition.server.ts";
import { openBuild } from "#app/composition/open-build.server.ts";
import { parseSearchAddress } from "#app/domain/search-address/search-address.ts";
import { OPEN_GATE } from "#app/domain/gate/gate.ts";
import { STRANGER } from "#app/domain/visitor/visitor-profile.ts";
import { listPage } from "#app/features/inventory-search/page/list-page.server.ts";
import { vehiclePage } from "#app/features/vehicle-detail/page/vehicle-detail.server.ts";
import { unpackPageData } from "#app/site/page/page-data.ts";
import { getSearchAddressRules } from "#app/site/store/profile-rules.ts";
import { loadSiteView } from "#app/site/head/site-view.server.ts";
import type { BarePage } from "./bare-entry.tsx";

type App = Awaited<ReturnType<typeof composeApp>>;

export const CANDIDATES = ["forecourt", "cached", "bare", "raw"] as const;
export type Candidate = (typeof CANDIDATES)[number];

const PROJECT = join(import.meta.dirname, "..", "..");

export async function createListener(
  candidate: Candidate,
  app: App,
  path: string,
): Promise<RequestListener> {
  if (candidate === "forecourt" || candidate === "cached") {
    const handler = app.createHandler({
      ...(await openBuild(join(PROJECT, "build"), app.ports)),
      isPageCacheOff: candidate === "forecourt",
    });
    return (incoming, outgoing) => void handler(incoming, outgoing);
  }
  if (candidate === "bare") {
    const render = await bareRenderer(app);
    return (incoming, outgoing) =>
      void render(incoming.url ?? "/").then((html) => sendHtml(outgoing, html));
  }
  const bytes = await pageBytes(app, path);
  return (_incoming, outgoing) => sendHtml(outgoing, bytes);
}

/** What the page cache sends, to be sent by nothing but `node:http`. */
async function pageBytes(app: App, path: string): Promise<Buffer> {
  const port = await listen(await createListener("cached", app, path));
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { "Accept-Encoding": "identity" },
  });
  return Buffer.from(await response.arrayBuffer());
}

/** The practical limit: search, renderToString, and nothing else. */
async function bareRenderer({ ports }: App) {
  const entry = join(PROJECT, "build", "bench", "bare-entry.js");
  const { renderBare } = (await import(pathToFileURL(entry).href)) as {
    renderBare: typeof import("./bare-entry.tsx").renderBare;
  };
  const rules = getSearchAddressRules(ports.profile);
  const facts = {
    language: "en",
    storeId: ports.profile.stores[0]?.id ?? "",
    gate: OPEN_GATE,
    consent: {
      tier: ports.profile.consent.tier,
      chosen: null,
      mode: "show",
      hasPrivacySignal: false,
    },
    flash: null,
    visitor: STRANGER,
    place: null,
  } as const;
  return async (target: string): Promise<string> => {
    const site = unpackPageData(await loadSiteView(ports, facts));
    const url = new URL(target, "http://localhost");
    const segments = url.pathname.split("/").slice(1).map(decodeURIComponent);
    return renderBare(site, await buildPage(segments, url));
  };

  async function buildPage(segments: string[], url: URL): Promise<BarePage> {
    if (segments[0] === "search-vehicles") {
      const parsed = parseSearchAddress(
        segments.slice(1),
        url.searchParams,
        rules,
      );
      const page =
        parsed.kind === "search" ? listPage(ports, facts, parsed) : null;
      if (page === null) throw new Error(`No list at ${url.pathname}`);
      return { kind: "list", page };
    }
    const page = await vehiclePage(ports, facts, { vin: segments[3] ?? "" });
    if (page?.kind !== "vehicle") throw new Error(`No car at ${url.pathname}`);
    return { kind: "vehicle", page };
  }
}

function sendHtml(
  outgoing: Parameters<RequestListener>[1],
  body: string | Buffer,
): void {
  const length = Buffer.byteLength(body);
  outgoing.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": length,
  });
  outgoing.end(body);
}

export function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(
        typeof address === "object" && address !== null ? address.port : 0,
      );
    });
  });
}
