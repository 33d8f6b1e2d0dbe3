import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { hasBody } from "./connection-guard.server.ts";

const TOO_LATE = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n";

/**
 * A body that is not here in time loses its connection. The server's own timeout is one for all, and lets a form of
 * pictures arrive over a slow line, so that every other body is held to its time here.
 */
export function endSlowBodies(server: Server, longestMs: number): void {
  server.on("request", (incoming, outgoing) => {
    if (!hasBody(incoming) || isPictureForm(incoming)) return;
    const timer = setTimeout(() => end(incoming, outgoing), longestMs).unref();
    incoming.once("close", () => clearTimeout(timer));
  });
}

/** Only the console takes files. */
function isPictureForm({ url = "", headers }: IncomingMessage): boolean {
  return (
    url.startsWith("/console/") &&
    headers["content-type"]?.startsWith("multipart/form-data") === true
  );
}

function end(incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (incoming.complete) return;
  const { socket } = incoming;
  if (!outgoing.headersSent) socket.write(TOO_LATE);
  socket.destroySoon();
}
