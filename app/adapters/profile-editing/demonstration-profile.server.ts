import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { EXTENDS } from "#app/adapters/config/profile-folder.server.ts";
import { isFolderMissing } from "#app/adapters/file-system.server.ts";

interface DemonstrationPlace {
  readonly profileFolder: string;
  readonly dataDir: string;
}

/**
 * Where the demonstration keeps what somebody tries out on a sample: a folder of the data that extends the sample. It
 * holds the files that were edited alone; all others follow the sample, and the clone of the project stays clean.
 */
export function layDemonstrationProfile(
  place: DemonstrationPlace,
  projectFolder: string,
): string {
  if (!isSample(place, projectFolder)) return place.profileFolder;
  const folder = getEditedFolder(place);
  mkdirSync(folder, { recursive: true });
  if (readExtends(folder) !== place.profileFolder)
    writeFileSync(path.join(folder, EXTENDS), `${place.profileFolder}\n`);
  return folder;
}

/** The folder that the demonstration edits, where it was started before; for commands beside it. */
export function findDemonstrationProfile(
  place: DemonstrationPlace,
  projectFolder: string,
): string {
  const folder = getEditedFolder(place);
  return isSample(place, projectFolder) &&
    readExtends(folder) === place.profileFolder
    ? folder
    : place.profileFolder;
}

function getEditedFolder({ profileFolder, dataDir }: DemonstrationPlace) {
  return path.join(dataDir, "profile-edits", path.basename(profileFolder));
}

function isSample(
  { profileFolder }: DemonstrationPlace,
  projectFolder: string,
): boolean {
  return path.dirname(profileFolder) === path.join(projectFolder, "profiles");
}

function readExtends(folder: string): string | null {
  try {
    return readFileSync(path.join(folder, EXTENDS), "utf8").trim();
  } catch (error) {
    if (isFolderMissing(error)) return null;
    throw error;
  }
}
