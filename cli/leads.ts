import { DEAD_USAGE, leadsDead } from "#cli/leads/leads-dead.ts";
import type { LeadsCommand, LeadsContext } from "#cli/leads/leads-context.ts";
import { ERASE_USAGE, leadsErase } from "#cli/leads/leads-erase.ts";
import { EXPORT_USAGE, leadsExport } from "#cli/leads/leads-export.ts";
import { runSubcommand } from "#cli/subcommands.ts";
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
  erase <email|reference>  forget one person, for good

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
  erase: { run: leadsErase, usage: ERASE_USAGE },
};

export const LEADS_HELP = { usage: LEADS_USAGE, commands: COMMANDS };

/** Resolves to the exit code: 0 done, 1 no such lead or file, 3 waits for --confirm, 64 wrong usage. */
export function leadsCommand(
  args: readonly string[],
  context: LeadsContext,
): Promise<number> {
  return runSubcommand(args, context, {
    name: "leads",
    ...LEADS_HELP,
    missing: "Say what to do with leads.",
  });
}
