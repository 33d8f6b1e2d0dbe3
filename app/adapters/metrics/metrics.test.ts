import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { agedFormToken } from "#tests/support/aged-form-token.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import { ROUTE_CLASSES } from "./request-tally.server.ts";

const TOKEN = "a-token-for-tests-0123456789";
const VISITOR = {
  firstName: "Elena",
  lastName: "O'Brien",
  email: "elena@visitor.example",
  phone: "(630) 555-0100",
  message: "Is the blue one still there?",
};

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ variables: { METRICS_TOKEN: TOKEN } });
});
afterAll(() => site.stop());

async function read(): Promise<Map<string, number>> {
  const response = await site.fetch("/metrics");
  expect(response.status).toBe(200);
  const series = (await response.text())
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const at = line.lastIndexOf(" ");
      return [line.slice(0, at), Number(line.slice(at + 1))] as const;
    });
  return new Map(series);
}

function sendContact(idempotency = agedFormToken("contact")) {
  return site.fetch("/contact-us", {
    method: "POST",
    body: new URLSearchParams({
      ...VISITOR,
      topic: "1",
      formToken: idempotency,
    }),
  });
}

test("this machine reads them in Prometheus' text format, and nothing keeps them", async () => {
  const response = await site.fetch("/metrics");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toMatch(
    /^text\/plain; version=0\.0\.4/,
  );
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.text()).toMatch(
    /^# HELP forecourt_index_vehicles .+\n# TYPE forecourt_index_vehicles gauge$/m,
  );
});

test("a forwarded request without the token finds no such page, with it everything", async () => {
  const headers = { "X-Forwarded-For": "203.0.113.9", Accept: "text/html" };
  const refused = await site.fetch("/metrics", { headers });
  expect(refused.status).toBe(404);
  expect(await refused.text()).not.toContain("forecourt_");
  const wrong = await site.fetch("/metrics", {
    headers: { ...headers, Authorization: "Bearer another" },
  });
  expect(wrong.status).toBe(404);
  const allowed = await site.fetch("/metrics", {
    headers: { ...headers, Authorization: `Bearer ${TOKEN}` },
  });
  expect(allowed.status).toBe(200);
});

test("requests are counted by what they are about, and the page cache by hits and misses", async () => {
  const before = await read();
  for (let time = 0; time < 20; time++)
    await (await site.fetch("/search-vehicles/used-inventory")).arrayBuffer();
  // One is counted when the server has let go of it, which its visitor may notice first.
  await vi.waitFor(async () => {
    const grown = growth(before, await read());
    expect(
      grown('forecourt_http_requests_total{route="list",status="200"}'),
    ).toBe(20);
    expect(grown("forecourt_page_cache_misses_total")).toBe(1);
    expect(grown("forecourt_page_cache_hits_total")).toBe(19);
    expect(grown("forecourt_page_render_seconds_count")).toBe(1);
    expect(grown("forecourt_page_cache_bytes")).toBeGreaterThan(10_000);
    const timed = 'forecourt_http_request_seconds_count{route="list"}';
    expect(grown(timed)).toBeGreaterThan(0);
  });
});

function growth(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
) {
  return (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
}

test("leads are counted once by type, their deliveries by outcome, and the index tells its size", async () => {
  const before = await read();
  const token = agedFormToken("contact");
  expect((await sendContact(token)).status).toBe(303);
  expect((await sendContact(token)).status).toBe(303);
  const accepted = 'forecourt_leads_accepted_total{type="CONTACT_SALES"}';
  const after = await read();
  expect(growth(before, after)(accepted)).toBe(1);
  expect(after.get('forecourt_deliveries_total{outcome="refused"}')).toBe(0);
  expect(after.get("forecourt_index_vehicles")).toBe(site.vehicles.length);
  expect(after.get("forecourt_index_version")).toBe(site.index.version);
  expect(after.get("forecourt_database_up")).toBe(1);
  expect(after.get("forecourt_outbox_dead")).toBe(0);
  expect(after.has("forecourt_outbox_waiting")).toBe(true);
  expect(after.has("forecourt_outbox_oldest_seconds")).toBe(true);
  expect(after.get("nodejs_heap_size_used_bytes")).toBeGreaterThan(0);
  expect(after.has("nodejs_eventloop_lag_p99_seconds")).toBe(true);
});

test("nothing of a visitor or a vehicle is in them", async () => {
  await sendContact();
  await site.fetch("/your-name-elena?email=elena@visitor.example");
  const vin = site.vehicles[0]?.vehicle.vin ?? "";
  await site.fetch(`/used-vehicle/suvs/x/${vin}`);
  const text = await (await site.fetch("/metrics")).text();
  for (const secret of [
    "elena",
    "O'Brien",
    "visitor.example",
    "5550100",
    "blue",
    vin,
    "127.0.0.1",
  ])
    expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
});

test("hundreds of addresses and hosts add no label", async () => {
  // A class of routes has its label from its first answer that was counted,
  // and an answer is counted after it has been sent.
  await site.fetch("/made-up/0");
  await read();
  const before = await vi.waitFor(async () => {
    const series = await read();
    const names = [...series.keys()].join("\n");
    expect(names).toMatch(/_bucket\{[^}]*route="page"/);
    expect(names).toMatch(/route="page",status="404"/);
    return series;
  });
  for (let number = 0; number < 200; number++)
    await site.fetch(`/made-up-${number}/${number}?x=${number}`, {
      headers: { "User-Agent": `agent ${number}` },
    });
  const after = await read();
  const added = [...after.keys()].filter((name) => !before.has(name));
  // What the runtime is at in the moment of a reading has series of its own, which come and go.
  expect(added.filter((name) => !/^nodejs_(gc|active)_/.test(name))).toEqual(
    [],
  );
  expect([...after.keys()].join("\n")).not.toMatch(/made-up|agent/);
  const routes = new Set(
    [...after.keys()].flatMap(
      (name) => /route="([^"]+)"/.exec(name)?.[1] ?? [],
    ),
  );
  for (const route of routes) expect(ROUTE_CLASSES).toContain(route);
});

test("while the database does not answer the rest is told all the same", async () => {
  const other = await startTestSite({ isSeeded: false });
  await other.stores.database.leads.db.schema
    .dropTable("delivery_attempts")
    .execute();
  await other.stores.database.leads.db.schema.dropTable("outbox").execute();
  const text = await (await other.fetch("/metrics")).text();
  expect(text).toContain("forecourt_database_up 0");
  expect(text).not.toMatch(/^forecourt_outbox_waiting/m);
  expect(text).toContain("forecourt_index_version");
  await other.stop();
});
