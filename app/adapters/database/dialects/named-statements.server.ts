import { hash } from "node:crypto";
import type { PostgresPool } from "kysely";
import type { Pool, PoolClient } from "pg";

/** This wraps the pool for a query builder: the server plans a named statement once per connection, not each time. */
export function nameStatements(
  pool: Pool,
  texts: ReadonlySet<string>,
): PostgresPool {
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
