import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import {
  isHiddenName,
  listProfileFolders,
} from "#app/adapters/config/profile-folder.server.ts";
import {
  isFileMissing,
  isFolderMissing,
} from "#app/adapters/file-system.server.ts";

/**
 * Another text whenever a file of the profile, or of the profile it extends, was saved, replaced, added or removed. No
 * content is read. Files are asked one after the other, so that a share that hangs holds one thread and no request.
 */
export async function signProfileFolder(folder: string): Promise<string> {
  const lines: string[] = [];
  for (const place of listProfileFolders(folder))
    lines.push(await signFolder(place));
  return lines.join("\n");
}

async function signFolder(folder: string): Promise<string> {
  const lines = [folder];
  try {
    const entries = await readdir(folder, {
      recursive: true,
      withFileTypes: true,
    });
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      const name = path.relative(folder, file);
      if (isHiddenName(name)) continue;
      const { size, mtimeMs, ctimeMs, ino } = await stat(file);
      lines.push(`${name} ${size} ${mtimeMs} ${ctimeMs} ${ino}`);
    }
  } catch (error) {
    // A file that is gone since the folder was listed is a change, too.
    if (isFileMissing(error) || isFolderMissing(error)) return `${folder} away`;
    throw error;
  }
  return lines.toSorted().join("\n");
}

/** The names of what only one of two signatures has, each once. */
export function listChangedFiles(
  before: string,
  after: string,
): readonly string[] {
  const older = new Set(before.split("\n"));
  const newer = new Set(after.split("\n"));
  const changed = [
    ...[...newer].filter((it) => !older.has(it)),
    ...[...older].filter((it) => !newer.has(it)),
  ];
  return [...new Set(changed.map((it) => it.replace(/(?: [\d.]+){4}$/, "")))];
}
