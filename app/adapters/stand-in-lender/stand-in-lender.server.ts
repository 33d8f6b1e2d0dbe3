import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Log } from "#app/ports.ts";
import { findAskingSite } from "./asking-site.server.ts";
import { type LenderFiles, readLenderFiles } from "./lender-files.server.ts";
import { buildLenderPage } from "./lender-page.server.ts";

export interface StandInLenderOptions {
  /** Any free port replaces one that is taken, so that another program never stops the demonstration. 0 means any. */
  readonly port: number;
  /** Null listens on every address of the machine. */
  readonly host: string | null;
  /** The frames are shown there. */
  readonly siteUrl: string;
  /** The site may also be asked for on this port by either name of this machine. */
  readonly sitePort: number;
  readonly log: Log;
}

const LAST_PORT = 65_535;

export interface StandInLender {
  readonly origin: string;
  stop(): Promise<void>;
}

/** On an origin of its own it keeps nothing and reads no body. */
export async function startStandInLender({
  port,
  host,
  siteUrl,
  sitePort,
  log,
}: StandInLenderOptions): Promise<StandInLender> {
  const site = new URL(siteUrl);
  const siteOrigins = [
    site.origin,
    `http://localhost:${sitePort}`,
    `http://127.0.0.1:${sitePort}`,
  ];
  const policy = formatLenderPolicy(siteOrigins);
  const files = readLenderFiles();
  const server = createServer((incoming, outgoing) =>
    answer(incoming, outgoing, { policy, files, siteOrigins }),
  );
  const usedPort = await listen(server, port, host);
  const origin = `http://${site.hostname}:${usedPort}`;
  log.info("stand-in-lender.listening", { origin });
  return {
    origin,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  {
    policy,
    files,
    siteOrigins,
  }: {
    readonly policy: string;
    readonly files: LenderFiles;
    readonly siteOrigins: readonly string[];
  },
): void {
  const { method } = incoming;
  const url = URL.parse(incoming.url ?? "/", "http://lender.invalid");
  if (url === null || (method !== "GET" && method !== "HEAD"))
    return send(outgoing, policy, {
      status: url === null ? 400 : 405,
      body: "This lender answers GET alone.\n",
    });
  const file = files[url.pathname];
  if (file !== undefined)
    return send(outgoing, policy, { status: 200, ...file });
  const html = buildLenderPage(url.pathname, url.searchParams, {
    isFramed: incoming.headers["sec-fetch-dest"] === "iframe",
    siteOrigin: findAskingSite(siteOrigins, incoming.headers.referer),
  });
  return html === null
    ? send(outgoing, policy, { status: 404, body: "No such page.\n" })
    : send(outgoing, policy, {
        status: 200,
        type: "text/html; charset=utf-8",
        body: html,
      });
}

interface LenderAnswer {
  readonly status: number;
  readonly type?: string;
  readonly body: string | Buffer;
}

function send(
  outgoing: ServerResponse,
  policy: string,
  { status, type = "text/plain; charset=utf-8", body }: LenderAnswer,
): void {
  outgoing.writeHead(status, {
    "Content-Type": type,
    "Content-Length": Buffer.byteLength(body),
    "Content-Security-Policy": policy,
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
  });
  outgoing.end(outgoing.req.method === "HEAD" ? undefined : body);
}

function formatLenderPolicy(siteOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    ["frame-ancestors", ...new Set(siteOrigins)].join(" "),
  ].join("; ");
}

async function listen(
  server: Server,
  port: number,
  host: string | null,
): Promise<number> {
  const isFree = port <= LAST_PORT && (await tryToListen(server, port, host));
  if (!isFree && !(await tryToListen(server, 0, host)))
    throw new Error("The demonstration's lender found no free port.");
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : port;
}

function tryToListen(
  server: Server,
  port: number,
  host: string | null,
): Promise<boolean> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(false);
    server.once("error", giveUp);
    server.listen({ port, ...(host !== null && { host }) }, () => {
      server.off("error", giveUp);
      resolve(true);
    });
  });
}
