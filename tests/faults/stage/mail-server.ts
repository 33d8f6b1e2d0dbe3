import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FaultRun } from "../fault.ts";
import { findFreePort } from "./free-port.ts";
import type { JournaledMail, MailOrder } from "./mail-orders.ts";

export interface MailServer {
  readonly url: string;
  /** Everything it ever took, whatever became of it afterwards. */
  listTaken(): readonly JournaledMail[];
  obey(order: MailOrder): Promise<void>;
  /** kill -9; `start` again on the same port. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

type Encryption = "none" | "secure" | "upgrade";

export async function newMailServer(
  run: Pick<FaultRun, "folder" | "onEnd">,
  encryption: Encryption = "none",
): Promise<MailServer> {
  const port = await findFreePort();
  const journal = join(run.folder, `mails-${port}.jsonl`);
  let child: ChildProcess | null = null;
  const server: MailServer = {
    url: `${encryption === "secure" ? "smtps" : "smtp"}://127.0.0.1:${port}`,
    listTaken: () =>
      existsSync(journal)
        ? readFileSync(journal, "utf8")
            .split("\n")
            .filter(Boolean)
            .map((line): JournaledMail => JSON.parse(line))
        : [],
    async obey(order) {
      if (child === null) throw new Error("The mail server is not running.");
      const understood = once(child, "message");
      child.send(order);
      await understood;
    },
    async kill() {
      if (child === null) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
      child = null;
    },
    async start() {
      child = fork(
        join(import.meta.dirname, "mail-server-process.ts"),
        [String(port), journal, encryption],
        { stdio: ["ignore", "ignore", "inherit", "ipc"] },
      );
      await once(child, "message");
    },
  };
  await server.start();
  run.onEnd(() => server.kill());
  return server;
}
