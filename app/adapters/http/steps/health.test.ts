import { expect, test } from "vitest";
import { createHealthCheck, type Readiness } from "./health.server.ts";

const ask = async (path: string, readiness: Readiness) => {
  const answer = await createHealthCheck(readiness, 20)(path);
  return answer && [answer.status, JSON.parse(String(answer.body))];
};

test("ready when nothing is waited for, whatever the query", async () => {
  const ready = [200, { status: "ready" }];
  expect(await ask("/readyz?probe=1", async () => [])).toEqual(ready);
});

test("not ready names what is waited for", async () => {
  expect(await ask("/readyz", async () => ["stopping", "database"])).toEqual([
    503,
    { status: "not ready", waitingFor: ["stopping", "database"] },
  ]);
});

test("a database that does not answer makes it not ready in time", async () => {
  const never = () => new Promise<never>(() => {});
  const [status] = (await ask("/readyz", never)) ?? [];
  expect(status).toBe(503);
});

test("the process lives whether it is ready or not", async () => {
  expect(await ask("/healthz", async () => ["database"])).toEqual([
    200,
    { status: "ok" },
  ]);
});

test("every other path is the site's", async () => {
  expect(await ask("/healthz/x", async () => [])).toBeNull();
});
