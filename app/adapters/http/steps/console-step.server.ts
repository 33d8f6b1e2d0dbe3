import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ConsolePlace } from "#app/adapters/config/environment.server.ts";
import {
  sendRedirect,
  sendText,
} from "#app/adapters/http/answers/plain-answers.server.ts";
import { buildSecurityHeaders } from "#app/adapters/http/answers/security-headers.server.ts";
import {
  ASSET_FOLDER,
  loadStaticFiles,
  type StaticFile,
} from "#app/adapters/http/answers/static-files.server.ts";
import { readAnswerHeaders } from "#app/adapters/http/answers/web-response.server.ts";
import {
  type Exchange,
  send,
  type Step,
} from "#app/adapters/http/requests/exchange.server.ts";
import {
  readClientFacts,
  readRequestedHost,
} from "#app/adapters/http/requests/proxy-claims.server.ts";
import { CONSOLE_PATH } from "#app/domain/console/console-routes.ts";
import type {
  Console,
  ConsoleFiles,
  ConsolePorts,
} from "#app/console-ports.ts";

interface ConsoleStepOptions {
  readonly console: Console | null;
  readonly place: ConsolePlace | null;
  /** The demonstration answers at any port of this machine. */
  readonly isOriginFixed: boolean;
  readonly trustedProxyCount: number;
}

/** Nothing of another site, nothing inline: what a visitor wrote is shown here. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The console's pages, before every step of the site's: none of its caches, payloads and cookies are for them. */
export function createConsoleStep({
  console,
  place,
  isOriginFixed,
  trustedProxyCount,
}: ConsoleStepOptions): Step {
  if (console === null || place === null) return () => false;
  return async (exchange) => {
    const { url, incoming } = exchange;
    // Most requests are the site's own.
    if (place.host === null && !isConsolePath(url.pathname)) return false;
    const host = readRequestedHost(incoming.headers, trustedProxyCount) ?? "";
    const isOwnHost = place.host !== null && host.toLowerCase() === place.host;
    if (place.host !== null && !isOwnHost) return false;
    if (!isConsolePath(url.pathname))
      return isOwnHost && answerOtherPath(exchange);
    const origin = isOriginFixed ? place.origin : `http://${host}`;
    const { address, userAgent } = readClientFacts(incoming, trustedProxyCount);
    const response = await console.answer({
      method: exchange.method,
      url: new URL(url.pathname + url.search, origin),
      origin,
      cookies: exchange.cookies,
      form: exchange.form,
      upload: exchange.upload ?? null,
      userAgent,
      acceptLanguage: incoming.headers["accept-language"] ?? "",
      clientAddress: address,
    });
    if ((await exchange.upload?.drain()) === false)
      exchange.outgoing.setHeader("Connection", "close");
    return sendConsoleAnswer(exchange, response);
  };
}

interface ConsoleModule {
  readonly createConsole: (ports: ConsolePorts, files: ConsoleFiles) => Console;
}

type Manifest = Readonly<
  Record<string, { readonly file: string; readonly isEntry?: boolean }>
>;

/** The console of a build, with the files that its pages load. */
export async function loadConsole(
  buildFolder: string,
  ports: ConsolePorts,
): Promise<{
  readonly console: Console;
  readonly files: ReadonlyMap<string, StaticFile>;
}> {
  const folder = join(buildFolder, "console");
  const entry = join(folder, "server", "entry.server.js");
  const module = (await import(pathToFileURL(entry).href)) as ConsoleModule;
  const manifest = JSON.parse(
    await readFile(join(folder, "client", ".vite", "manifest.json"), "utf8"),
  ) as Manifest;
  const entries = Object.values(manifest)
    .filter(({ isEntry }) => isEntry === true)
    .map(({ file }) => `/${file}`);
  const files = await loadStaticFiles(join(folder, "client"));
  return {
    console: module.createConsole(ports, {
      script: entries.find((it) => it.endsWith(".js")) ?? "",
      styles: entries.filter((it) => it.endsWith(".css")),
    }),
    // The list of the build itself is nobody's to load.
    files: new Map(
      [...files].filter(([address]) => address.startsWith(ASSET_FOLDER)),
    ),
  };
}

function isConsolePath(pathname: string): boolean {
  return pathname === CONSOLE_PATH || pathname.startsWith(`${CONSOLE_PATH}/`);
}

/** At the console's own host there is no shop. */
function answerOtherPath(exchange: Exchange): boolean {
  const { pathname } = exchange.url;
  if (pathname.startsWith(ASSET_FOLDER)) return false;
  return pathname === "/"
    ? sendRedirect(exchange, 302, CONSOLE_PATH, "no-store")
    : sendText(exchange, 404, "Not found.");
}

async function sendConsoleAnswer(
  exchange: Exchange,
  response: Response,
): Promise<true> {
  return send(exchange, {
    status: response.status,
    headers: {
      ...buildSecurityHeaders(exchange.hasTls, POLICY),
      // The address of a lead is nobody else's to know.
      "Referrer-Policy": "same-origin",
      "X-Robots-Tag": "noindex, nofollow",
      ...readAnswerHeaders(response),
    },
    body: new Uint8Array(await response.arrayBuffer()),
  });
}
