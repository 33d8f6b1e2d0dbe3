import { expect, test } from "vitest";
import { computeMiles } from "#app/domain/shopper-place/distance.ts";
import { createZipPlaces } from "./zip-places.server.ts";

test("the table knows the ZIP codes of the country to a mile or two, and no others", () => {
  const places = createZipPlaces();
  const aurora = places.find("60505");
  expect(
    aurora && computeMiles(aurora, { latitude: 41.7893, longitude: -88.2772 }),
  ).toBeLessThan(4);
  expect(places.find("00601")).toEqual({ latitude: 18.18, longitude: -66.75 });
  expect(places.find("99929")?.longitude).toBeLessThan(-131);
  for (const zip of ["00000", "60500", "99999", "6050", "abcde"])
    expect(places.find(zip)).toBeNull();
});
