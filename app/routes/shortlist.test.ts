import { afterAll, beforeAll, expect, test } from "vitest";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { formatDollars } from "#app/site/page/format.ts";
import { sampleInventory } from "#db/sample/sample-inventory.ts";
import {
  SOME_DAY_MS,
  startTestSite,
  type TestSite,
} from "#tests/support/test-site.ts";
import { ANN, visitorCookie } from "#tests/support/visitor-cookie.ts";

let site: TestSite;
/** New cars are hidden, prices of used ones locked, certified ones open. */
let gated: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  gated = await startTestSite({ profile: "franchise-gated" });
});
afterAll(() => Promise.all([site.stop(), gated.stop()]));

const LIST = "/search-vehicles/all-inventory?sort=mileage";
const UNKNOWN_VIN = "1HGCV1F34LA999999";
const vinAt = (at: number) => `1HGCV1F34LA${100_000 + at}`;

/** They have answered the banner: a browser without any cookie is asked whether it keeps some. */
const ANSWERED = "displayCookies=hide";

function press(
  path: string,
  fields: Record<string, string>,
  cookie = ANSWERED,
  headers: Record<string, string> = {},
) {
  return site.fetch(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Cookie: cookie, ...headers },
  });
}

async function html(of: TestSite, path: string, cookie = "") {
  const answer = await of.fetch(path, { headers: { Cookie: cookie } });
  return { answer, text: await answer.text() };
}

function someVins(of: TestSite, count: number) {
  return of.vehicles.slice(0, count).map(({ vehicle }) => vehicle.vin);
}

test("saving leads back to the card on the same filtered list, says so and keeps it until the browser closes", async () => {
  const [vin = ""] = someVins(site, 1);
  const answer = await press("/saved-vehicles", { save: vin, returnTo: LIST });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe(`${LIST}#car-${vin}`);
  expect(answer.headers.getSetCookie()).toEqual([
    `savedVehicles=${vin}; Path=/; SameSite=Lax`,
    expect.stringMatching(/^flash=vehicleSaved;/),
  ]);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});

test("without scripts a browser that keeps no cookies gets an address with the car in its place, and one that does goes on", async () => {
  const [vin = ""] = someVins(site, 1);
  const list = encodeURIComponent(`${LIST}#car-${vin}`);
  const saved = await press(
    "/saved-vehicles",
    { save: vin, returnTo: LIST },
    "",
  );
  const asked = `/saved-vehicles?vins=${vin}&whenKept=${list}`;
  expect(saved.headers.get("Location")).toBe(asked);
  const refused = await html(site, asked);
  expect(refused.text).toContain("Bookmark it to find it again");
  expect(refused.text).toContain(`car-${vin}`);
  expect(refused.text).not.toContain("Someone shared these cars with you");
  const kept = await html(site, asked, `savedVehicles=${vin}`);
  expect(kept.answer.status).toBe(302);
  expect(kept.answer.headers.get("Location")).toBe(`${LIST}#car-${vin}`);

  const compared = await press(
    "/compare",
    { compare: vin, returnTo: LIST },
    "",
  );
  const comparison = compared.headers.get("Location") ?? "";
  expect(comparison).toContain(`/compare?vins=${vin}`);
  expect((await html(site, comparison)).text).toContain(
    "can’t keep what you compare",
  );
  const goesOn = await html(site, comparison, `comparedVehicles=${vin}`);
  expect(goesOn.answer.headers.get("Location")).toBe(
    `/compare?returnTo=${encodeURIComponent(LIST)}`,
  );
});

test("with functional consent it is kept for the days of the profile, the newest first", async () => {
  const answer = await press(
    "/saved-vehicles",
    { save: vinAt(2), returnTo: "/" },
    `allowCookies=essential,functional; savedVehicles=${vinAt(1)}`,
  );
  const days = site.stores.profile.visitor.profileDays;
  expect(answer.headers.getSetCookie()[0]).toBe(
    `savedVehicles=${vinAt(2)}.${vinAt(1)}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax`,
  );
});

