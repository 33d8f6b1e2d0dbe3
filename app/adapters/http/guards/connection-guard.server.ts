import { readFileSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

export interface ConnectionLimits {
  /** Beyond this many, who keeps us waiting the longest loses the connection, and where nobody does, 503 is answered. */
  readonly ordinary: number;
  /** Beyond this many a connection is closed without a word. */
  readonly most: number;
}

/** Each takes some 30 kB while its headers come in. */
const MOST_CONNECTIONS = 2_000;
/** Databases, photos that are fetched, mail and the log need descriptors, too. */
const KEPT_DESCRIPTORS = 200;
/** So many more are let in to be told that there is no room. */
const TOLD = 32;
/** Where no limit can be read, it is the one that most systems set. */
const USUAL_DESCRIPTORS = 1_024;

/** Node has raised the soft limit to the hard one when it started; Linux tells it. */
export function readDescriptorLimit(file = "/proc/self/limits"): number {
  try {
    const line = /^Max open files +(\d+|unlimited)/m.exec(
      readFileSync(file, "utf8"),
    );
    return line?.[1] === "unlimited"
      ? Infinity
      : Number(line?.[1] ?? USUAL_DESCRIPTORS);
  } catch {
    return USUAL_DESCRIPTORS;
  }
}

export function getConnectionLimits(descriptors: number): ConnectionLimits {
  const kept = Math.min(KEPT_DESCRIPTORS, Math.floor(descriptors / 2));
  const most = Math.min(MOST_CONNECTIONS, descriptors - kept);
  return { most, ordinary: most - Math.min(TOLD, Math.floor(most / 4)) };
}

/** Says of a request whether it is one too many. */
export type ConnectionGuard = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) => boolean;

/**
 * A server that is out of descriptors resets connections and can open no file. This one keeps some free: the connection
 * that has owed us a request, or the rest of one, for the longest gives way to the newest (Assumption A137).
 */
export function guardConnections(
  server: Server,
  { ordinary, most }: ConnectionLimits,
): ConnectionGuard {
  server.maxConnections = most;
  let open = 0;
  /** These owe us something, in the order in which they began to. */
  const waited = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    open++;
    socket.once("close", () => {
      open--;
      waited.delete(socket);
    });
    if (open > ordinary) closeFirst();
    waited.add(socket);
  });

  function closeFirst(): void {
    const [first] = waited;
    if (first === undefined) return;
    // Its place counts as free from now on, not only when the system has closed it.
    waited.delete(first);
    first.destroy();
  }

  return (incoming, outgoing) => {
    const { socket } = incoming;
    const stopWaiting = () => waited.delete(socket);
    if (hasBody(incoming)) incoming.once("end", stopWaiting);
    else stopWaiting();
    outgoing.once("close", () => {
      waited.delete(socket);
      if (!socket.destroyed) waited.add(socket);
    });
    return open > ordinary;
  };
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return (
    headers["transfer-encoding"] !== undefined ||
    Number(headers["content-length"] ?? 0) > 0
  );
}
