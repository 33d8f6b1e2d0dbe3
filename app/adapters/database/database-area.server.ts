import type { Kysely, Transaction } from "kysely";
import type { MigrationTables } from "./tables.server.ts";

export type AreaName = "inventory" | "leads";

/** An area while its tables are brought up to date, before anything else uses it. */
export interface MigratableArea {
  readonly name: AreaName;
  /** Where it lives, for messages; never with a password. */
  readonly label: string;
  /** A transaction that no other process's migration or import overlaps. */
  migrateExclusively(
    work: (
      trx: Transaction<MigrationTables>,
      runScript: (sql: string) => Promise<void>,
    ) => Promise<void>,
  ): Promise<void>;
}

/** One area of the data: a file of its own on SQLite, its own tables on PostgreSQL. */
export interface DatabaseArea<Tables> extends MigratableArea {
  readonly dialect: "sqlite" | "postgres";
  readonly db: Kysely<Tables>;
  /** A transaction that no other writer of this area, in any process, overlaps; waits for its turn. */
  runExclusively<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** Within a transaction: tells listening processes after the commit. Nothing on SQLite. */
  announce(trx: Transaction<Tables>, channel: string): Promise<void>;
  /** Calls back after each announcement, and after a lost connection came back. */
  listen(channel: string, onAnnounced: () => void): () => Promise<void>;
  /** Waits for the running transaction. */
  close(): Promise<void>;
}
