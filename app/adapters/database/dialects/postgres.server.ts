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
const LOCK_WAIT_MS = 300_000;
const STATEMENT_TIMEOUT_MS = 15_000;
/**
 * A server may be set to answer before its log is on the disk, but we count a commit only once it is. Stricter settings
 * stay.
 */
const COMMIT_DURABLY =
  "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'";

export interface PostgresServer {
  area<Tables>(name: AreaName): DatabaseArea<Tables>;
}

/** One pool serves every area; it ends when the last area is closed. */
export function connectPostgres(url: string, log: Log): PostgresServer {
  const pool = new Pool({
    connectionString: url,
    application_name: "forecourt",
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
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
  const plannedOnce = new Set<string>();
  const dialect = new PostgresDialect({
    pool: nameStatements(pool, plannedOnce),
    async onCreateConnection(connection) {
      await connection.executeQuery(CompiledQuery.raw(COMMIT_DURABLY));
    },
  });
  const openAreas = new Set<AreaName>();
  return {
    area: <Tables>(name: AreaName): DatabaseArea<Tables> => {
      openAreas.add(name);
      const db = new Kysely<Tables>({ dialect });
      return {
        name,
        dialect: "postgres",
        label: describeServer(url, name),
        db,
        isShared: true,
        commit: (work) => db.transaction().execute(work),
        runExclusively: (work) => runExclusively(db, name, work),
        migrateExclusively: (work) =>
          runExclusively(
            new Kysely<MigrationTables>({ dialect }),
            name,
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
          if (openAreas.delete(name) && openAreas.size === 0) await pool.end();
        },
      };
    },
  };
}

async function runExclusively<Tables, T>(
  db: Kysely<Tables>,
  area: AreaName,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`SELECT set_config('lock_timeout', ${String(LOCK_WAIT_MS)}, true), set_config('statement_timeout', '0', true)`.execute(
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
