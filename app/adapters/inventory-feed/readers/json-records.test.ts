import fc from "fast-check";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { feedEvents, feedProblem } from "#tests/support/feed-events.ts";
import {
  DEFAULT_FEED_LIMITS,
  type FeedRecord,
} from "#app/adapters/inventory-feed/feed-record.server.ts";
import { readJson } from "./json-records.server.ts";

const VIN_A = "1HGCM82633A004352";
const VIN_B = "KM8K2CAB4PU001140";
const A = { vin: VIN_A, year: 2003, make: "Honda", model: "Accord" };
const B = { vin: VIN_B, year: 2023, make: "Hyundai", model: "Kona" };

async function listRecords(
  value: unknown,
  recordsPath: string | null = null,
): Promise<FeedRecord[]> {
  async function* pieces() {
    yield JSON.stringify(value);
  }
  const records: FeedRecord[] = [];
  const options = {
    isVinName: (name: string) => name === "vin",
    recordsPath,
    limits: DEFAULT_FEED_LIMITS,
  };
  for await (const record of readJson(pieces(), options)) records.push(record);
  return records;
}

async function listVins(content: string) {
  const { vehicles } = await feedEvents(content);
  return vehicles.map(({ vehicle }) => vehicle.vin);
}

test.each<[string, string]>([
  ["at the top", JSON.stringify([A, B])],
  ["under inventory", JSON.stringify({ page: 1, inventory: [A, B] })],
  ["under a name of its own", JSON.stringify({ a: { forSale: [A, B] } })],
  ["as hits", JSON.stringify({ hits: [A, B], nbHits: 2 })],
  [
    "as hits of several results",
    JSON.stringify({ results: [{ hits: [A] }, { hits: [] }, { hits: [B] }] }),
  ],
  [
    "as hits with their source",
    JSON.stringify({
      hits: { hits: [{ _id: 1, _source: A }, { _source: B }] },
    }),
  ],
  ["as a list in a list", JSON.stringify([[A], [B]])],
  ["one a line", `${JSON.stringify(A)}\n${JSON.stringify(B)}\n`],
  [
    "one a line, without a last line end",
    `${JSON.stringify(A)}\r\n${JSON.stringify(B)}`,
  ],
  ["behind a byte order mark", `\ufeff${JSON.stringify([A, B])}`],
  ["indented", JSON.stringify([A, B], null, 2)],
])("vehicles are found %s", async (_, content) => {
  expect(await listVins(content)).toEqual([VIN_A, VIN_B]);
});

test("one vehicle alone is read too", async () => {
  expect(await listVins(JSON.stringify(A))).toEqual([VIN_A]);
  expect(await listVins(JSON.stringify({ vehicle: A }))).toEqual([VIN_A]);
});

test("a vehicle without a VIN among others is refused by its row, wherever it stands", async () => {
  const { vin: _, ...bare } = A;
  const content = JSON.stringify({
    results: [{ hits: [bare, B, bare] }, { hits: [bare] }],
  });
  const { vehicles, refused } = await feedEvents(content);
  expect(vehicles.map(({ row }) => row)).toEqual([2]);
  expect(refused).toEqual(
    [1, 3, 4].map((row) => ({
      kind: "refused",
      row,
      vin: null,
      reason: "VIN is missing",
    })),
  );
});

test("nested names are joined with dots, pairs of name and value become a name, lists of words one cell", async () => {
  const [record] = await listRecords([
    {
      vin: VIN_A,
      pricing: { msrp: 5, deep: { er: true } },
      attributes: [
        { name: "engine", value: "V6" },
        { value: "FWD", name: "driveLine" },
        { name: "", value: "nameless" },
      ],
      images: [{ uri: "a" }, { uri: "b" }],
      features: ["one", "two", null],
      trim: null,
      _private: { vin: "x" },
    },
  ]);
  const cells = record?.names.map((name, at) => [name, record.values[at]]);
  expect(cells).toEqual([
    ["vin", VIN_A],
    ["pricing.msrp", "5"],
    ["pricing.deep.er", "true"],
    ["attributes.engine", "V6"],
    ["attributes.driveLine", "FWD"],
    ["attributes.name", ""],
    ["attributes.value", "nameless"],
    ["images.uri", "a"],
    ["images.uri", "b"],
    ["features", "one|two"],
    ["trim", ""],
  ]);
});

