import { expect, test } from "vitest";
import { getFeedAddress, parseFeedAddress } from "./feed-address.ts";
import { FEED_FILES } from "./feed-file.ts";

test.each(FEED_FILES)("the address of $name reads back", (file) => {
  const address = getFeedAddress("gary-south", file);
  expect(parseFeedAddress(address)).toEqual({
    storeId: "gary-south",
    token: null,
    file,
    isPacked: false,
  });
  expect(parseFeedAddress(`${address}.gz`)?.isPacked).toBe(true);
});

test("a token stands before the store", () => {
  expect(
    parseFeedAddress(
      "/feeds/0123456789abcdef/aurora/google-vehicle-listings.tsv",
    ),
  ).toMatchObject({ storeId: "aurora", token: "0123456789abcdef" });
});

test.each([
  "/feeds",
  "/feeds/aurora",
  "/feeds/google-vehicle-listings.tsv",
  "/feeds/aurora/google-vehicle-listings.xml",
  "/feeds/aurora/meta-automotive-inventory.tsv",
  "/feeds/aurora/google-vehicle-listings.tsv.gz.gz",
  "/feeds/short/aurora/google-vehicle-listings.tsv",
  "/feeds/a/b/c/google-vehicle-listings.tsv",
  "/es/feeds/aurora/google-vehicle-listings.tsv",
  "/feeds/../google-vehicle-listings.tsv",
])("%s is no feed's address", (path) => {
  expect(parseFeedAddress(path)).toBeNull();
});
