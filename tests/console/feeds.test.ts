import { afterAll, beforeAll, expect, test } from "vitest";
import { createAuditTrail } from "#app/adapters/database/console/audit-trail.server.ts";
import { createReleaseQueue } from "#app/adapters/database/feed-desk/release-queue.server.ts";
import { recordUnreadFile } from "#app/adapters/database/inventory/feed-runs.server.ts";
import type { ImportRequest } from "#app/domain/inventory/import-run.ts";
import {
  anImport,
  vehiclesNumbered,
} from "#tests/contracts/import-requests.ts";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import { type ConsoleBrowser, signInAs } from "./console-browser.ts";

let site: TestSite;
let feedDir = "";
beforeAll(async () => {
  feedDir = mkdtempSync(join(tmpdir(), "incoming-"));
  // No folder of the stores can be looked into, so what is decided waits for as long as a test lasts.
  for (const store of ["aurora", "joliet", "merrillville"])
    writeFileSync(join(feedDir, store), "");
  site = await startTestSite({
    isSeeded: false,
    variables: { FEED_DIR: feedDir },
  });
});
afterAll(async () => {
  await site.stop();
  rmSync(feedDir, { recursive: true });
});

const FORMULA = '=HYPERLINK("https://evil.example","VIN")';

let feedCount = 0;

/** Ten cars of a new feed are for sale, and a file with two of them is held. */
async function holdFeed(
  storeId: string,
  overrides: Partial<ImportRequest> = {},
): Promise<{ readonly feed: string; readonly runId: number }> {
  feedCount += 1;
  const feed = `feed-${String(feedCount)}`;
  const first = feedCount * 100;
  const { feedInventory, database } = site.stores;
  const vehicles = vehiclesNumbered(
    Array.from({ length: 10 }, (_, at) => first + at),
    { storeId },
  );
  await feedInventory.commitImport(anImport(vehicles, { storeId, feed }));
  await feedInventory.commitImport(
    anImport(vehicles.slice(0, 2), {
      storeId,
      feed,
      rowCount: 4,
      refused: [
        { row: 3, vin: null, reason: "VIN is missing" },
        { row: 4, vin: FORMULA, reason: "<b>no</b> VIN" },
      ],
      warningCount: 1,
      warningKinds: [
        {
          kind: "the price is odd",
          rowCount: 1,
          examples: [{ row: 1, vin: "V1", warning: "the price is odd: $1" }],
        },
      ],
      file: { name: `lot-${feed}.csv`, contentHash: "aa11" },
      ...overrides,
    }),
  );
  const { id } = await database.inventory.db
    .selectFrom("import_runs")
    .select("id")
    .where("feed", "=", feed)
    .where("status", "=", "held")
    .executeTakeFirstOrThrow();
  return { feed, runId: id };
}

async function read(browser: ConsoleBrowser, path: string): Promise<string> {
  const response = await browser.get(path);
  expect(response.status, path).toBe(200);
  return response.text();
}

const listAudit = (subject: string) =>
  createAuditTrail(site.stores.database.leads).list({ limit: 9, subject });

test("a store without feeds says so in words, and so does a folder that nobody looked at", async () => {
  const manager = await signInAs(site, "manager", ["merrillville"]);
  const page = await read(manager, "/console/feeds");
  expect(page).toContain("No feed has come yet.");
  expect(page).toContain("In the folders");
  expect(page).toContain('aria-current="page">Feeds</a>');
});

