import type {
  ExperimentsCommand,
  ExperimentsContext,
} from "#cli/experiments/experiments-context.ts";
import {
  EXPLAIN_USAGE,
  experimentsExplain,
} from "#cli/experiments/experiments-explain.ts";
import {
  experimentsList,
  LIST_USAGE,
} from "#cli/experiments/experiments-list.ts";
import {
  experimentsReport,
  REPORT_USAGE,
} from "#cli/experiments/experiments-report.ts";
import { runSubcommand } from "#cli/subcommands.ts";

const EXPERIMENTS_USAGE = `Usage: experiments <command>

  list                 the profile's experiments, whether they run, and what each variant changes
  explain <visitor>    which variants a visitor sees, and why
  report [<name>]      visitors and leads of each variant, and what the difference is worth

Options of a command: experiments <command> --help
`;

const COMMANDS: Readonly<
  Record<string, { readonly run: ExperimentsCommand; readonly usage: string }>
> = {
  list: { run: experimentsList, usage: LIST_USAGE },
  explain: { run: experimentsExplain, usage: EXPLAIN_USAGE },
  report: { run: experimentsReport, usage: REPORT_USAGE },
};

export const EXPERIMENTS_HELP = {
  usage: EXPERIMENTS_USAGE,
  commands: COMMANDS,
};

/** Resolves to the exit code: 0 done, 64 wrong usage. */
export function experimentsCommand(
  args: readonly string[],
  context: ExperimentsContext,
): Promise<number> {
  return runSubcommand(args, context, {
    name: "experiments",
    ...EXPERIMENTS_HELP,
    missing: "Say what to do with experiments.",
  });
}
