import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { collectFeed } from "#tests/feeds/collect-feed.ts";
import {
  FeedError,
  type FeedLimits,
} from "#app/adapters/inventory-feed/feed-record.server.ts";
import { readFeed } from "./read-feed.server.ts";

const VIN_A = "1HGCM82633A004352";
const VIN_B = "KM8K2CAB4PU001140";
const HEADER = "VIN,Stock #,New/Used,Year,Make,Model,Price";
const ROW_A = `${VIN_A},A1,U,2003,Honda,Accord EX,5995`;
const ROW_B = `${VIN_B},B1,U,2023,Hyundai,Kona SE,19995`;

/** Bytes in pieces of a few, as a slow network hands them over. */
async function* inPieces(
  content: string | Uint8Array,
  size = 7,
): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(content);
  for (let start = 0; start < bytes.length; start += size)
    yield bytes.subarray(start, start + size);
}

function collect(
  content: string | Uint8Array,
  limits: Partial<FeedLimits> = {},
) {
  return collectFeed(
    readFeed({
      input: inPieces(content),
      format: "auto",
      storeId: "aurora",
      today: "2026-11-21",
      limits,
    }),
  );
}

async function findProblem(
  content: string | Uint8Array,
  limits?: Partial<FeedLimits>,
): Promise<string> {
  const error: unknown = await collect(content, limits).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(FeedError);
  return error instanceof FeedError ? error.message : "";
}

async function listStockNumbers(content: string | Uint8Array) {
  const { vehicles } = await collect(content);
  return vehicles.map(({ vehicle }) => vehicle.stockNumber);
}

test("a CSV is read row by row", async () => {
  const { vehicles, report } = await collect(`${HEADER}\n${ROW_A}\n${ROW_B}\n`);
  expect(vehicles.map(({ vehicle }) => [vehicle.vin, vehicle.model])).toEqual([
    [VIN_A, "Accord"],
    [VIN_B, "Kona"],
  ]);
  expect(report).toMatchObject({
    format: "generic",
    rowCount: 2,
    vehicleCount: 2,
    refused: [],
  });
});

test.each([
  ["a byte order mark", `\ufeff${HEADER}\n${ROW_A}`],
  ["Windows line ends", `${HEADER}\r\n${ROW_A}\r\n`],
  ["empty lines", `${HEADER}\n\n${ROW_A}\n,,,,,,\n\n`],
  ["tabs", `${HEADER}\n${ROW_A}`.replaceAll(",", "\t")],
  ["semicolons", `${HEADER}\n${ROW_A}`.replaceAll(",", ";")],
  ["pipes", `${HEADER}\n${ROW_A}`.replaceAll(",", "|")],
  ["gzip", gzipSync(`${HEADER}\n${ROW_A}`)],
  ["UTF-16", Buffer.from(`\ufeff${HEADER}\n${ROW_A}`, "utf16le")],
  [
    "quotes",
    `"VIN","Stock #","New/Used","Year","Make","Model","Price"\n${ROW_A.replaceAll(/[^,]+/g, '"$&"')}`,
  ],
])("a table with %s is read", async (_, content) => {
  expect(await listStockNumbers(content)).toEqual(["A1"]);
});

test("a quoted description runs over lines, and stray quotes do no harm", async () => {
  const { vehicles } = await collect(
    `VIN,Year,Make,Model,Description,Trim\n${VIN_A},2003,Honda,Accord,"Line one\nline ""two""",6' 5" bed\n`,
  );
  expect(vehicles[0]?.vehicle.description).toBe('Line one\nline "two"');
  expect(vehicles[0]?.vehicle.trim).toBe(`6' 5" bed`);
});

test("a column that comes twice is read where it says something", async () => {
  const { vehicles } = await collect(
    `VIN,Year,Make,Model,Transmission,Transmission\n${VIN_A},2003,Honda,Accord,,5-Speed Manual\n`,
  );
  expect(vehicles[0]?.vehicle).toMatchObject({
    transmission: "manual",
    transmissionText: "5-Speed Manual",
  });
});

test("numbered photo columns are taken together in their order", async () => {
  const { vehicles } = await collect(
    `VIN,Year,Make,Model,Main Image URL,Image URL 2,Image URL 3\n${VIN_A},2003,Honda,Accord,https://p.example.com/1.jpg,https://p.example.com/2.jpg,https://p.example.com/3.jpg\n`,
  );
  expect(vehicles[0]?.vehicle.images).toMatchObject({
    previewImage: "https://p.example.com/1.jpg",
    additionalImages: [
      "https://p.example.com/2.jpg",
      "https://p.example.com/3.jpg",
    ],
  });
});

