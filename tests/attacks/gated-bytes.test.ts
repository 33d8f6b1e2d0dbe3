import { beforeAll, expect, test } from "vitest";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import type { StockedVehicle, Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { often } from "#tests/support/effort.ts";
import { everyAddress } from "./every-address.ts";
import {
  ALL_LOCKED,
  type GatedSite,
  MIXED,
  startGatedSite,
} from "./gated-site.ts";
import { PATIENTLY } from "./patience.ts";
import { grouped, plantedCar } from "./planted-inventory.ts";
import {
  priceFoundIn,
  tellingAmounts,
  matchWritings,
} from "./price-writings.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";

// A12: no amount of a locked car, in no writing, in anything that leaves the server.

const SOLD = {
  saleDollars: 31_687,
  oldDollars: 46_913,
  earlierDollars: 43_219,
};
const TALKED = {
  saleDollars: 26_741,
  oldDollars: 41_893,
  earlierDollars: 37_459,
};

const CONTACT = {
  firstName: "Elena",
  lastName: "O'Brien",
  email: "elena@example.com",
  phone: "(630) 555-0100",
  message: "Is it still there?",
};

const ALLOWED = {
  Cookie:
    "allowCookies=essential%2Cfunctional%2Canalytics%2Ctargeting; displayCookies=hide",
};

/** A total with the document fee, a fee of months, an older price: all of them tell. */
const TALK: readonly string[] = [
  `Yours for ${TALKED.saleDollars}`,
  `Yours for ${grouped(TALKED.saleDollars)} today`,
  "Yours for ２６７４１",
  "Yours for 26 . 741",
  `Was ${grouped(TALKED.earlierDollars)} last month`,
  `All in ${grouped(Math.ceil(TALKED.saleDollars + 358.03))}`,
  "Save 15,152 now",
  "Save 15152",
  "Twenty-six seven four one, or 26.7k",
  "Only 389 a month",
  "only 389/mo with nothing down",
  "26\u200B741 and it is yours",
  "26 thousand 741",
  "267 41",
  "Yours for 26,7xx",
  "Yours for 26xxx",
  "389 pm and no surprises",
  "72 x 389",
  "72 payments of 389",
  "Under 27!",
  "Under twenty-seven",
  "Mid-twenties, bring cash",
  "26.7 firm",
  "2.6.7.4.1",
  "٢٦٧٤١ only",
  "Priced26741",
  "36% off sticker",
  "95 every week",
  "veintiséis mil",
  "389 al mes",
];

/** Prices where feeds have names: each is cut back to what is a name. */
const NAMES: readonly Partial<Vehicle>[] = [
  { trim: "SE - now 26741" },
  { trim: "SE - only 26,7xx" },
  { trim: "SE 389 pm" },
  { trim: "SE 72 x 389" },
  { model: "Zephyr $26,741" },
  { stockNumber: "26741" },
  { stockNumber: "A26741-B" },
  { stockNumber: "now 26.7" },
  { exteriorColor: "Oxford White - now 26741" },
  { interiorColor: "Black, under 27" },
  { transmissionText: "Automatic, 389 a month" },
  { engine: "2.0T I4 for 26741" },
  { location: { city: "Aurora - 26741", state: "IL", zip: "60504" } },
  { features: ["Now 26,7xx", "Heated Seats", "389 pm", "Under 27"] },
];
/** What of them may be in no answer, an address included. */
const NAME_TALK =
  /26\D{0,3}7(?:41|xx)|now[\s-]+26|(?:under|below)[\s-]+27\b|389[\s-]+(?:pm|a\b)|72[\s-]+x[\s-]+389/i;

let mixed: GatedSite;
let locked: GatedSite;
beforeAll(async () => {
  const sold: StockedVehicle = {
    ...plantedCar(SOLD, {
      vin: "1HGCV1F34LASOLD01",
      stockNumber: "SOLDX",
      storeId: "aurora",
    }),
    goneAtMs: Date.UTC(2026, 10, 15),
  };
  const talkers = TALK.map((text, at) =>
    plantedCar(TALKED, {
      vin: `1HGCV1F34LATAL${String(at).padStart(3, "0")}`,
      stockNumber: `TALK${at}X`,
      storeId: "aurora",
      model: `Talker ${at}`,
      description: text,
    }),
  );
  const named = NAMES.map((names, at) =>
    plantedCar(TALKED, {
      vin: `1HGCV1F34LANAM${String(at).padStart(3, "0")}`,
      stockNumber: `NAMED${at}X`,
      storeId: "aurora",
      model: "Talker",
      ...names,
    }),
  );
  // The planter's own features are one field among others here.
  const withNames = named.map((it, at) => ({
    ...it,
    vehicle: { ...it.vehicle, features: NAMES[at]?.features ?? [] },
  }));
  const vehicles = [sold, ...talkers, ...withNames];
  mixed = await startGatedSite(MIXED, { vehicles });
  locked = await startGatedSite(ALL_LOCKED, { vehicles });
  return () => Promise.all([mixed.stop(), locked.stop()]);
}, 600_000);

function listAmounts(site: GatedSite): readonly number[] {
  const policy = getPricePolicy(site.profile);
  const others = [SOLD, TALKED].flatMap((secret) =>
    tellingAmounts({ stocked: plantedCar(secret, {}), secret }, policy),
  );
  return [...site.secretAmounts, ...others];
}

async function listAddresses(site: GatedSite): Promise<readonly string[]> {
  const listed: StockedVehicle[] = [];
  for await (const batch of site.stores.inventory.listForSale())
    listed.push(...batch);
  const sold = await site.stores.inventory.findVehicle("1HGCV1F34LASOLD01");
  expect(sold?.goneAtMs).not.toBeNull();
  return everyAddress(site.profile, [...listed, ...(sold ? [sold] : [])]);
}

test.each([
  ["27,393", true],
  ["27393", true],
  ["$27393.00", true],
  ['"totalCents":2739300', true],
  ["27&nbsp;393", true],
  ["27.393", true],
  ["$27.4k", true],
  ["$27K", true],
  ["$30K", false],
  ["127393", false],
  ["273931", false],
  ["27,394", false],
  ["27 kg", false],
])("A12: the search knows %s: %s", (text, isFound) => {
  expect(matchWritings(27_393).test(text)).toBe(isFound);
});

test.each([
  ["new cars hidden, used locked", () => mixed],
  ["all prices locked", () => locked],
])(
  "A12: %s: no answer to a stranger holds an amount",
  async (_name, siteOf) => {
    const site = siteOf();
    const amounts = listAmounts(site);
    const addresses = await listAddresses(site);
    expect(addresses.length).toBeGreaterThan(200);
    for (const path of addresses.filter((_, at) => at % often(1, 4) === 0)) {
      const answer = await site.fetch(path);
      const headers = [...answer.headers].filter(
        ([name]) => name !== "content-length",
      );
      const said = `${JSON.stringify(headers)} ${await answer.text()}`;
      expect([path, priceFoundIn(said.replaceAll(path, ""), amounts)]).toEqual([
        path,
        [],
      ]);
      expect([path, TALK.filter((text) => said.includes(text))]).toEqual([
        path,
        [],
      ]);
      expect([path, NAME_TALK.exec(said.replaceAll(path, ""))?.[0]]).toEqual([
        path,
        undefined,
      ]);
    }
  },
);

test("A12: a price in a name finds no car and stands in no address", async () => {
  const { id } = locked.profile.storeGroup;
  const api = `/api/catalogue/v1/store-group/${id}/website/vehicles`;
  for (const query of [
    "q=26741",
    "q=a26741b",
    "q=now",
    "filter[stockNumber]=contains:26741",
    "filter[trim]=contains:now",
    "filter[trim]=contains:26",
    "filter[trim]=contains:389",
    "filter[model]=contains:741",
    "filter[exteriorColor]=contains:now",
  ]) {
    const { total } = JSON.parse(await locked.text(`${api}?${query}`));
    expect([query, total]).toEqual([query, 0]);
  }
  const trims = await locked.text(`${api}?filter[trim]=equals:SE&q=talker`);
  expect(JSON.parse(trims).total).toBe(4);
});

test("A12: an open car's price is found by the same search", async () => {
  const policy = getPricePolicy(mixed.profile);
  for (const car of mixed.openCars) {
    const text = await mixed.text(getVehicleAddress(car.stocked.vehicle));
    expect(priceFoundIn(text, tellingAmounts(car, policy))).not.toEqual([]);
  }
});

test.each(TALK.map((text, at) => [text, at] as const))(
  "A12: the dealer's own words “%s” stay away with the price",
  async (text, at) => {
    const vin = `1HGCV1F34LATAL${String(at).padStart(3, "0")}`;
    const { id } = locked.profile.storeGroup;
    const api = `/api/catalogue/v1/store-group/${id}/website/vehicles/${vin}`;
    const shown = await locked.text(api);
    expect(JSON.parse(shown)).toMatchObject({
      vin,
      price: { state: "locked" },
      description: null,
    });
    expect(shown).not.toContain(text);
    const car = await locked.stores.inventory.findVehicle(vin);
    const page = await locked.text(
      getVehicleAddress(car?.vehicle ?? expect.fail()),
    );
    expect(page).not.toContain(text);
    expect(page).toContain(`Talker ${at}`);
  },
);

test("A12: mails, events, logs and the ledger of a locked car's forms name no amount", async () => {
  for (const { stocked } of locked.lockedCars.slice(0, 4))
    for (const kind of ["ask-about-vehicle", "check-availability"]) {
      const path = `/${kind}/${stocked.vehicle.vin}`;
      const sent = await locked.send(path, kind, CONTACT, ALLOWED);
      expect(sent.status).toBe(303);
      const next = await locked.fetch(sent.headers.get("Location") ?? "");
      expect(priceFoundIn(await next.text(), listAmounts(locked))).toEqual([]);
    }
  const [first] = locked.lockedCars;
  const returnTo = getVehicleAddress(first?.stocked.vehicle ?? expect.fail());
  await locked.send(
    "/private-inventory",
    "private-inventory",
    { ...CONTACT, returnTo },
    ALLOWED,
  );
  await expect.poll(() => locked.mails.length, PATIENTLY).toBeGreaterThan(8);
  expect(locked.events.length).toBeGreaterThan(8);
  const said = JSON.stringify([locked.mails, locked.events, locked.logged]);
  expect(said).toContain(first?.stocked.vehicle.vin);
  expect(priceFoundIn(said, listAmounts(locked))).toEqual([]);
});

test("A12: a question about a car whose price the visitor sees does name it", async () => {
  const [open] = mixed.openCars;
  const { vehicle } = open?.stocked ?? expect.fail();
  await mixed.send(
    `/ask-about-vehicle/${vehicle.vin}`,
    "ask-about-vehicle",
    CONTACT,
  );
  const total = Math.ceil((vehicle.salePriceCents ?? 0) / 100 + 358.03);
  await expect
    .poll(() => priceFoundIn(JSON.stringify(mixed.mails), [total]), PATIENTLY)
    .not.toEqual([]);
});

test("A12: a price in a feature's words is no word to search by", async () => {
  const { id } = locked.profile.storeGroup;
  const base = `/api/catalogue/v1/store-group/${id}/website/vehicles`;
  for (const { secret } of locked.lockedCars)
    for (const q of [
      String(secret.saleDollars),
      grouped(secret.saleDollars),
      String(secret.saleDollars).slice(0, 4),
      String(secret.saleDollars).slice(0, 3),
      String(secret.saleDollars % 1000),
    ]) {
      const answer = await locked.text(`${base}?q=${encodeURIComponent(q)}`);
      expect([q, JSON.parse(answer).total]).toEqual([q, 0]);
      const page = await locked.text(
        `/search-vehicles/all-inventory?words=${encodeURIComponent(q)}`,
      );
      expect(
        priceFoundIn(page.replaceAll(q, ""), [secret.saleDollars]),
      ).toEqual([]);
    }
});

test("A12: the operators' numbers are for nobody who comes from elsewhere", async () => {
  for (const headers of [
    { "X-Forwarded-For": "198.18.0.1" },
    { Forwarded: "for=198.18.0.1" },
    { Via: "1.1 proxy" },
    { Authorization: "Bearer undefined" },
    { Authorization: "Bearer null" },
    { Authorization: "Basic YTpi", "X-Real-IP": "198.18.0.1" },
  ]) {
    const answer = await mixed.fetch("/metrics", { headers });
    expect([headers, answer.status]).toEqual([headers, 404]);
    expect(await answer.text()).not.toContain("forecourt_");
  }
});
