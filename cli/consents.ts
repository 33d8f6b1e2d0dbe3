import {
  type ConsentsContext,
  consentsExport,
  EXPORT_USAGE,
} from "#cli/consents/consents-export.ts";
import { runSubcommand } from "#cli/subcommands.ts";

const CONSENTS_USAGE = `Usage: consents <command>

  export [<file>]  who agreed to what, when and in which words, as CSV

Options of a command: consents <command> --help
`;

export const CONSENTS_HELP = {
  usage: CONSENTS_USAGE,
  commands: { export: { run: consentsExport, usage: EXPORT_USAGE } },
};

/** Resolves to the exit code: 0 done, 1 a file that cannot be written, 64 wrong usage. */
export function consentsCommand(
  args: readonly string[],
  context: ConsentsContext,
): Promise<number> {
  return runSubcommand(args, context, {
    name: "consents",
    ...CONSENTS_HELP,
    missing: "Say what to do with consents.",
  });
}
