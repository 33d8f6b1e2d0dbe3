import path from "node:path";
import {
  formatEnvironmentFaults,
  parseEnvironment,
  resolveProfileFolder,
} from "#app/adapters/config/environment.server.ts";
import { formatStoreProfileFault } from "#app/adapters/config/store-profile-fault.server.ts";
import { loadStoreProfile } from "#app/adapters/config/store-profile.server.ts";

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
  const result = loadStoreProfile(folder);
  for (const warning of result.warnings) {
    console.log(`warning: ${formatStoreProfileFault(warning)}`);
  }
  if (!result.ok) {
    for (const fault of result.faults) {
      console.error(formatStoreProfileFault(fault));
    }
    return 1;
  }
  for (const { id, name } of result.profile.stores) {
    console.log(`store ${id} ${name}`);
  }
  console.log(
    `profile ${result.profile.storeGroup.id} is good (version ${result.contentHash.slice(0, 12)})`,
  );
  return 0;
}

/** The folder that PROFILE names; null after saying what is wrong with it. */
function profileFolder(
  variables: Readonly<Record<string, string | undefined>>,
): string | null {
  const parsed = parseEnvironment(
    { PROFILE: variables.PROFILE },
    "demo",
    PROJECT_FOLDER,
  );
  if (parsed.ok) return parsed.environment.profileFolder;
  console.error(formatEnvironmentFaults(parsed.faults));
  return null;
}
