import { expect, test } from "vitest";
import { feedEvents, feedProblem } from "#tests/support/feed-events.ts";
import {
  parseDealerMapping,
  readDealerMapping,
} from "./dealer-mapping.server.ts";

const VIN = "1HGCM82633A004352";

test("a mapping names a dealer's own columns, what holds for all, and words of its own", async () => {
  const content = `Fahrgestell;Jahr;Marke;Modell;Preis;Zustand;Feld\n${VIN};2003;Honda;Accord;5995;2;X\n`;
  const mapping = {
    name: "norwood-dms",
    columns: {
      Fahrgestell: "vin",
      jahr: "year",
      " Marke ": "make",
      Modell: "model",
      Preis: "price",
      Zustand: "condition",
    },
    values: { condition: { 1: "new", 2: "used" } },
    constants: { city: "Norwood", state: "MA" },
  };
  const feed = await feedEvents(content, { mapping });
  expect(feed).toMatchObject({ format: "norwood-dms", unread: ["Feld"] });
  expect(feed.vehicles[0]?.vehicle).toMatchObject({
    condition: "used",
    salePriceCents: 599_500,
    location: { city: "Norwood", state: "MA" },
  });
});

test("a mapping goes before the known names, and null leaves a column out", async () => {
  const content = `VIN,Year,Make,Model,Price,Web Price\n${VIN},2003,Honda,Accord,9995,5995\n`;
  const mapping = { columns: { Price: null, "Web Price": "price" } };
  const feed = await feedEvents(content, { mapping });
  expect(feed.unread).toEqual(["Price"]);
  expect(feed.vehicles[0]?.vehicle).toMatchObject({
    salePriceCents: 599_500,
    oldPriceCents: null,
  });
});

test("a mapping keeps the format that the columns tell", async () => {
  const content = `VIN,New/Used,Year,Make,Model,Series,Lot Date,Photo Url List\n${VIN},U,2003,Honda,Accord,EX,2026-10-02,\n`;
  const mapping = { columns: { "Lot Date": "listedOn" } };
  const feed = await feedEvents(content, { mapping });
  expect(feed.vehicles[0]?.vehicle).toMatchObject({
    trim: "EX",
    condition: "used",
    listedOn: "2026-10-02",
  });
});

test("a table without names is mapped by column numbers and a delimiter", async () => {
  const content = `${VIN}|2003|Honda|Accord|a,b,c,d,e\n${VIN}|2004|Honda|Accord|\n`;
  const mapping = {
    hasHeader: false,
    delimiter: "pipe",
    columns: { 1: "vin", 2: "year", 3: "make", 4: "model", 5: "description" },
  };
  const feed = await feedEvents(content, { mapping });
  expect(feed.vehicles.map(({ vehicle }) => vehicle.year)).toEqual([
    2003, 2004,
  ]);
  expect(feed.vehicles[0]?.vehicle.description).toBe("a,b,c,d,e");
});

test("kilometers and another currency may be said once for a whole feed", async () => {
  const content = `VIN,Year,Make,Model,Price,Odo\n${VIN},2003,Honda,Accord,5995,100000\n`;
  const mapping = {
    columns: { Odo: "kilometers" },
    constants: { currency: "CAD" },
  };
  const refused = await feedEvents(content, { mapping });
  expect(refused.refused[0]?.reason).toBe(
    "price is in CAD, not in US dollars; mileage is in kilometers, not in miles",
  );
  const taken = await feedEvents(content, {
    mapping: {
      ...mapping,
      units: "km-to-miles",
      currency: "accept-cad-as-usd",
    },
  });
  expect(taken.vehicles[0]?.vehicle).toMatchObject({
    miles: 62_137,
    salePriceCents: 599_500,
  });
});

test("photo addresses without a host are completed by the mapping's", async () => {
  const content = `VIN,Year,Make,Model,Photos\n${VIN},2003,Honda,Accord,"/v/1.jpg, v/2.jpg"\n${VIN},2003,Honda,Accord,https://q.example.com/3.jpg|/v/4.jpg\n`;
  const mapping = { photoBaseUrl: "https://p.example.com/dealer/" };
  const { vehicles } = await feedEvents(content, { mapping });
  expect(
    vehicles.map(({ vehicle: { images } }) => [
      images.previewImage,
      ...images.additionalImages,
    ]),
  ).toEqual([
    ["https://p.example.com/v/1.jpg", "https://p.example.com/dealer/v/2.jpg"],
    ["https://q.example.com/3.jpg", "https://p.example.com/v/4.jpg"],
  ]);
});

test("a mapping names the element of XML that holds a vehicle", async () => {
  const content = `<stock><unit><vin>${VIN}</vin><year>2003</year><make>Honda</make><model>Accord</model></unit></stock>`;
  expect(await feedProblem(content)).toMatch(/name it in a mapping file/);
  const feed = await feedEvents(content, { mapping: { records: "unit" } });
  expect(feed.vehicles).toHaveLength(1);
});

