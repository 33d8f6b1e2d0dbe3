import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

/** One measured job, in a process of its own. */
export type ImportJob =
  | { readonly kind: "csv-parse"; readonly file: string }
  | {
      readonly kind: "import";
      readonly file: string;
      readonly dataDir: string;
      /** Empty on SQLite. */
      readonly databaseUrl: string;
      readonly decodesVins: boolean;
    };

export interface Measured {
  readonly seconds: number;
  /** Of the processor, over all threads of the process. */
  readonly processorSeconds: number;
  /** Largest resident size of the process above what it had when the job began. */
  readonly peakMegabytes: number;
  readonly rowCount: number;
  /** What the job says of itself. */
  readonly words: string;
}

export async function measuredRun(job: ImportJob): Promise<Measured> {
  const child = fork(path.join(import.meta.dirname, "import-process.ts"), {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    // As scripts/forecourt.mjs runs it.
    execArgv: ["--max-semi-space-size=4", "--heap-growing-percent=100"],
  });
  child.send(job);
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`The measured process ended with code ${code}.`);
  });
  const [measured]: Measured[] = await Promise.race([
    once(child, "message"),
    ended,
  ]);
  await ended.catch(() => {});
  if (measured === undefined) throw new Error("Nothing was measured.");
  return measured;
}