test("a row with too many cells is refused by number, a short one is told", async () => {
  const { report } = await collect(
    `${HEADER}\n${ROW_A},stray,cells\n${VIN_B},B1,U,2023,Hyundai,Kona\n`,
  );
  expect(report.refused).toEqual([
    { row: 1, vin: null, reason: "row has 9 cells under 7 column names" },
  ]);
  expect(report.warnings).toContainEqual({
    row: 2,
    vin: VIN_B,
    warning: "row is short: 6 cells under 7 column names",
  });
});

test("a last row that is cut off is refused", async () => {
  const { report } = await collect(
    `${HEADER}\n${ROW_A}\n${VIN_B},B1,U,2023,Hyun`,
  );
  expect(report.vehicleCount).toBe(1);
  expect(report.refused).toEqual([
    { row: 2, vin: null, reason: "the file ends inside this row" },
  ]);
});

test("rows of the same VIN are merged, and the later one wins where it says something", async () => {
  const { vehicles, report } = await collect(
    `${HEADER}\n${ROW_A}\n${ROW_B}\n${VIN_A},,U,2003,Honda,Accord EX,4995\n`,
  );
  expect(
    vehicles.map(({ vehicle }) => [
      vehicle.stockNumber,
      vehicle.salePriceCents,
    ]),
  ).toEqual([
    ["A1", 499_500],
    ["B1", 1_999_500],
  ]);
  expect(report).toMatchObject({
    rowCount: 3,
    vehicleCount: 2,
    mergedRowCount: 1,
  });
});

test("Windows-1252 lines are read as such between UTF-8 ones, and that is told", async () => {
  const { vehicles, report } = await collect(
    Buffer.concat([
      Buffer.from("VIN,Year,Make,Model,Stock\n"),
      Buffer.from(`${VIN_A},2003,Honda,Accord,Caf\u00e9\n`, "latin1"),
      Buffer.from(`${VIN_B},2023,Hyundai,Kona,Caf\u00e9\n`, "utf8"),
    ]),
  );
  expect(vehicles.map(({ vehicle }) => vehicle.stockNumber)).toEqual([
    "Café",
    "Café",
  ]);
  expect(report.notices).toEqual([
    "1 lines are not UTF-8 and were read as Windows-1252",
  ]);
});

test("a known format is recognised by its columns", async () => {
  const vauto = `DealerId,VIN,"Stock #",New/Used,Year,Make,Model,Series,Certified,"Photo Url List"\n1,${VIN_A},A1,U,2003,Honda,Accord,EX-L,Yes,"https://p.example.com/1.jpg,https://p.example.com/2.jpg"\n`;
  const { vehicles, report } = await collect(vauto);
  expect(report.format).toBe("vauto");
  expect(vehicles[0]?.vehicle).toMatchObject({
    trim: "EX-L",
    condition: "certified",
  });
  expect(vehicles[0]?.vehicle.images.additionalImages).toHaveLength(1);
});

test.each([
  "",
  "\n\n",
  `${HEADER}\n`,
  "<listings><title>Nothing today</title></listings>",
])("%j holds no vehicles and is no error", async (content) => {
  expect((await collect(content)).report).toMatchObject({
    rowCount: 0,
    vehicleCount: 0,
  });
});

test("columns that nobody knows are an error that says what was found, missing and near", async () => {
  const problem = await findProblem("VIN Nbr,Yaer,Make,Model\n1,2,3,4\n");
  expect(problem).toContain("The feed has no column for: vin, year.");
  expect(problem).toContain("Columns found: VIN Nbr, Yaer, Make, Model.");
  expect(problem).toContain('"VIN Nbr" looks like vin');
  expect(problem).toContain('"Yaer" looks like year');
});

