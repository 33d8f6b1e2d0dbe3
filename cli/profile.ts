import { runSubcommand } from "#cli/subcommands.ts";
import { CHECK_USAGE, profileCheck } from "#cli/profile/profile-check.ts";
import {
  profileRestore,
  profileVersions,
  RESTORE_USAGE,
  VERSIONS_USAGE,
} from "#cli/profile/profile-versions.ts";
import { NEW_USAGE, profileNew } from "#cli/profile/profile-new.ts";
import type { ProfileContext } from "#cli/profile/profile-context.ts";

const PROFILE_USAGE = `Usage: profile <command>

  new                   write a store profile of your own from your answers
  check [name or path]  name every fault of a store profile, by file, line and key
  versions [file]       texts of before, which edits in the console replaced
  restore <file> <id>   bring one of them back

Options of a command: profile <command> --help
`;

/** Resolves to the exit code: 0 done, 1 the profile has faults, 64 wrong usage, 78 PROFILE is wrong. */
export function profileCommand(
  args: readonly string[],
  context: ProfileContext,
): Promise<number> {
  return runSubcommand(args, context, {
    name: "profile",
    usage: PROFILE_USAGE,
    missing: "Say what to do with a profile.",
    commands: {
      new: { run: profileNew, usage: NEW_USAGE },
      check: { run: profileCheck, usage: CHECK_USAGE },
      versions: { run: profileVersions, usage: VERSIONS_USAGE },
      restore: { run: profileRestore, usage: RESTORE_USAGE },
    },
  });
}
