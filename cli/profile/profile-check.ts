import { isDeepStrictEqual } from "node:util";
import { listRecipientPlaces } from "#app/domain/leads/recipient-places.ts";
import usual from "#app/domain/new-profile/usual-settings.json" with { type: "json" };
import {
  checkProfileFolder,
  readEnvironment,
  resolveProfileFolder,
} from "#app/operations.server.ts";
import { readArguments } from "#cli/leads/leads-arguments.ts";
import { EXIT_CODES, WrongUsage } from "#cli/leads/leads-context.ts";
import type { ProfileContext } from "./profile-context.ts";

export const CHECK_USAGE = `Usage: profile check [--live] [name of a folder in profiles/, or a path]

Names every fault by file, line, column and key. Without a name PROFILE says which profile is meant.

  --live    is the profile fit to go live? Names what stands in it of the sample profiles (words, names, 555 numbers,
            .example addresses) and claims without a source, and fails on any; "serve" refuses them as well

Exit codes: 0 good, 1 faults, 64 wrong usage, 78 PROFILE names no folder.
`;

/** Nobody's rates, and yet a fair beginning: a site may go live with them (Assumption A270). */
const EXAMPLE_BANDS: unknown = usual.estimator.creditBands;

/** EX_CONFIG. */
const EXIT_CONFIGURATION = 78;

/** Exit codes: 0 the profile is good, 1 it has faults, 64 the command was wrong, 78 PROFILE is. */
export async function profileCheck(
  args: readonly string[],
  context: ProfileContext,
): Promise<number> {
  const { values, positionals } = readArguments(args, {
    live: { type: "boolean" },
  });
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
  const { profile, contentHash, faults, warnings, samples } =
    checkProfileFolder(folder);
  for (const warning of warnings) stdout.write(`warning: ${warning}\n`);
  for (const fault of faults) stderr.write(`${fault}\n`);
  if (profile === null) return EXIT_CODES.failed;
  for (const { id, name } of profile.stores)
    stdout.write(`store ${id} ${name}\n`);
  for (const { name, storeId, email, key } of listRecipientPlaces(profile))
    stdout.write(
      `leads to ${email} (${name}${storeId === null ? "" : `, store ${storeId}`}; leads.json: ${key})\n`,
    );
  stdout.write(
    `profile ${profile.storeGroup.id} is good (version ${contentHash.slice(0, 12)})\n`,
  );
  if (values.live === true) {
    if (isDeepStrictEqual(profile.estimator.creditBands, EXAMPLE_BANDS))
      stdout.write(
        "warning: estimator.json: creditBands: are the example rates that a new profile begins with; ask your lenders for theirs\n",
      );
    for (const sample of samples) stderr.write(`not live: ${sample}\n`);
    return samples.length === 0 ? EXIT_CODES.done : EXIT_CODES.failed;
  }
  if (samples.length > 0)
    stdout.write(
      `not fit to go live: ${samples.length} of its words are a sample's, or claims without a source; profile check --live names them\n`,
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