test("removing takes one out, clearing takes all", async () => {
  const cookie = `savedVehicles=${vinAt(1)}.${vinAt(2)}`;
  const removed = await press(
    "/saved-vehicles",
    { remove: vinAt(1), returnTo: "/saved-vehicles" },
    cookie,
  );
  expect(removed.headers.getSetCookie()).toEqual([
    `savedVehicles=${vinAt(2)}; Path=/; SameSite=Lax`,
    expect.stringMatching(/^flash=vehicleRemoved;/),
  ]);
  const cleared = await press("/saved-vehicles", { clear: "1" }, cookie);
  expect(cleared.headers.getSetCookie()[0]).toContain("Max-Age=0");
});

test("the 41st is refused with a word, and none is lost", async () => {
  const full = Array.from({ length: 40 }, (_, at) => vinAt(at)).join(".");
  const answer = await press(
    "/saved-vehicles",
    { save: vinAt(77), returnTo: "/" },
    `savedVehicles=${full}`,
  );
  const [saved, flash] = answer.headers.getSetCookie();
  expect(saved).toContain(`savedVehicles=${full};`);
  expect(flash).toMatch(/^flash=savedFull;/);
});

test("a hidden, an unknown and a visible car are saved with the same answer", async () => {
  const hidden = gated.vehicles.find(
    ({ vehicle }) => vehicle.condition === "new",
  );
  const shown = gated.vehicles.find(
    ({ vehicle }) => vehicle.condition === "certified",
  );
  const answers = await Promise.all(
    [hidden?.vehicle.vin, shown?.vehicle.vin, UNKNOWN_VIN].map(async (vin) => {
      const answer = await gated.fetch("/saved-vehicles", {
        method: "POST",
        body: new URLSearchParams({ save: String(vin), returnTo: "/" }),
      });
      const headers = [...answer.headers].filter(([name]) => name !== "date");
      return JSON.stringify([answer.status, headers]).replaceAll(
        String(vin),
        "VIN",
      );
    }),
  );
  expect(new Set(answers).size).toBe(1);
});

test.each([
  ["/saved-vehicles", {}],
  ["/saved-vehicles", { save: "<script>" }],
  ["/saved-vehicles", { save: "1HGCV1F34LA00000O" }],
  ["/compare", { compare: "x" }],
  ["/compare", {}],
])("%s with %j cannot be read", async (path, fields) => {
  expect((await press(path, fields)).status).toBe(400);
});

test.each(["/saved-vehicles", "/compare", "/saved-vehicles/renew"])(
  "%s takes no form of another site",
  async (path) => {
    const answer = await press(path, { save: vinAt(1) }, "", {
      "Sec-Fetch-Site": "cross-site",
    });
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  },
);

test("no press leads off the site", async () => {
  const fields = { save: vinAt(1), returnTo: "https://evil.example/" };
  const answer = await press("/saved-vehicles", fields);
  expect(answer.headers.get("Location")).toBe(`/#car-${vinAt(1)}`);
});

test("the pages are one visitor's own: in no cache, in no search engine", async () => {
  const [first = "", second = ""] = someVins(site, 2);
  const read = (vin: string) =>
    html(site, "/saved-vehicles", `savedVehicles=${vin}`);
  const [one, other] = await Promise.all([read(first), read(second)]);
  expect(one.text).toContain(`car-${first}`);
  expect(one.text).not.toContain(second);
  expect(other.text).toContain(`car-${second}`);
  expect(other.text).not.toContain(first);
  for (const path of ["/saved-vehicles", "/compare"]) {
    const { answer, text } = await html(site, path);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
    expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(text).toContain('<meta name="robots" content="noindex"');
  }
});

test("what is saved changes no byte of a page that others get, nor its key", async () => {
  const [vin = ""] = someVins(site, 1);
  const path = getVehicleAddress(site.vehicles[0]?.vehicle ?? expect.fail());
  // Without functional consent what was viewed would leave with the page.
  const allowed = "allowCookies=essential,functional";
  for (const page of [LIST, path]) {
    const plain = await html(site, page, allowed);
    const owner = await html(
      site,
      page,
      `${allowed}; savedVehicles=${vin}; comparedVehicles=${vin}; recentlyViewed=${vin}`,
    );
    expect(owner.text).toBe(plain.text);
    expect(owner.answer.headers.get("ETag")).toBe(
      plain.answer.headers.get("ETag"),
    );
    expect(owner.answer.headers.get("Cache-Control")).toBe(
      "public, max-age=0, s-maxage=60",
    );
    expect(plain.text).toMatch(/form="garage"[^>]*name="save"/);
    const buttons = plain.text.match(/<button[^>]*form="garage"[^>]*>/g) ?? [];
    expect(buttons.join()).not.toContain('aria-pressed="true"');
  }
});

