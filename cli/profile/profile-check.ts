import {
  checkProfileFolder,
  readEnvironment,
  resolveProfileFolder,
} from "#app/operations.server.ts";
import { readArguments } from "#cli/leads/leads-arguments.ts";
import { EXIT_CODES, WrongUsage } from "#cli/leads/leads-context.ts";
import type { ProfileContext } from "./profile-context.ts";

export const CHECK_USAGE = `Usage: profile check [name of a folder in profiles/, or a path]

Names every fault by file, line, column and key. Without a name PROFILE says which profile is meant.
`;

/** EX_CONFIG. */
const EXIT_CONFIGURATION = 78;

/** Exit codes: 0 the profile is good, 1 it has faults, 64 the command was wrong, 78 PROFILE is. */
export async function profileCheck(
  args: readonly string[],
  context: ProfileContext,
): Promise<number> {
  const { positionals } = readArguments(args, {});
  const [named, ...others] = positionals;
  if (others.length > 0)
    throw new WrongUsage(`"${others.join(" ")}" was not expected here.`);
  const { stdout, stderr } = context;
  const folder =
    named === undefined
      ? findProfileFolder(context)
      : resolveProfileFolder(
          named,
          /[\\/]/.test(named) ? context.workingFolder : context.projectFolder,
        );
  if (folder === null) return EXIT_CONFIGURATION;
  const { profile, contentHash, faults, warnings } = checkProfileFolder(folder);
  for (const warning of warnings) stdout.write(`warning: ${warning}\n`);
  for (const fault of faults) stderr.write(`${fault}\n`);
  if (profile === null) return EXIT_CODES.failed;
  for (const { id, name } of profile.stores)
    stdout.write(`store ${id} ${name}\n`);
  stdout.write(
    `profile ${profile.storeGroup.id} is good (version ${contentHash.slice(0, 12)})\n`,
  );
  return EXIT_CODES.done;
}

/** The folder that PROFILE names; null after saying what is wrong with it. */
function findProfileFolder({
  variables,
  projectFolder,
  stderr,
}: ProfileContext): string | null {
  const read = readEnvironment({ PROFILE: variables.PROFILE }, projectFolder);
  if (read.ok) return read.environment.profileFolder;
  stderr.write(`${read.problem}\n`);
  return null;
}
