import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";

const PAGE = readFileSync("docs/operations/catalogue.md", "utf8");
const BEGINNINGS = [
  "/api/catalogue/v1/store-group/{group}/website",
  "/api/catalogue/v1/stores/{store}/website",
];

let site: TestSite;
let openapi: {
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly get: {
          readonly parameters?: readonly {
            readonly name: string;
            readonly in: string;
            readonly description?: string;
          }[];
        };
      }
    >
  >;
};
beforeAll(async () => {
  site = await startTestSite();
  openapi = await (await site.fetch("/api/catalogue/v1/openapi.json")).json();
  return site.stop;
});

const listSpans = (text: string) =>
  [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = ""]) => span);

/** The rows of the table below a heading, each a list of its cells. */
function listRows(first: string): readonly (readonly string[])[] {
  const lines = PAGE.slice(PAGE.indexOf(`\n| ${first} `) + 1).split("\n");
  return lines
    .slice(
      2,
      lines.findIndex((line) => !line.startsWith("|")),
    )
    .map((line) => line.split("|").slice(1, -1));
}

const CALLS = listRows("Below it").map(([address = "", answer = ""]) => ({
  call: listSpans(address)[0] ?? "",
  answer,
}));

function fill(address: string): string {
  const [first] = site.vehicles;
  return address
    .replace("{group}", "prairie")
    .replace("{store}", first?.vehicle.storeId ?? "")
    .replace("{vin}", first?.vehicle.vin ?? "");
}

test("the page names every call of the OpenAPI document, and no other", () => {
  const named = [
    ...CALLS.map(({ call }) => call),
    ...new Set(
      listRows("Address").map(([address = ""]) =>
        (listSpans(address)[0] ?? "").replace(/(___\/).*/, "$1{source}"),
      ),
    ),
  ].filter((it) => it !== "/api/catalogue/v1/openapi.json");
  expect(named.toSorted()).toEqual(Object.keys(openapi.paths).toSorted());
});

test("both beginnings stand on the page", () => {
  for (const beginning of BEGINNINGS)
    expect(listSpans(PAGE)).toContain(beginning);
});

test.each(
  CALLS.flatMap((it) => BEGINNINGS.map((beginning) => ({ ...it, beginning }))),
)("$beginning$call answers with what the page says", async (row) => {
  const { beginning, call, answer } = row;
  const response = await site.fetch(fill(beginning + call));
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(response.headers.get("ETag")).not.toBeNull();
  const body = await response.json();
  const keys = listSpans(answer).filter((it) => /^[a-zA-Z]+$/.test(it));
  expect(keys.length).toBeGreaterThan(0);
  const known = new Set([...Object.keys(body), ...listKeysOfFirst(body)]);
  for (const key of keys)
    if (key !== "stores" || beginning.includes("{group}"))
      expect([...known]).toContain(key);
});

/** The keys of a list's first vehicle stand in brackets behind the list. */
function listKeysOfFirst({
  vehicles = [],
}: {
  readonly vehicles?: readonly object[];
}): readonly string[] {
  return Object.keys(vehicles[0] ?? {});
}

test("the keys of /filters and of /vehicles/sitemap are all on the page", async () => {
  for (const call of ["/filters", "/vehicles/sitemap", "/offers", "/forms"]) {
    const body = await (
      await site.fetch(fill(`${BEGINNINGS[0]}${call}`))
    ).json();
    const row = CALLS.find((it) => it.call === call);
    const spans = listSpans(row?.answer ?? "");
    for (const key of Object.keys(body)) expect(spans).toContain(key);
  }
});

test("every address beside the calls answers", async () => {
  const addresses = listRows("Address").map(
    ([address = ""]) => listSpans(address)[0] ?? "",
  );
  expect(addresses).toHaveLength(4);
  for (const address of addresses) {
    const response = await site.fetch(address);
    expect([address, response.status]).toEqual([address, 200]);
    expect(response.headers.get("Cache-Control")).toContain("public");
  }
});

test("the page names every parameter, and says of each whether all of its values must hold", () => {
  const given = openapi.paths["/vehicles"]?.get.parameters ?? [];
  const rows = listRows("Parameter");
  const named = rows.flatMap(([names = ""]) => listSpans(names));
  expect(named.toSorted()).toEqual(given.map(({ name }) => name).toSorted());
  const holdTogether = given
    .filter(
      ({ description }) => description?.includes("must all hold") === true,
    )
    .map(({ name }) => name)
    .filter((name) => !name.startsWith("not_"));
  const said = rows
    .filter(([, value]) => value?.includes("likewise, and all") === true)
    .flatMap(([names = ""]) => listSpans(names));
  expect(said.toSorted()).toEqual(holdTogether.toSorted());
});

test("the limits are those of the page", async () => {
  const base = fill(`${BEGINNINGS[0]}/vehicles`);
  const filters = (count: number) =>
    Array.from({ length: count }, () => "filter[year]=gte:1990").join("&");
  const status = async (query: string, init?: RequestInit) =>
    (await site.fetch(`${base}?${query}`, init)).status;
  expect(await status(filters(10))).toBe(200);
  expect(await status(filters(11))).toBe(400);
  expect(await status("page=100000")).toBe(200);
  expect(await status("page=100001")).toBe(400);
  expect(await status(`q=${"a".repeat(8_200)}`)).toBe(414);
  expect(await status("", { method: "POST" })).toBe(405);
  expect(await status("", { method: "HEAD" })).toBe(200);
});
