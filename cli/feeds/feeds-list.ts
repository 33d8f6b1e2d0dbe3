import type { RunDetail } from "#app/ports/feed-desk-ports.ts";
import { noWords, readArguments } from "#cli/leads/leads-arguments.ts";
import { EXIT_CODES } from "#cli/leads/leads-context.ts";
import { indent, terminalLine } from "#cli/terminal-text.ts";
import {
  type FeedsCommand,
  type FeedsContext,
  formatRun,
  readRunId,
} from "./feeds-context.ts";

export const LIST_USAGE = `Usage: feeds list [--json]

The newest run of each feed: when, how it ended, and what it did.

  --json  one line of JSON for each feed
`;

export const SHOW_USAGE = `Usage: feeds show <run> [--json]

One run: what it did, why it is held and what became of that, its warnings, and every refused row that is kept.

  --json  one line of JSON
`;

const JSON_OPTION = { json: { type: "boolean", default: false } } as const;

export const feedsList: FeedsCommand = async (args, context) => {
  const { values, positionals } = readArguments(args, JSON_OPTION);
  noWords(positionals);
  const feeds = await context.desk.listFeeds(null);
  for (const state of feeds)
    context.stdout.write(
      values.json
        ? `${JSON.stringify(state)}\n`
        : `${formatRun(state, context)}\n`,
    );
  if (feeds.length === 0 && !values.json)
    context.stdout.write("No feed has come yet.\n");
  return EXIT_CODES.done;
};

export const feedsShow: FeedsCommand = async (args, context) => {
  const { values, positionals } = readArguments(args, JSON_OPTION);
  const id = readRunId(positionals);
  const found = await context.desk.findRun(id, null);
  if (found === null) return tellNoRun(id, context);
  const warnings = await context.desk.listWarnings(id);
  const refusals = [];
  for await (const batch of context.desk.listRefusals(id))
    refusals.push(...batch);
  if (values.json) {
    const line = JSON.stringify({ ...found, warnings, refusals });
    context.stdout.write(`${line}\n`);
    return EXIT_CODES.done;
  }
  const lines = [
    ...listFacts(found),
    ...warnings.map(({ kind, rowCount }) => `${String(rowCount)} × ${kind}`),
    ...refusals.map(
      ({ row, vin, reason }) =>
        `refused: row ${String(row ?? "-")}, VIN ${vin ?? "-"}: ${reason}`,
    ),
  ];
  context.stdout.write(
    `${formatRun(found, context)}\n${lines.map((it) => `${indent(terminalLine(it))}\n`).join("")}`,
  );
  return EXIT_CODES.done;
};

function listFacts({
  run,
  decision,
  releaseProblem,
  resultRunId,
}: RunDetail): readonly string[] {
  const { hold } = run;
  return [
    `file: ${run.fileName ?? "read at the terminal"}`,
    ...(run.problem === null ? [] : [run.problem]),
    ...(hold === null
      ? []
      : [
          `held: ${hold.reason}, ${String(hold.count ?? "?")} of ${String(hold.total ?? "?")}`,
        ]),
    ...(decision === null
      ? []
      : [
          `${decision.decision} by ${decision.by.name}: ${decision.problem ?? decision.state}`,
        ]),
    ...(hold !== null && decision === null && releaseProblem !== null
      ? [`cannot be released: ${releaseProblem}`]
      : []),
    ...(resultRunId === null ? [] : [`led to run ${String(resultRunId)}`]),
  ];
}

export function tellNoRun(
  id: number,
  { stderr }: Pick<FeedsContext, "stderr">,
): number {
  stderr.write(`There is no run ${String(id)}. See: feeds list\n`);
  return EXIT_CODES.failed;
}
