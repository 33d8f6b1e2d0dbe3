// Starts every site that the journeys visit, all at once, and answers on a port of its own when all are ready.
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { READY_PORT, SITES } from "./sites.ts";

const ASK_EVERY_MS = 100;

const servers = Object.values(SITES).map(({ profile, port, dataFolder }) =>
  spawn(process.execPath, ["server.ts", "--demo"], {
    stdio: "inherit",
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataFolder,
      PROFILE: profile,
      NODE_ENV: "production",
      // The proxy in front of each visitor is the browser itself: it says whose household asks.
      TRUST_PROXY: "1",
      LOG_LEVEL: "warn",
    },
  }),
);

function stopAll(code: number): never {
  for (const server of servers) server.kill("SIGKILL");
  process.exit(code);
}

// Journeys that go on without one of the sites would only say what is missing, not why.
for (const server of servers) server.on("exit", () => stopAll(1));
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => stopAll(0));

await Promise.all(Object.values(SITES).map(({ origin }) => waitFor(origin)));
createServer((_, answer) => answer.end("ready\n")).listen(READY_PORT);

async function waitFor(origin: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
}