test("the skeleton that an unknown header gets is a mapping file that works", async () => {
  const content = `VIN Nbr,Yaer,Make,Model\n${VIN},2003,Honda,Accord\n`;
  const problem = await feedProblem(content);
  expect(problem).toContain("--mapping mapping.json");
  const mapping: unknown = JSON.parse(problem.slice(problem.indexOf("\n{")));
  const feed = await feedEvents(content, { mapping: Object(mapping) });
  expect(feed.vehicles).toHaveLength(1);
});

test("what no column says stands empty in the skeleton, to be filled in", async () => {
  const content = JSON.stringify([
    {
      VIN,
      Model: "SR5",
      Year: 2003,
      "Base MSRP": 1,
      "Dealer Price": 1,
      "Shipping Status": "",
    },
  ]);
  const problem = await feedProblem(content);
  expect(problem).toContain("The feed has no column for: model.");
  expect(problem).toContain("The nearest known format is toyota.");
  const skeleton: unknown = JSON.parse(problem.slice(problem.indexOf("\n{")));
  expect(skeleton).toMatchObject({
    basedOn: "toyota",
    columns: { Model: "trim", "Base MSRP": "msrp" },
    constants: { model: "" },
  });
  expect(() => parseDealerMapping(JSON.stringify(skeleton), "m.json")).toThrow(
    'm.json: constants["model"]: is empty',
  );
});

test("the nearest format is named with what it lacks, and a headerless table is told as such", async () => {
  expect(
    await feedProblem(
      "Stock,Photo Url List,Series,Year,Make,Model\n1,2,3,4,5,6\n",
    ),
  ).toContain("The nearest known format is vauto; it lacks newused.");
  expect(await feedProblem("Menu,Dish\n1,2\n")).toContain(
    "No known format has any of these columns as its own.",
  );
  const headerless = await feedProblem(`Ford;F-150;2019;${VIN}\n`);
  expect(headerless).toContain("The first row looks like a vehicle");
  expect(headerless).toContain('"hasHeader": false');
});

test.each<[unknown, string]>([
  [[], "mapping.json: must be an object"],
  [
    { colums: {} },
    "mapping.json: colums: is an unknown key; look at its spelling",
  ],
  [
    { columns: { A: "vim" } },
    'mapping.json: columns["A"]: there is no field "vim": did you mean vin?',
  ],
  [
    { columns: { A: "zzzzzz" } },
    'mapping.json: columns["A"]: there is no field "zzzzzz": the fields are vin, ',
  ],
  [{ columns: { A: 7 } }, 'mapping.json: columns["A"]: there is no field "7"'],
  [{ columns: [] }, "mapping.json: columns: must be an object"],
  [{ hasHeader: "no" }, "mapping.json: hasHeader: must be true or false"],
  [
    { hasHeader: false, columns: { VIN: "vin" } },
    'mapping.json: columns["VIN"]: hasHeader is false, so columns are named by their number',
  ],
  [
    { delimiter: ";" },
    "mapping.json: delimiter: must be one of: comma, tab, semicolon, pipe",
  ],
  [{ basedOn: "vato" }, "mapping.json: basedOn: must be one of: vauto, "],
  [{ units: "km" }, "mapping.json: units: must be miles or km-to-miles"],
  [
    { currency: "cad" },
    "mapping.json: currency: must be usd, accept-as-usd or",
  ],
  [{ name: "A B" }, "mapping.json: name: has up to 40 small letters"],
  [
    { photoBaseUrl: "/photos" },
    "mapping.json: photoBaseUrl: must be a whole address",
  ],
  [
    { constants: { condition: " " } },
    'mapping.json: constants["condition"]: is empty',
  ],
  [
    { constants: { color: "red" } },
    'mapping.json: constants["color"]: there is no field "color"',
  ],
  [
    { values: { condition: { a: 1 } } },
    'mapping.json: values["condition"]["a"]: must be text in quotes',
  ],
])("the mapping %j is refused by file and key", (mapping, fault) => {
  expect(() =>
    parseDealerMapping(JSON.stringify(mapping), "mapping.json"),
  ).toThrow(fault);
});

test("every fault of a mapping is told at once", () => {
  const content = JSON.stringify({ units: "km", columns: { A: "vim" }, x: 1 });
  expect(() => parseDealerMapping(content, "m.json")).toThrow(
    /columns\["A"\][\s\S]*units[\s\S]*x: is an unknown key/,
  );
});

test("a mapping file that cannot be read is named", async () => {
  expect(() => parseDealerMapping("{", "m.json")).toThrow(
    "m.json: is not valid JSON",
  );
  await expect(readDealerMapping("/nowhere/m.json")).rejects.toThrow(
    "The mapping file /nowhere/m.json cannot be read",
  );
});
