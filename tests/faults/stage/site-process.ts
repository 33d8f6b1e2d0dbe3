import { type ChildProcess, spawn } from "node:child_process";
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import type { FaultRun } from "../fault.ts";
import { findFreePort } from "./free-port.ts";
import { waitUntil } from "./wait-until.ts";

const PROJECT = join(import.meta.dirname, "..", "..", "..");
/** Forms that were fetched before a crash are good after it. */
export const SECRET_KEY = "the secret key of all the fault tests";

/** What stays the same from one life of a site to the next. */
export interface SitePlace {
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  readonly smtpUrl?: string;
  /** A name or a path. */
  readonly profile?: string;
  /** Environment variables besides those of every site. */
  readonly variables?: Readonly<Record<string, string>>;
}

export interface SiteProcess {
  readonly origin: string;
  readonly pid: number;
  /** Everything it wrote so far. */
  log(): string;
  isRunning(): boolean;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  signal(signal: NodeJS.Signals): void;
  /** SIGKILL to the whole process group. */
  kill(): Promise<void>;
  /** Resolves when /readyz says so; rejects when the process ends first. */
  ready(): Promise<void>;
}

interface StartOptions {
  /** A command that runs the server, such as strace with its options. */
  readonly under?: readonly string[];
  readonly program?: readonly string[];
}

/** The built site in a process group of its own, which ends with the fault test. */
export function startSite(
  run: Pick<FaultRun, "folder" | "onEnd">,
  place: SitePlace,
  { under = [], program = ["server.ts", "--allow-sample"] }: StartOptions = {},
): SiteProcess {
  const [command = "", ...args] = [...under, process.execPath, ...program];
  const child = spawn(command, args, {
    cwd: PROJECT,
    env: siteEnvironment(place),
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${command} cannot be started.`);
  const site = supervise(child, pid, `http://127.0.0.1:${place.port}`);
  run.onEnd(async () => {
    await site.kill();
    appendFileSync(join(run.folder, `site-${pid}.log`), site.log());
  });
  return site;
}

export async function newPlace(
  run: Pick<FaultRun, "folder">,
  rest: Omit<SitePlace, "port" | "dataDir"> = {},
): Promise<SitePlace> {
  return {
    port: await findFreePort(),
    dataDir: join(run.folder, "data"),
    ...rest,
  };
}

function supervise(
  child: ChildProcess,
  pid: number,
  origin: string,
): SiteProcess {
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text) => written.push(text));
  const { promise: ended, resolve: end } = Promise.withResolvers<
    number | NodeJS.Signals
  >();
  child.once("exit", (code, signal) => end(code ?? signal ?? "SIGKILL"));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    origin,
    pid,
    log: () => written.join(""),
    isRunning,
    ended,
    signal(signal) {
      if (isRunning()) process.kill(pid, signal);
    },
    async kill() {
      killGroup(pid);
      await ended;
    },
    async ready() {
      await waitUntil(`${origin}/readyz answers 200`, async () => {
        if (!isRunning())
          throw new Error(`The site ended: ${written.join("").slice(-2_000)}`);
        return (await fetchStatus(`${origin}/readyz`)) === 200;
      });
    },
  };
}

/** Null when nobody answers. */
export async function fetchStatus(url: string): Promise<number | null> {
  try {
    const answer = await fetch(url, { redirect: "manual" });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return null;
  }
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // The whole group has ended.
  }
}

export function siteEnvironment({
  port,
  dataDir,
  databaseUrl,
  smtpUrl,
  profile = "franchise",
  variables = {},
}: SitePlace): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  return {
    PATH,
    HOME,
    NODE_ENV: "production",
    PORT: String(port),
    // Several servers are one site.
    SITE_URL: "https://dealer.example",
    TRUSTED_HOSTS: `127.0.0.1:${port}`,
    // Every visitor of the load has an address of their own.
    TRUST_PROXY: "1",
    SECRET_KEY,
    DATA_DIR: dataDir,
    PROFILE: profile,
    LOG_LEVEL: "info",
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...(smtpUrl === undefined ? {} : { SMTP_URL: smtpUrl }),
    ...variables,
  };
}
