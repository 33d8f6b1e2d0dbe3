import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { loadStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import { findProfileLinkAddress } from "./profile-link.server.ts";

const folder = fileURLToPath(
  new URL("../../../../profiles/franchise", import.meta.url),
);
const result = loadStoreProfile(folder, Date.UTC(2026, 10, 21));
if (!result.ok) throw new Error(JSON.stringify(result.faults));
const { profile } = result;
const withoutContact = {
  ...profile,
  pages: { ...profile.pages, contact: false },
};

test.each([
  ["https://aurora.example/cars?x=1#y", "https://aurora.example/cars?x=1#y"],
  ["/", "/"],
  ["/contact-us#store-aurora", "/contact-us#store-aurora"],
  ["/contact-us?topic=2", "/contact-us?topic=2"],
  ["/search-vehicles", "/search-vehicles/all-inventory"],
  [
    "/search-vehicles/used-inventory/price/max/20000",
    "/search-vehicles/used-inventory/price/max/20000",
  ],
  ["/search-vehicles/boats", null],
  ["/no-such-page", null],
  ["/__proto__", null],
])("%s leads to %s", (link, address) => {
  expect(findProfileLinkAddress(link, profile, "en")).toBe(address);
});

test("a page of ours that is off has no address, an address elsewhere stays", () => {
  const links = ["/contact-us#store-aurora", "https://aurora.example/"];
  expect(
    links.map((it) => findProfileLinkAddress(it, withoutContact, "en")),
  ).toEqual([null, "https://aurora.example/"]);
});

test("in Spanish it leads to the Spanish page", () => {
  expect(
    findProfileLinkAddress("/contact-us#store-aurora", profile, "es"),
  ).toBe("/es/contact-us#store-aurora");
});
