import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Fault, type FaultRun, must } from "./fault.ts";
import { findFreePort } from "./stage/free-port.ts";

const PROJECT = join(import.meta.dirname, "..", "..");
const SCHEDULES = { ordinary: 10_000, thorough: 50_000 };

export const longOutage: Fault = {
  id: "F10",
  title: "the mail server is away for six hours of a clock of ours",
  play: (run) => playUnitTests(run, "tests/faults/long-outage.test.ts"),
};

export const poisonedLeads: Fault = {
  id: "F24",
  title: "leads that cannot be built, are far too long, or are no text",
  play: (run) => playUnitTests(run, "tests/faults/poisoned-leads.test.ts"),
};

export const simulation: Fault = {
  id: "F25",
  title: "random histories of submits, crashes, outages and clock jumps",
  play: (run) => {
    const count = run.isThorough ? SCHEDULES.thorough : SCHEDULES.ordinary;
    return playUnitTests(run, "tests/leads/outbox-simulation.test.ts", {
      SIMULATIONS: String(count),
    });
  },
};

export const pressedTwice = sentAgain(
  "F17",
  "double clicks, Enter and a click, reloads, going back, in a browser",
);

export const editedAndSentAgain = sentAgain(
  "F18",
  "going back, another message, sent again, in a browser",
);

export const lostAnswer = sentAgain(
  "F19",
  "an answer that is lost, and no network, in a browser",
);

function sentAgain(id: string, title: string): Fault {
  return {
    id,
    title,
    obstacle: () =>
      process.env["BROWSER_PATH"] === undefined ? "there is no browser" : null,
    async play(run) {
      const report = join(run.folder, "journeys.json");
      const port = await findFreePort();
      await runTool(
        run,
        "playwright",
        ["test", "sent-again", "-g", `${id}:`, "--reporter=json"],
        {
          JOURNEY_PORT: String(port),
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        },
      );
      const { stats }: JourneyReport = JSON.parse(readFileSync(report, "utf8"));
      must(stats.expected > 0, "No journey was made.");
      return { ...NOTHING_COUNTED, note: `${stats.expected} journeys` };
    },
  };
}

/** These tests count for themselves, and fail when a lead is lost. */
const NOTHING_COUNTED = { acknowledged: null, lost: 0, duplicates: 0 };

interface JourneyReport {
  readonly stats: { readonly expected: number };
}

interface UnitReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string }[];
  }[];
}

async function playUnitTests(
  run: FaultRun,
  file: string,
  environment: Record<string, string> = {},
) {
  const report = join(run.folder, "unit.json");
  const args = ["run", file, "--reporter=json", `--outputFile.json=${report}`];
  await runTool(run, "vitest", [...args, "--testTimeout=3600000"], environment);
  const { numPassedTests, testResults }: UnitReport = JSON.parse(
    readFileSync(report, "utf8"),
  );
  must(numPassedTests > 0, "No test was run.");
  const [title] = testResults[0]?.assertionResults ?? [];
  const note = numPassedTests === 1 ? title?.title : `${numPassedTests} tests`;
  return { ...NOTHING_COUNTED, note: note ?? "" };
}

async function runTool(
  run: FaultRun,
  tool: string,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<void> {
  const child = spawn(join(PROJECT, "node_modules", ".bin", tool), args, {
    cwd: PROJECT,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const { pid } = child;
  run.onEnd(() => {
    if (pid !== undefined && child.exitCode === null)
      process.kill(-pid, "SIGKILL");
  });
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => written.push(text));
  const code = await new Promise((resolve) => child.once("exit", resolve));
  must(
    code === 0,
    `${tool} ended with ${code}:\n${written.join("").slice(-4_000)}`,
  );
}
