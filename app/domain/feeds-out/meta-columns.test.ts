import * as fc from "fast-check";
import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { buildListing, PHOTO } from "#tests/support/feed-listings.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { FEED_FILES, formatFeedRow } from "./feed-file.ts";
import { META_DOCUMENT_TAIL, formatMetaDocumentHead } from "./meta-document.ts";

const XML = FEED_FILES.find(({ name }) => name.endsWith(".xml"));
/** Halves of characters and controls too. */
const ANYTHING = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 })
  .map((codes) => String.fromCharCode(...codes));
const images = {
  imageCustomBg: [],
  previewImage: PHOTO,
  additionalImages: [`${PHOTO}?a=1&b=2`],
  evoxImages: [],
};

function buildDocument(
  description: string,
  facts: Partial<Vehicle> = {},
): string {
  if (XML === undefined) return expect.fail();
  const row = formatFeedRow(
    XML,
    buildListing({ images, description, ...facts }),
  );
  if (!("text" in row)) return expect.fail(row.emptyColumn);
  return XML.head('Prairie & "Sons" <Auto>') + row.text + XML.tail;
}

/** Element path → texts, with the name of an address's component. */
function read(xml: string): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>();
  const path: string[] = [];
  let text = "";
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    path.push(attributes["name"] ?? name);
    text = "";
  });
  parser.on("text", (part) => (text += part));
  parser.on("closetag", () => {
    const key = path.slice(2).join(".");
    texts.set(key, [...(texts.get(key) ?? []), text]);
    path.pop();
    text = "";
  });
  parser.write(xml).close();
  return texts;
}

test("a listing has the elements that Meta's own documents have", () => {
  const texts = read(buildDocument("One owner."));
  expect(texts.get("vehicle_id")).toEqual(["1HGCV1F34LA000001"]);
  expect(texts.get("price")).toEqual(["21853.03 USD"]);
  expect(texts.get("mileage.value")).toEqual(["31250"]);
  expect(texts.get("mileage.unit")).toEqual(["MI"]);
  expect(texts.get("address.city")).toEqual(["Aurora"]);
  expect(texts.get("image.url")).toEqual([PHOTO, `${PHOTO}?a=1&b=2`]);
});

test("a document without a vehicle is one all the same", () => {
  expect(
    read(formatMetaDocumentHead("A") + META_DOCUMENT_TAIL).size,
  ).toBeGreaterThan(0);
});

test("whatever a dealer writes, the document is well formed and says it", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        ANYTHING,
        fc.constantFrom(
          "]]>",
          "<!--",
          "&bogus;",
          "\u0000\u0008",
          "\ud800",
          "\ufffe",
        ),
      ),
      (words) => {
        const texts = read(buildDocument(`Clean. ${words} End.`));
        const said = texts.get("description")?.[0] ?? "";
        expect(said.startsWith("Clean.")).toBe(true);
        expect(said.endsWith("End.")).toBe(true);
      },
    ),
  );
});

test.each([
  [{}, "AVAILABLE"],
  [{ stockStatus: "in-transit" }, "PENDING"],
  [{ stockStatus: "on-order" }, "PENDING"],
  [{ hold: "on-hold" }, "PENDING"],
  [{ stockStatus: null }, "UNKNOWN"],
] as const)("a car with %j is %s", (facts, availability) => {
  const texts = read(buildDocument("One owner.", facts));
  expect(texts.get("availability")).toEqual([availability]);
});

test("a new car whose delivery miles nobody counted is sent without miles, and a used one is not sent", () => {
  const texts = read(buildDocument("New.", { condition: "new", miles: null }));
  expect(texts.get("state_of_vehicle")).toEqual(["NEW"]);
  expect(texts.has("mileage.value")).toBe(false);
  expect(texts.has("mileage.unit")).toBe(false);
  if (XML === undefined) return expect.fail();
  expect(formatFeedRow(XML, buildListing({ images, miles: null }))).toEqual({
    emptyColumn: "mileage.value",
  });
});
