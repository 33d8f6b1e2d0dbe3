import { DEAD_USAGE, leadsDead } from "#cli/leads/leads-dead.ts";
import {
  EXIT_CODES,
  type LeadsCommand,
  type LeadsContext,
  WrongUsage,
} from "#cli/leads/leads-context.ts";
import { EXPORT_USAGE, leadsExport } from "#cli/leads/leads-export.ts";
import { LIST_USAGE, leadsList } from "#cli/leads/leads-list.ts";
import { leadsPurge, PURGE_USAGE } from "#cli/leads/leads-purge.ts";
import { leadsReplay, REPLAY_USAGE } from "#cli/leads/leads-replay.ts";
import { leadsShow, SHOW_USAGE } from "#cli/leads/leads-show.ts";

const LEADS_USAGE = `Usage: leads <command>

  list                newest leads first
  show <reference>    everything about one lead; --attachment for its files
  replay <reference>  send again what was given up; --all-dead for every lead
  export [<file>]     all leads as CSV; --files for what is attached to them
  dead                what was given up, why, and what to do
  purge               delete old leads for good

Options of a command: leads <command> --help
`;

const COMMANDS: Readonly<
  Record<string, { readonly run: LeadsCommand; readonly usage: string }>
> = {
  list: { run: leadsList, usage: LIST_USAGE },
  show: { run: leadsShow, usage: SHOW_USAGE },
  replay: { run: leadsReplay, usage: REPLAY_USAGE },
  export: { run: leadsExport, usage: EXPORT_USAGE },
  dead: { run: leadsDead, usage: DEAD_USAGE },
  purge: { run: leadsPurge, usage: PURGE_USAGE },
};

/** Resolves to the exit code: 0 done, 1 no such lead or file, 3 waits for --confirm, 64 wrong usage. */
export async function leadsCommand(
  [name, ...args]: readonly string[],
  context: LeadsContext,
): Promise<number> {
  const command =
    name !== undefined && Object.hasOwn(COMMANDS, name)
      ? COMMANDS[name]
      : undefined;
  if (command === undefined) {
    const isHelp = name === "--help" || name === "-h";
    if (isHelp) context.stdout.write(LEADS_USAGE);
    else
      context.stderr.write(
        `${name === undefined ? "Say what to do with leads." : `There is no command "leads ${name}".`}\n\n${LEADS_USAGE}`,
      );
    return isHelp ? EXIT_CODES.done : EXIT_CODES.usage;
  }
  if (args.includes("--help") || args.includes("-h")) {
    context.stdout.write(command.usage);
    return EXIT_CODES.done;
  }
  try {
    return await command.run(args, context);
  } catch (error) {
    if (!(error instanceof WrongUsage)) throw error;
    context.stderr.write(`${error.message}\n\n${command.usage}`);
    return EXIT_CODES.usage;
  }
}
