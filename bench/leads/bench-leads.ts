import { availableParallelism, loadavg } from "node:os";
import { ENGINES, layGround } from "./ground.ts";
import { soak } from "./soak.ts";
import { throughput } from "./throughput.ts";

const SECONDS = 10;

/** Leads a second beside the engine's own commits, mails a second out of the outbox; --soak for a minute's load. */
export async function benchLeads(args: readonly string[]): Promise<void> {
  const seconds = Number(findOptionValue(args, "--seconds")) || SECONDS;
  const wanted = findOptionValue(args, "--engine");
  const engines = ENGINES.filter((it) => wanted === null || it === wanted);
  if (engines.length === 0)
    throw new Error(`--engine is one of: ${ENGINES.join(", ")}`);
  for (const engine of engines) {
    const ground = await layGround(engine);
    const load = loadavg()[0] ?? 0;
    try {
      const lost = args.includes("--soak")
        ? await soak(ground)
        : await throughput(ground, seconds);
      if (lost > 0) process.exitCode = 1;
      console.log(
        `  load of the machine before: ${load.toFixed(1)} on ${availableParallelism()} cores`,
      );
    } finally {
      await ground.clear();
    }
  }
}

function findOptionValue(
  args: readonly string[],
  option: string,
): string | null {
  const at = args.indexOf(option);
  return at === -1 ? null : (args[at + 1] ?? "");
}
