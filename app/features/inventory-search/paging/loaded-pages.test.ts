import { expect, test } from "vitest";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import {
  listCardsBefore,
  type LoadedPage,
  type LoadedPages,
  parsePages,
  printPages,
  rememberPage,
} from "./loaded-pages.ts";

function card(vin: string): CardVehicle {
  return {
    vin,
    address: `/used-vehicle/sedans/a-car/${vin}`,
    condition: "used",
    name: "2020 Honda Accord",
    trim: null,
    drivetrain: null,
    transmission: null,
    color: null,
    miles: null,
    place: null,
    storeId: "aurora",
    badge: null,
    price: { state: "on-request" },
    picture: { illustration: "/img/v/sedans-gray-1.svg", photo: null },
  };
}

function page(vins: string, version = 7, gate = ";", terms = ""): LoadedPage {
  return { edition: { version, gate, terms }, vehicles: [...vins].map(card) };
}

function rememberPages(entries: Record<string, LoadedPage>): LoadedPages {
  const pages: LoadedPages = new Map();
  for (const [address, it] of Object.entries(entries))
    rememberPage(pages, address, it);
  return pages;
}

const vins = (cards: readonly CardVehicle[]) =>
  cards.map(({ vin }) => vin).join("");

test("the cards of earlier pages stand in their order", () => {
  const pages = rememberPages({ two: page("CD"), one: page("AB") });
  expect(vins(listCardsBefore(pages, ["one", "two"], page("EF")))).toBe("ABCD");
});

test("a page that is not known cuts off those before it", () => {
  const pages = rememberPages({ one: page("AB"), three: page("EF") });
  expect(
    vins(listCardsBefore(pages, ["one", "two", "three"], page("GH"))),
  ).toBe("EF");
});

test("a vehicle that moved to a later page stands once", () => {
  const pages = rememberPages({ one: page("AB"), two: page("BC") });
  expect(vins(listCardsBefore(pages, ["one", "two"], page("CD")))).toBe("AB");
});

test("cards made for another gate are not shown again", () => {
  const pages = rememberPages({ one: page("AB", 7, ";used") });
  expect(listCardsBefore(pages, ["one"], page("CD"))).toEqual([]);
});

test("cards whose payments go by other terms are not shown again", () => {
  const pages = rememberPages({ one: page("AB", 7, ";", "mine") });
  expect(listCardsBefore(pages, ["one"], page("CD"))).toEqual([]);
  expect(
    listCardsBefore(pages, ["one"], page("CD", 7, ";", "mine")),
  ).toHaveLength(2);
});

test("pages come back over a reload, unless the inventory has changed since", () => {
  const text = printPages(
    rememberPages({ old: page("AB", 6), one: page("CD", 7) }),
  );
  expect([
    ...parsePages(text, { version: 7, gate: ";", terms: "" }).keys(),
  ]).toEqual(["one"]);
});

test("a store that holds something else holds nothing", () => {
  const edition = { version: 7, gate: ";", terms: "" };
  for (const text of [null, "", "{}", "[1]", `[["a",{}]]`, `[["a",null]]`])
    expect(parsePages(text, edition).size).toBe(0);
});

test("only so many pages are remembered, the latest ones", () => {
  const pages: LoadedPages = new Map();
  for (let at = 0; at < 100; at += 1)
    rememberPage(pages, String(at), page("A"));
  expect(pages.size).toBe(40);
  expect(pages.has("99")).toBe(true);
});
