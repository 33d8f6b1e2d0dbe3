import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, type Dirent } from "node:fs";
import path from "node:path";
import { isFolderMissing } from "#app/adapters/file-system.server.ts";

/** Names have forward slashes and are relative to the folder. */
export interface ProfileFile {
  readonly name: string;
  readonly content: string;
  /** Set when the bytes are no UTF-8: `content` then holds what could be read. */
  readonly encodingProblem?: string;
}

/** A picture of the folder `assets`, whose name begins with it. */
export interface ProfileAsset {
  readonly name: string;
  readonly bytes: Buffer;
}

interface ProfileFolder {
  readonly files: readonly ProfileFile[];
  readonly assets: readonly ProfileAsset[];
}

const ASSETS = "assets/";

/** This file holds the path of another profile, relative to this one's folder. */
export const EXTENDS = "extends.txt";

/** A profile that extends another, which extends another: more than a few are a circle. */
const MOST_FOLDERS = 5;

/**
 * Hidden files are left out. With an extends.txt, the files of the profile it names come too, unless replaced here.
 * A `draft` stands in the place of the file of its name, as if it were saved already.
 */
export function readProfileFolder(
  folder: string,
  draft: ProfileAsset | null = null,
): ProfileFolder | null {
  const own = readFolder(folder);
  if (own === null) return null;
  const byName = new Map<string, ProfileAsset>();
  for (const place of listProfileFolders(folder).toReversed())
    for (const file of place === folder ? own : (readFolder(place) ?? []))
      byName.set(file.name, file);
  if (draft !== null) byName.set(draft.name, draft);
  byName.delete(EXTENDS);
  const all = [...byName.values()].sort(compareFileNames);
  return {
    files: all
      .filter(({ name }) => !name.startsWith(ASSETS))
      .map(({ name, bytes }) => ({ name, ...decodeProfileText(bytes) })),
    assets: all.filter(({ name }) => name.startsWith(ASSETS)),
  };
}

/** The folder itself and those of the profiles that it extends, the nearest first. */
export function listProfileFolders(folder: string): readonly string[] {
  const folders = [folder];
  while (folders.length < MOST_FOLDERS) {
    const last = folders.at(-1) ?? folder;
    const base = readExtends(last);
    if (base === null) break;
    folders.push(path.resolve(last, base.trim()));
  }
  return folders;
}

/** The file itself, or the one of the profile that this one extends; where it would stand if there is none. */
export function findProfileFile(folder: string, name: string): string {
  const found = listProfileFolders(folder)
    .map((place) => path.join(place, name))
    .find((file) => existsSync(file));
  return found ?? path.join(folder, name);
}

function readExtends(folder: string): string | null {
  try {
    return readFileSync(path.join(folder, EXTENDS), "utf8");
  } catch (error) {
    if (isFolderMissing(error)) return null;
    throw error;
  }
}

/** Programs keep what is none of the profile's under such names. */
export function isHiddenName(name: string): boolean {
  return /(?:^|[/\\])\./.test(name);
}

function compareFileNames(a: ProfileAsset, b: ProfileAsset): number {
  return a.name < b.name ? -1 : 1;
}

function readFolder(folder: string): ProfileAsset[] | null {
  return (
    listEntries(folder)
      ?.filter((entry) => entry.isFile())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const name = path.relative(folder, file).replaceAll(path.sep, "/");
        return { name, bytes: readFileSync(file) };
      })
      .filter(({ name }) => !isHiddenName(name)) ?? null
  );
}

/** An editor may have saved a file in another encoding, which would turn letters into others. */
export function decodeProfileText(bytes: Buffer): Omit<ProfileFile, "name"> {
  const content = bytes.toString("utf8");
  const [first, second] = bytes;
  if (
    (first === 0xff && second === 0xfe) ||
    (first === 0xfe && second === 0xff)
  )
    return { content, encodingProblem: "is saved as UTF-16; save it as UTF-8" };
  return isUtf8(bytes)
    ? { content }
    : {
        content,
        encodingProblem:
          "is not saved as UTF-8: this letter cannot be read; save the file as UTF-8",
      };
}

/** The SHA-256 over names and contents, in hex, changes whenever a file does. */
export function hashProfileFolder({ files, assets }: ProfileFolder): string {
  const hash = createHash("sha256").update(
    JSON.stringify(files.map(({ name, content }) => [name, content])),
  );
  for (const { name, bytes } of assets) hash.update(name).update(bytes);
  return hash.digest("hex");
}

function listEntries(folder: string): Dirent[] | null {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (isFolderMissing(error)) return null;
    throw error;
  }
}
