import { expect, test } from "vitest";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import { SOME_DAY_MS } from "#tests/support/test-site.ts";
import { aStockedVehicle } from "#tests/support/vehicles.ts";
import { feedsOutCommand, type FeedsOutContext } from "./feeds-out.ts";

const PROFILE = readProfile();
const GOOD_VIN = "1HGCM82633A004352";

async function run(
  args: readonly string[],
  vehicles: readonly Partial<Vehicle>[],
  others: Partial<FeedsOutContext> = {},
) {
  let out = "";
  let err = "";
  async function* listForSale(_size?: number, storeId?: string) {
    yield vehicles
      .map((it) => aStockedVehicle({ vin: GOOD_VIN, ...it }))
      .filter(({ vehicle }) => vehicle.storeId === storeId);
  }
  const code = await feedsOutCommand(args, {
    profile: PROFILE,
    inventory: { listForSale },
    clock: { nowMs: () => SOME_DAY_MS },
    siteUrl: "https://dealer.example",
    access: { kind: "public" },
    stdout: { write: (text: string) => (out += text) },
    stderr: { write: (text: string) => (err += text) },
    ...others,
  });
  return { code, out, err };
}

const [storeId = ""] = PROFILE.stores.map(({ id }) => id);
const photo = `https://${PROFILE.vehicles.imageHosts[0]?.replace("*.", "a.")}/1.jpg`;
const images = {
  imageCustomBg: [],
  previewImage: photo,
  additionalImages: [],
  evoxImages: [],
};
const check = (vehicles: readonly Partial<Vehicle>[], others = {}) =>
  run(["check", "--store", storeId], vehicles, others);

test("a good feed is told with its addresses and its counts", async () => {
  const { code, out } = await check([{ storeId, images }]);
  expect(code).toBe(0);
  expect(out).toContain(
    `https://dealer.example/feeds/${storeId}/google-vehicle-listings.tsv\n`,
  );
  expect(out).toContain(
    `https://dealer.example/feeds/${storeId}/meta-automotive-inventory.xml\n`,
  );
  expect(out.match(/ 1 {2}vehicles written/g)).toHaveLength(3);
  expect(out).toContain("100 % valid; Google takes a file from 90 % on.");
});

test("what stays out is told by its reason, and is no fault where the store wants it so", async () => {
  const kept = {
    unlockInventory: false,
    unlockPrice: false,
    unlockOffers: false,
  };
  const profile = {
    ...PROFILE,
    restrictions: {
      new: { ...kept, unlockInventory: true },
      used: { ...kept, unlockPrice: true },
      certified: kept,
      search: kept,
    },
  };
  const { code, out } = await check(
    [
      { storeId, images, condition: "new" },
      { storeId, images, condition: "used" },
      { storeId, images, condition: "certified", salePriceCents: null },
      { storeId, images, condition: "certified" },
    ],
    { profile },
  );
  expect(code).toBe(0);
  expect(out).toContain(" 3  left out");
  expect(out).toContain(" 1  the gate hides them from strangers");
  expect(out).toContain(" 1  their price is locked for strangers");
  expect(out).toContain(" 1  without a price");
});

test("a required column that stays empty keeps a vehicle out of the file that requires it", async () => {
  const { out } = await check([{ storeId }]);
  expect(out).toContain("nothing for image[0].url, which Meta requires");
  expect(out).toContain("without a photo: listed, but seldom looked at");
});

test.each([
  [1, 0],
  [2, 1],
])(
  "with %i in ten without mileage or a sound VIN the exit code is %i",
  async (bad, expected) => {
    const vehicles = Array.from({ length: 10 }, (_, at) => ({
      storeId,
      ...(at < bad &&
        (at === 0 ? { miles: null } : { vin: "1HGCM82633A004353" })),
    }));
    const { code, out } = await check(vehicles);
    expect(code).toBe(expected);
    expect(out.includes("Mend the records")).toBe(expected === 1);
  },
);

test("a new vehicle without a manufacturer's price is told: vehicle ads want one", async () => {
  const { code, out } = await check([{ storeId, condition: "new" }]);
  expect(code).toBe(0);
  expect(out).toContain("vehicle ads do not");
});

test("the token is never printed", async () => {
  const access = { kind: "token", token: "a-token-of-some-length" } as const;
  const { out } = await check([{ storeId }], { access });
  expect(out).toContain("/feeds/<FEEDS_TOKEN>/");
  expect(out).not.toContain(access.token);
});

test("without a store all are told; feeds that are off are said to be off", async () => {
  const { code, out } = await run(["check"], [], { access: { kind: "off" } });
  expect(code).toBe(0);
  expect(out.match(/^Store /gm)).toHaveLength(PROFILE.stores.length);
  expect(out).toContain("Feeds are off");
  expect(out).toContain("Nothing to advertise.");
});

test.each([
  [[]],
  [["chek"]],
  [["check", "--store"]],
  [["check", "aurora"]],
  [["check", "--store", "nowhere"]],
  [["check", "--store", storeId, "more"]],
])("a wrong call %j is told what is right", async (args) => {
  const { code, out, err } = await run(args, []);
  expect([code, out]).toEqual([64, ""]);
  expect(err).not.toBe("");
});

test.each([["--help"], ["check", "-h"]])(
  "%s prints how to call it, and is no error",
  async (...args) => {
    const { code, out, err } = await run(args, []);
    expect(code).toBe(0);
    expect(out).toContain("Usage: feeds-out check");
    expect(out).toContain("google-vehicle-ads");
    expect(err).toBe("");
  },
);
