import { FEED_FORMATS } from "#app/domain/inventory/import-run.ts";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { FEED_FIELDS } from "#app/domain/feed-row/feed-row.ts";
import { feedEvents } from "#tests/support/feed-events.ts";

const PAGE = readFileSync(
  path.resolve(import.meta.dirname, "../../docs/feeds.md"),
  "utf8",
);
const [ownJson = "", mappingJson = ""] = [
  ...PAGE.matchAll(/```json\n([\s\S]*?)```/g),
].map(([, json]) => json ?? "");

test("the page about feeds names every format and every field", () => {
  const words = new Set(
    [...PAGE.matchAll(/`([A-Za-z]+)`/g)].map(([, it]) => it),
  );
  const names = [...FEED_FORMATS, ...FEED_FIELDS];
  expect(names.filter((name) => !words.has(name))).toEqual([]);
});

test("the documented shape of our own is read as written", async () => {
  const { format, vehicles, unread } = await feedEvents(ownJson);
  expect({ format, unread }).toEqual({ format: "forecourt", unread: [] });
  expect(vehicles[0]).toMatchObject({
    warnings: [],
    vehicle: { salePriceCents: 599_500, miles: 120_000, trim: "EX" },
  });
});

test("the documented mapping reads the feed it is about", async () => {
  const feed =
    "Chassis,Yr,Make,Model,Asking,Internal Price,Odo,Kind,Photos\n" +
    "1HGCM82633A004352,2003,Honda,Accord,5995,4000,100000,2nd,lot/1.jpg\n";
  const mapping: unknown = JSON.parse(mappingJson);
  const { format, vehicles } = await feedEvents(feed, {
    mapping: Object(mapping),
  });
  expect(format).toBe("north-lot");
  expect(vehicles[0]?.vehicle).toMatchObject({
    condition: "used",
    miles: 62_137,
    salePriceCents: 599_500,
    location: { city: "Norwood", state: "MA" },
    images: { previewImage: "https://photos.example.com/lot/1.jpg" },
  });
});
