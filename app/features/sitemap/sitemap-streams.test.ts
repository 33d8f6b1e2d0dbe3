import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { loadStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import { mapMeasuredKeys, mapValueKeys } from "#app/domain/inventory/facets.ts";
import {
  type InventoryResults,
  type InventorySearch,
  PAGE_SIZE,
} from "#app/domain/inventory/search.ts";
import { toListedVehicle } from "#app/domain/listing/list-vehicle.ts";
import { parseSitemapName } from "#app/domain/search-engines/sitemap-address.ts";
import { MOST_ADDRESSES } from "#app/domain/search-engines/sitemap-xml.ts";
import type { InventoryIndex } from "#app/ports/inventory-ports.ts";
import { getListingRules } from "#app/site/store/profile-rules.ts";
import { aStockedVehicle } from "#tests/support/vehicles.ts";
import {
  answerSitemapFile,
  answerSitemapIndex,
  answerSitemapSource,
} from "./sitemap-answers.server.ts";

/** What a search engine takes of one file (sitemaps.org). */
const MOST_BYTES = 52_428_800;

const COUNT = 120_000;
const FOLDER = fileURLToPath(
  new URL("../../../profiles/franchise", import.meta.url),
);
const PROFILE = franchiseProfile();
const ONE = toListedVehicle(aStockedVehicle(), getListingRules(PROFILE), 0);

function franchiseProfile() {
  const result = loadStoreProfile(FOLDER, 0);
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.profile;
}

/** An inventory of many that holds one; it counts what was read of it. */
function endlessIndex() {
  const read = { vehicles: 0 };
  const index = {
    version: 1,
    builtAtMs: 0,
    vehicleCount: COUNT,
    find: () => null,
    similar: () => [],
    listSwaps: () => [],
    lastChangeAtMs: () => 0,
    search({ page }: InventorySearch): InventoryResults {
      const vehicles = Array.from(
        {
          length: Math.max(
            0,
            Math.min(PAGE_SIZE, COUNT - (page - 1) * PAGE_SIZE),
          ),
        },
        (_, at) => ({
          ...ONE,
          vin: `1HGCM8263${String((page - 1) * PAGE_SIZE + at).padStart(8, "0")}`,
        }),
      );
      read.vehicles += vehicles.length;
      return {
        ...NOTHING_COUNTED,
        version: 1,
        total: COUNT,
        page,
        pageCount: Math.ceil(COUNT / PAGE_SIZE),
        vehicles,
      };
    },
  } satisfies InventoryIndex;
  return { index, read };
}

const NO_RANGE = {
  bounds: null,
  histogramStart: 0,
  histogramStep: 1,
  histogram: [],
};
const NOTHING_COUNTED = {
  counts: mapValueKeys(() => []),
  conditionCounts: [],
  ceilingCounts: [],
  rangeFacets: mapMeasuredKeys(() => NO_RANGE),
};

function buildPorts(index: InventoryIndex) {
  return {
    index,
    profile: PROFILE,
    siteUrl: "https://dealer.example",
    clock: { nowMs: () => 0 },
  };
}

/** Reads to the end, and tells how much was ever made before it was asked for. */
async function readAll(
  response: Response,
  read: { vehicles: number },
  addressesEach = 1,
) {
  const before = read.vehicles;
  let bytes = 0;
  let addresses = 0;
  let mostAhead = 0;
  let longestPiece = 0;
  const decoder = new TextDecoder();
  for await (const piece of response.body ?? expect.fail("no body")) {
    bytes += piece.length;
    longestPiece = Math.max(longestPiece, piece.length);
    addresses += decoder.decode(piece).split("1HGCM8263").length - 1;
    mostAhead = Math.max(
      mostAhead,
      read.vehicles - before - addresses / addressesEach,
    );
  }
  return { bytes, addresses, mostAhead, longestPiece };
}

test("120,000 vehicles in two languages fill five files, none beyond what a search engine takes, and none held as a whole", async () => {
  const { index, read } = endlessIndex();
  const ports = buildPorts(index);
  const xml = await answerSitemapIndex(ports, false).text();
  const names = [...xml.matchAll(/\/sitemaps\/(vehicles-\d+\.xml)/g)].map(
    ([, name = ""]) => parseSitemapName(name) ?? expect.fail(name),
  );
  expect(names).toHaveLength(5);
  let all = 0;
  for (const name of names) {
    const response = answerSitemapFile(ports, name) ?? expect.fail("no file");
    const { bytes, addresses, mostAhead, longestPiece } = await readAll(
      response,
      read,
      PROFILE.site.languages.length,
    );
    expect(addresses).toBeLessThanOrEqual(MOST_ADDRESSES);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
    // Of 120,000 vehicles no more than some hundred are in memory at once.
    expect(mostAhead).toBeLessThanOrEqual(1_000);
    expect(longestPiece).toBeLessThan(256 * 1024);
    all += addresses;
  }
  expect(all).toBe(2 * COUNT);
  expect(
    answerSitemapFile(ports, {
      kind: "vehicles",
      number: 6,
      isCompressed: false,
    }),
  ).toBe(null);
});

test("the source of all vehicles is read as it is sent", async () => {
  const { index, read } = endlessIndex();
  const { addresses, mostAhead, longestPiece } = await readAll(
    answerSitemapSource(buildPorts(index), "vehicles"),
    read,
  );
  expect(addresses).toBe(COUNT);
  expect(mostAhead).toBeLessThanOrEqual(1_000);
  expect(longestPiece).toBeLessThan(256 * 1024);
});

test("nobody reads the inventory for somebody who has left", async () => {
  const { index, read } = endlessIndex();
  const response = answerSitemapSource(buildPorts(index), "vehicles");
  const reader = response.body?.getReader() ?? expect.fail("no body");
  await reader.read();
  await reader.read();
  const readByThen = read.vehicles;
  await reader.cancel();
  await new Promise((resolve) => setImmediate(resolve));
  expect(read.vehicles).toBeLessThanOrEqual(readByThen + 1_000);
});
