import { existsSync } from "node:fs";
import { chmod, mkdir, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import SqliteHandle from "better-sqlite3";

export interface BackedUpFile {
  /** The name is that of a file, such as `leads.sqlite`. */
  readonly name: string;
  readonly bytes: number;
  readonly rowCount: number;
}

export class BackupError extends Error {
  override readonly name = "BackupError";
}

/** The leads are copied first because they cannot be obtained again. */
const DATABASES = [
  { name: "leads.sqlite", table: "leads" },
  { name: "inventory.sqlite", table: "vehicles" },
] as const;
const BUSY_TIMEOUT_MS = 15_000;
/** All pages are copied in one step: what is written meanwhile is in the next backup, and never half in this one. */
const EVERY_PAGE = 0x7fffffff;

/** Each copy is of one instant, checked and on the disk when this resolves; only its owner can read it. */
export async function backUpSqlite(
  dataDir: string,
  folder: string,
): Promise<readonly BackedUpFile[]> {
  requireRoom(dataDir, folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const copies: BackedUpFile[] = [];
  for (const database of DATABASES)
    copies.push(await copyOne(dataDir, folder, database));
  await syncToDisk(folder);
  return copies;
}

function requireRoom(dataDir: string, folder: string): void {
  for (const { name } of DATABASES) {
    if (!existsSync(path.join(dataDir, name)))
      throw new BackupError(`There is no ${name} in ${dataDir}.`);
    if (existsSync(path.join(folder, name)))
      throw new BackupError(
        `There is a ${name} in ${folder} already. Name a new folder: a backup never replaces another.`,
      );
  }
}

async function copyOne(
  dataDir: string,
  folder: string,
  { name, table }: (typeof DATABASES)[number],
): Promise<BackedUpFile> {
  const target = path.join(folder, name);
  const draft = `${target}.part`;
  await rm(draft, { force: true });
  const source = new SqliteHandle(path.join(dataDir, name), {
    readonly: true,
    timeout: BUSY_TIMEOUT_MS,
  });
  try {
    await source.backup(draft, { progress: () => EVERY_PAGE });
  } finally {
    source.close();
  }
  const rowCount = checkCopy(draft, table);
  await chmod(draft, 0o600);
  await syncToDisk(draft);
  await rename(draft, target);
  return { name, bytes: (await stat(target)).size, rowCount };
}

/** Throws when the copy is damaged. */
function checkCopy(file: string, table: string): number {
  const copy = new SqliteHandle(file);
  try {
    const found = copy.pragma("integrity_check", { simple: true });
    if (found !== "ok")
      throw new BackupError(
        `The copy of ${path.basename(file, ".part")} is damaged, and so may be the database: ${String(found)}`,
      );
    const [row] = copy
      .prepare<{ count: number }>(`SELECT count(*) AS count FROM ${table}`)
      .all([]);
    return row?.count ?? 0;
  } finally {
    copy.close();
  }
}

async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