test.each<[string, string | Uint8Array, RegExp]>([
  [
    "a table without a header",
    "Ford|F-150|2019|1FTEW1E50KFA12345\n",
    /no column for: vin, year, make, model/,
  ],
  [
    "a cut-off gzip file",
    gzipSync(`${HEADER}\n${ROW_A}\n${ROW_B}`).subarray(0, 60),
    /gzip file is damaged or cut off/,
  ],
  [
    "a gzip file with a broken middle",
    Buffer.concat([gzipSync("VIN").subarray(0, 12), Buffer.alloc(40, 0xff)]),
    /gzip file is damaged/,
  ],
  [
    "a file that ends inside quotes",
    `${HEADER}\n${ROW_A}\n${VIN_B},"B1,U,2023`,
    /ends inside a quoted cell.*line 3/,
  ],
  ["a ZIP archive", "PK\u0003\u0004....", /ZIP archive/],
  ["JSON of something else", '{"error":"no"}', /no column for: vin/],
  ["an error page", "<!DOCTYPE html><html><body>502</body></html>", /web page/],
  [
    "cut-off XML",
    `<listings><listing><vin>${VIN_A}</vin></listing><listing><vin>KM8`,
    /XML cannot be read/,
  ],
  [
    "XML of something else",
    "<menu><dish>Soup</dish></menu>",
    /XML holds no vehicles/,
  ],
  [
    "an unknown entity",
    "<listings><listing><vin>&bomb;</vin></listing></listings>",
    /undefined entity/,
  ],
  [
    "an entity bomb",
    '<!DOCTYPE l [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><listings><listing><vin>&b;</vin></listing></listings>',
    /DOCTYPE/,
  ],
  [
    "an external entity",
    '<?xml version="1.0"?><!DOCTYPE l [<!ENTITY x SYSTEM "file:///etc/passwd">]><listings><listing><vin>&x;</vin></listing></listings>',
    /DOCTYPE/,
  ],
  ["bytes that are no text", Buffer.from([7, 0, 0, 44, 0, 10]), /not text/],
  [
    "XML nested too deep",
    `<listings>${"<a>".repeat(40)}`,
    /nested deeper than 32/,
  ],
])("%s is refused as a whole", async (_, content, message) => {
  expect(await findProblem(content)).toMatch(message);
});

test.each<[string, Partial<FeedLimits>, string | Uint8Array, RegExp]>([
  ["bytes", { maxBytes: 20 }, `${HEADER}\n${ROW_A}`, /larger than 20 bytes/],
  ["rows", { maxRows: 1 }, `${HEADER}\n${ROW_A}\n${ROW_B}`, /more than 1 rows/],
  [
    "row length",
    { maxRowLength: 100 },
    `${HEADER}\n"${"x".repeat(200)}"`,
    /longer than any row/,
  ],
  [
    "text in XML",
    { maxRowLength: 100 },
    `<listings><title>${"x".repeat(300)}</title></listings>`,
    /longer than any can be/,
  ],
  [
    "a vehicle in XML",
    { maxRowLength: 100 },
    `<listings><listing>${"<a>1234567890</a>".repeat(20)}</listing></listings>`,
    /longer than any vehicle/,
  ],
  [
    "an unfinished tag",
    { maxRowLength: 100 },
    `<listings><listing ${"x".repeat(300)}`,
    /longer than any can be/,
  ],
])("the limit of %s is kept", async (_, limits, content, message) => {
  expect(await findProblem(content, limits)).toMatch(message);
});

test("a gzip bomb is stopped by its ratio", async () => {
  const table = gzipSync(
    `${HEADER}\n${",".repeat(6).concat("\n").repeat(6_000_000)}`,
  );
  expect(await findProblem(table)).toMatch(/decompression bomb/);
});

test("a file that is not there is named", async () => {
  const events = readFeed({
    input: "/nowhere/feed.csv",
    format: "auto",
    storeId: "aurora",
    today: "2026-11-21",
  });
  await expect(collectFeed(events)).rejects.toThrow(
    "Cannot read /nowhere/feed.csv: there is no such file.",
  );
});

test("Meta's XML is read with units, addresses and repeated images", async () => {
  const { vehicles, report } = await collect(
    `<?xml version="1.0"?><listings><listing><vehicle_id>9</vehicle_id><title>2003 Honda Accord EX</title>
     <price>5995.00 USD</price><address format="simple"><component name="city">Norwood</component><component name="region">MA</component><component name="postal_code">2062</component></address>
     <make>Honda</make><model>Accord</model><year>2003</year><vin>${VIN_A}</vin>
     <state_of_vehicle>USED</state_of_vehicle><condition>EXCELLENT</condition>
     <mileage><unit>MI</unit><value>62137</value></mileage><exterior_color><![CDATA[Red & White]]></exterior_color>
     <image><url>https://p.example.com/1.jpg</url></image><image><url>https://p.example.com/2.jpg</url></image>
     </listing></listings>`,
  );
  expect(report.format).toBe("meta");
  expect(vehicles[0]?.vehicle).toMatchObject({
    condition: "used",
    miles: 62_137,
    trim: "EX",
    salePriceCents: 599_500,
    exteriorColor: "Red & White",
    location: { city: "Norwood", state: "MA", zip: "02062" },
    images: {
      previewImage: "https://p.example.com/1.jpg",
      additionalImages: ["https://p.example.com/2.jpg"],
    },
  });
});

test("names out of the feed cannot reach an object's prototype", async () => {
  const { vehicles } = await collect(
    `<listings><listing><component name="__proto__"><vin>x</vin></component><constructor>y</constructor><vin>${VIN_A}</vin><year>2003</year><make>Honda</make><model>Accord</model></listing></listings>`,
  );
  expect(vehicles).toHaveLength(1);
  expect(Object.keys(Object.prototype)).toEqual([]);
});
