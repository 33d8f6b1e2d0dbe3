import { COMMAND_LINE } from "#app/domain/console/audit-entry.ts";
import type {
  FeedDecision,
  Hold,
  ReleaseProblem,
} from "#app/domain/inventory/feed-run.ts";
import { readArguments } from "#cli/leads/leads-arguments.ts";
import { EXIT_CODES } from "#cli/leads/leads-context.ts";
import {
  type FeedsCommand,
  type FeedsContext,
  readRunId,
} from "./feeds-context.ts";
import { tellNoRun } from "./feeds-list.ts";

export const RELEASE_USAGE = `Usage: feeds release <run> [--confirm]

Says what importing a held file would do, and with --confirm has the running site import it, within a minute.

Exit codes: 0 done, 1 it cannot be, 3 it waits for --confirm, 64 wrong usage.
`;

export const DROP_USAGE = `Usage: feeds drop <run>

Leaves a held file out: nothing is taken from it, and nobody is asked about it any more.
`;

const PROBLEMS: Readonly<Record<ReleaseProblem | "not-held", string>> = {
  superseded: "A newer file of this feed was read since.",
  "all-refused":
    "Not one of its rows became a vehicle: importing it would empty the feed.",
  "no-file":
    "It was read at the terminal: import the file again with --confirm.",
  "no-folder":
    "The site watches no folder (FEED_DIR): import the file with --confirm.",
  "not-held": "It is not held.",
};

const WOULD: Readonly<Record<Hold["reason"], string>> = {
  empty: "vehicles for sale would go",
  vanishing: "vehicles for sale would go",
  "price-loss": "vehicles would lose their price",
  merged: "rows would be merged into an earlier one",
};

export const feedsRelease: FeedsCommand = async (args, context) => {
  const { values, positionals } = readArguments(args, {
    confirm: { type: "boolean", default: false },
  });
  const id = readRunId(positionals);
  const found = await context.desk.findRun(id, null);
  if (found === null) return tellNoRun(id, context);
  const { hold } = found.run;
  if (hold !== null)
    context.stdout.write(
      `${String(hold.count ?? "?")} of ${String(hold.total ?? "?")} ${WOULD[hold.reason]}.\n`,
    );
  if (values.confirm) return decide(id, "import", context);
  context.stderr.write("Nothing was changed. Go ahead with --confirm.\n");
  return EXIT_CODES.held;
};

export const feedsDrop: FeedsCommand = (args, context) =>
  decide(readRunId(readArguments(args, {}).positionals), "leave-out", context);

async function decide(
  runId: number,
  decision: FeedDecision,
  context: FeedsContext,
): Promise<number> {
  const { desk, clock, stdout, stderr } = context;
  const outcome = await desk.decide({
    runId,
    decision,
    storeIds: null,
    by: COMMAND_LINE,
    nowMs: clock.nowMs(),
  });
  if (outcome.status === "unknown") return tellNoRun(runId, context);
  if (outcome.status === "impossible") {
    stderr.write(`${PROBLEMS[outcome.problem]}\n`);
    return EXIT_CODES.failed;
  }
  if (outcome.status === "decided-before") {
    const before = outcome.decision;
    stderr.write(`${before.by.name} decided before: ${before.decision}.\n`);
    return EXIT_CODES.failed;
  }
  stdout.write(
    decision === "import"
      ? `The running site imports it within a minute. See: feeds show ${String(runId)}\n`
      : "Left out.\n",
  );
  return EXIT_CODES.done;
}