test("a list with VINs inside a vehicle belongs to the vehicle", async () => {
  const { vehicles } = await feedEvents(
    JSON.stringify([{ ...A, similar: [{ vin: VIN_B, year: 2023 }] }]),
  );
  expect(vehicles.map(({ vehicle }) => vehicle.vin)).toEqual([VIN_A]);
});

test("vehicles within vehicles are an error unless the list is named", async () => {
  const { vin, ...rest } = A;
  const content = JSON.stringify({ cars: [{ similar: [B], vin, ...rest }] });
  expect(await feedProblem(content)).toMatch(/vehicles within vehicles/);
  const named = await feedEvents(content, { mapping: { records: "cars" } });
  expect(named.vehicles.map(({ vehicle }) => vehicle.vin)).toEqual([VIN_A]);
});

test("what is no inventory is told from an empty one", async () => {
  for (const empty of [
    "[]",
    "{}",
    '{"inventory":[]}',
    '{"results":[{"hits":[],"nbHits":0}]}',
  ])
    expect((await feedEvents(empty)).vehicles).toEqual([]);
  const tracked = JSON.stringify({
    [VIN_A]: { vehicleData: A, missingRunCount: 3 },
  });
  expect(await feedProblem(tracked)).toMatch(/no inventory.*under their VINs/);
  expect(await feedProblem('{"error":"unauthorized"}')).toMatch(
    /no column for: vin[\s\S]*Columns found: error/,
  );
  expect(await feedProblem('[{"VIN Nbr":"1","year":2003}]')).toContain(
    '"VIN Nbr" looks like vin',
  );
});

test.each<[string, string, RegExp]>([
  ["cut off in a list", `[${JSON.stringify(A)}`, /cut off/],
  ["cut off in an object", `[${JSON.stringify(A).slice(0, -1)}`, /cut off/],
  ["cut off in text", '[{"vin":"1HGC', /cut off/],
  [
    "with a comma too many",
    `[${JSON.stringify(A)},]`,
    /near line 1: a \] stands/,
  ],
  [
    "without a comma",
    `[${JSON.stringify(A)}${JSON.stringify(B)}]`,
    /a value stands/,
  ],
  ["with a value for a key", "[{1:2}]", /a value stands/],
  ["without a colon", '[{"a" "b"}]', /a value stands/],
  ["with a wrong end", '{"a":[1}', /a } stands/],
  ["with an end too many", "[]]", /a \] stands/],
  ["with a bare word", '[{"vin":None}]', /Unexpected "N"/],
  ["with single quotes", "[{'vin':1}]", /Unexpected "'"/],
  ["nested too deep", "[".repeat(40), /deeper than 32/],
  ["nested too deep in objects", '{"a":'.repeat(40), /deeper than 32/],
])("JSON %s is refused as a whole", async (_, content, message) => {
  expect(await feedProblem(content)).toMatch(message);
});

test("a fault far down is told by its line", async () => {
  const lines = Array.from({ length: 50 }, () => JSON.stringify(A));
  expect(await feedProblem([...lines, "{]"].join("\n"))).toMatch(
    /near line 51/,
  );
});

test.each<[string, string, RegExp]>([
  [
    "a vehicle",
    JSON.stringify([{ ...A, a: "x".repeat(90), b: "y".repeat(90) }]),
    /longer than any vehicle/,
  ],
  [
    "a vehicle whose VIN comes last",
    JSON.stringify([{ a: "x".repeat(90), b: "y".repeat(90), ...A }]),
    /longer than any vehicle/,
  ],
  ["a text", `[{"a":"${"x".repeat(5_000)}`, /longer than any can be/],
])("the limit of %s is kept", async (_, content, message) => {
  const limits = { maxRowLength: 150 };
  expect(await feedProblem(content, { limits, pieceSize: 500 })).toMatch(
    message,
  );
});