test("feeds are listed with how their last file ended, and the history by store and by outcome", async () => {
  const { feed, runId } = await holdFeed("aurora");
  const { feed: other } = await holdFeed("joliet");
  const manager = await signInAs(site, "manager", ["aurora", "joliet"]);
  const link = `href="/console/feeds/${String(runId)}"`;
  const page = await read(manager, "/console/feeds");
  expect(page).toContain(link);
  expect(page).toContain(`>${other}<`);
  const ofAurora = await read(manager, "/console/feeds?store=aurora");
  const history = ofAurora.slice(ofAurora.indexOf("Every file"));
  expect(history).toContain(feed);
  expect(history).not.toContain(other);
  const held = await read(manager, "/console/feeds?store=aurora&ending=held");
  expect(held.slice(held.indexOf("Every file"))).toContain(link);
  const failed = await read(manager, "/console/feeds?ending=failed");
  expect(failed).toContain("No file fits that.");
  const near = await signInAs(site, "manager", ["joliet"]);
  for (const path of ["/console/feeds", "/console/feeds?store=aurora"])
    expect(await read(near, path)).not.toContain(`${feed}<`);
});

test("older files are behind an address that keeps the filters", async () => {
  const { database, clock } = site.stores;
  for (let at = 0; at < 51; at++)
    await recordUnreadFile(database.inventory, {
      storeId: "merrillville",
      feed: "paged",
      format: "auto",
      fileName: `${String(at)}.csv`,
      status: "refused",
      problem: "The file is a web page, not a feed",
      atMs: clock.nowMs(),
    });
  const owner = await signInAs(site, "owner");
  const query = "store=merrillville&ending=refused";
  const page = await read(owner, `/console/feeds?${query}`);
  const [, before = ""] =
    /href="([^"]+before=\d+)"/.exec(page.replaceAll("&amp;", "&")) ?? [];
  expect(before).toContain(query);
  const older = await read(owner, before);
  expect(older).not.toContain("Older files");
  const [, runId = ""] =
    /href="\/console\/feeds\/(\d+)"/.exec(
      older.slice(older.indexOf("Every file")),
    ) ?? [];
  const run = await read(owner, `/console/feeds/${runId}`);
  expect(run).toContain("The file is a web page, not a feed");
  expect(run).not.toContain("Import it anyway");
});

test("a held run says what it would do before the buttons, its refused rows with their reasons, and its warnings", async () => {
  const { runId } = await holdFeed("aurora");
  const manager = await signInAs(site, "manager", ["aurora"]);
  const page = await read(manager, `/console/feeds/${String(runId)}`);
  const said = page.indexOf("8 of 10 cars for sale aren’t in this file");
  expect(said).toBeGreaterThan(0);
  expect(page.indexOf("Import it anyway</button>")).toBeGreaterThan(said);
  expect(page).toContain("VIN is missing");
  expect(page).toContain("&lt;b&gt;no&lt;/b&gt; VIN");
  expect(page).toContain("the price is odd (1)");
});

test("refused rows are a file whose formulas are text", async () => {
  const { runId } = await holdFeed("aurora");
  const manager = await signInAs(site, "manager", ["aurora"]);
  const path = `/console/feeds/${String(runId)}/refused`;
  const file = await manager.get(path);
  expect(file.headers.get("Content-Disposition")).toContain(
    `refused-rows-${String(runId)}.csv`,
  );
  const lines = (await file.text()).split("\r\n");
  expect(lines.slice(1, 2)).toEqual(["3,,VIN is missing"]);
  expect(lines[2]).toContain(`"'=HYPERLINK(`);
});

test("a manager has a held file imported: it waits, troubles nobody on Today, and the audit says who", async () => {
  const { feed, runId } = await holdFeed("aurora");
  const manager = await signInAs(site, "manager", ["aurora"]);
  const path = `/console/feeds/${String(runId)}`;
  const sentence = `Feed ${feed} of`;
  const before = await read(manager, "/console/today");
  expect(before).toContain(sentence);
  expect(before).toContain(`href="${path}"`);
  const answer = await manager.post(`${path}/release`);
  expect(answer.headers.get("Location")).toBe(`${path}?done=feedReleased`);
  const page = await read(manager, path);
  expect(page).toContain("It will be imported within a minute");
  expect(page).not.toContain("Import it anyway</button>");
  expect(await read(manager, "/console/today")).not.toContain(sentence);
  expect(await listAudit(`lot-${feed}.csv`)).toMatchObject([
    {
      action: "feed.released",
      storeId: "aurora",
      by: { personId: manager.person.id },
      before: { run: runId, feed, held: "vanishing", count: 8, total: 10 },
    },
  ]);
});

