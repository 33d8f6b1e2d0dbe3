import { createHash } from "node:crypto";
import { readdirSync, readFileSync, type Dirent } from "node:fs";
import path from "node:path";
import { isFolderMissing } from "#app/adapters/file-system.server.ts";

/** Names have forward slashes and are relative to the folder. */
export interface ProfileFile {
  readonly name: string;
  readonly content: string;
}

/** This file holds the path of another profile, relative to this one's folder. */
const EXTENDS = "extends.txt";

/** Hidden files are left out. With an extends.txt, the files of the profile it names come too, unless replaced here. */
export function readProfileFolder(folder: string): ProfileFile[] | null {
  const own = readFolder(folder);
  const base = own?.find(({ name }) => name === EXTENDS);
  if (own === null || base === undefined) return own;
  const extended = readFolder(path.resolve(folder, base.content.trim()));
  const byName = new Map(
    [...(extended ?? []), ...own].map((file) => [file.name, file]),
  );
  byName.delete(EXTENDS);
  return [...byName.values()].sort(compareFileNames);
}

function compareFileNames(a: ProfileFile, b: ProfileFile): number {
  return a.name < b.name ? -1 : 1;
}

function readFolder(folder: string): ProfileFile[] | null {
  return (
    listEntries(folder)
      ?.filter((entry) => entry.isFile())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const name = path.relative(folder, file).replaceAll(path.sep, "/");
        return { name, content: readFileSync(file, "utf8") };
      })
      .filter(({ name }) => !/(?:^|\/)\./.test(name))
      .sort(compareFileNames) ?? null
  );
}

/** The SHA-256 over names and contents, in hex, changes whenever a file does. */
export function hashProfileFiles(files: readonly ProfileFile[]): string {
  return createHash("sha256")
    .update(JSON.stringify(files.map(({ name, content }) => [name, content])))
    .digest("hex");
}

function listEntries(folder: string): Dirent[] | null {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (isFolderMissing(error)) return null;
    throw error;
  }
}
