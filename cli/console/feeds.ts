import type { FeedsContext } from "#cli/feeds/feeds-context.ts";
import {
  DROP_USAGE,
  feedsDrop,
  feedsRelease,
  RELEASE_USAGE,
} from "#cli/feeds/feeds-decide.ts";
import {
  feedsList,
  feedsShow,
  LIST_USAGE,
  SHOW_USAGE,
} from "#cli/feeds/feeds-list.ts";
import { runSubcommand } from "#cli/subcommands.ts";

const FEEDS_USAGE = `Usage: feeds <command>

Incoming feeds as the console shows them.

  list           the newest run of each feed
  show <run>     one run, with its refused rows
  release <run>  have a held file imported after all
  drop <run>     leave a held file out

Options of a command: feeds <command> --help
`;

export const FEEDS_HELP = {
  usage: FEEDS_USAGE,
  commands: {
    list: { run: feedsList, usage: LIST_USAGE },
    show: { run: feedsShow, usage: SHOW_USAGE },
    release: { run: feedsRelease, usage: RELEASE_USAGE },
    drop: { run: feedsDrop, usage: DROP_USAGE },
  },
};

/** Resolves to the exit code: 0 done, 1 not done, 3 it waits for --confirm, 64 wrong usage. */
export function feedsCommand(
  args: readonly string[],
  context: FeedsContext,
): Promise<number> {
  return runSubcommand(args, context, {
    name: "feeds",
    ...FEEDS_HELP,
    missing: "Say what to do with the feeds.",
  });
}
