import { statSync } from "node:fs";
import SqliteHandle from "better-sqlite3";
import type { FileFault } from "#app/adapters/database/tables/database-area.server.ts";

/** With less than a page SQLite takes the file for a new one, and throws its log away. */
const SHORTEST_BYTES = 512;

/**
 * Gives a look at a file that stays open: SQLite goes on writing into one that was deleted or replaced, and over one that
 * something else wrote into, and says that all is well. What was moved away and is back is whole again; damage stays.
 */
export function watchFile(file: string): () => FileFault | null {
  const kept = [file, `${file}-wal`].map((path) => ({
    path,
    identity: readIdentity(path),
  }));
  let isDamaged = false;
  let checkedAtNs = readStat(file)?.mtimeNs;

  /** In WAL mode the file itself is written into at a checkpoint alone, so this reads it seldom. */
  function checkContent(): void {
    const found = readStat(file);
    if (found === undefined) return;
    if (found.mtimeNs === checkedAtNs) return;
    checkedAtNs = found.mtimeNs;
    isDamaged = found.size < SHORTEST_BYTES || !isReadable(file);
  }

  return () => {
    for (const { path, identity } of kept) {
      const found = readIdentity(path);
      if (found === undefined) return "missing";
      if (found !== identity) return "replaced";
    }
    if (!isDamaged) checkContent();
    return isDamaged ? "damaged" : null;
  };
}

/**
 * Asks by a connection of its own, which has nothing cached. A plain read must not: closing it would take the locks of
 * every connection of this process away.
 */
function isReadable(file: string): boolean {
  try {
    const handle = new SqliteHandle(file, { readonly: true, timeout: 0 });
    try {
      handle.prepare("SELECT count(*) FROM sqlite_schema").all([]);
      return true;
    } finally {
      handle.close();
    }
  } catch (error) {
    return !isDamageFound(error);
  }
}

/** What SQLite found is no database, or not a whole one. */
export function isDamageFound(error: unknown): error is Error {
  return (
    error instanceof Error &&
    "code" in error &&
    typeof error.code === "string" &&
    /^SQLITE_(CORRUPT|NOTADB)/.test(error.code)
  );
}

function readIdentity(path: string): string | undefined {
  const found = readStat(path);
  return found === undefined ? undefined : `${found.dev}:${found.ino}`;
}

function readStat(path: string) {
  return statSync(path, { bigint: true, throwIfNoEntry: false });
}