test("a sold car is named as sold, with others like it; an unknown one is no longer available", async () => {
  const { inventory } = site.stores;
  const gone = soldVin(site);
  const stocked = await inventory.findVehicle(gone);
  const { text } = await html(
    site,
    "/saved-vehicles",
    `savedVehicles=${gone}.${UNKNOWN_VIN}`,
  );
  expect(text).toContain(
    `${stocked?.vehicle.year} ${stocked?.vehicle.make} ${stocked?.vehicle.model}`,
  );
  expect(text).toContain("Left our lot on");
  expect(text).toContain("Close to what sold");
  expect(text).toContain("1 car is no longer available.");
});

/** Of the sample that the site was filled with. */
function soldVin({ stores: { profile } }: TestSite): string {
  const sample = sampleInventory({
    storeIds: profile.stores.map(({ id }) => id),
    conditionsSold: profile.conditions,
    today: new Date(SOME_DAY_MS).toISOString().slice(0, 10),
  });
  const gone = sample.find(({ goneAtMs }) => goneAtMs !== null);
  return gone?.vehicle.vin ?? expect.fail();
}

test("a shared list is another's: it shows no way to empty it and takes nothing from the cookie", async () => {
  const [mine = "", theirs = ""] = someVins(site, 2);
  const { text } = await html(
    site,
    `/saved-vehicles?vins=${theirs},nonsense`,
    `savedVehicles=${mine}`,
  );
  expect(text).toContain("Someone shared these cars with you");
  expect(text).toContain(`car-${theirs}`);
  expect(text).not.toContain(mine);
  expect(text).not.toContain("Clear all");
});

test("hidden cars are as unknown as none: on the lists, in the comparison and among cards", async () => {
  const hidden = gated.vehicles.find(
    ({ vehicle }) => vehicle.condition === "new",
  );
  const { vin } = hidden?.vehicle ?? expect.fail();
  const masked = async (path: string, of: string, cookie = "") => {
    const { text } = await html(
      gated,
      path.replaceAll("VIN", of),
      cookie.replaceAll("VIN", of),
    );
    return text.replaceAll(of, "VIN");
  };
  for (const [path, cookie] of [
    ["/saved-vehicles", "savedVehicles=VIN"],
    ["/saved-vehicles?vins=VIN", ""],
    ["/compare?vins=VIN", ""],
    ["/compare", "comparedVehicles=VIN"],
    ["/api/cards?vins=VIN", ""],
    ["/saved-vehicles.data?vins=VIN", ""],
  ] as const)
    expect(await masked(path, vin, cookie)).toBe(
      await masked(path, UNKNOWN_VIN, cookie),
    );
  const asAnn = await html(gated, `/compare?vins=${vin}`, visitorCookie(ANN));
  expect(asAnn.text).toContain(`${hidden?.vehicle.make}`);
});

test("no byte of a locked price is in a comparison, a list or a card", async () => {
  const locked = gated.vehicles.filter(
    ({ vehicle }) =>
      vehicle.condition === "used" && vehicle.salePriceCents !== null,
  );
  const cars = locked.slice(0, 4).map(({ vehicle }) => vehicle);
  const vins = cars.map(({ vin }) => vin).join(",");
  const fee = gated.stores.profile.pricing.fees.documentFeeCents;
  for (const path of [
    `/compare?vins=${vins}`,
    `/compare.data?vins=${vins}`,
    `/saved-vehicles?vins=${vins}`,
    `/api/cards?vins=${vins}`,
  ]) {
    const { text } = await html(gated, path);
    for (const { vin, salePriceCents } of cars) {
      expect(text).toContain(vin);
      const cents = salePriceCents ?? 0;
      for (const amount of [cents, cents + fee]) {
        expect(text).not.toContain(String(amount));
        expect(text).not.toContain(formatDollars(Math.round(amount / 100)));
      }
    }
    if (path.startsWith("/compare?")) {
      expect(text).toContain("Private price");
      expect(text).toContain("Unlock prices");
    }
  }
});