test("the limits of rows and bytes are kept", async () => {
  const content = JSON.stringify([A, B]);
  expect(await feedProblem(content, { limits: { maxRows: 1 } })).toMatch(
    /more than 1 rows/,
  );
  expect(await feedProblem(content, { limits: { maxBytes: 50 } })).toMatch(
    /larger than 50 bytes/,
  );
});

test("a page around the vehicles may be longer than a vehicle", async () => {
  const content = JSON.stringify({
    note: "x".repeat(400),
    inventory: [A],
    more: "y".repeat(400),
  });
  const { vehicles } = await feedEvents(content, {
    limits: { maxRowLength: 500 },
  });
  expect(vehicles).toHaveLength(1);
});

test("a gzip bomb of JSON is stopped by its ratio", async () => {
  const bomb = gzipSync(`[${`"${"x".repeat(900_000)}",`.repeat(40)}`);
  expect(await feedProblem(bomb, { pieceSize: 65_536 })).toMatch(
    /decompression bomb/,
  );
});

test("JSON in Windows-1252 and in UTF-16 is read, and the first is told", async () => {
  const content = JSON.stringify([{ ...A, stock: "Café" }]);
  const western = await feedEvents(Buffer.from(content, "latin1"));
  expect(western.vehicles[0]?.vehicle.stockNumber).toBe("Café");
  expect(western.notices).toEqual([
    "1 lines are not UTF-8 and were read as Windows-1252",
  ]);
  const wide = await feedEvents(Buffer.from(`\ufeff${content}`, "utf16le"));
  expect(wide.vehicles[0]?.vehicle.stockNumber).toBe("Café");
});

test("names out of JSON cannot reach an object's prototype", async () => {
  const content = `[{"__proto__":{"vin":"x"},"constructor":"y","condition":"__proto__","vin":"${VIN_A}","year":2003,"make":"Honda","model":"Accord"}]`;
  const mapping = { values: { condition: { used: "new" } } };
  const { vehicles } = await feedEvents(content, { mapping });
  expect(vehicles).toHaveLength(1);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

const word = fc.stringMatching(/^[a-z]{1,6}$/);
const leaf = fc.oneof(
  fc.string().map((text) => text.replaceAll("|", "")),
  fc.integer(),
  fc.boolean(),
);

test("every leaf of a nested object is found under its path, in any pieces", async () => {
  const tree = fc.letrec((tie) => ({
    node: fc.oneof(
      { depthSize: "small" },
      leaf,
      fc.dictionary(word, tie("node"), { maxKeys: 4 }),
    ),
  })).node;
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(word, tree, { maxKeys: 5 }),
      async (facts) => {
        const { vin: _, ...rest } = facts;
        const [record] = await listRecords([{ vin: VIN_A, ...rest }]);
        expect(
          record?.names.map((name, at) => [name, record.values[at]]),
        ).toEqual(listLeaves({ vin: VIN_A, ...rest }));
      },
    ),
    { numRuns: 100 },
  );
});

/** The flattening by plain recursion. */
function listLeaves(value: object, prefix = ""): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === "object" && inner !== null
      ? listLeaves(
          inner,
          prefix === "" && key === "vehicle" ? "" : `${prefix}${key}.`,
        )
      : [[prefix + key, String(inner)] satisfies [string, string]],
  );
}

test("whatever the bytes, the reader ends with records or a FeedError", async () => {
  const text = fc.array(
    fc.oneof(
      fc.constantFrom(
        "{",
        "}",
        "[",
        "]",
        ",",
        ":",
        '"',
        '"vin":',
        "null",
        "1",
        "\\u",
        "e",
        "\n",
      ),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 40 },
  );
  await fc.assert(
    fc.asyncProperty(text, async (parts) => {
      const content = `[${parts.join("")}`;
      const isJson = await feedEvents(content, { pieceSize: 2 }).then(
        () => true,
        (error: unknown) => {
          expect(error).toMatchObject({ name: "FeedError" });
          return false;
        },
      );
      if (isJson) expect(content.trim()).toMatch(/[\]}]$/);
    }),
    { numRuns: 200 },
  );
});
