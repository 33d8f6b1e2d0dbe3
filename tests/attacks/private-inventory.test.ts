import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { ANN, visitorCookie } from "#tests/support/visitor-cookie.ts";
import { often } from "#tests/support/effort.ts";
import { dataAddress, everyAddress } from "./every-address.ts";
import { FORM_TOKEN } from "./form-targets.ts";
import { type GatedSite, MIXED, startGatedSite } from "./gated-site.ts";
import { PRIVATE_CAR, SOLD_CAR } from "./private-cars.ts";
import { type RawAnswer, rawRequest } from "./raw-request.ts";

// A15: whoever has not unlocked it cannot tell a private car from one that never was.

const UNKNOWN_VIN = "WZ1ZZZ9Z9ZZ9ZZ888";

/** With private cars, and the same dealership without any. */
let site: GatedSite;
let bare: GatedSite;
beforeAll(async () => {
  site = await startGatedSite(MIXED, { vehicles: [PRIVATE_CAR, SOLD_CAR] });
  bare = await startGatedSite(MIXED, { without: ["new"] });
  return () => Promise.all([site.stop(), bare.stop()]);
}, 600_000);

/** Differ from one request to the next. */
const MOVING = new Set(["date", "connection", "keep-alive", "content-length"]);

function heard({ status, headers, text }: RawAnswer, vin = UNKNOWN_VIN) {
  const same = (it: string) =>
    it
      .replace(FORM_TOKEN, "TOKEN")
      .replaceAll(/sha256-[\w+/=]+/g, "HASH")
      .replaceAll(vin, "VIN")
      .replaceAll(vin.toLowerCase(), "vin");
  return {
    status,
    headers: Object.entries(headers)
      .filter(([name]) => !MOVING.has(name) && name !== "etag")
      .map(([name, value]) => `${name}: ${same(String(value))}`),
    text: same(text),
  };
}

/** Addresses that name a car by its VIN. */
function listAddresses({ vin }: { readonly vin: string }): readonly string[] {
  const { id } = site.profile.storeGroup;
  const pages = [
    ...["new", "used", "certified"].flatMap((condition) => [
      `/${condition}-vehicle/convertibles/2027-alfa-romeo-zorblatt/${vin}`,
      `/${condition}-vehicle/x/y/${vin.toLowerCase()}`,
      // It names a car that is known to everybody, and has a page of its own.
      `/${condition}-vehicle/convertibles/2021-honda-accord/${vin}`,
    ]),
    `/ask-about-vehicle/${vin}`,
    `/check-availability/${vin}`,
    `/check-availability/${vin.toLowerCase()}`,
    `/ask-about-vehicle/${vin}?reference=K7Q2-9FXM`,
    `/private-inventory?returnTo=%2Fnew-vehicle%2Fx%2Fy%2F${vin}`,
    `/search-vehicles/all-inventory?q=${vin.toLowerCase()}`,
    `/search-vehicles/all-inventory?words=${vin}`,
  ];
  return [
    ...pages,
    ...pages.map(dataAddress),
    `/api/catalogue/v1/store-group/${id}/website/vehicles/${vin}`,
    `/api/catalogue/v1/stores/kankakee/website/vehicles/${vin}`,
    `/api/catalogue/v1/store-group/${id}/website/vehicles?q=${vin.toLowerCase()}`,
    `/api/suggestions?words=${vin}`,
    `/img/p/${vin}/0-0123456789ab-640.avif`,
    `/img/p/${vin}/0-0123456789ab-640.jpg`,
    `/img/p/${vin}/1.jpg`,
  ];
}

test.each([
  ["for sale", PRIVATE_CAR.vehicle],
  ["sold lately", SOLD_CAR.vehicle],
])(
  "A15: a private car %s answers as one that never was",
  async (_name, vehicle) => {
    const known = listAddresses(vehicle);
    const unknown = listAddresses({ vin: UNKNOWN_VIN });
    for (const [at, path] of known.entries())
      for (const method of ["GET", "HEAD", "POST"]) {
        const request = {
          method,
          ...(method === "POST" && {
            headers: { "Content-Type": "application/x-www-form-urlencoded" },
            body: "firstName=x",
          }),
        };
        const [hidden, never] = await Promise.all([
          rawRequest(site.origin, path, request),
          rawRequest(site.origin, unknown[at] ?? "/", request),
        ]);
        expect([method, path, heard(hidden, vehicle.vin)]).toEqual([
          method,
          path,
          heard(never),
        ]);
      }
  },
);

