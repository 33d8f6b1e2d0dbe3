import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { importFeed } from "#app/adapters/inventory-feed/import/import-feed.server.ts";
import {
  type OpenedDatabase,
  testOnEveryStoredDatabase,
} from "#tests/contracts/every-database.ts";
import { buildFeed } from "./stage/sample-feed.ts";
import { killWhileReading, killWhileSaving } from "./stage/imports.ts";
import { readForSale } from "./stage/stored-inventory.ts";

const CARS = 2_000;

function importHere({ store, clock }: OpenedDatabase, feed: string) {
  return importFeed(
    { inventory: store, clock },
    {
      input: (async function* () {
        yield Buffer.from(feed);
      })(),
      storeId: "aurora",
      feed: "main",
      format: "auto",
      today: "2026-11-21",
      isConfirmed: false,
    },
  );
}

testOnEveryStoredDatabase(
  "F26: an import that is killed while it reads or saves leaves the old inventory, and the next run heals",
  async (opened) => {
    const { place } = opened;
    const folder = mkdtempSync(join(tmpdir(), "forecourt-f26-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const sitePlace = {
      port: 0,
      dataDir: place.kind === "sqlite" ? place.dataDir : folder,
      databaseUrl: place.kind === "postgres" ? place.url : undefined,
    };
    const run = {
      folder,
      onEnd: (clearUp: () => unknown) => onTestFinished(() => void clearUp()),
    };
    await importHere(opened, buildFeed(CARS, 19_995));
    const standing = await readForSale(sitePlace);
    expect(standing.split("\n")).toHaveLength(CARS);

    await killWhileReading(run, sitePlace, buildFeed(CARS, 1));
    expect(await readForSale(sitePlace)).toBe(standing);

    await killWhileSaving(run, sitePlace, buildFeed(CARS, 20_001));
    const found = await readForSale(sitePlace);
    // The signal may come after the end: then all of it is there.
    expect([standing, standing.replaceAll("1999500", "2000100")]).toContain(
      found,
    );
    const { outcome } = await importHere(opened, buildFeed(CARS, 20_001));
    expect(outcome.status).toBe("committed");
    expect(await readForSale(sitePlace)).toBe(
      standing.replaceAll("1999500", "2000100"),
    );
  },
);
