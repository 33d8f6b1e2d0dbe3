import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, get, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

/** Answers every request when it is told to go on, and tells when one is there. */
const PROGRAM = `
import { open } from "node:fs";
import { listenGracefully } from ${JSON.stringify(join(import.meta.dirname, "listen.server.ts"))};
const quiet = () => {};
listenGracefully({
  handler: async (incoming, outgoing) => {
    if (incoming.url === "/slow") {
      process.send("waiting");
      await new Promise((resolve) => process.once("message", resolve));
    }
    outgoing.end("whole");
  },
  port: Number(process.env.PORT),
  host: process.env.LISTEN_ON ?? null,
  log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
  onReady: () => process.send("ready"),
  onStopping: () => process.send("stopping"),
  onStop: async () => process.send("stopped"),
});
// As a file on a share that hangs: the other end of this pipe never opens.
if (process.env.PIPE) open(process.env.PIPE, () => {});`;

interface Started {
  readonly pipe?: string;
  readonly host?: string;
}

async function start(
  port: number,
  { pipe = "", host }: Started = {},
): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    ["--input-type=module", "--eval", PROGRAM],
    {
      env: {
        ...process.env,
        PORT: String(port),
        PIPE: pipe,
        ...(host !== undefined && { LISTEN_ON: host }),
      },
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    },
  );
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

async function told(child: ChildProcess, word: string): Promise<void> {
  for (;;) {
    const [message] = await once(child, "message");
    if (message === word) return;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function ask(port: number, path: string) {
  const [response] = (await once(
    get({ port, path, host: "127.0.0.1", agent: false }),
    "response",
  )) as [IncomingMessage];
  let body = "";
  for await (const chunk of response) body += String(chunk);
  return { body, connection: response.headers.connection };
}

test("a stop answers what is in flight and what still comes, says goodbye and ends with 0", async () => {
  const port = await freePort();
  const child = await start(port);
  await told(child, "ready");
  const slow = ask(port, "/slow");
  await told(child, "waiting");
  child.kill("SIGTERM");
  await told(child, "stopping");
  // The balancer has not looked yet.
  expect(await ask(port, "/late")).toEqual({
    body: "whole",
    connection: "close",
  });
  child.send("go on");
  expect((await slow).body).toBe("whole");
  expect(await once(child, "exit")).toEqual([0, null]);
});

test("a stop ends the process although a file call never comes back", async () => {
  const folder = mkdtempSync(join(tmpdir(), "listen-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const pipe = join(folder, "pipe");
  expect(spawnSync("mkfifo", [pipe]).status).toBe(0);
  const child = await start(await freePort(), { pipe });
  await told(child, "ready");
  child.kill("SIGTERM");
  await told(child, "stopped");
  expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
});

test("a taken port is told in one sentence, and no supervisor tries again", async () => {
  const port = await freePort();
  const other = createServer().listen(port);
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const child = await start(port);
  let said = "";
  child.stderr?.on("data", (text) => (said += String(text)));
  expect(await once(child, "close")).toEqual([78, null]);
  expect(said).toBe(
    `Port ${port} is taken. Stop what listens there, or set PORT to another.\n`,
  );
});

test("it listens on the address that it is given, and on no other", async () => {
  const port = await freePort();
  await told(await start(port, { host: "127.0.0.1" }), "ready");
  expect((await ask(port, "/")).body).toBe("whole");
  const other = connect(port, "127.0.0.2");
  expect(await once(other, "error")).toMatchObject([{ code: "ECONNREFUSED" }]);
});

test("an address that the machine does not have is told in one sentence", async () => {
  const child = await start(await freePort(), { host: "192.0.2.1" });
  let said = "";
  child.stderr?.on("data", (text) => (said += String(text)));
  expect(await once(child, "close")).toEqual([78, null]);
  expect(said).toBe(
    "This machine has no address 192.0.2.1. Set HOST to one that it has.\n",
  );
});
