import { afterAll, expect, test } from "vitest";
import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { startTestSite } from "#tests/support/test-site.ts";
import {
  buildSiteSocialPicture,
  findVehicleSocialPicture,
} from "./social-picture.server.ts";

const site = await startTestSite();
afterAll(() => site.stop());

const open = {
  unlockInventory: false,
  unlockPrice: false,
  unlockOffers: false,
};
const { vin } = site.vehicles[0]?.vehicle ?? expect.fail();

function profileWith(used: Partial<typeof open>): StoreProfile {
  const group = { ...open, ...used };
  return {
    ...site.profile,
    restrictions: { new: group, used: group, certified: group, search: open },
  };
}

function findPicture(
  used: Partial<typeof open>,
  overrides: Partial<ListedVehicle> = {},
) {
  const listed = site.index.find(vin) ?? expect.fail();
  return findVehicleSocialPicture(
    {
      profile: profileWith(used),
      index: { ...site.index, find: () => ({ ...listed, ...overrides }) },
    },
    vin,
  );
}

test("two prices make two pictures while they are open, and one while they are locked", () => {
  const cheap = { salePriceCents: 1_799_100 };
  const dear = { salePriceCents: 2_899_300 };
  expect(findPicture({}, cheap)?.address).not.toBe(
    findPicture({}, dear)?.address,
  );
  const locked = findPicture({ unlockPrice: true }, cheap);
  expect(locked).toEqual(findPicture({ unlockPrice: true }, dear));
  expect(JSON.stringify(locked)).not.toContain("$");
});

test("a picture states the price as the cards do, with what is in it", () => {
  const picture = findPicture({}, { salePriceCents: 1_799_100 })?.picture;
  expect(picture).toMatchObject({
    price: {
      amount: "$18,350",
      note: "Doc fee included. Tax and plates extra.",
    },
  });
});

test("a picture names the trim without the model that stands above it", () => {
  const picture = findPicture({}, { model: "GLC", trim: "GLC 300" })?.picture;
  expect(picture).toMatchObject({ trim: "300" });
});

test("a vehicle that is hidden from strangers has none, nor has one that is not for sale", () => {
  expect(findPicture({ unlockInventory: true })).toBe(null);
  const none = { ...site.index, find: () => null };
  const { profile } = site;
  expect(findVehicleSocialPicture({ profile, index: none }, vin)).toBe(null);
});

test("another colour of the dealer's makes another picture of the site", () => {
  const { profile } = site;
  const theme = { ...profile.theme, primary: "#aa0000" };
  expect(buildSiteSocialPicture({ ...profile, theme }).address).not.toBe(
    buildSiteSocialPicture(profile).address,
  );
});
