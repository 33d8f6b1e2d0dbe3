import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";

interface PhotoServerBehavior {
  readonly body?: Buffer;
  readonly contentType?: string;
  readonly status?: number;
  readonly redirectTo?: string;
  readonly isEndless?: boolean;
  /** Answers only after `release()`. */
  readonly isHeld?: boolean;
}

export interface PhotoServer {
  /** With the port. */
  readonly host: string;
  url(path: string): string;
  requestCount(): number;
  connectionCount(): number;
  release(): void;
  /** Resolves at the first request. */
  whenAsked(): Promise<void>;
  /** Resolves when the client has hung up in the middle of an answer. */
  whenCutOff(): Promise<void>;
  close(): Promise<void>;
}

/** A host of photos on this machine that behaves as told. */
export async function startPhotoServer(
  behavior: PhotoServerBehavior,
): Promise<PhotoServer> {
  const asked = Promise.withResolvers<void>();
  const cutOff = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  if (!behavior.isHeld) released.resolve();
  let requests = 0;
  let connections = 0;
  const server = createServer(async (_request, response) => {
    requests++;
    asked.resolve();
    response.on("close", () => {
      if (!response.writableFinished) cutOff.resolve();
    });
    await released.promise;
    if (!response.destroyed) answer(response, behavior);
  });
  server.on("connection", () => connections++);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("No port");
  const host = `127.0.0.1:${address.port}`;
  return {
    host,
    url: (path) => `http://${host}${path}`,
    requestCount: () => requests,
    connectionCount: () => connections,
    release: () => released.resolve(),
    whenAsked: () => asked.promise,
    whenCutOff: () => cutOff.promise,
    async close() {
      released.resolve();
      if (!server.listening) return;
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function answer(response: ServerResponse, behavior: PhotoServerBehavior): void {
  const { body = Buffer.alloc(0), contentType = "image/jpeg" } = behavior;
  if (behavior.redirectTo) {
    response.writeHead(302, { location: behavior.redirectTo }).end();
  } else if (behavior.isEndless) {
    response.writeHead(200, { "content-type": contentType });
    sendWithoutEnd(response);
  } else {
    const headers = {
      "content-type": contentType,
      "content-length": body.length,
    };
    response.writeHead(behavior.status ?? 200, headers).end(body);
  }
}

function sendWithoutEnd(response: ServerResponse): void {
  const block = Buffer.alloc(64 * 1024);
  const send = () => {
    while (!response.destroyed && response.write(block));
  };
  response.on("drain", send);
  send();
}
