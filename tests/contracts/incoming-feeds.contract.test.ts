import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished } from "vitest";
import { trySessionLock } from "#app/adapters/database/dialects/session-lock.server.ts";
import { createIncomingFolder } from "#app/adapters/incoming-feeds/incoming-folder.server.ts";
import { importInWorker } from "#app/adapters/incoming-feeds/import-in-worker.server.ts";
import { formatImportReport } from "#app/adapters/inventory-feed/import/import-report.server.ts";
import {
  type OpenedDatabase,
  testOnEveryStoredDatabase,
} from "./every-database.ts";
import { listVins, buildVin } from "./import-requests.ts";

/** As a server has it; several share the folder and the database. */
function openServer(
  feedDir: string,
  { place, clock, log, closeAfterwards }: OpenedDatabase,
) {
  const counted: string[] = [];
  const stopping = new AbortController();
  const started = Promise.withResolvers<void>();
  const folder = createIncomingFolder({
    feedDir,
    stores: [{ id: "aurora", timeZone: "America/Chicago" }],
    clock,
    log,
    importFile(order, signal, calls) {
      started.resolve();
      return importInWorker({ ...order, place }, signal, calls);
    },
    takeLock: () => trySessionLock(place, "incoming-feeds"),
    describe: formatImportReport,
    count: (outcome) => void counted.push(outcome),
  });
  closeAfterwards(() => folder.close());
  return {
    counted,
    stopping,
    hasStarted: started.promise,
    close: () => folder.close(),
    async look(times = 1) {
      for (let at = 0; at < times; at++) {
        clock.ms += 5_000;
        await folder.look(stopping.signal);
      }
    },
  };
}

function newFolder(): string {
  const feedDir = mkdtempSync(join(tmpdir(), "incoming-"));
  onTestFinished(() => rmSync(feedDir, { recursive: true }));
  mkdirSync(join(feedDir, "aurora"));
  return feedDir;
}

function buildFeed(numbers: readonly number[]): string {
  const rows = numbers.map((it) => `${buildVin(it)},2020,Honda,Accord,19995`);
  return ["VIN,Year,Make,Model,Price", ...rows, ""].join("\n");
}

const numbers = (count: number) =>
  Array.from({ length: count }, (_, at) => at + 1);

testOnEveryStoredDatabase(
  "what is put into a store's folder becomes its inventory, and what would empty it is held",
  async (opened) => {
    const feedDir = newFolder();
    const server = openServer(feedDir, opened);
    writeFileSync(
      join(feedDir, "aurora/lot.csv.gz"),
      gzipSync(buildFeed(numbers(10))),
    );
    await server.look(2);
    expect(await listVins(opened.store)).toHaveLength(10);

    writeFileSync(join(feedDir, "aurora/lot.csv"), buildFeed([1, 2, 3]));
    writeFileSync(join(feedDir, "aurora/web.csv"), "<!doctype html><p>404");
    await server.look(2);
    expect(await listVins(opened.store)).toHaveLength(10);
    expect(server.counted.toSorted()).toEqual(["committed", "held", "refused"]);
    const refused = join(feedDir, "aurora/refused");
    const texts = readdirSync(refused)
      .filter((it) => it.endsWith(".report.txt"))
      .map((it) => readFileSync(join(refused, it), "utf8"));
    expect(texts.join()).toContain("7 of 10 vehicles for sale");
    expect(texts.join()).toContain("The file is a web page, not a feed");
  },
);

testOnEveryStoredDatabase(
  "a server that stops in the middle of an import leaves everything to the next one",
  async (opened) => {
    const feedDir = newFolder();
    const first = openServer(feedDir, opened);
    const second = openServer(feedDir, opened);
    writeFileSync(join(feedDir, "aurora/lot.csv"), buildFeed(numbers(3_000)));
    await first.look();
    await second.look();
    const importing = first.look();
    await first.hasStarted;
    first.stopping.abort();
    await importing;
    expect(first.counted).toEqual([]);
    await first.close();
    await second.look(2);
    expect(second.counted).toEqual(["committed"]);
    expect(await listVins(opened.store)).toHaveLength(3_000);
    expect(readdirSync(join(feedDir, "aurora/importing"))).toEqual([]);
  },
);
