/** This declares the part of better-sqlite3 that we use; the package brings no types. */
declare module "better-sqlite3" {
  interface Statement<Row = unknown> {
    readonly reader: boolean;
    all(parameters: readonly unknown[]): Row[];
    run(parameters: readonly unknown[]): {
      changes: number | bigint;
      lastInsertRowid: number | bigint;
    };
    iterate(parameters: readonly unknown[]): IterableIterator<unknown>;
  }

  class Database {
    constructor(
      filename: string,
      options?: { timeout?: number; readonly?: boolean },
    );
    readonly open: boolean;
    prepare<Row = unknown>(sql: string): Statement<Row>;
    exec(sql: string): this;
    pragma(source: string, options?: { simple?: boolean }): unknown;
    /** `progress` gives how many pages the next step copies. */
    backup(file: string, options: { progress: () => number }): Promise<unknown>;
    close(): this;
  }

  export default Database;
}
