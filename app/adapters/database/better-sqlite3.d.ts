/** The part of better-sqlite3 that we use; the package brings no types. */
declare module "better-sqlite3" {
  interface Statement {
    readonly reader: boolean;
    all(parameters: readonly unknown[]): unknown[];
    run(parameters: readonly unknown[]): {
      changes: number | bigint;
      lastInsertRowid: number | bigint;
    };
    iterate(parameters: readonly unknown[]): IterableIterator<unknown>;
  }

  class Database {
    constructor(filename: string, options?: { timeout?: number });
    readonly open: boolean;
    prepare(sql: string): Statement;
    exec(sql: string): this;
    pragma(source: string, options?: { simple?: boolean }): unknown;
    close(): this;
  }

  export default Database;
}