test.each([
  ["for sale", PRIVATE_CAR.vehicle],
  ["sold lately", SOLD_CAR.vehicle],
])(
  "A15: no row of a private car %s is read, and as much is asked as for one that never was",
  async (_name, { vin }) => {
    const asked = vi.spyOn(site.stores.inventory, "findVehicle");
    onTestFinished(() => asked.mockRestore());
    const readBy = async (path: string) => {
      asked.mockClear();
      await rawRequest(site.origin, path);
      const rows = await Promise.all(asked.mock.results.map((it) => it.value));
      return rows.map((row) => (row === null ? "nothing" : "a row"));
    };
    let questions = 0;
    const known = listAddressesWithLists(vin);
    for (const [at, path] of listAddressesWithLists(UNKNOWN_VIN).entries()) {
      const never = await readBy(path);
      expect(never).not.toContain("a row");
      expect([path, await readBy(known[at] ?? "/")]).toEqual([path, never]);
      questions += never.length;
    }
    expect(questions).toBeGreaterThan(10);
    const { vehicle } = site.openCars[0]?.stocked ?? expect.fail();
    const api = `/api/catalogue/v1/store-group/${site.profile.storeGroup.id}`;
    expect(await readBy(`${api}/website/vehicles/${vehicle.vin}`)).toEqual([
      "a row",
    ]);
  },
);

function listAddressesWithLists(vin: string): readonly string[] {
  const pages = [
    `/payment-estimate/${vin}`,
    `/saved-vehicles?vins=${vin}`,
    `/compare?vins=${vin}`,
    `/auto-financing/full-credit-application?vin=${vin}`,
    `/auto-financing/apply-for-financing?vin=${vin}`,
  ];
  return [...listAddresses({ vin }), ...pages, ...pages.map(dataAddress)];
}

test("A15: the address of a private car says what that of an invented one says: that such cars are private, and how to see them", async () => {
  const [real, sold, invented] = await Promise.all(
    [PRIVATE_CAR.vehicle.vin, SOLD_CAR.vehicle.vin, UNKNOWN_VIN].map(
      async (vin) => {
        const answer = await site.fetch(`/new-vehicle/x/y/${vin}`);
        const html = await answer.text();
        expect(answer.status).toBe(404);
        expect(html).toContain("are private");
        expect(html).toContain('href="/private-inventory');
        return html.replace(/[\w-]{40,}/g, "").replaceAll(vin, "VIN");
      },
    ),
  );
  expect(real).toBe(invented);
  expect(sold).toBe(invented);
});

test("A15: a complete form about a private car is no lead and says what one about an unknown car says", async () => {
  const contact = {
    firstName: "Elena",
    lastName: "Reyes",
    email: "elena@example.com",
    phone: "(630) 555-0100",
    message: "Is it there?",
  };
  for (const kind of ["ask-about-vehicle", "check-availability"]) {
    const answers = await Promise.all(
      [PRIVATE_CAR.vehicle.vin, SOLD_CAR.vehicle.vin, UNKNOWN_VIN].map(
        async (vin) => {
          const answer = await site.send(`/${kind}/${vin}`, kind, contact);
          const text = await answer.text();
          return [answer.status, text.replaceAll(vin, "VIN")];
        },
      ),
    );
    expect(answers[0]).toEqual(answers[2]);
    expect(answers[1]).toEqual(answers[2]);
    expect(answers[2]?.[0]).toBe(404);
  }
  expect(site.mails).toEqual([]);
});

