import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import type { RateLimits } from "#app/ports/visitor-ports.ts";
import { createPostgresDatabase } from "#tests/support/postgres-database.ts";
import { toLimitKey } from "./limit-key.server.ts";
import {
  createMemoryRateLimits,
  createPostgresRateLimits,
} from "./rate-limits.server.ts";

const LIMIT = { name: "contact", count: 3, seconds: 600 };

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002:bbbb:1:2:3", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["6305550100", "6305550100"],
])("%s counts as %s", (key, expected) => {
  expect(toLimitKey(key)).toBe(expected);
});

async function expectAllowance(limits: RateLimits): Promise<void> {
  const takes = [];
  for (let at = 0; at < 4; at++)
    takes.push(await limits.take(LIMIT, "2001:db8::1"));
  expect(takes.slice(0, 3)).toEqual([null, null, null]);
  const waitSeconds = takes[3];
  expect(waitSeconds).toBeGreaterThan(590);
  expect(waitSeconds).toBeLessThanOrEqual(600);
  // Its neighbor in the same network shares it; another network and another route do not.
  expect(await limits.take(LIMIT, "2001:db8::2")).not.toBeNull();
  expect(await limits.take(LIMIT, "2001:db8:0:1::1")).toBeNull();
  expect(
    await limits.take({ ...LIMIT, name: "careers" }, "2001:db8::1"),
  ).toBeNull();
}

test("in memory the fourth of three is told how long to wait", async () => {
  await expectAllowance(createMemoryRateLimits());
});

test("memory stays bounded: past the last place the oldest key is let off", async () => {
  const limits = createMemoryRateLimits(2);
  const one = { ...LIMIT, count: 1 };
  expect(await limits.take(one, "a")).toBeNull();
  expect(await limits.take(one, "a")).not.toBeNull();
  expect(await limits.take(one, "b")).toBeNull();
  expect(await limits.take(one, "c")).toBeNull();
  expect(await limits.take(one, "b")).not.toBeNull();
  expect(await limits.take(one, "a")).toBeNull();
});

const postgres = inject("postgres");
const serverUrl =
  postgres !== undefined && "url" in postgres ? postgres.url : null;

test.skipIf(serverUrl === null)(
  "nodes over one PostgreSQL count together (skipped: no PostgreSQL)",
  async () => {
    const { url, drop } = await createPostgresDatabase(serverUrl ?? "");
    const open = () =>
      new Kysely<object>({
        dialect: new PostgresDialect({
          pool: new Pool({ connectionString: url }),
        }),
      });
    const [one, other] = [open(), open()];
    onTestFinished(async () => {
      await one.destroy();
      await other.destroy();
      await drop();
    });
    const [here, there] = [
      createPostgresRateLimits(one),
      createPostgresRateLimits(other),
    ];
    await expectAllowance(here);
    expect(await there.take(LIMIT, "2001:db8::1")).not.toBeNull();
    expect(await there.take(LIMIT, "198.51.100.7")).toBeNull();
  },
);
