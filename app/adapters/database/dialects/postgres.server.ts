import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  sql,
  type Transaction,
} from "kysely";
import { hash } from "node:crypto";
import { Pool, type PoolClient, types } from "pg";
import type {
  AreaName,
  DatabaseArea,
} from "#app/adapters/database/tables/database-area.server.ts";
import type { MigrationTables } from "#app/adapters/database/tables/tables.server.ts";
import type { Log } from "#app/ports.ts";
import { listenForAnnouncements } from "./postgres-listener.server.ts";
import { LOCK_CLASS } from "./session-lock.server.ts";

const LOCK_KEYS: Record<AreaName, number> = { inventory: 1, leads: 2 };
/** An import holds the inventory for minutes; among the leads there is a visitor who waits. */
const LOCK_WAIT_MS: Record<AreaName, number> = {
  inventory: 300_000,
  leads: 15_000,
};
/** A node may start while another migrates. */
const MIGRATION_WAIT_MS = 300_000;
/** The connections of each kind, and how long a statement of it may take with all its waiting. Assumption A148. */
const POOLS = {
  pages: { max: 5, statementMs: 2_000 },
  leads: { max: 10, statementMs: 15_000 },
  limits: { max: 3, statementMs: 1_000 },
  work: { max: 5, statementMs: 15_000 },
};
type PoolName = keyof typeof POOLS;
const POOL_OF_AREA: Record<AreaName, PoolName> = {
  inventory: "pages",
  leads: "leads",
};
/** For a connection, a new one or one that another gives back. */
const LONGEST_CONNECT_MS = 5_000;
/**
 * A server may be set to answer before its log is on the disk, but we count a commit only once it is. Stricter settings
 * stay.
 */
const COMMIT_DURABLY =
  "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'";

export interface PostgresServer {
  area<Tables>(name: AreaName): DatabaseArea<Tables>;
}

/**
 * What waits for a lock keeps its connection, so that no kind of work may use those of another: a table that somebody
 * locks takes nothing from the leads. The pools are shared by the areas, and end when the last area is closed.
 */
export function connectPostgres(url: string, log: Log): PostgresServer {
  const plannedOnce = new Set<string>();
  const pools = new Map<PoolName, { pool: Pool; dialect: PostgresDialect }>();
  const getDialect = (name: PoolName): PostgresDialect => {
    const known = pools.get(name);
    if (known !== undefined) return known.dialect;
    const pool = openPool(name, url, log);
    const dialect = new PostgresDialect({
      pool: nameStatements(pool, plannedOnce),
      async onCreateConnection(connection) {
        await connection.executeQuery(CompiledQuery.raw(COMMIT_DURABLY));
      },
    });
    pools.set(name, { pool, dialect });
    return dialect;
  };
  const openAreas = new Set<AreaName>();
  return {
    area: <Tables>(name: AreaName): DatabaseArea<Tables> => {
      openAreas.add(name);
      const open = (pool: PoolName) =>
        new Kysely<Tables>({ dialect: getDialect(pool) });
      const db = open(POOL_OF_AREA[name]);
      const bulkDb = open("work");
      return {
        name,
        dialect: "postgres",
        label: describeServer(url, name),
        db,
        bulkDb,
        limitsDb: open("limits"),
        isShared: true,
        commit: (work) => db.transaction().execute(work),
        runExclusively: (work) =>
          runExclusively(bulkDb, name, LOCK_WAIT_MS[name], work),
        migrateExclusively: (work) =>
          runExclusively(
            new Kysely<MigrationTables>({ dialect: getDialect("work") }),
            name,
            MIGRATION_WAIT_MS,
            (trx) =>
              work(trx, async (script) => {
                await sql.raw(script).execute(trx);
              }),
          ),
        planOnce: (text) => void plannedOnce.add(text),
        async announce(trx, channel) {
          await sql`SELECT pg_notify(${channel}, '')`.execute(trx);
        },
        listen: (channel, onAnnounced) =>
          listenForAnnouncements({ url, channel, onAnnounced, log }),
        findFault: () => null,
        async close() {
          if (!openAreas.delete(name) || openAreas.size > 0) return;
          for (const { pool } of pools.values()) await pool.end();
        },
      };
    },
  };
}

function openPool(name: PoolName, url: string, log: Log): Pool {
  const { max, statementMs } = POOLS[name];
  const pool = new Pool({
    connectionString: url,
    application_name: "forecourt",
    max,
    keepAlive: true,
    connectionTimeoutMillis: Math.min(statementMs, LONGEST_CONNECT_MS),
    idleTimeoutMillis: 30_000,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: 60_000,
    types: { getTypeParser },
  });
  // Without a listener, a connection lost while idle would end the process.
  pool.on("error", (error) => {
    log.warn("database.connection-lost", { message: error.message });
  });
  // The same goes for one lost between two statements of a transaction; its next statement fails and tells why.
  pool.on("connect", (client) => {
    client.on("error", () => {});
  });
  return pool;
}

async function runExclusively<Tables, T>(
  db: Kysely<Tables>,
  area: AreaName,
  waitMs: number,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`SELECT set_config('lock_timeout', ${String(waitMs)}, true), set_config('statement_timeout', '0', true)`.execute(
      trx,
    );
    await sql`SELECT pg_advisory_xact_lock(${LOCK_CLASS}::int, ${LOCK_KEYS[area]}::int)`.execute(
      trx,
    );
    return work(trx);
  });
}

/** bigint columns hold milliseconds, cents and counts, which are all well below 2^53. */
function getTypeParser(
  ...[oid, format]: Parameters<typeof types.getTypeParser>
): (text: string) => unknown {
  return oid === types.builtins.INT8
    ? parseInteger
    : types.getTypeParser(oid, format);
}

function parseInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`The database holds ${text}, too large a number.`);
  }
  return value;
}

function describeServer(url: string, area: AreaName): string {
  const name = URL.canParse(url) ? new URL(url).pathname.slice(1) : "";
  return `${area} in the PostgreSQL database ${name}`.trimEnd();
}

/** This wraps the pool for a query builder: the server plans a named statement once per connection, not each time. */
function nameStatements(pool: Pool, texts: ReadonlySet<string>): PostgresPool {
  const known = new WeakMap<PoolClient, PoolClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const naming = known.get(client) ?? toNamingClient(client, texts);
      known.set(client, naming);
      return naming;
    },
    end: () => pool.end(),
  };
}

function toNamingClient(
  client: PoolClient,
  texts: ReadonlySet<string>,
): PoolClient {
  return new Proxy(client, {
    get(target, key) {
      if (key === "query")
        return (text: string, values: unknown[]) =>
          texts.has(text)
            ? target.query({ name: hash("sha1", text), text, values })
            : target.query(text, values);
      const value: unknown = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