test("A15: an unlock on a private car's page names no car to the visitor, whether there is one or not", async () => {
  const contact = {
    firstName: "Elena",
    lastName: "Reyes",
    email: "elena@example.com",
    phone: "(630) 555-0100",
  };
  const answers = await Promise.all(
    [PRIVATE_CAR.vehicle.vin, UNKNOWN_VIN].map(async (vin) => {
      const answer = await site.send(
        "/private-inventory",
        "private-inventory",
        {
          ...contact,
          returnTo: `/new-vehicle/x/y/${vin}`,
        },
      );
      const place = answer.headers.get("Location") ?? "";
      return [answer.status, place.replaceAll(vin, "VIN")];
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
});

const WORDS = [
  "zorblatt",
  "zorblat",
  "zorblatts",
  "Alfa Romeo Zorblatt",
  "alfa",
  "alfa romeo under 70k",
  "new alfa romeo",
  "quadrivium",
  "chartreuse",
  "qzorb7",
  "zz999",
  "zz9zz999",
  "wz1zz",
  "hydrogen",
  "manual convertible",
  "2027",
  "yellow",
  "new accord",
  "newest new cars",
  "honda",
];

/** What lists, counts, words, suggestions and pictures say of cars that they must not know. */
function guesses(): readonly string[] {
  const { id } = site.profile.storeGroup;
  const api = `/api/catalogue/v1/store-group/${id}/website`;
  const lists = ["all", "used", "certified", "new"].map(
    (it) => `/search-vehicles/${it}-inventory`,
  );
  return [
    "/",
    ...lists,
    ...WORDS.map(encodeURIComponent).flatMap((words) => [
      ...lists.map((list) => `${list}?words=${words}`),
      ...lists.map((list) => `${list}?q=${words.toLowerCase()}`),
      `/api/suggestions?words=${words}`,
      `/api/suggestions?words=${words.slice(0, 3)}`,
      `/api/suggestions?words=new%20${words}`,
      `${api}/vehicles?q=${words}`,
      `${api}/filters?q=${words}`,
    ]),
    ...[
      "make_model/alfa-romeo",
      "make_model/alfa-romeo/zorblatt",
      "bodystyle/convertibles",
      "year/2027",
      "price/60000-70000",
      "exterior-color/yellow",
      "interior-color/orange",
      "transmission/manual",
      "store/kankakee",
      "drivetrain/rwd",
    ].flatMap((filter) => lists.map((list) => `${list}/${filter}`)),
    ...[
      "make_model=alfa-romeo",
      "make_model=alfa-romeo~zorblatt",
      "condition=new",
      "condition=new&page=2",
      "bodystyle=convertibles",
      "year_min=2027",
      "price_min=60000",
      "mileage_max=10",
      "store=kankakee",
      "sort=priceHigh",
      "sort=oldest",
      "page=2",
    ].flatMap((query) => [
      `${api}/vehicles?${query}`,
      `${api}/filters?${query}`,
      `${api}/vehicles/sitemap?${query}`,
      `/api/suggestions?words=a&${query}`,
    ]),
    `/api/catalogue/v1/stores/kankakee/website/vehicles`,
    `/api/catalogue/v1/stores/kankakee/website/filters`,
  ];
}

test("A15: a dealership with private cars and one without any answer every guess alike", async () => {
  const asked = [
    ...guesses(),
    ...everyAddress(
      site.profile,
      bare.cars.map(({ stocked }) => stocked),
    ),
  ];
  // How many there are is no secret (Assumption A303); the next test asks what else the form that opens them says.
  const paths = [...new Set(asked.flatMap((it) => pageAndData(it)))].filter(
    (it) => !/^(?:\/es)?\/private-inventory\b/.test(it),
  );
  expect(paths.length).toBeGreaterThan(600);
  for (const path of paths.filter((_, at) => at % often(1, 4) === 0)) {
    const [here, there] = await Promise.all([
      rawRequest(site.origin, path),
      rawRequest(bare.origin, path),
    ]);
    expect([path, withoutCount(heard(here))]).toEqual([
      path,
      withoutCount(heard(there)),
    ]);
  }
}, 600_000);

test("A15: the form that opens the private cars tells how many there are, and nothing else of them", async () => {
  const ask = async (of: GatedSite) =>
    heard(await rawRequest(of.origin, "/private-inventory")).text;
  const [here, there] = await Promise.all([ask(site), ask(bare)]);
  const told = /<section class="hidden-cars">.*?<\/section>/s;
  expect(here).toMatch(told);
  expect(there).not.toMatch(told);
  const main = (it: string) =>
    /<main\b.*<\/main>/s.exec(it)?.[0].replace(told, "");
  expect(main(here)).toBe(main(there));
  expect(main(here)).toContain('name="firstName"');
  for (const word of ["zorblatt", "alfa", PRIVATE_CAR.vehicle.vin])
    expect([word, here.toLowerCase().includes(word.toLowerCase())]).toEqual([
      word,
      false,
    ]);
});

/** In both languages, in pages and in their data. */
function withoutCount({ text, ...rest }: ReturnType<typeof heard>) {
  return {
    ...rest,
    text: text
      .replaceAll(
        /[\d,]+ more cars? (?:is|are) in our/g,
        "More cars are in our",
      )
      .replaceAll(/[\d,]+ autos? más en nuestro/g, "más autos en nuestro")
      .replaceAll(
        /(?<=[>"])[\d,]+ private new cars?(?=[\\"<])/g,
        "Our private new cars",
      )
      .replaceAll(
        /(?<=[>"])[\d,]+ (?:de nuestros )?autos nuevos privados(?=[\\"<])/g,
        "Nuestros autos nuevos privados",
      )
      .replaceAll(/[\d,]+ private cars?(?=[\\"<])/g, "Private cars")
      .replaceAll(/[\d,]+ autos? privados?(?=[\\"<])/g, "Autos privados"),
  };
}

function pageAndData(path: string): readonly string[] {
  return path.startsWith("/search-vehicles")
    ? [path, dataAddress(path)]
    : [path];
}

test("A15: whoever unlocked finds the car by every one of these", async () => {
  const headers = { Cookie: visitorCookie(ANN) };
  const finds = async (path: string) =>
    (await site.text(path, { headers })).includes(PRIVATE_CAR.vehicle.vin);
  expect(await finds(getVehicleAddress(PRIVATE_CAR.vehicle))).toBe(true);
  const { id } = site.profile.storeGroup;
  const api = `/api/catalogue/v1/store-group/${id}/website/vehicles`;
  for (const query of ["q=zorblatt", "make_model=alfa-romeo", "year_min=2027"])
    expect([query, await finds(`${api}?${query}`)]).toEqual([query, true]);
  const suggested = await site.text("/api/suggestions?words=zorb", { headers });
  expect(suggested).toContain("Zorblatt");
});
