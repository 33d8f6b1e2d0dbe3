import { afterAll, beforeAll, expect, test } from "vitest";
import { FEED_FILES, getFeedAddress } from "#app/domain/feeds-out/feed-file.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";
import { startTestSite } from "#tests/support/test-site.ts";
import {
  ANN_WITH_TERMS,
  visitorCookie,
} from "#tests/support/visitor-cookie.ts";
import { type AttackSite, startAttackSite } from "./attack-site.ts";
import { ALL_LOCKED, MIXED } from "./gated-site.ts";
import { type Planted, plantedCars } from "./planted-inventory.ts";
import { priceFoundIn, tellingAmounts } from "./price-writings.ts";

// A12: a feed for advertising platforms tells of no car, and no price, that a stranger may not know.

const PHOTO = "https://photos.prairieauto.example/1.jpg";
const unlocked = { Cookie: visitorCookie(ANN_WITH_TERMS) };

/** With a photo each: Meta takes none without. */
const CARS: readonly Planted[] = plantedCars("aurora", [
  "new",
  "used",
  "certified",
]).map(({ secret, stocked }) => ({
  secret,
  stocked: {
    ...stocked,
    vehicle: {
      ...stocked.vehicle,
      images: { ...stocked.vehicle.images, previewImage: PHOTO },
    },
  },
}));
const CERTIFIED = CARS.filter(
  ({ stocked }) => stocked.vehicle.condition === "certified",
);

let mixed: AttackSite;
let locked: AttackSite;
beforeAll(async () => {
  const vehicles = CARS.map(({ stocked }) => stocked);
  const options = { profile: "franchise", vehicles };
  mixed = await startAttackSite({ ...options, restrictions: MIXED });
  locked = await startAttackSite({ ...options, restrictions: ALL_LOCKED });
});
afterAll(() => Promise.all([mixed.stop(), locked.stop()]));

const ADDRESSES = FEED_FILES.map((file) => getFeedAddress("aurora", file));

function toldBy(text: string, cars: readonly Planted[], site: AttackSite) {
  const policy = getPricePolicy(site.profile);
  const named = cars.flatMap(({ stocked: { vehicle } }) =>
    [vehicle.vin, vehicle.stockNumber ?? ""].filter((it) => text.includes(it)),
  );
  const amounts = cars.flatMap((car) => tellingAmounts(car, policy));
  return [...named, ...priceFoundIn(text, amounts)];
}

test.each(ADDRESSES)(
  "A12: %s tells the open cars with their prices, and no other car",
  async (path) => {
    const text = await mixed.text(path);
    for (const car of CERTIFIED) {
      expect(text).toContain(car.stocked.vehicle.vin);
      expect(toldBy(text, [car], mixed).length).toBeGreaterThan(1);
    }
    const kept = CARS.filter((it) => !CERTIFIED.includes(it));
    expect(toldBy(text, kept, mixed)).toEqual([]);
  },
);

test.each(ADDRESSES)(
  "A12: %s is empty where every price is locked",
  async (path) => {
    expect(toldBy(await locked.text(path), CARS, locked)).toEqual([]);
  },
);

test.each(ADDRESSES)(
  "A11: %s is the same for whoever unlocked everything",
  async (path) => {
    const answer = await mixed.fetch(path, { headers: unlocked });
    expect(await answer.text()).toBe(await mixed.text(path));
  },
);

test.each(["franchise-gated", "used-only-gated"] as const)(
  "A12: no feed of %s names a car that is hidden or whose price is locked",
  async (profile) => {
    const site = await startTestSite({ profile });
    const { new: fresh, used, certified, search } = site.profile.restrictions;
    const groups = { new: fresh, used, certified };
    const kept = site.vehicles.filter(({ vehicle }) => {
      const { unlockInventory, unlockPrice } = groups[vehicle.condition];
      return [
        unlockInventory,
        unlockPrice,
        search.unlockInventory,
        search.unlockPrice,
      ].includes(true);
    });
    expect(kept.length).toBeGreaterThan(200);
    for (const { id } of site.profile.stores)
      for (const file of FEED_FILES) {
        const answer = await site.fetch(getFeedAddress(id, file));
        expect(answer.status).toBe(200);
        const text = await answer.text();
        expect(
          kept.filter(({ vehicle }) => text.includes(vehicle.vin)),
        ).toEqual([]);
      }
    await site.stop();
  },
);
