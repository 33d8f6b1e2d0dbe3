import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  readFeed,
  type ReadFeedOptions,
} from "#app/adapters/inventory-feed/import/read-feed.server.ts";
import { collectFeed } from "./collect-feed.ts";

const DATA = path.resolve(import.meta.dirname, "../../../shared/data");

export const hasFeedData = existsSync(DATA);
/** Ends the name of every test that needs the data, so that its absence is read in the report. */
export const WHERE = hasFeedData ? "" : " (skipped: ../shared/data is absent)";

export function feedPath(name: string): string {
  return path.join(DATA, name);
}

export function feedText(name: string): string {
  return readFileSync(feedPath(name), "utf8");
}

export function collectFile(
  name: string,
  options: Partial<ReadFeedOptions> = {},
) {
  return collectFeed(
    readFeed({
      input: feedPath(name),
      format: "auto",
      storeId: "aurora",
      today: "2026-11-21",
      ...options,
    }),
  );
}