test("what was left out stays out, and who wanted it imported sees who was faster", async () => {
  const { feed, runId } = await holdFeed("aurora");
  const first = await signInAs(site, "manager", ["aurora"]);
  const second = await signInAs(site, "owner");
  const path = `/console/feeds/${String(runId)}`;
  const leftOut = await first.post(`${path}/leave-out`);
  expect(leftOut.headers.get("Location")).toBe(`${path}?done=feedLeftOut`);
  const late = await second.post(`${path}/release`);
  expect(late.status).toBe(409);
  const page = await late.text();
  expect(page).toContain("Someone was faster");
  expect(page).toContain(`${first.person.name} left it out`);
  // Pressed twice.
  expect((await first.post(`${path}/leave-out`)).status).toBe(303);
  expect(await listAudit(`lot-${feed}.csv`)).toHaveLength(1);
});

test("a file that could not be imported says why, and is decided anew", async () => {
  const { runId } = await holdFeed("aurora");
  const manager = await signInAs(site, "manager", ["aurora"]);
  const path = `/console/feeds/${String(runId)}`;
  await manager.post(`${path}/release`);
  const queue = createReleaseQueue(site.stores.database);
  for (const { id, run } of await queue.listWaiting())
    if (run?.id === runId) await queue.settle(id, "file-changed", 0);
  const page = await read(manager, path);
  expect(page).toContain("isn’t what you looked at anymore");
  expect(page).toContain("Import it anyway</button>");
  expect((await manager.post(`${path}/leave-out`)).status).toBe(303);
});

test("of a file without a usable row the console says that importing it would empty the feed, and offers to leave it out", async () => {
  const refused = [{ row: 1, vin: null, reason: "VIN is missing" }];
  const { runId } = await holdFeed("aurora", {
    vehicles: [],
    rowCount: 1,
    refused,
  });
  const manager = await signInAs(site, "manager", ["aurora"]);
  const path = `/console/feeds/${String(runId)}`;
  const page = await read(manager, path);
  expect(page).toContain("would empty this feed");
  expect(page).not.toContain("Import it anyway</button>");
  expect((await manager.post(`${path}/release`)).status).toBe(409);
});

test("a run of another store is not here, whatever is asked of it", async () => {
  const { runId } = await holdFeed("aurora");
  const far = await signInAs(site, "manager", ["joliet"]);
  const near = await signInAs(site, "manager", ["aurora"]);
  const path = `/console/feeds/${String(runId)}`;
  for (const address of [path, `${path}/refused`]) {
    expect((await far.get(address)).status).toBe(404);
    expect((await near.get(address)).status).toBe(200);
  }
  for (const address of [`${path}/release`, `${path}/leave-out`])
    expect((await far.post(address)).status).toBe(404);
  expect(await read(near, path)).toContain("Import it anyway</button>");
  for (const nonsense of ["0", "x", "9".repeat(30), "-1"])
    expect((await near.get(`/console/feeds/${nonsense}`)).status).toBe(404);
});

test("a Spanish speaker reads the feeds in Spanish", async () => {
  const { runId } = await holdFeed("aurora");
  const manager = await signInAs(site, "manager", ["aurora"]);
  await manager.post("/console/me/language", { language: "es" });
  const list = await read(manager, "/console/feeds");
  expect(list).toContain("Inventario recibido");
  const page = await read(manager, `/console/feeds/${String(runId)}`);
  expect(page).toContain("8 de 10 autos en venta no están en este archivo");
  expect(page).toContain('lang="en">VIN is missing');
});
