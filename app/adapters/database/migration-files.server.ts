import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { findPackageJSON } from "node:module";
import path from "node:path";

export interface MigrationFile {
  /** Numbers start at 1 and have no gap. */
  readonly number: number;
  readonly name: string;
  readonly script: string;
  /** It is the SHA-256 of the script and does not depend on the script's line ends. */
  readonly checksum: string;
}

/** This finds `db/migrations` of the project, also when this file runs from a build. */
export function findMigrationsDir(): string {
  const packageFile = findPackageJSON("..", import.meta.url);
  if (packageFile === undefined) {
    throw new Error("There is no package.json above the running code.");
  }
  return path.join(path.dirname(packageFile), "db", "migrations");
}

/** This reads all `0001-what-it-does.sql` files of a folder, in order. */
export async function readMigrationFiles(
  folder: string,
): Promise<readonly MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql"));
  const files = names.sort().map((name, index) => {
    const number = Number(/^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1]);
    if (number !== index + 1) {
      throw new Error(
        `${path.join(folder, name)}: migrations are called 0001-what-it-does.sql and numbered without gaps.`,
      );
    }
    return { number, name };
  });
  return Promise.all(
    files.map(async ({ number, name }) => {
      const text = await readFile(path.join(folder, name), "utf8");
      const script = text.replaceAll("\r\n", "\n");
      const checksum = createHash("sha256").update(script).digest("hex");
      return { number, name: path.basename(name, ".sql"), script, checksum };
    }),
  );
}