test("choosing a car to compare leads to the comparison, which knows the way back", async () => {
  const [one = "", two = ""] = someVins(site, 2);
  const answer = await press(
    "/compare",
    { compare: two, returnTo: LIST },
    `comparedVehicles=${one}`,
  );
  expect(answer.headers.get("Location")).toBe(
    `/compare?returnTo=${encodeURIComponent(LIST)}`,
  );
  const [cookie = ""] = answer.headers.getSetCookie();
  expect(cookie).toContain(`comparedVehicles=${one}.${two};`);
  const { text } = await html(
    site,
    answer.headers.get("Location") ?? "",
    cookie.split(";")[0],
  );
  expect(text.match(/<th scope="col"/g)).toHaveLength(1 + 2);
  expect(text).toContain(`href="${LIST}"`);
});

test("where nothing is compared, new cars to begin with are offered, and none beside a comparison", async () => {
  const empty = await html(site, "/compare");
  expect(empty.text).toContain("New on the lot");
  expect(empty.text.match(/<article class="car-card"/g)).toHaveLength(4);
  const [vin = ""] = someVins(site, 1);
  const { text } = await html(site, `/compare?vins=${vin}`);
  expect(text).not.toContain("New on the lot");
});

test("the fifth is refused by name, and the four stay", async () => {
  const vins = someVins(site, 5);
  const answer = await press(
    "/compare",
    { compare: vins[4] ?? "", returnTo: "/" },
    `comparedVehicles=${vins.slice(0, 4).join(".")}`,
  );
  const location = answer.headers.get("Location") ?? "";
  expect(location).toContain(`vins=${vins.join(",")}`);
  const { text } = await html(site, location);
  const { year, make, model } = site.vehicles[4]?.vehicle ?? expect.fail();
  expect(text).toContain(
    `You can compare up to four cars. Left out: ${year} ${make} ${model}`,
  );
  expect(text.match(/<th scope="col"/g)).toHaveLength(1 + 4);
});

test("checkboxes become one address to share, whose table has what differs and below it what is the same", async () => {
  const [one = "", two = ""] = someVins(site, 2);
  const sent = await site.fetch(`/compare?vins=${one}&vins=${two}`);
  expect(sent.headers.get("Location")).toBe(`/compare?vins=${one},${two}`);
  const { text } = await html(site, `/compare?vins=${one},${two}`);
  const [table = "", same = ""] = text.split("What is the same");
  const rows = [
    ...table.matchAll(/<tr><th scope="row">[^<]*<\/th>(?<cells>.*?)<\/tr>/g),
  ].map((it) => it.groups?.["cells"]?.match(/<td>.*?<\/td>/g) ?? []);
  expect(rows.length).toBeGreaterThan(5);
  // What can be done about each car stays in the last one.
  for (const [first, second] of rows.slice(0, -1))
    expect(first).not.toBe(second);
  expect(same.match(/<dt>/g)?.length ?? 0).toBeGreaterThan(2);
});

test("the one cheaper car is said to be that, and no car whose price is locked", async () => {
  const compareTwoUsed = async (at: TestSite) => {
    const [one, ...others] = at.vehicles
      .map(({ vehicle }) => vehicle)
      .filter(
        ({ condition, salePriceCents }) =>
          condition === "used" && salePriceCents !== null,
      );
    const two = others.find((it) => it.salePriceCents !== one?.salePriceCents);
    return (await html(at, `/compare?vins=${one?.vin},${two?.vin}`)).text;
  };
  expect(await compareTwoUsed(site)).toMatch(/Cheaper by \$/);
  const locked = await compareTwoUsed(gated);
  expect(locked).toContain("Private price");
  expect(locked).not.toContain("Cheaper by");
});

test("a car says what it costs above the cheapest, and nothing where a price is locked", async () => {
  const sayInShort = async (at: TestSite, vins: readonly string[]) => {
    const { text } = await html(at, `/compare?vins=${vins.join(",")}`);
    const row = /<tbody class="compare-verdicts">.*?<\/tbody>/s.exec(text);
    return row?.[0] ?? "";
  };
  const vins = site.vehicles
    .filter(({ vehicle }) => vehicle.salePriceCents !== null)
    .map(({ vehicle }) => vehicle.vin);
  const threes = vins.slice(0, 40).map((_, at) => vins.slice(at, at + 3));
  const rows = await Promise.all(threes.map((it) => sayInShort(site, it)));
  expect(rows.join("")).toMatch(/<li>\$[\d,]+ above the cheapest<\/li>/);
  const locked = await Promise.all(threes.map((it) => sayInShort(gated, it)));
  expect(locked.join("")).not.toContain("above the cheapest");
});

