import { afterAll, beforeAll, expect, test } from "vitest";
import {
  ANN_WITH_TERMS,
  visitorCookie,
} from "#tests/support/visitor-cookie.ts";
import { IS_FULL, often } from "#tests/support/effort.ts";
import { everyAddress } from "./every-address.ts";
import { type GatedSite, MIXED, startGatedSite } from "./gated-site.ts";
import { priceFoundIn } from "./price-writings.ts";
import { type RawAnswer, rawRequest } from "./raw-request.ts";

// A11: what one visitor may see must reach nobody else through any copy of it.

let site: GatedSite;
let addresses: readonly string[];
beforeAll(async () => {
  site = await startGatedSite(MIXED);
  addresses = everyAddress(
    site.profile,
    site.cars
      .map(({ stocked }) => stocked)
      .filter((_, at) => IS_FULL || at % 8 === 0),
  ).filter(
    (path, at) => IS_FULL || at % 4 === 0 || !path.startsWith("/search"),
  );
  return site.stop;
});

const unlocked = { Cookie: visitorCookie(ANN_WITH_TERMS) };
/** Every way to ask that a cache could take for another. */
const STRANGERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { Cookie: "" },
  { Cookie: "session=abc" },
  { Cookie: "visitor=" },
  { Cookie: "visitor=undefined; visitor=x" },
  { Cookie: unlocked.Cookie.slice(0, -1) },
  { Cookie: `${unlocked.Cookie}A` },
  { Cookie: unlocked.Cookie.toUpperCase() },
  { Cookie: `x${unlocked.Cookie}` },
  { Cookie: unlocked.Cookie.replace("visitor", "__Host-visitor") },
  { "Accept-Encoding": "gzip" },
  { "Accept-Encoding": "br" },
  { "Accept-Encoding": "zstd" },
  { "Accept-Encoding": "zstd, br, gzip", "Sec-GPC": "1" },
  { "Sec-GPC": "1" },
  { Range: "bytes=0-" },
  { Range: "bytes=100-20000" },
  { "Sec-Purpose": "prefetch" },
  { "X-Visitor": unlocked.Cookie, Authorization: unlocked.Cookie },
];

function leakIn({ text }: Pick<RawAnswer, "text">): readonly string[] {
  const vins = site.hiddenCars
    .map(({ stocked }) => stocked.vehicle)
    .filter(({ vin }) => text.includes(vin));
  // Whoever asks for a VIN is told that this very address is unknown.
  const named = vins.filter(({ stockNumber }) =>
    text.includes(stockNumber ?? "none"),
  );
  return [
    ...priceFoundIn(text, site.secretAmounts),
    ...named.map(({ vin }) => vin),
  ];
}

test("A11: the unlocked visitor does see what the strangers must not", async () => {
  const texts = await Promise.all(
    addresses.map(async (path) =>
      leakIn(await rawRequest(site.origin, path, { headers: unlocked })),
    ),
  );
  expect(texts.filter((found) => found.length > 0).length).toBeGreaterThan(20);
});

test("A11: no stranger gets a gated byte, however they ask, after an unlocked visitor warmed every address", async () => {
  let asked = 0;
  for (const [place, path] of addresses.entries()) {
    const warm = await rawRequest(site.origin, path, { headers: unlocked });
    // Where time is short each address meets a third of them, and the next one others.
    const strangers = STRANGERS.filter(
      (_, at) => IS_FULL || at === 0 || (at + place) % 3 === 0,
    );
    for (const headers of strangers) {
      // Rendered, then kept, then answered before it is even read.
      const times = IS_FULL || Object.keys(headers).length === 0 ? 3 : 2;
      for (let time = 0; time < times; time++) {
        const answer = await rawRequest(site.origin, path, { headers });
        expect([path, headers, leakIn(answer)]).toEqual([path, headers, []]);
        asked += 1;
      }
    }
    const head = await rawRequest(site.origin, path, { method: "HEAD" });
    expect(head.text).toBe("");
    const tag = warm.headers.etag;
    const isAboutCars = leakIn(warm).length > 0;
    if (tag === undefined || !isAboutCars) continue;
    expect(head.headers.etag).not.toBe(tag);
    const revalidated = await rawRequest(site.origin, path, {
      headers: { "If-None-Match": tag },
    });
    expect([path, revalidated.status]).not.toEqual([path, 304]);
    expect(leakIn(revalidated)).toEqual([]);
  }
  expect(asked).toBeGreaterThan(often(1500, 400));
});

test("A11: a visitor who unlocks is not shown what strangers were shown, and back", async () => {
  const path = "/search-vehicles/used-inventory";
  const ask = (headers = {}) => rawRequest(site.origin, path, { headers });
  for (let time = 0; time < 4; time++) {
    expect(leakIn(await ask())).toEqual([]);
    expect(leakIn(await ask(unlocked))).not.toEqual([]);
  }
});

test("A11: strangers and the unlocked who ask at the same moment get their own pages", async () => {
  for (let time = 0; time < 5; time++) {
    // Another minute: nothing is kept from before.
    site.advance(60_000);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        rawRequest(site.origin, "/search-vehicles/used-inventory", {
          headers: at % 2 === 0 ? {} : unlocked,
        }),
      ),
    );
    answers.forEach((answer, at) => {
      expect(leakIn(answer).length > 0).toBe(at % 2 === 1);
    });
  }
});

/** The same bytes whoever asks. */
const FOR_EVERYBODY =
  /robots|openapi|webmanifest|statsig|^\/sitemap|___sitemaps___/;

test("A11: answers about one visitor may be kept by nobody on the way", async () => {
  for (const path of addresses) {
    const { headers, status } = await rawRequest(site.origin, path, {
      headers: unlocked,
    });
    if (status !== 200 || FOR_EVERYBODY.test(path)) continue;
    expect(headers["cache-control"], path).toMatch(/private|no-store/);
    expect(headers["cache-control"], path).not.toMatch(/public|s-maxage/);
  }
});

test("A11: cars that one visitor saved, compared or looked at are on nobody else's page", async () => {
  const vin = "WZ1ZZZ9Z9ZZ9ZZ777";
  const mine = {
    Cookie: `savedVehicles=${vin}; comparedVehicles=${vin}; recentlyViewed=${vin}`,
  };
  for (const path of ["/", "/search-vehicles/used-inventory", "/compare"])
    for (const headers of [mine, {}, mine, {}, {}]) {
      const { text } = await rawRequest(site.origin, path, { headers });
      if (headers !== mine)
        expect([path, text.includes(vin)]).toEqual([path, false]);
    }
});

test("A11: an unlock that has run out opens nothing that was kept under the same cookie", async () => {
  const paths = ["/search-vehicles/used-inventory", "/"];
  const ask = async (path: string) =>
    leakIn(await rawRequest(site.origin, path, { headers: unlocked }));
  for (const path of paths) await ask(path);
  site.advance(366 * 86_400_000);
  for (const path of paths)
    for (let time = 0; time < 3; time++) expect(await ask(path)).toEqual([]);
});

afterAll(() => {
  // Nothing that was asked here is a failure of the server.
  expect(site.logged.filter((it) => it.startsWith("request failed"))).toEqual(
    [],
  );
});
