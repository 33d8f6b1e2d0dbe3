import type { Kysely, Transaction } from "kysely";
import type { MigrationTables } from "./tables.server.ts";

export type DialectName = "sqlite" | "postgres";
export type AreaName = "inventory" | "leads";

/** An area has this form while its tables are migrated, before anything else uses it. */
export interface MigratableArea {
  readonly name: AreaName;
  /** It names where the area is, for messages; it never holds a password. */
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

/** It is one area of the data: a file of its own on SQLite, its own tables on PostgreSQL. */
export interface DatabaseArea<Tables> extends MigratableArea {
  /** Only `dialects/` asks for it. */
  readonly dialect: DialectName;
  readonly db: Kysely<Tables>;
  /** Several nodes may work on it at once: what they limit together is counted in it. */
  readonly isShared: boolean;
  /** A transaction that may share its commit with others; resolves after the commit. `work` may run a second time. */
  commit: RunCommitted<Tables>;
  /** No other writer of this area, in any process, overlaps this transaction; it waits for its turn. */
  runExclusively<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** This is called within a transaction and tells listening processes after the commit. It does nothing on SQLite. */
  announce(trx: Transaction<Tables>, channel: string): Promise<void>;
  /** The server plans this text once a connection: for texts that are few, and whose columns never change. */
  planOnce(text: string): void;
  /** This calls back after each announcement, and after a lost connection was restored. */
  listen(channel: string, onAnnounced: () => void): () => Promise<void>;
  /** This waits for the running transaction. */
  close(): Promise<void>;
}