test("a locked price is private in every row about prices, with the way to unlock it", async () => {
  const vins = gated.vehicles
    .filter(({ vehicle }) => vehicle.salePriceCents !== null)
    .map(({ vehicle }) => vehicle.vin);
  const pages = await Promise.all(
    vins
      .slice(0, 40)
      .map((_, at) => html(gated, `/compare?vins=${vins.slice(at, at + 3)}`)),
  );
  const payments = pages.flatMap(
    ({ text }) =>
      /<th scope="row">Estimated payment<.*?<\/tr>/s.exec(text) ?? [],
  );
  expect(payments.join("")).toContain("Private price");
  expect(payments.join("")).toContain("Unlock price");
  expect(payments.join("")).not.toContain("Not listed");
});

test("a car is taken out of the cars shown and of one's own", async () => {
  const [one = "", two = "", three = ""] = someVins(site, 3);
  const answer = await press(
    "/compare",
    { remove: one, vins: `${one},${two}` },
    `comparedVehicles=${one}.${three}`,
  );
  expect(answer.headers.get("Location")).toBe(`/compare?vins=${two}`);
  expect(answer.headers.getSetCookie()[0]).toContain(
    `comparedVehicles=${three};`,
  );
});

test("cards of viewed cars come in their order, at most twelve, private", async () => {
  const vins = someVins(site, 14).reverse();
  const answer = await site.fetch(`/api/cards?vins=${vins.join(",")}`);
  expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
  const { vehicles } = JSON.parse(await answer.text()) as {
    vehicles: { vin: string }[];
  };
  expect(vehicles.map(({ vin }) => vin)).toEqual(vins.slice(0, 12));
});

test("the server keeps longer what a script has written, as consent allows", async () => {
  const lists = `savedVehicles=${vinAt(1)}; comparedVehicles=${vinAt(2)}`;
  const allowed = await press(
    "/saved-vehicles/renew",
    {},
    `allowCookies=essential,functional; ${lists}`,
  );
  expect(allowed.status).toBe(204);
  for (const line of allowed.headers.getSetCookie())
    expect(line).toMatch(/Max-Age=[1-9]/);
  expect(allowed.headers.getSetCookie()).toHaveLength(2);
  const denied = await press("/saved-vehicles/renew", {}, lists);
  for (const line of denied.headers.getSetCookie())
    expect(line).not.toContain("Max-Age");
});

test("erasing one's details forgets the lists", async () => {
  const answer = await press("/your-details/erase", {});
  for (const name of ["savedVehicles", "comparedVehicles", "recentlyViewed"])
    expect(answer.headers.getSetCookie()).toContain(
      `${name}=; Path=/; Max-Age=0; SameSite=Lax`,
    );
});

test("whoever looked at cars finds them on top of the home page, with the day on which one became cheaper; others do not", async () => {
  const deals = await html(
    site,
    "/search-vehicles/all-inventory/great_deals/price_drop",
  );
  const dropped =
    /-vehicle\/[^"]+\/([A-Z0-9]{17})"/.exec(deals.text)?.[1] ?? "";
  const [other = ""] = someVins(site, 1);
  const vins = `${dropped}.${other}`;
  const consent = "allowCookies=essential,functional,analytics";
  const seen = await html(site, "/", `${consent}; recentlyViewed=${vins}`);
  expect(seen.text).toContain("Recently viewed");
  expect(seen.text).toContain(other);
  expect(seen.text).toMatch(/The 20[^<]+ is down \$[\d,]+ since [A-Z]/);
  expect(seen.answer.headers.get("Cache-Control")).toBe("private, no-cache");
  for (const cookie of [
    consent,
    `allowCookies=essential; recentlyViewed=${vins}`,
  ])
    expect((await html(site, "/", cookie)).text).not.toContain(
      "Recently viewed",
    );
});

test("prices that are locked say nothing of what became cheaper among viewed cars", async () => {
  const vins = gated.vehicles.slice(0, 12).map(({ vehicle }) => vehicle.vin);
  const { text } = await html(
    gated,
    "/",
    `allowCookies=essential,functional,analytics; recentlyViewed=${vins.join(".")}`,
  );
  expect(text).not.toContain(" is down $");
});
