import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo, Server } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { LOCALHOST_CERTIFICATE } from "./localhost-certificate.ts";

const PACKAGE = "@mdn/mdn-http-observatory";
/** Not among our packages: it is 131 MB, and downloads lists when its scripts run. */
const VERSION = "1.4.8";
const PROJECT = join(import.meta.dirname, "..", "..", "..");
const CACHE = join(PROJECT, "node_modules", ".cache", "observatory");

export interface ObservatoryResult {
  readonly score: number;
  readonly grade: string;
  readonly tests: readonly {
    readonly name: string;
    readonly result: string;
    readonly isPassed: boolean;
    readonly modifier: number;
  }[];
}

/** What MDN's Observatory says of a site behind a TLS proxy on this machine. */
export async function scanByObservatory(
  siteOrigin: string,
  /** By which the site knows itself. */
  host: string,
): Promise<ObservatoryResult> {
  const folder = installedPackage();
  const certificate = join(CACHE, "localhost.pem");
  writeFileSync(certificate, LOCALHOST_CERTIFICATE.cert);
  const proxy = await startProxy(siteOrigin, host);
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        join(import.meta.dirname, "scan-process.mjs"),
        folder,
        String(proxy.httpPort),
        String(proxy.httpsPort),
      ],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate } },
    );
    const result: ObservatoryResult = JSON.parse(stdout);
    return result;
  } finally {
    proxy.stop();
  }
}

function installedPackage(): string {
  const folder = join(CACHE, "node_modules", PACKAGE);
  if (existsSync(join(folder, "src", "constants.js"))) return folder;
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(join(CACHE, "package.json"), '{ "private": true }\n');
  execFileSync(
    "npm",
    ["install", "--ignore-scripts", "--no-audit", `${PACKAGE}@${VERSION}`],
    { cwd: CACHE, stdio: "ignore" },
  );
  return folder;
}

/** TLS in front of the site, and plain HTTP that leads to it, as the operators' guide has it. */
async function startProxy(siteOrigin: string, host: string) {
  const site = new URL(siteOrigin);
  const tls = createTlsServer(LOCALHOST_CERTIFICATE, (incoming, outgoing) => {
    const passed = request(
      {
        host: site.hostname,
        port: site.port,
        path: incoming.url,
        method: incoming.method,
        headers: { ...incoming.headers, host },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    incoming.pipe(passed);
  });
  const httpsPort = await listen(tls);
  const plain = createServer(({ url }, outgoing) => {
    outgoing
      .writeHead(301, { Location: `https://localhost:${httpsPort}${url}` })
      .end();
  });
  const httpPort = await listen(plain);
  return {
    httpPort,
    httpsPort,
    stop() {
      for (const server of [tls, plain]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, "localhost", resolve);
  });
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === "string")
    throw new Error("The proxy has no port.");
  return address.port;
}
