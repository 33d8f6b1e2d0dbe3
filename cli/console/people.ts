import { runSubcommand } from "#cli/subcommands.ts";
import type { PeopleContext } from "#cli/people/people-context.ts";
import { INVITE_USAGE, peopleInvite } from "#cli/people/people-invite.ts";
import { LIST_USAGE, peopleList } from "#cli/people/people-list.ts";
import { peopleRemove, REMOVE_USAGE } from "#cli/people/people-remove.ts";

const PEOPLE_USAGE = `Usage: people <command>

  invite <email> [--name <name>] [--role <role>] [--store <id>]...
                   a one-time link into the console, for a new person or one who lost their passkeys
  list             who may enter the console
  remove <email>   end somebody's passkeys, links and sessions

Options of a command: people <command> --help
`;

export const PEOPLE_HELP = {
  usage: PEOPLE_USAGE,
  commands: {
    invite: { run: peopleInvite, usage: INVITE_USAGE },
    list: { run: peopleList, usage: LIST_USAGE },
    remove: { run: peopleRemove, usage: REMOVE_USAGE },
  },
};

/** Resolves to the exit code: 0 done, 1 not done, 64 wrong usage. */
export function peopleCommand(
  args: readonly string[],
  context: PeopleContext,
): Promise<number> {
  return runSubcommand(args, context, {
    name: "people",
    ...PEOPLE_HELP,
    missing: "Say what to do with the console's people.",
  });
}
