import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { Log } from "#app/ports.ts";

export interface ListenOptions {
  readonly handler: (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ) => Promise<void>;
  readonly port: number;
  readonly log: Log;
  readonly onReady: () => void;
  /** Readiness flips; requests in flight go on. */
  readonly onStopping: () => void;
  /** Gives everything back; requests in flight have been answered. */
  readonly onStop: () => Promise<void>;
}

/** Headers must be here by then: a slow client may not hold a connection for ever. */
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 60_000;
const KEEP_ALIVE_MS = 65_000;
/** Longest wait for requests in flight. */
const DRAIN_MS = 10_000;

/** Serves until SIGTERM or SIGINT, then answers what is in flight and ends within ten seconds. */
export function listenGracefully(options: ListenOptions): void {
  const { handler, port, log } = options;
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: 16_384,
    },
    (incoming, outgoing) => void handler(incoming, outgoing),
  );
  server.on("error", (error) => {
    process.stderr.write(`${listenFault(error, port)}\n`);
    process.exit(1);
  });
  server.listen(port, () => {
    log.info("server.listening", { port });
    options.onReady();
  });
  let isStopping = false;
  const stop = (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info("server.stopping", { signal });
    options.onStopping();
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    server.close(() => {
      void options.onStop().then(() => process.exit(0));
    });
    server.closeIdleConnections();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

function listenFault(error: Error, port: number): string {
  const code = "code" in error ? error.code : "";
  if (code === "EADDRINUSE")
    return `Port ${port} is taken. Stop what listens there, or set PORT to another.`;
  if (code === "EACCES")
    return `Port ${port} may not be opened by this user. Set PORT to one above 1023.`;
  return error.message;
}
