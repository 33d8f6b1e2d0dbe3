import path from "node:path";
import {
  checkProfileFolder,
  resolveProfileFolder,
  readEnvironment,
} from "#app/operations.server.ts";

const PROJECT_FOLDER = path.dirname(import.meta.dirname);

/** EX_USAGE and EX_CONFIG. */
const EXIT_USAGE = 64;
const EXIT_CONFIGURATION = 78;

/** Exit codes: 0 the profile is good, 1 it has faults, 64 the command was wrong, 78 PROFILE is. */
export async function profileCheck(
  args: readonly string[],
  variables: Readonly<Record<string, string | undefined>> = process.env,
): Promise<number> {
  const [named, ...others] = args;
  if (others.length > 0 || named?.startsWith("-")) {
    console.error(
      "Usage: profile check [name of a folder in profiles/, or a path]",
    );
    return EXIT_USAGE;
  }
  const folder =
    named === undefined
      ? profileFolder(variables)
      : resolveProfileFolder(
          named,
          /[\\/]/.test(named) ? process.cwd() : PROJECT_FOLDER,
        );
  if (folder === null) return EXIT_CONFIGURATION;
  const { profile, contentHash, faults, warnings } = checkProfileFolder(folder);
  for (const warning of warnings) console.log(`warning: ${warning}`);
  for (const fault of faults) console.error(fault);
  if (profile === null) return 1;
  for (const { id, name } of profile.stores) console.log(`store ${id} ${name}`);
  console.log(
    `profile ${profile.storeGroup.id} is good (version ${contentHash.slice(0, 12)})`,
  );
  return 0;
}

/** The folder that PROFILE names; null after saying what is wrong with it. */
function profileFolder(
  variables: Readonly<Record<string, string | undefined>>,
): string | null {
  const read = readEnvironment({ PROFILE: variables.PROFILE }, PROJECT_FOLDER);
  if (read.ok) return read.environment.profileFolder;
  console.error(read.problem);
  return null;
}
