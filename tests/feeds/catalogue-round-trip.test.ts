import { expect, test } from "vitest";
import { feedEvents } from "#tests/support/feed-events.ts";
import { startTestSite } from "#tests/support/test-site.ts";

const WEBSITE = "/api/catalogue/v1/store-group/prairie/website";

test("what the catalogue answers is a feed of the same vehicles at the same prices", async () => {
  const site = await startTestSite();
  try {
    const page = await (await site.fetch(`${WEBSITE}/vehicles`)).text();
    const { format, vehicles, refused } = await feedEvents(page);
    expect({ format, refused }).toEqual({ format: "forecourt", refused: [] });
    expect(vehicles).toHaveLength(24);
    for (const { vehicle } of vehicles) {
      const stocked = site.vehicles.find(
        (it) => it.vehicle.vin === vehicle.vin,
      )?.vehicle;
      expect(stocked).toMatchObject({
        salePriceCents: vehicle.salePriceCents,
        condition: vehicle.condition,
        make: vehicle.make,
        bodystyle: vehicle.bodystyle,
        drivetrain: vehicle.drivetrain,
        transmission: vehicle.transmission,
        fuelType: vehicle.fuelType,
        miles: vehicle.miles,
        listedOn: vehicle.listedOn,
      });
    }
    const vin = vehicles[0]?.vehicle.vin ?? "";
    const one = await (await site.fetch(`${WEBSITE}/vehicles/${vin}`)).text();
    const read = (await feedEvents(one)).vehicles[0]?.vehicle;
    const { images, features } =
      site.vehicles.find((it) => it.vehicle.vin === vin)?.vehicle ??
      expect.fail("no such vehicle");
    expect(read).toMatchObject({ images, features });
  } finally {
    await site.stop();
  }
});
