import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { endProcess, killProcess } from "#app/adapters/process-end.server.ts";
import type { Log } from "#app/ports.ts";
import {
  type ConnectionLimits,
  getConnectionLimits,
  guardConnections,
  readDescriptorLimit,
} from "./guards/connection-guard.server.ts";
import { endSlowBody } from "./guards/slow-bodies.server.ts";

export interface ListenOptions {
  readonly handler: (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ) => Promise<void>;
  readonly port: number;
  /** Null listens on every address of the machine. */
  readonly host: string | null;
  /** It is read from the system when left out. */
  readonly connectionLimits?: ConnectionLimits;
  readonly log: Log;
  readonly onReady: () => void;
  /** Readiness goes off; requests are still answered. */
  readonly onStopping: () => void;
  /** Requests in flight have been answered. */
  readonly onStop: () => Promise<void>;
}

/** Headers must arrive within this time: a slow client may not hold a connection forever. */
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 60_000;
/** Twenty photos of a phone take some minutes of its line; whoever stalls on the way is ended as everybody. */
const PICTURES_TIMEOUT_MS = 600_000;
/** The timeouts above are checked at this interval. */
const TIMEOUT_CHECK_MS = 5_000;
/** A client that does not read its answer for this long loses the connection. */
const IDLE_ANSWER_MS = 60_000;
const KEEP_ALIVE_MS = 65_000;
const RETRY_AFTER_FULL_S = 10;
/** EX_CONFIG: a place that cannot be listened on stays so until somebody changes it; the supervisor does not try again. */
const EXIT_CONFIGURATION = 78;
/** From the signal to the end it takes at most this long, whatever is still in flight. */
const LONGEST_STOP_MS = 9_000;
/** All is closed by then, and what still reads or writes a file has nobody to do it for. */
const LONGEST_END_MS = 2_000;
/** The log gets this long for its last line. */
const LAST_LINE_MS = 100;
/** For this long, connections in use are ended by an answer that says so, not while a request is on its way. */
const FAREWELL_MS = 1_000;

/** SIGTERM or SIGINT ends it within ten seconds, after what is in flight was answered; a call that hangs is not awaited. */
export function listenGracefully(options: ListenOptions): void {
  const { handler, port, host, log } = options;
  const limits =
    options.connectionLimits ?? getConnectionLimits(readDescriptorLimit());
  let isStopping = false;
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: PICTURES_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: 16_384,
    },
    (incoming, outgoing) => {
      if (isOneTooMany(incoming, outgoing)) return refuse(outgoing);
      endSlowBody(incoming, outgoing, REQUEST_TIMEOUT_MS);
      if (isStopping) outgoing.setHeader("Connection", "close");
      void handler(incoming, outgoing);
    },
  );
  const isOneTooMany = guardConnections(server, limits);
  server.timeout = IDLE_ANSWER_MS;
  server.on("error", (error) => {
    process.stderr.write(`${describeListenFault(error, port, host)}\n`);
    process.exit(EXIT_CONFIGURATION);
  });
  server.listen({ port, ...(host !== null && { host }) }, () => {
    log.info("server.listening", { port, host, connections: limits.most });
    options.onReady();
  });
  const stop = async (signal: NodeJS.Signals) => {
    isStopping = true;
    log.info("server.stopping", { signal });
    options.onStopping();
    setTimeout(() => {
      log.error("server.stop-overdue", { afterMs: LONGEST_STOP_MS });
      setTimeout(killProcess, LAST_LINE_MS);
    }, LONGEST_STOP_MS);
    // After Ctrl-C there is no need to wait, because no other client is connected.
    if (signal === "SIGTERM") await wait(FAREWELL_MS);
    await new Promise((resolve) => server.close(resolve));
    await options.onStop();
  };
  const stopAndExit = (signal: NodeJS.Signals) => {
    // A terminal and the script that started us both pass Ctrl-C on.
    if (isStopping) return;
    void stop(signal).then(
      () => endProcess(0, LONGEST_END_MS),
      (error: unknown) => {
        log.error("server.stop-failed", { message: String(error) });
        return endProcess(1, LONGEST_END_MS);
      },
    );
  };
  process.on("SIGTERM", stopAndExit);
  process.on("SIGINT", stopAndExit);
}

/** All places are taken by requests that are worked on. */
function refuse(outgoing: ServerResponse): void {
  outgoing.writeHead(503, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    "Retry-After": String(RETRY_AFTER_FULL_S),
    Connection: "close",
  });
  outgoing.end("This site is very busy. Please try again in a minute.\n");
}

function describeListenFault(
  error: Error,
  port: number,
  host: string | null,
): string {
  const code = "code" in error ? error.code : "";
  if (code === "EADDRINUSE")
    return `Port ${port} is taken. Stop what listens there, or set PORT to another.`;
  if (code === "EACCES")
    return `Port ${port} may not be opened by this user. Set PORT to one above 1023.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `This machine has no address ${host}. Set HOST to one that it has.`;
  return error.message;
}
