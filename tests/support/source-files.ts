import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

export interface SourceFile {
  /** From the project's root, with forward slashes. */
  readonly path: string;
  readonly source: string;
}

const FOLDERS = ["app", "bench", "cli", "db", "tests", "scripts"];

export function sourceFiles(
  project: string,
  folders: readonly string[] = FOLDERS,
  name = /\.(tsx?|mjs)$/,
): SourceFile[] {
  return folders
    .map((folder) => join(project, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && name.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name)),
    )
    .sort()
    .map((path) => ({
      path: relative(project, path).split(sep).join("/"),
      source: readFileSync(path, "utf8"),
    }));
}
