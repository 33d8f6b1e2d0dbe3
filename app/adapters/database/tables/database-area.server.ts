import type { Kysely, Transaction } from "kysely";
import type { MigrationTables } from "./tables.server.ts";

export type DialectName = "sqlite" | "postgres";
export type AreaName = "inventory" | "leads";

/** What became of a file of SQLite under the process that has it open. */
export type FileFault = "missing" | "replaced" | "damaged";

/** An area has this form while its tables are migrated, before anything else uses it. */
export interface MigratableArea {
  readonly name: AreaName;
  /** Messages name the area by this; it never holds a password. */
  readonly label: string;
  /** No other process's migration or import overlaps this transaction. */
  migrateExclusively(
    work: (
      trx: Transaction<MigrationTables>,
      runScript: (sql: string) => Promise<void>,
    ) => Promise<void>,
  ): Promise<void>;
}

/** Runs a piece of work in a transaction; resolves after its commit. */
export type RunCommitted<Tables> = <T>(
  work: (trx: Transaction<Tables>) => Promise<T>,
) => Promise<T>;

/** An area is a file of its own on SQLite, its own tables on PostgreSQL. */
export interface DatabaseArea<Tables> extends MigratableArea {
  /** Only `dialects/` asks for it. */
  readonly dialect: DialectName;
  /** It gives up soon, because a visitor waits; what waits for a lock here holds up no other area. */
  readonly db: Kysely<Tables>;
  /** For long reads that no visitor waits for. On SQLite it is `db`. */
  readonly bulkDb: Kysely<Tables>;
  /** For what an answer can do without: it gives up after a second. On SQLite it is `db`. */
  readonly limitsDb: Kysely<Tables>;
  /** Several nodes may work on it at once: what they limit together is counted in it. */
  readonly isShared: boolean;
  /** A transaction that may share its commit with others; resolves after the commit. `work` may run a second time. */
  commit: RunCommitted<Tables>;
  /** No other writer of this area, in any process, overlaps this transaction; it waits for its turn. */
  runExclusively<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** Listening processes hear of it after the commit. It does nothing on SQLite. */
  announce(trx: Transaction<Tables>, channel: string): Promise<void>;
  /** The server plans this text once a connection: for texts that are few, and whose columns never change. */
  planOnce(text: string): void;
  /** A lost connection that was restored counts as an announcement. */
  listen(channel: string, onAnnounced: () => void): () => Promise<void>;
  /** Why the next process would not find what is committed now; null while it would, and on PostgreSQL always. */
  findFault(): FileFault | null;
  /** Waits for the running transaction. */
  close(): Promise<void>;
}

/** Nobody may be told that something is stored which the next process would not find. */
export function requireWhole({
  label,
  findFault,
}: Pick<DatabaseArea<unknown>, "label" | "findFault">): void {
  const fault = findFault();
  if (fault !== null)
    throw new Error(`${label} is ${fault}: nothing is stored any more.`);
}
