import type { IncomingMessage, ServerResponse } from "node:http";
import { hasBody } from "./connection-guard.server.ts";

const TOO_LATE = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n";

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * A body that is not here in time loses its connection. The server's own timeout is one for all, and lets pictures
 * arrive over a slow line, so that every other body is held to its time here.
 */
export function endSlowBody(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  longestMs: number,
): void {
  if (!hasBody(incoming)) return;
  const timer = setTimeout(() => end(incoming, outgoing), longestMs).unref();
  timers.set(incoming, timer);
  incoming.once("close", () => clearTimeout(timer));
}

/** For pictures of somebody who may send them. */
export function waitForPictures(incoming: IncomingMessage): void {
  clearTimeout(timers.get(incoming));
}

function end(incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (incoming.complete) return;
  const { socket } = incoming;
  if (!outgoing.headersSent) socket.write(TOO_LATE);
  socket.destroySoon();
}
