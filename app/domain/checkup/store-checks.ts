import { SAMPLE_FEED } from "#app/domain/inventory/import-run.ts";
import { collectCases } from "#app/domain/checkup/findings/case-collector.ts";
import {
  isRealFeed,
  findLastCommittedRun,
  type FeedPast,
} from "#app/domain/checkup/feed/feed-past.ts";
import {
  type CheckWords,
  type Finding,
  formatCount,
} from "#app/domain/checkup/findings/finding.ts";

const NEVER_IMPORTED: CheckWords = {
  id: "store-never-imported",
  severity: "warning",
  title: "A store without any import",
  meaning: "No feed has ever been taken for this store.",
  advice:
    "Import its feed: npm run forecourt -- import <file> --store <id>. A store that sells nothing can be ignored.",
};

const SAMPLE_FOR_SALE: CheckWords = {
  id: "sample-for-sale",
  severity: "warning",
  title: "Sample vehicles are for sale",
  meaning:
    "These vehicles are made up. The first real import of their store replaces them.",
  advice: "Import the store's feed before the site goes public.",
};

const STORE_UNKNOWN: CheckWords = {
  id: "store-unknown",
  severity: "error",
  title: "Vehicles of a store that the profile does not have",
  meaning: "They are listed without a store that shoppers could call or visit.",
  advice:
    "Put the store back into the profile under its old id, or take its vehicles off sale with an empty feed and --confirm.",
};

export interface StockCount {
  readonly storeId: string;
  readonly feed: string;
  readonly count: number;
}

export function listStoreFindings(
  storeIds: readonly string[],
  pasts: readonly FeedPast[],
  stock: readonly StockCount[],
): readonly Finding[] {
  const never = collectCases(NEVER_IMPORTED, "store");
  const sample = collectCases(SAMPLE_FOR_SALE, "vehicle");
  const unknown = collectCases(STORE_UNKNOWN, "vehicle");
  for (const storeId of storeIds)
    if (!hasImport(storeId, pasts))
      never.add({ case: toStoreCase(storeId, "no import yet") });
  for (const { storeId, feed, count } of stock) {
    const one = toStoreCase(storeId, formatCount(count, "vehicle"));
    if (feed === SAMPLE_FEED) sample.add({ case: one, count });
    if (!storeIds.includes(storeId)) unknown.add({ case: one, count });
  }
  return [never, sample, unknown]
    .map((collector) => collector.buildFinding())
    .filter((finding) => finding !== null);
}

function hasImport(storeId: string, pasts: readonly FeedPast[]): boolean {
  return pasts.some(
    (past) =>
      past.storeId === storeId &&
      isRealFeed(past) &&
      findLastCommittedRun(past) !== null,
  );
}

function toStoreCase(storeId: string, detail: string) {
  const noVehicle = { vin: null, stockNumber: null, name: null, path: null };
  return { ...noVehicle, row: null, storeId, detail };
}
