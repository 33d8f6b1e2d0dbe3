import { beforeAll, expect, test } from "vitest";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import { rawRequest } from "./raw-request.ts";

// A08, A09: what one request says about itself enters no page that another one gets.

const MARK = "poison-7f3a.example";
/** Names that servers and frameworks are known to believe. */
const HEADERS =
  `X-Forwarded-Host X-Forwarded-Server X-Forwarded-Scheme X-Forwarded-Proto X-Forwarded-Port X-Forwarded-Prefix
X-Forwarded-Path X-Forwarded-For X-Forwarded X-Forwarded-SSL X-Original-URL X-Rewrite-URL X-Original-Host X-Host X-HTTP-Host-Override
X-HTTP-Method-Override X-HTTP-Method X-Method-Override X-Real-IP X-Client-IP X-Remote-Addr X-Url-Scheme X-Wap-Profile X-Arbitrary
X-Request-Uri X-Original-Uri X-Override-Url X-Backend-Host X-Gateway-Host X-Oss-Request-Id X-Varnish X-Cache-Key X-Forwarded-By
X-ProxyUser-Ip X-Scheme X-Nextjs-Data X-Middleware-Prefetch X-Middleware-Subrequest X-React-Router-Spa-Mode X-Remix-Redirect
X-Remix-Response X-Remix-Revalidate Forwarded Front-End-Https Via True-Client-IP CF-Connecting-IP CF-Visitor Fastly-Client-IP
Client-IP Cluster-Client-IP Base-Url Request-Uri Referer Origin User-Agent Accept Accept-Language Save-Data Sec-CH-UA Range
If-None-Match Purpose Sec-Purpose DNT Destination Max-Forwards Upgrade-Insecure-Requests Transfer-Codings Content-Type TE`.split(
    /\s+/,
  );

let site: TestSite;
let paths: readonly string[];
beforeAll(async () => {
  site = await startTestSite({
    mode: "production",
    variables: { TRUST_PROXY: "1" },
  });
  const vehicle = site.vehicles[0]?.vehicle;
  if (vehicle === undefined) throw new Error("No vehicle is for sale.");
  paths = [
    "/",
    "/search-vehicles/all-inventory",
    getVehicleAddress(vehicle),
    "/special-offers",
    "/robots.txt",
    "/sitemap.xml",
    "/no-such-page",
  ];
  return site.stop;
});

const clean = (path: string) =>
  rawRequest(site.origin, path, { headers: { Host: "dealer.example" } });

test("A09: no header of a request stands in a page, nor changes what the next visitor gets", async () => {
  expect(HEADERS.length).toBeGreaterThanOrEqual(60);
  for (const path of paths) {
    const before = await clean(path);
    for (const name of HEADERS) {
      const poisoned = await rawRequest(site.origin, path, {
        headers: { Host: "dealer.example", [name]: MARK },
      });
      expect([path, name, poisoned.text.includes(MARK)]).toEqual([
        path,
        name,
        false,
      ]);
      expect([name, JSON.stringify(poisoned.headers).includes(MARK)]).toEqual([
        name,
        false,
      ]);
    }
    expect((await clean(path)).text).toBe(before.text);
  }
}, 300_000);

test("A08: a trusted proxy that names a foreign host is told that no site is there", async () => {
  for (const path of [...paths, "/Contact-Us", "/2019/x"]) {
    const answer = await rawRequest(site.origin, path, {
      headers: { Host: "dealer.example", "X-Forwarded-Host": MARK },
    });
    expect([path, answer.status]).toEqual([path, 421]);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.text).not.toContain(MARK);
  }
});

test.each([
  ["X-Forwarded-Proto", "http"],
  ["X-Forwarded-Port", "8443"],
  ["Forwarded", `host=${MARK};proto=http`],
])(
  "A08: %s enters no address that a page, a sitemap or a redirect says",
  async (name, value) => {
    for (const path of [...paths, "/Contact-Us", "/2019/x"]) {
      const expected = await clean(path);
      const answer = await rawRequest(site.origin, path, {
        headers: { Host: "dealer.example", [name]: value },
      });
      expect([path, answer.status]).toEqual([path, expected.status]);
      expect(answer.text).toBe(expected.text);
      expect(answer.headers.location).toBe(expected.headers.location);
    }
  },
);

test.each([
  MARK,
  `dealer.example.${MARK}`,
  `dealer.example@${MARK}`,
  "dealer.example:99999",
  "127.0.0.1",
  "localhost",
  "dealer.example, other.example",
  "",
])(
  "A08: a request for the host %j is answered 421 and is kept nowhere",
  async (host) => {
    for (const path of paths) {
      const expected = await clean(path);
      const answer = await rawRequest(site.origin, path, {
        headers: { Host: host },
      });
      expect(answer.status).toBe(421);
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect((await clean(path)).text).toBe(expected.text);
    }
  },
);

test("A08: an absolute address for another host opens no page of ours", async () => {
  const answer = await rawRequest(site.origin, `http://${MARK}/`, {
    headers: { Host: "dealer.example" },
  });
  expect(answer.status).toBe(421);
  expect(answer.text).not.toContain(MARK);
});

test("A09: a GET with a body, an odd spelling or unknown and repeated keys leaves the clean page as it is", async () => {
  const list = "/search-vehicles/all-inventory";
  const odd: readonly (readonly [
    path: string,
    status: number,
    body?: string,
  ])[] = [
    [list, 200, "price_max=1&q=nothing"],
    [`${list}?utm_content=${MARK}`, 200],
    [`${list}?cb=${MARK}`, 200],
    [`${list}?page=1&page=2&page=${MARK}`, 404],
    [`${list};price_max=1`, 404],
    [`${list}%2f`, 404],
    [`${list}%2Fbodystyle%2Ftrucks`, 404],
    [`${list}.`, 404],
    [`${list}/.`, 400],
    [`/./search-vehicles//all-inventory`, 400],
    [list.toUpperCase(), 301],
    [`${list}?Q=trucks`, 301],
    [`${list}?q[]=trucks`, 200],
    [`${list}?%71=trucks`, 200],
    [`${list}#${MARK}`, 400],
    [`${list}\\..\\..`, 400],
  ];
  const before = await clean(list);
  for (const [path, status, body] of odd) {
    const answer = await rawRequest(site.origin, path, {
      headers: { Host: "dealer.example" },
      ...(body !== undefined && { body }),
    });
    expect([path, answer.status]).toEqual([path, status]);
    expect([path, answer.text.includes(`"${MARK}`)]).toEqual([path, false]);
    expect((await clean(list)).text).toBe(before.text);
  }
});
